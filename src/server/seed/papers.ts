import type { Insertable } from 'kysely';
import type { BareQuestion, Condition } from '../../shared/ballots/paper';
import { hashToken } from '../../shared/ballots/tokens';
import type { Tables } from '../db/tables';
import { stableId } from './deterministic';
import type { Calendar } from './moments';
import type { SeedCondition, SeedPoll, SeedQuestion } from './schemas';

const questionId = (poll: string, question: number) => stableId('question', poll, question);
const optionId = (poll: string, question: number, option: number) =>
  stableId('option', poll, question, option);

const conditionsOf = (poll: string, conditions: readonly SeedCondition[] = []): Condition[] =>
  conditions.map(({ question, is, option }) => ({
    question: questionId(poll, question),
    is,
    option: option === undefined ? null : optionId(poll, question, option),
  }));

const bareQuestion = (poll: string, question: SeedQuestion, position: number) =>
  ({
    id: questionId(poll, position),
    type: question.type,
    method: question.method,
    required: question.required ?? true,
    conditions: conditionsOf(poll, question.conditions),
    settings: question.settings,
    options: question.options.map(({ cost }, option) => ({
      id: optionId(poll, position, option),
      cost: cost ?? null,
    })),
  }) as BareQuestion;

/** Makes the paper of a poll without its words: what checking and counting need. */
export const barePaper = ({ slug, questions }: SeedPoll): BareQuestion[] =>
  questions.map((question, position) => bareQuestion(slug, question, position));

export function questionRows(
  poll: SeedPoll,
  pollId: string,
): Insertable<Tables['poll_questions']>[] {
  return barePaper(poll).map(({ id, type, method, required, settings, conditions }, position) => {
    const { prompt, help } = poll.questions[position]!;
    return {
      id,
      poll_id: pollId,
      position,
      type,
      method,
      prompt: JSON.stringify(prompt),
      help: help ? JSON.stringify(help) : null,
      required,
      settings: JSON.stringify(settings),
      conditions: JSON.stringify(conditions),
    };
  });
}

export function optionRows(
  { slug, questions }: SeedPoll,
  pollId: string,
  calendar: Calendar,
): Insertable<Tables['poll_options']>[] {
  return questions.flatMap(({ options }, question) =>
    options.map(({ label, description, cost, startsAt }, position) => ({
      id: optionId(slug, question, position),
      poll_id: pollId,
      question_id: questionId(slug, question),
      position,
      label: JSON.stringify(label),
      description: description && JSON.stringify(description),
      cost: cost ?? null,
      starts_at: startsAt ? calendar.dateTime(startsAt) : null,
    })),
  );
}

export const tokenRows = (
  { tokens = [] }: SeedPoll,
  pollId: string,
): Insertable<Tables['poll_tokens']>[] =>
  tokens.map((token) => ({ poll_id: pollId, token_hash: Buffer.from(hashToken(token)) }));
