// `npm test`: packages are installed first; all the rest is one queue.
import { prepareTools } from './prepare.mjs';
import { run } from './run.mjs';

const started = Date.now();
prepareTools();
process.exitCode = await run(
  process.execPath,
  ['--import', 'tsx', 'src/tooling/test/test.ts', ...process.argv.slice(2)],
  { MEYDAN_TEST_STARTED: String(started) },
);
