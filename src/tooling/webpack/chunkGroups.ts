interface Chunk {
  readonly name?: string | null | undefined;
}

/**
 * Tells whether a chunk is for readers: the page that shows every component has everything anyway.
 */
const isOfReaders = ({ name }: Chunk) => name !== 'workbench';

const ARIA = {
  test: /[\\/]node_modules[\\/](react-aria|react-stately|@internationalized|clsx|use-sync-external-store)/,
  chunks: isOfReaders,
};

const DATES =
  /[\\/]node_modules[\\/](@internationalized[\\/]date|react-\S+[\\/](calendar|datepicker|(Hidden)?(Calendar|Date)\w*\.mjs))/;

const NUMBERS =
  /[\\/]node_modules[\\/](@internationalized[\\/]number|react-\S+[\\/](numberfield|spinbutton|NumberField|useFormattedTextField))/;

/** Folders of the kit and of parts that come with a press, or with those who write. */
const LATE =
  /client[\\/](ui[\\/](contents|files|forms|lines|markdown|overlays)|parts[\\/](builder|details|notifications|teams|content[\\/]links|comments[\\/]writing))[\\/]/;
/** Requests of a part: they stand with the screens that send them. */
const REQUESTS = /[\\/]parts[\\/].*(Api|Writes|Cache|Translation)\.ts$/;

function isOfUi(module: { readonly nameForCondition: () => string | null }): boolean {
  const file = module.nameForCondition() ?? '';
  return (
    /[\\/]client[\\/](ui|parts|intl)[\\/]/.test(file) && !LATE.test(file) && !REQUESTS.test(file)
  );
}

// The home page has its own few: its visitor loads nothing else. So has what is known of all
// screens, which comes after it.
const UI = {
  test: isOfUi,
  chunks: ({ name }: Chunk) => name !== 'home' && name !== 'screens',
};

/** Parts of a section's list, which pages of a single content do without. */
const LISTS =
  /[\\/](ui[\\/]PhaseTabs|parts[\\/]content[\\/](ListScreen|ListTabs|FilterBar|FilterFields|useFilterForm|EmptyList))\./;

const FORMS = /[\\/](ui[\\/]forms|content[\\/]links)[\\/]/;

const EDITOR = /[\\/]ui[\\/]forms[\\/](\w*[Mm]arkdown|htmlTree|PictureButton)/;

/**
 * Groups of the portal's code that several screens share, each part a file of its own
 * (`splitChunks.cacheGroups` of webpack).
 */
export const CHUNK_GROUPS = {
  default: false,
  defaultVendors: false,
  vendor: {
    name: 'vendor',
    test: /[\\/]node_modules[\\/]/,
    chunks: ({ name }: Chunk) => name === 'main',
    priority: 20,
  },
  // Loaded beside the first view, with the sagas.
  sagas: { name: 'redux-saga', test: /@?redux-saga[\\/]/, chunks: 'async', priority: 30 },
  // This file says what can fail, and what is said of it: the sagas have it beside the first view,
  // and nearly every screen asks it.
  failures: { name: 'failures', test: /[\\/]shared[\\/]errors\.ts$/, chunks: 'async' },
  // React-aria is fetched with the first menu, dialog or form: what most of them stand on, and what
  // the lists among them share.
  aria: { name: 'aria', ...ARIA, minChunks: 3, priority: 31 },
  ariaLists: { name: 'aria-lists', ...ARIA, minChunks: 2, priority: 30 },
  // Readers need neither of these: days, times and calendars, and fields for numbers.
  dates: { name: 'dates', test: DATES, chunks: isOfReaders, priority: 33 },
  numbers: { name: 'numbers', test: NUMBERS, chunks: isOfReaders, priority: 32 },
  lists: { name: 'lists', test: LISTS, chunks: UI.chunks, minChunks: 2, priority: 11 },
  // Small building blocks that nearly every screen uses: one file instead of copies in each. What
  // only few use is theirs.
  ui: { name: 'ui', ...UI, type: /^javascript/, minChunks: 6, priority: 10 },
  // Styles have no copies: one that came later than the screen's own would win over them.
  uiStyles: { name: 'ui', ...UI, type: 'css/mini-extract', minChunks: 2, priority: 10 },
  // These are shared: what nearly every form is built on, and the editor of texts, which comments
  // have as well as contents.
  forms: { name: 'forms', test: FORMS, chunks: isOfReaders, minChunks: 15, priority: 9 },
  editor: { name: 'editor', test: EDITOR, chunks: isOfReaders, minChunks: 2, priority: 8 },
} as const;
