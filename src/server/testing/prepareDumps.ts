import { findPreparedDumps } from './preparedDumps';

// The folder alone, for whoever reads it from this program's output.
process.stdout.write(await findPreparedDumps());
process.exit(0);
