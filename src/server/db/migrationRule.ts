/**
 * Statements that take something away from a program that still runs, and how they look. Text in
 * quotes is not looked at. A check or a foreign key may go: programs write as before, and are
 * refused less.
 */
const BREAKING: readonly (readonly [string, RegExp])[] = [
  ['drops a table, view, function or type', /^drop (?!index\b)/],
  [
    'drops a column or constraint',
    /^alter table .*\bdrop (?!not null\b|default\b|constraint \w+_(?:check|fkey)\b)/,
  ],
  ['renames', /^alter .*\brename\b/],
  ['changes a type', /^alter table .*\balter (?:column )?\w+ (?:set data )?type\b/],
  [
    'asks for a value that nobody gives yet',
    /^alter table .*\balter (?:column )?\w+ set not null\b/,
  ],
  ['takes a default away', /^alter table .*\balter (?:column )?\w+ drop default\b/],
  ['empties a table', /^truncate\b/],
  ['replaces what is there', /^create or replace\b/],
];

/** A column that must have a value, and that a program which does not know it gives none. */
const NEW_COLUMN =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|foreign\b|primary\b|exclude\b)\w+ [^,]*?\bnot null\b[^,]*/g;
const HAS_VALUE = /\bdefault\b|\bgenerated\b/;

const plain = (text: string): string =>
  text
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Commas inside brackets separate nothing. */
const withoutBrackets = (statement: string): string => {
  const next = statement.replace(/\([^()]*\)/g, '');
  return next === statement ? statement : withoutBrackets(next);
};

function faultsOf(statement: string): string[] {
  const found = BREAKING.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
  const columns = statement.startsWith('alter table') ? (statement.match(NEW_COLUMN) ?? []) : [];
  const demanding = columns.some((column) => !HAS_VALUE.test(column));
  return demanding ? [...found, 'adds a column that asks for a value'] : found;
}

/**
 * Finds the version that a migration names as the last one to use what it takes away: `-- contract:
 * 0.2.0 was the last to read it`.
 */
export const findContractMarker = (text: string): string | null =>
  /^-- contract: (\d+\.\d+\.\d+) was the last to \w+/m.exec(text)?.[1] ?? null;

/**
 * Lists what a migration does that hosts of the release before could not bear, statement by
 * statement (decision 0042).
 */
export const listBreakingStatements = (text: string): string[] =>
  plain(text)
    .split(/; ?/)
    .flatMap((statement) => faultsOf(withoutBrackets(statement)));
