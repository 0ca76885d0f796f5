// `npm run recount -- FILE`: counts a closed poll again, without the portal.
import { runRecountCommand } from './recountCommand';

process.exitCode = await runRecountCommand(process.argv.slice(2), (line) =>
  process.stdout.write(`${line}\n`),
);
