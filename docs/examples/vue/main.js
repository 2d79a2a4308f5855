import init from 'notabene';
import 'notabene/board';
import { createApp } from 'vue';
import Play from './Play.vue';

await init();
createApp(Play).mount('#app');
