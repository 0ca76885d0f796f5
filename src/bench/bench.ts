// `npm run bench [-- subject …]`: prints figures, each beside its reference of the same run, and in
// the end all that have a goal. No time is asserted. `npm run bench -- table`: the newest figures
// that were kept.
import { beginSubject, printFigures, printStoredFigures } from './figures';
import { printMachine } from './print';

interface Subject {
  readonly run: () => Promise<void>;
}

const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  size: () => import('./size'),
  api: () => import('./api'),
  lists: () => import('./lists'),
  votes: () => import('./votes'),
  load: () => import('./mixedLoad'),
  streams: () => import('./streams'),
  tally: () => import('./tally'),
  opinions: () => import('./opinions'),
  accounts: () => import('./accounts'),
  pages: () => import('./pages'),
  interactions: () => import('./interactions'),
  'sign-in': () => import('./signIn'),
  idle: () => import('./idle'),
  renewal: () => import('./renewal'),
  search: () => import('./search'),
  dialogs: () => import('./dialogs'),
  statements: () => import('./statements'),
  polls: () => import('./polls'),
  publishing: () => import('./publishing'),
  places: () => import('./places'),
  calendar: () => import('./calendar'),
  uploads: () => import('./uploads'),
  'open-data': () => import('./openData'),
  digests: () => import('./digests'),
  recount: () => import('./recount'),
  tapes: () => import('./tapes'),
  jobs: () => import('./jobs'),
  start: () => import('./start'),
  test: () => import('./testRun'),
};

// `exit` is where child processes and temporary folders are cleared away; a signal alone would pass
// it by.
const end = (code: number) => () => {
  printFigures();
  process.exit(code);
};
process.once('SIGINT', end(130)).once('SIGTERM', end(143));

const wanted = process.argv.slice(2);
if (wanted.join() === 'table') {
  printStoredFigures(Object.keys(SUBJECTS));
  process.exit();
}
const unknown = wanted.filter((name) => !Object.hasOwn(SUBJECTS, name));
if (unknown.length > 0) {
  const known = Object.keys(SUBJECTS).join(', ');
  process.stderr.write(`There is no ${unknown.join(', ')}; choose from ${known}.\n`);
  process.exit(1);
}

printMachine();
for (const [name, load] of Object.entries(SUBJECTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  beginSubject(name);
  await load()
    .then((subject) => subject.run())
    .catch((error: unknown) => {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    });
}
printFigures();
