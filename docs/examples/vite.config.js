// Builds the four examples, each a page of its own.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    // Vue has to know which elements are none of its components.
    vue({ template: { compilerOptions: { isCustomElement: (name) => name.startsWith('notabene-') } } }),
  ],
  build: {
    target: 'es2022',
    rollupOptions: { input: ['plain', 'react', 'vue', 'svelte'].map((name) => `${name}/index.html`) },
  },
});
