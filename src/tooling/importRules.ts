/**
 * Rules of who may import whom. Folders are below `src`; the longest matching folder is a file's
 * own. An import that is not listed is refused. `eslint.config.js` enforces it,
 * `src/ARCHITECTURE.md` prints it, a test compares the two.
 */
export interface ImportRule {
  readonly folder: string;
  readonly mayImport: readonly string[];
  readonly because: string;
}

/** Folders that nearly every folder of the host stands on; the printed table names them once. */
export const SERVER_BASE: readonly string[] = [
  'shared',
  'counting',
  'opinions',
  'server/hostContext',
  'server/folders',
  'server/city',
  'server/background',
  'server/db',
  'server/http',
  'server/content',
  'server/identity',
  'server/live',
  'server/notifications',
];

export const IMPORT_RULES: readonly ImportRule[] = [
  { folder: 'shared', mayImport: [], because: 'both sides stand on it' },
  {
    folder: 'demo',
    mayImport: ['shared'],
    because: 'reads `demo`, cities that are not there: nothing of the product imports it',
  },
  { folder: 'oidc', mayImport: ['shared'], because: 'the protocol: values in, values out' },
  {
    folder: 'counting',
    mayImport: ['shared'],
    because: 'pure: runs in the host, in a worker and on the command line',
  },
  {
    folder: 'opinions',
    mayImport: ['shared'],
    because: 'pure: votes in, groups out, the same wherever it runs',
  },
  {
    folder: 'client/navigation',
    mayImport: ['shared', 'client/state', 'client/browser'],
    because: 'the one owner of the history',
  },
  {
    folder: 'client/ui',
    mayImport: [
      'shared',
      'client/intl',
      'client/state',
      'client/api',
      'client/navigation',
      'client/store/hooks',
    ],
    because: 'the kit: buttons, forms, tables, charts; it knows no business',
  },
  {
    folder: 'client/parts',
    mayImport: [
      'shared',
      'client/ui',
      'client/intl',
      'client/state',
      'client/api',
      'client/offline',
      'client/navigation',
      'client/store/hooks',
    ],
    because: 'business that several features share; it knows none of them',
  },
  {
    folder: 'client/store',
    mayImport: [
      'shared',
      'client/state',
      'client/api',
      'client/browser',
      'client/sagas',
      'client/offline',
      'client/navigation',
    ],
    because: 'puts the slices, the API and the sagas together',
  },
  { folder: 'client/intl', mayImport: ['shared'], because: 'languages alone' },
  {
    folder: 'client/browser',
    mayImport: ['shared'],
    because: 'the only folder that touches the browser',
  },
  { folder: 'client/helpers', mayImport: ['shared'], because: 'tiny pages without React' },
  { folder: 'client/state', mayImport: ['shared', 'oidc'], because: 'slices of the store' },
  {
    folder: 'client/offline',
    mayImport: ['shared', 'client/state', 'client/api', 'client/browser'],
    because: 'what this device keeps, and how it reaches the host',
  },
  {
    folder: 'client/serviceWorker',
    mayImport: ['shared'],
    because: 'a program of its own between the pages and the network',
  },
  {
    folder: 'client/recount',
    mayImport: ['shared', 'counting'],
    because: 'a program of its own: counts ballots again beside the page',
  },
  {
    folder: 'client/api',
    mayImport: [
      'shared',
      'oidc',
      'client/state',
      'client/browser',
      'client/intl',
      'client/store/createStore',
    ],
    because: 'HTTP through RTK Query; of the store it knows the type',
  },
  {
    folder: 'client/sagas',
    mayImport: [
      'shared',
      'oidc',
      'client/state',
      'client/api',
      'client/browser',
      'client/offline',
      'client/navigation',
    ],
    because: 'sagas own time',
  },
  {
    folder: 'client/features/*',
    mayImport: [
      'shared',
      'counting',
      'opinions',
      'client/ui',
      'client/parts',
      'client/intl',
      'client/state',
      'client/api',
      'client/offline',
      'client/navigation',
      'client/recount',
      'client/store/hooks',
    ],
    because: 'a feature never imports another feature',
  },
  {
    folder: 'client/features/setup',
    mayImport: [
      'shared',
      'client/ui',
      'client/parts',
      'client/intl',
      'client/state',
      'client/api',
      'client/store/hooks',
      'client/features/admin',
      'client/features/legal/writing',
      'client/features/sign-in',
    ],
    because: 'the assistant leads through the forms of other pages, one after the other',
  },
  {
    folder: 'client',
    mayImport: ['shared', 'oidc', 'counting', 'opinions', 'tape', 'client'],
    because: 'the portal never imports the host',
  },
  {
    folder: 'tape/format',
    mayImport: ['shared'],
    because: 'the file alone: whoever reads it needs no portal',
  },
  {
    folder: 'tape',
    mayImport: ['shared', 'oidc', 'client'],
    because: 'records what the ports of the portal bring, and plays it back to the same sagas',
  },
  {
    folder: 'door',
    mayImport: ['shared', 'demo'],
    because: 'a mistake shared with oidc would cancel itself out in a test',
  },
  {
    folder: 'server/db',
    mayImport: ['shared', 'opinions', 'server/city', 'server/folders', 'server/startProblem'],
    because: 'tables and migrations',
  },
  {
    folder: 'server/city',
    mayImport: ['shared', 'server/folders'],
    because: 'the settings of this request, and the texts of its language',
  },
  {
    folder: 'server/seed',
    mayImport: [
      'shared',
      'demo',
      'opinions',
      'server/city',
      'server/db',
      'server/content',
      'server/files',
      'server/folders',
    ],
    because: 'fills a new database; it alone knows the demonstration',
  },
  {
    folder: 'server/http',
    mayImport: ['shared', 'server/city', 'server/db'],
    because: 'what every route needs',
  },
  { folder: 'server/live', mayImport: SERVER_BASE, because: 'changes as events' },
  {
    folder: 'server/identity',
    mayImport: ['shared', 'server/hostContext', 'server/city', 'server/db', 'server/http'],
    because: 'the sign-in server',
  },
  {
    folder: 'server/mail',
    mayImport: ['shared', 'server/city', 'server/db', 'server/http'],
    because: 'sends what others order; it knows nobody',
  },
  { folder: 'server/content', mayImport: SERVER_BASE, because: 'what all sections share' },
  {
    folder: 'server/portal',
    mayImport: [
      'shared',
      'server/city',
      'server/db',
      'server/http',
      'server/identity',
      'server/live',
      'server/settings',
    ],
    because: 'the portal’s own files',
  },
  {
    folder: 'server/editing',
    mayImport: [...SERVER_BASE, 'server/registrations/notifyOfChange', 'server/files'],
    because: 'writes contents of every section, knows none, and gives contents their files',
  },
  {
    folder: 'server/calendar',
    mayImport: [...SERVER_BASE, 'server/events', 'server/registrations'],
    because: 'shows what takes place, and what people registered for',
  },
  {
    folder: 'server/training',
    mayImport: [...SERVER_BASE, 'server/registrations'],
    because: 'counts who has registered for a training',
  },
  {
    folder: 'server/training/writing',
    mayImport: [
      ...SERVER_BASE,
      'server/training',
      'server/editing',
      'server/files/fileKeys',
      'server/files/fileQueries',
      'server/files/usableFiles',
    ],
    because: 'writes lessons as other contents are written, with their files',
  },
  {
    folder: 'server/events/importing',
    mayImport: [...SERVER_BASE, 'server/editing'],
    because: 'begins events as other contents are begun',
  },
  {
    folder: 'server/have-your-say/writing',
    mayImport: [...SERVER_BASE, 'server/have-your-say', 'server/editing'],
    because: 'writes papers as other contents are written',
  },
  {
    folder: 'server/translations',
    mayImport: [...SERVER_BASE, 'server/comments'],
    because: 'translates comments',
  },
  {
    folder: 'server/moderation',
    mayImport: [...SERVER_BASE, 'server/comments', 'server/dialogs'],
    because: 'decides about comments and statements',
  },
  {
    folder: 'server/dialogs',
    mayImport: [...SERVER_BASE, 'server/comments'],
    because: 'holds statements by the rules of comments',
  },
  {
    folder: 'server/dialogs/writing',
    mayImport: [...SERVER_BASE, 'server/comments', 'server/dialogs', 'server/editing'],
    because: 'writes dialogs as other contents are written',
  },
  {
    folder: 'server/quizzes/writing',
    mayImport: [...SERVER_BASE, 'server/quizzes', 'server/editing'],
    because: 'writes questions as other contents are written',
  },
  {
    folder: 'server/files',
    mayImport: SERVER_BASE,
    because: 'takes in what people send, checks it, keeps it and hands it out',
  },
  {
    folder: 'server/publications',
    mayImport: [...SERVER_BASE, 'server/files/fileKeys'],
    because: 'packs documents with their publication',
  },
  {
    folder: 'server/look',
    mayImport: [...SERVER_BASE, 'server/files/checking'],
    because: 'keeps the pictures of the look as other files are checked',
  },
  {
    folder: 'server/link-pictures',
    mayImport: [...SERVER_BASE, 'server/look'],
    because: 'draws the logo beside the city’s name',
  },
  {
    folder: 'server/open-data',
    mayImport: [...SERVER_BASE, 'server/files/storage'],
    because: 'writes files where the others are',
  },
  {
    folder: 'server/backup',
    mayImport: [
      'shared',
      'server/db',
      'server/files/fileKeys',
      'server/files/inPieces',
      'server/files/storage',
      'server/startProblem',
    ],
    because: 'takes tables and files as they are, and knows no section',
  },
  {
    folder: 'server/teams',
    mayImport: [...SERVER_BASE, 'server/editing'],
    because: 'founds teams as other contents are begun',
  },
  {
    folder: 'server/committees',
    mayImport: [...SERVER_BASE, 'server/editing', 'server/calendar'],
    because: 'enters decisions into the register, and writes meetings for calendar programs',
  },
  {
    folder: 'server/setup',
    mayImport: [...SERVER_BASE, 'server/admin', 'server/mail/mailboxRoutes', 'server/settings'],
    because: 'makes the first administrator, and changes the stage as settings are changed',
  },
  {
    folder: 'server/legal',
    mayImport: [...SERVER_BASE, 'server/editing/readWritten'],
    because: 'keeps texts as other contents do',
  },
  {
    folder: 'server/me',
    mayImport: [...SERVER_BASE, 'server/committees/draws/residents'],
    because: 'a login that is unlinked leaves what it has entered',
  },
  {
    folder: 'server/work',
    mayImport: [
      ...SERVER_BASE,
      'server/editing/desk',
      'server/feedback',
      'server/jobs',
      'server/moderation',
    ],
    because: 'counts what waits on the pages of the staff',
  },
  {
    folder: 'server/*',
    mayImport: SERVER_BASE,
    because: 'a section never imports another section',
  },
  {
    folder: 'server',
    mayImport: ['shared', 'counting', 'opinions', 'server'],
    because: 'the composition',
  },
  {
    folder: 'e2e',
    mayImport: ['shared', 'tooling/test/reservePort'],
    because: 'browser paths see what a person sees',
  },
  {
    folder: 'e2e/engines',
    mayImport: ['shared', 'e2e', 'tooling/test'],
    because: 'the main paths in Firefox and WebKit, which it finds or installs',
  },
  {
    folder: 'bench',
    mayImport: [
      'shared',
      'counting',
      'opinions',
      'server',
      'client',
      'oidc',
      'door',
      'tape',
      'e2e',
      'tooling/test',
    ],
    because: 'measures everything',
  },
  {
    folder: 'operate',
    mayImport: ['shared', 'server', 'tooling/test'],
    because: 'its tests put a deployment together',
  },
  {
    folder: 'tooling/doctor',
    mayImport: ['shared', 'oidc', 'server', 'door'],
    because: 'examines a deployment by the portal’s own rules',
  },
  {
    folder: 'tooling',
    mayImport: ['shared', 'demo', 'counting', 'server', 'door', 'e2e'],
    because: 'starts and checks everything',
  },
];
