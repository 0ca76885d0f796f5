// `npm start`: what is missing is installed and built first. Plain JavaScript without packages,
// since a fresh clone has none.
import { prepare } from './prepare.mjs';

prepare();
await import('../../dist/host/launch.mjs');
