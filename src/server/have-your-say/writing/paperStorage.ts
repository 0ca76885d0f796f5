import { sql } from 'kysely';
import type { WrittenQuestion } from '../../../shared/contract/papers';
import type { Database } from '../../db/openDatabase';
import { isUniqueViolation } from '../../db/uniqueViolation';
import { Problem } from '../../http/problem';

const json = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

const questionRow = (pollId: string) => (question: WrittenQuestion, position: number) => ({
  id: question.id,
  poll_id: pollId,
  position,
  type: question.type,
  method: question.method,
  prompt: JSON.stringify(question.prompt),
  help: json(question.help),
  required: question.required,
  settings: JSON.stringify(question.settings),
  conditions: JSON.stringify(question.conditions),
});

const optionRows = (pollId: string) => (question: WrittenQuestion) =>
  question.options.map(({ id, label, description, cost, startsAt }, position) => ({
    id,
    poll_id: pollId,
    question_id: question.id,
    position,
    label: JSON.stringify(label),
    description: json(description),
    cost,
    starts_at: startsAt,
  }));

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

async function insertQuestions(
  trx: Database,
  pollId: string,
  questions: readonly WrittenQuestion[],
): Promise<void> {
  if (questions.length === 0) return;
  await trx
    .insertInto('poll_questions')
    .values(questions.map(questionRow(pollId)))
    .execute();
  const options = questions.flatMap(optionRows(pollId));
  for (let at = 0; at < options.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('poll_options')
      .values(options.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/**
 * Puts a paper in the place of the one that is there. @throws Problem invalidRequest for ids that
 * are taken, here or in another poll
 */
export async function replacePaper(
  trx: Database,
  pollId: string,
  questions: readonly WrittenQuestion[],
): Promise<void> {
  await trx.deleteFrom('poll_questions').where('poll_id', '=', pollId).execute();
  try {
    await insertQuestions(trx, pollId, questions);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('invalidRequest', 'Every question and option needs an id of its own.');
    throw error;
  }
}

/** Changes the words of a paper and nothing else. */
export async function replaceQuestionTexts(
  trx: Database,
  pollId: string,
  questions: readonly WrittenQuestion[],
): Promise<void> {
  const prompts = questions.map(({ id, prompt, help }) => ({ id, prompt, help }));
  const labels = questions.flatMap(({ options }) =>
    options.map(({ id, label, description }) => ({ id, label, description })),
  );
  await sql`
    update poll_questions set prompt = written.prompt, help = written.help
    from jsonb_to_recordset(${JSON.stringify(prompts)}::jsonb) as written (id uuid, prompt jsonb, help jsonb)
    where poll_questions.poll_id = ${pollId} and poll_questions.id = written.id`.execute(trx);
  await sql`
    update poll_options set label = written.label, description = written.description
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as written (id uuid, label jsonb, description jsonb)
    where poll_options.poll_id = ${pollId} and poll_options.id = written.id`.execute(trx);
}
