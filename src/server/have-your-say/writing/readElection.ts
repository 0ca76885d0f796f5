import { randomUUID } from 'node:crypto';
import { readBlt, withoutWithdrawn, type RankedElection } from '../../../counting/blt';
import type { PabulibElection } from '../../../counting/pabulib';
import { readPabulib } from '../../../counting/pabulibReading';
import { LIMITS } from '../../../shared/ballots/methods';
import type {
  ElectionFormat,
  ElectionImport,
  LineFault,
  WrittenOption,
  WrittenQuestion,
} from '../../../shared/contract/papers';
import type { Locale } from '../../../shared/locales';

export type ElectionReading =
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

export interface Found {
  readonly line: number;
  readonly fault: string;
  readonly text: string;
}

export const toLineFaults = (found: readonly Found[]): LineFault[] =>
  found.map(({ line, fault, text }) => ({ line, code: fault, text }));

const listed = (faults: readonly Found[]): ElectionReading => ({
  question: null,
  faults: toLineFaults(faults),
  warnings: [],
});

const tooMany = (given: number) =>
  listed([{ line: 1, fault: 'tooManyOptions', text: String(given) }]);

const CURRENCY = /^[A-Z]{3}$/;

/** The currency that a file says, where it is a code of ISO 4217; otherwise the one that is expected. */
function currencyOf(keys: ReadonlyMap<string, string>, expected: string): string {
  const said = keys.get('currency')?.trim().toUpperCase() ?? '';
  return CURRENCY.test(said) ? said : expected;
}

/** Costs are whole here: cents are rounded up, so that nothing costs less than was said; the budget is rounded down. */
export function createBudgetQuestion(
  election: PabulibElection,
  { locale, currency }: Pick<File, 'locale' | 'currency'>,
): WrittenQuestion {
  const { meta, projectColumns, projects, scale } = election;
  const name = projectColumns.findIndex((column) => column.toLowerCase() === 'name');
  const keys = new Map(meta);
  return {
    ...beginning(keys.get('description') ?? '', locale),
    ...{ type: 'budget', method: 'equalShares' },
    settings: {
      budget: Math.max(1, Math.floor(election.budget / scale)),
      currency: currencyOf(keys, currency),
      ...{ most: null, utility: 'cost' },
    },
    options: projects.map(({ id, cost, more }) =>
      optionOf(more[name] || id, locale, { cost: Math.ceil(cost / scale) }),
    ),
  };
}

/** The question of a ranked election among those who stand. */
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

const READERS: Readonly<Record<ElectionFormat, (file: File) => ElectionReading>> = {
  pabulib(file) {
    const { election, faults, warnings } = readPabulib(file.text, { needsBallots: false });
    if (!election) return listed(faults);
    const { length } = election.projects;
    if (length > LIMITS.options) return tooMany(length);
    return {
      question: createBudgetQuestion(election, file),
      faults: [],
      warnings: toLineFaults(warnings),
    };
  },
  blt(file) {
    const { election, faults, warnings } = readBlt(file.text, { needsBallots: false });
    if (!election) return listed(faults);
    const standing = withoutWithdrawn(election);
    const { length } = standing.names;
    if (length > LIMITS.rankedOptions) return tooMany(length);
    return {
      question: createRankingQuestion(standing, file.locale),
      faults: [],
      warnings: toLineFaults(warnings),
    };
  },
};

/** The question that an election’s file asks, with new ids and without its ballots; or what is wrong with the file, line by line. */
export const readElection = (format: ElectionFormat, file: File): ElectionReading =>
  READERS[format](file);
