import { sql } from 'kysely';
import type { Move } from '../../../shared/contract/writtenDetails';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { announceChanges } from '../../live/liveChanges';
import { reviseContent } from '../changes';
import { lockSource, type SourceRow } from '../sourceQueries';
import { isRepeated, type Cause } from '../writing';
import { lockSection } from './detailChange';
import { questionsAbout } from './questionDetails';
import { readDetailRow } from './storedDetails';

type Questions = readonly { readonly id: string; readonly position: number }[];

/** Returns the ids in their new order; at an end of the list nothing moves. */
function moved(questions: Questions, id: string, direction: Move['direction']): string[] {
  const ids = questions.map((question) => question.id);
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const neighbour = ids[to];
  if (neighbour === undefined) return ids;
  const places = new Map([
    [id, neighbour],
    [neighbour, id],
  ]);
  return ids.map((one) => places.get(one) ?? one);
}

/** Counts the places anew; whose place is another one is told to everybody who looks at it. */
async function renumber(trx: Database, questions: Questions, order: readonly string[]) {
  const places = new Map(questions.map(({ id, position }) => [id, position]));
  const others = order.flatMap((id, index) =>
    places.get(id) === index + 1 ? [] : [{ id, position: index + 1 }],
  );
  const changed = [];
  for (const { id, position } of others)
    changed.push(
      await trx
        .updateTable('contents')
        .set((eb) => ({
          details: sql<string>`jsonb_set(details, '{position}', to_jsonb(${position}::int))`,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    );
  await announceChanges(
    trx,
    changed.map((one) => ({ ...one, section: 'faqs' })),
  );
}

/**
 * Moves a question one place up or down among those about the same. The others keep their
 * revisions: nobody who writes on one of them is disturbed.
 * @throws Problem newerRevision
 */
export function moveQuestion(
  db: Database,
  source: SourceRow,
  { revision, direction }: Move,
  cause: Cause,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockSection(trx, 'faqs');
    const earlier = await lockSource(trx, source);
    if (isRepeated(earlier, cause)) return;
    if (earlier.revision !== revision) throw new Problem('newerRevision');
    const { kind } = await readDetailRow(trx, source.id);
    const questions = await questionsAbout(trx, kind).execute();
    await renumber(trx, questions, moved(questions, source.id, direction));
    await reviseContent(trx, earlier, {}, cause);
  });
}
