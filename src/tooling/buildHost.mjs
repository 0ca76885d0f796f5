// What `npm start` and production run: launcher, host and door, each in one piece. Loading their modules one by one takes nearly half of a start.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

const FOLDER = 'dist/host';

rmSync(FOLDER, { recursive: true, force: true });
await build({
  entryPoints: {
    launch: 'src/tooling/launch.ts',
    host: 'src/server/main.ts',
    door: 'src/door/main.ts',
  },
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // The demonstration is loaded by who seeds it.
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});
