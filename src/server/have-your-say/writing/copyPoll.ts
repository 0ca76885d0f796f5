import { randomUUID } from 'node:crypto';
import { renewGroupIds } from '../../../shared/ballots/projectGroups';
import type { PollRules, WrittenQuestion } from '../../../shared/contract/papers';
import type { ReadContext } from '../../content/section';
import { beginCopy } from '../../editing/beginCopy';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { Viewer } from '../../../shared/permissions/can';
import { replacePaper } from './paperStorage';
import { readPollSource, toPollRules, type PollSource } from './pollSource';

/** Questions and options under new ids, which their conditions follow. */
function withNewIds(questions: readonly WrittenQuestion[]): WrittenQuestion[] {
  const ids = new Map<string, string>();
  const renewed = (id: string): string => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  return questions.map((question) => ({
    ...question,
    id: renewed(question.id),
    conditions: question.conditions.map(({ question: looked, is, option }) => ({
      question: renewed(looked),
      is,
      option: option === null ? null : renewed(option),
    })),
    settings: renewGroupIds(question.settings, renewed),
    options: question.options.map((option) => ({ ...option, id: renewed(option.id) })),
  })) as WrittenQuestion[];
}

function detailsOf(source: PollSource): object {
  const { opensAt: _opensAt, closesAt: _closesAt, ...rules }: PollRules = toPollRules(source);
  return {
    ...source.stored,
    ...rules,
    cancellation: null,
    recount: null,
    withdrawals: [],
    outcome: null,
  };
}

/**
 * Begins a draft with the texts and the paper of a poll, without its dates, tokens and ballots. The
 * same request again finds the same draft, as it is by then. @returns its slug
 * @throws Problem forbidden for who may begin none
 */
export async function copyPoll(
  reading: ReadContext,
  viewer: Viewer,
  row: SourceRow,
  cause: Cause,
): Promise<string> {
  const { db } = reading;
  const copy = await beginCopy(reading, viewer, row, cause);
  await db.transaction().execute(async (trx) => {
    const { questions } = await readPollSource(trx, copy.id);
    if (copy.revision > 1 || questions.length > 0) return;
    const source = await readPollSource(trx, row.id);
    await replacePaper(trx, copy.id, withNewIds(source.questions));
    await trx
      .updateTable('contents')
      .set({ details: JSON.stringify(detailsOf(source)) })
      .where('id', '=', copy.id)
      .execute();
  });
  return copy.slug;
}
