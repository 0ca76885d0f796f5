// `npm run recount -- FILE`: counts a closed poll again, without the portal.
import { recountCommand } from './recountCommand';

process.exitCode = await recountCommand(process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
