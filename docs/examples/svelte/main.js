import init from 'notabene';
import 'notabene/board';
import { mount } from 'svelte';
import Play from './Play.svelte';

await init();
mount(Play, { target: document.getElementById('app') });
