// `npm run dev`: builds the portal on every change and starts host and door again when they or the
// rendered portal change.
import { rmSync } from 'node:fs';
import { BUILT_MARK, prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
// The files that this leaves in dist are no production build: the next start makes one.
rmSync(BUILT_MARK, { force: true });
const WATCHED = ['src/server/**/*', 'src/door/**/*', 'src/shared/**/*', 'dist/render/render.mjs'];
const codes = await Promise.all([
  run(process.execPath, [
    'node_modules/webpack-cli/bin/cli.js',
    '--mode',
    'development',
    '--watch',
  ]),
  run(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    ...WATCHED.flatMap((files) => ['--include', files]),
    'src/tooling/launch.ts',
  ]),
]);
process.exitCode = Math.max(...codes);
