import resolve from '@rollup/plugin-node-resolve';

export default { input: ['main.js', 'worker.js'], plugins: [resolve()], output: { dir: 'out/rollup', format: 'es' } };
