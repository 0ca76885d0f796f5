import { spawnSync } from 'node:child_process';
import { CHECK_NAMES, PART_NAMES, getPart, STANDARD_PARTS, type PartName } from './parts';

/** Words that name nothing: `message` says what there is. */
export class UnknownWord extends Error {}

export interface TestSelection {
  readonly parts: readonly PartName[];
  readonly files: readonly string[];
}

const isPart = (word: string): word is PartName => PART_NAMES.some((name) => name === word);

const MAX_SUGGESTIONS = 12;

function toFolder(file: string): string {
  const [, side = '', ...rest] = file.split('/');
  return rest.length > 2 ? rest.at(-2)! : side;
}

function describeWords(word: string, files: readonly string[]): string {
  const folders = [...new Set(files.map(toFolder))].sort();
  const alike = folders.filter((name) => name.startsWith(word.slice(0, 2)));
  const suggestions = (alike.length > 0 ? alike : folders).slice(0, MAX_SUGGESTIONS);
  return [
    `No test has “${word}” in its path.`,
    `Parts: ${PART_NAMES.join(', ')}.`,
    `Folders, among ${folders.length}: ${suggestions.join(', ')}.`,
  ].join('\n');
}

/** Finds the parts that run these files: tests of hosts run on both databases. */
function partsOf(files: readonly string[]): readonly PartName[] {
  const found = new Set<PartName>(files.map(getPart));
  if (found.has('host')) found.add('embedded');
  return PART_NAMES.filter((name) => found.has(name));
}

/**
 * Finds what the words of the command line mean: a part by its name, else every test with the word
 * in its path. Without a word everything is meant. @throws UnknownWord where a word means nothing
 */
export function chooseByWords(words: readonly string[], all: readonly string[]): TestSelection {
  const named = words.filter(isPart);
  const sought = words.filter((word) => !isPart(word));
  const unknown = sought.find((word) => !all.some((file) => file.includes(word)));
  if (unknown !== undefined) throw new UnknownWord(describeWords(unknown, all));
  const found = all.filter((file) => sought.some((word) => file.includes(word)));
  if (named.length === 0) return { parts: partsOf(found), files: found };
  const isNamed = (file: string) => partsOf([file]).some((part) => named.includes(part));
  const files = all.filter((file) => found.includes(file) || isNamed(file));
  return { parts: [...new Set([...named, ...partsOf(found)])], files };
}

const git = (...parameters: readonly string[]): readonly string[] => {
  const { stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
};

/**
 * Finds the files that differ from main, from where this branch left it; new files are among them.
 */
export function findChangedFiles(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Files that are read and not imported, and the tests that notice their changes. */
const READ_BY: readonly { readonly changed: RegExp; readonly tests: RegExp }[] = [
  { changed: /\.md$/, tests: /^src\/tooling\/documents\.test/ },
  { changed: /\.sql$/, tests: /^src\/server\/db\// },
  { changed: /^package(?:-lock)?\.json$/, tests: /^src\/tooling\/(?:shape|supply)\.test/ },
  { changed: /^src\/operate\//, tests: /^src\/operate\// },
];

/**
 * Finds what to run for changed files: the checks, and every test that imports one of them, however
 * far away; a browser path only where it was itself changed. `listRelated` answers jest's tests.
 */
export function chooseNear(
  changed: readonly string[],
  all: readonly string[],
  listRelated: (files: readonly string[]) => readonly string[],
): TestSelection {
  const readers = READ_BY.filter((row) => changed.some((file) => row.changed.test(file)));
  const related = new Set([...listRelated(changed), ...changed]);
  const files = all.filter(
    (file) => related.has(file) || readers.some(({ tests }) => tests.test(file)),
  );
  return { parts: [...CHECK_NAMES, ...partsOf(files)], files };
}

/** Chooses every test; the other engines as well where the run is whole. */
export const chooseEverything = (all: readonly string[], isWhole: boolean): TestSelection => ({
  parts: isWhole ? PART_NAMES : STANDARD_PARTS,
  files: all,
});
