// `npm start`: what is missing is installed and built first. Plain JavaScript without packages, since a fresh clone has none.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare({ build: true });
process.exitCode = await run(process.execPath, ['dist/host/launch.mjs']);
