// `npm test`: what is missing is installed and built first, then every check runs.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare({ build: true });
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  'src/tooling/test/test.ts',
  ...process.argv.slice(2),
]);
