import { randomUUID } from 'node:crypto';
import type { PollRules, WrittenQuestion } from '../../../shared/contract/papers';
import { EDIT_LIMITS, type Author } from '../../../shared/contract/editing';
import type { Reading } from '../../content/section';
import { escapeLike } from '../../content/escapeLike';
import type { Database } from '../../db/openDatabase';
import { authorsFor } from '../../editing/authors';
import { createDraft } from '../../editing/creation';
import { writtenTexts, type SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import { Problem } from '../../http/problem';
import type { Viewer } from '../../../shared/permissions/can';
import { replacePaper } from './paperStorage';
import { readPollSource, rulesOf, type PollSource } from './pollSource';

/** Questions and options under new ids, which their conditions follow. */
export function withNewIds(questions: readonly WrittenQuestion[]): WrittenQuestion[] {
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
    options: question.options.map((option) => ({ ...option, id: renewed(option.id) })),
  }));
}

/** The next address that is free: `budget`, then `budget-2`. */
async function freeSlug(db: Database, slug: string): Promise<string> {
  const base = slug.replace(/-\d+$/, '').slice(0, EDIT_LIMITS.slug - 6);
  const rows = await db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'have-your-say')
    .where('slug', 'like', `${escapeLike(base)}-%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** In the same name where this person may write in it, otherwise in the first that they may. @throws Problem forbidden */
async function authorOf(reading: Reading, viewer: Viewer, row: SourceRow): Promise<Author> {
  const authors = await authorsFor(reading, viewer, row.section);
  const same = row.author_content_id ?? row.author_kind;
  const author = authors.find(({ id }) => id === same) ?? authors[0];
  if (!author) throw new Problem('forbidden');
  return author;
}

function detailsOf(source: PollSource): object {
  const { opensAt: _opensAt, closesAt: _closesAt, ...rules }: PollRules = rulesOf(source);
  return { ...source.stored, ...rules, cancellation: null, outcome: null };
}

/**
 * Begins a draft with the texts and the paper of a poll, without its dates, tokens and ballots. The same request again finds the same
 * draft, as it is by then. @returns its slug
 * @throws Problem forbidden for who may begin none
 */
export async function copyPoll(
  reading: Reading,
  viewer: Viewer,
  row: SourceRow,
  cause: Cause,
): Promise<string> {
  const { db } = reading;
  const author = await authorOf(reading, viewer, row);
  const draft = { ...writtenTexts(row), slug: await freeSlug(db, row.slug), author: author.id };
  const { row: copy } = await createDraft(db, { section: row.section, author, draft }, cause);
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
