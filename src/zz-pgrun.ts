import { spawnSync } from 'node:child_process';
import { startPostgres } from '/work/wt-int/src/tooling/test/postgres';
import { fillTemplates } from '/work/wt-int/src/server/testing/preparedDatabase';
const pg = await startPostgres();
await fillTemplates(pg!.url);
const { status } = spawnSync(process.execPath, ['--experimental-vm-modules','--no-warnings','node_modules/jest/bin/jest.js','--silent','--maxWorkers=3','--selectProjects','node','--testPathPatterns', ...process.argv.slice(2)], { stdio:'inherit', env: { ...process.env, MEYDAN_TEST_DATABASE: pg!.url } });
await pg!.stop();
process.exitCode = status ?? 1;
