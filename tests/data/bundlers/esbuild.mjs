import { build } from 'esbuild';

await build({ entryPoints: ['main.js', 'worker.js'], bundle: true, format: 'esm', outdir: 'out/esbuild' });
await build({ entryPoints: ['node.js'], bundle: true, platform: 'node', format: 'cjs', outfile: 'out/node.cjs', logLevel: 'error' });
