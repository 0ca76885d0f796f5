import { randomUUID } from 'node:crypto';
import { parseBlt, dropWithdrawnOptions, type RankedElection } from '../../../counting/blt';
import type { PabulibElection } from '../../../counting/pabulib';
import { parsePabulib } from '../../../counting/parsePabulib';
import { PAPER_LIMITS } from '../../../shared/ballots/methods';
import type { ProjectGroup } from '../../../shared/ballots/paper';
import type {
  ElectionFormat,
  ElectionImport,
  LineFault,
  WrittenOption,
  WrittenQuestion,
} from '../../../shared/contract/papers';
import type { Locale } from '../../../shared/locales';

export type ParsedElection =
  | {
      readonly question: WrittenQuestion;
      readonly faults: readonly [];
      /** Lines that were left out. */
      readonly warnings: readonly LineFault[];
    }
  | {
      readonly question: null;
      readonly faults: readonly LineFault[];
      readonly warnings: readonly [];
    };

type File = Pick<ElectionImport, 'text' | 'locale' | 'currency'>;

const optionOf = (
  label: string,
  locale: Locale,
  { cost = null, description = '' }: { cost?: number | null; description?: string },
): WrittenOption => ({
  id: randomUUID(),
  label: { [locale]: label },
  description: description ? { [locale]: description } : null,
  cost,
  startsAt: null,
});

const beginning = (prompt: string, locale: Locale) => ({
  id: randomUUID(),
  prompt: { [locale]: prompt },
  help: null,
  required: true,
  conditions: [],
});

export interface FoundLineFault {
  readonly line: number;
  readonly fault: string;
  readonly text: string;
}

export const toLineFaults = (found: readonly FoundLineFault[]): LineFault[] =>
  found.map(({ line, fault, text }) => ({ line, code: fault, text }));

const listed = (faults: readonly FoundLineFault[]): ParsedElection => ({
  question: null,
  faults: toLineFaults(faults),
  warnings: [],
});

const tooMany = (given: number) =>
  listed([{ line: 1, fault: 'tooManyOptions', text: String(given) }]);

const CURRENCY = /^[A-Z]{3}$/;

/**
 * Reads the currency that a file says, where it is a code of ISO 4217; otherwise the one that is
 * expected.
 */
function currencyOf(keys: ReadonlyMap<string, string>, expected: string): string {
  const said = keys.get('currency')?.trim().toUpperCase() ?? '';
  return CURRENCY.test(said) ? said : expected;
}

const listIn = (cell = ''): string[] =>
  cell
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Lists the cells of the column of this name; all are empty where there is none. */
const cellsOf = ({ projectColumns, projects }: PabulibElection, name: string): string[] => {
  const place = projectColumns.findIndex((column) => column.toLowerCase() === name);
  return projects.map(({ more }) => more[place] ?? '');
};

/** Reads a whole number of META; null where it is none that a ballot could keep to. */
function numberOf(keys: ReadonlyMap<string, string>, key: string, most: number): number | null {
  const given = Number(keys.get(key) ?? '');
  return Number.isSafeInteger(given) && given >= 1 && given <= most ? given : null;
}

/** Lists the categories with two projects or more, each with its money where the file says it. */
function groupsOf(
  election: PabulibElection,
  options: readonly WrittenOption[],
  locale: Locale,
): ProjectGroup[] {
  const cells = cellsOf(election, 'category').map(listIn);
  const keys = new Map(election.meta);
  const named = listIn(keys.get('categories'));
  const amounts = listIn(keys.get('budget_per_category')).map(Number);
  const groups = [...new Set(cells.flat())].map((name): ProjectGroup => {
    const amount = amounts.length === named.length ? amounts[named.indexOf(name)] : undefined;
    return {
      id: randomUUID(),
      name: { [locale]: name },
      options: options.filter((_, place) => cells[place]!.includes(name)).map(({ id }) => id),
      most: null,
      budget: amount !== undefined && amount >= 1 ? Math.floor(amount) : null,
    };
  });
  return groups.filter((group) => group.options.length > 1).slice(0, PAPER_LIMITS.groups);
}

/**
 * Costs are whole here: cents are rounded up, so that nothing costs less than was said; the budget
 * is rounded down.
 */
export function createBudgetQuestion(
  election: PabulibElection,
  { locale, currency }: Pick<File, 'locale' | 'currency'>,
): WrittenQuestion {
  const { meta, projects, scale } = election;
  const names = cellsOf(election, 'name');
  const keys = new Map(meta);
  const options = projects.map(({ id, cost }, place) =>
    optionOf(names[place] || id, locale, { cost: Math.ceil(cost / scale) }),
  );
  const least = numberOf(keys, 'min_length', options.length);
  const groups = groupsOf(election, options, locale);
  return {
    ...beginning(keys.get('description') ?? '', locale),
    type: 'budget',
    method: 'equalShares',
    settings: {
      budget: Math.max(1, Math.floor(election.budget / scale)),
      currency: currencyOf(keys, currency),
      most: numberOf(keys, 'max_length', options.length),
      utility: 'cost',
      ...(least !== null && least > 1 && { least }),
      ...(groups.length > 0 && { groups }),
    },
    options,
  };
}

/** Creates the question of a ranked election among those who stand. */
export const createRankingQuestion = (
  { title, names, parties, seats }: RankedElection,
  locale: Locale,
): WrittenQuestion => ({
  ...beginning(title, locale),
  type: 'ranking',
  method: seats > 1 ? 'scottishStv' : 'instantRunoff',
  settings: { seats, most: null, equal: false },
  options: names.map((name, option) => optionOf(name, locale, { description: parties[option]! })),
});

const READERS: Readonly<Record<ElectionFormat, (file: File) => ParsedElection>> = {
  pabulib(file) {
    const { election, faults, warnings } = parsePabulib(file.text, { needsBallots: false });
    if (!election) return listed(faults);
    const { length } = election.projects;
    if (length > PAPER_LIMITS.options) return tooMany(length);
    return {
      question: createBudgetQuestion(election, file),
      faults: [],
      warnings: toLineFaults(warnings),
    };
  },
  blt(file) {
    const { election, faults, warnings } = parseBlt(file.text, { needsBallots: false });
    if (!election) return listed(faults);
    const standing = dropWithdrawnOptions(election);
    const { length } = standing.names;
    if (length > PAPER_LIMITS.rankedOptions) return tooMany(length);
    return {
      question: createRankingQuestion(standing, file.locale),
      faults: [],
      warnings: toLineFaults(warnings),
    };
  },
};

/**
 * Reads the question that an election’s file asks, with new ids and without its ballots; or what is
 * wrong with the file, line by line.
 */
export const readElection = (format: ElectionFormat, file: File): ParsedElection =>
  READERS[format](file);
