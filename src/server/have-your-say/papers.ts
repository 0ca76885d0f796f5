import { sql } from 'kysely';
import type { OpeningQuestion } from '../../shared/ballots/opening';
import type { BareQuestion, Method, Option, Question } from '../../shared/ballots/paper';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { textFor } from '../content/localize';
import type { Database } from '../db/openDatabase';

export type StoredOption = Pick<Option, 'id' | 'cost' | 'startsAt'> & {
  readonly label: Localized;
  readonly description: Localized | null;
};

/** A question with its words in every language. */
export type StoredQuestion = Pick<
  BareQuestion,
  'id' | 'type' | 'method' | 'required' | 'conditions' | 'settings'
> & {
  readonly prompt: Localized;
  readonly help: Localized | null;
  readonly options: readonly StoredOption[];
};

/** The database writes moments into JSON with the offset of its session. */
const inUtc = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** The questions of a poll and their options, in the order of the paper. */
export async function readPaper(db: Database, pollId: string): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`
    select id, type, method, prompt, help, required, conditions, settings, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'label', label, 'description', description, 'cost', cost, 'startsAt', starts_at) order by position)
      from poll_options where question_id = poll_questions.id), '[]') as options
    from poll_questions where poll_id = ${pollId} order by position`.execute(db);
  return rows.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, startsAt: inUtc(option.startsAt) })),
  }));
}

/** What checking and counting need of a paper: no words. */
export async function readBarePaper(db: Database, pollId: string): Promise<BareQuestion[]> {
  const { rows } = await sql<BareQuestion>`
    select id, type, method, required, conditions, settings, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'cost', cost) order by position)
      from poll_options where question_id = poll_questions.id), '[]') as options
    from poll_questions where poll_id = ${pollId} order by position`.execute(db);
  return rows;
}

/** The same from a paper that was read already. */
export const barePaper = (paper: readonly StoredQuestion[]): BareQuestion[] =>
  paper.map(
    ({ prompt: _prompt, help: _help, options, ...bare }) =>
      ({ ...bare, options: options.map(({ id, cost }) => ({ id, cost })) }) as BareQuestion,
  );

/** The paper in the reader's language; what is not translated in its own. */
export function paperFor(
  paper: readonly StoredQuestion[],
  locale: Locale,
  original: Locale,
): Question[] {
  const text = (map: Localized) => textFor(map, locale, original);
  return paper.map(
    (question) =>
      ({
        ...question,
        prompt: text(question.prompt),
        help: question.help && text(question.help),
        options: question.options.map(({ label, description, ...option }) => ({
          ...option,
          label: text(label),
          description: description && text(description),
        })),
      }) as Question,
  );
}

/** What of a paper is fixed when its poll opens. */
export const openingPaper = (paper: readonly StoredQuestion[]): OpeningQuestion[] =>
  paper.map(
    ({ help: _help, options, ...question }) =>
      ({
        ...question,
        options: options.map(({ id, cost, label, startsAt }) => ({ id, cost, label, startsAt })),
      }) as OpeningQuestion,
  );

/** The methods of each poll, by its id and in the order of its paper, each once. */
export async function listMethods(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Method[]>> {
  const { rows } = await sql<{ poll: string; methods: Method[] }>`
    select poll_id as poll, array_agg(method order by position) as methods
    from poll_questions where poll_id = any(${[...pollIds]}::uuid[]) group by poll_id`.execute(db);
  return new Map(rows.map(({ poll, methods }) => [poll, [...new Set(methods)]]));
}
