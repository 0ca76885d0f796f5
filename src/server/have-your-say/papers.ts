import { sql } from 'kysely';
import type { OpeningQuestion } from '../../shared/ballots/opening';
import type { BareQuestion, Method, Option, Question } from '../../shared/ballots/paper';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { toText } from '../content/localize';
import { toUtc } from '../db/inUtc';
import type { Database } from '../db/openDatabase';

type StoredOption = Pick<Option, 'id' | 'cost' | 'startsAt'> & {
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

/** Reads the questions of these polls and their options, by poll and in the order of the paper. */
export async function readPapers(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredQuestion[]>> {
  const { rows } = await sql<StoredQuestion & { poll: string }>`
    select poll_id as poll, id, type, method, prompt, help, required, conditions, settings, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'label', label, 'description', description, 'cost', cost, 'startsAt', starts_at) order by position)
      from poll_options where question_id = poll_questions.id), '[]') as options
    from poll_questions where poll_id = any(${[...pollIds]}::uuid[]) order by position`.execute(db);
  const papers = new Map<string, StoredQuestion[]>(pollIds.map((id) => [id, []]));
  for (const { poll, options, ...question } of rows) {
    const inOrder = options.map((option) => ({ ...option, startsAt: toUtc(option.startsAt) }));
    papers.get(poll)!.push({ ...question, options: inOrder });
  }
  return papers;
}

/** Reads the paper of one poll. */
export const readPaper = async (db: Database, pollId: string): Promise<StoredQuestion[]> => [
  ...(await readPapers(db, [pollId])).get(pollId)!,
];

/** Reads what checking and counting need of the papers of these polls, by poll: no words. */
export async function readBarePapers(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BareQuestion[]>> {
  const { rows } = await sql<{ poll: string; questions: BareQuestion[] }>`
    select poll_id as poll, jsonb_agg(jsonb_build_object('id', id, 'type', type, 'method', method, 'required', required,
      'conditions', conditions, 'settings', settings, 'options', coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'cost', cost) order by position)
        from poll_options where question_id = poll_questions.id), '[]')) order by position) as questions
    from poll_questions where poll_id = any(${[...pollIds]}::uuid[]) group by poll_id`.execute(db);
  return new Map(rows.map(({ poll, questions }) => [poll, questions]));
}

/** Returns the paper in the reader's language; what is not translated in its own. */
export function toReaderPaper(
  paper: readonly StoredQuestion[],
  locale: Locale,
  original: Locale,
): Question[] {
  const text = (map: Localized) => toText(map, locale, original);
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

/** Returns the parts of a paper that are fixed when its poll opens. */
export const toOpeningPaper = (paper: readonly StoredQuestion[]): OpeningQuestion[] =>
  paper.map(
    ({ help: _help, options, ...question }) =>
      ({
        ...question,
        options: options.map(({ id, cost, label, startsAt }) => ({ id, cost, label, startsAt })),
      }) as OpeningQuestion,
  );

/** Lists the methods of each poll, by its id and in the order of its paper, each once. */
export async function listMethods(
  db: Database,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Method[]>> {
  const { rows } = await sql<{ poll: string; methods: Method[] }>`
    select poll_id as poll, array_agg(method order by position) as methods
    from poll_questions where poll_id = any(${[...pollIds]}::uuid[]) group by poll_id`.execute(db);
  return new Map(rows.map(({ poll, methods }) => [poll, [...new Set(methods)]]));
}
