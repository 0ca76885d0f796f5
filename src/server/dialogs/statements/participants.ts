import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';

/** Finds the numbers of these people in a dialog. */
async function findParticipants(
  trx: Database,
  contentId: string,
  people: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('statement_participants')
    .select(['number', 'person_id'])
    .where('content_id', '=', contentId)
    .where('person_id', 'in', people)
    .execute();
  return new Map(rows.map(({ person_id, number }) => [person_id!, number]));
}

/**
 * Finds the numbers of these people in a locked dialog, in which `before` people have taken part;
 * whoever is new gets the next number.
 * @returns also how many have taken part now
 */
export async function joinPeople(
  trx: Database,
  { contentId, before }: { contentId: string; before: number },
  people: readonly string[],
  at: Date,
): Promise<{ numbers: ReadonlyMap<string, number>; after: number }> {
  const known = await findParticipants(trx, contentId, people);
  const joining = [...new Set(people)].filter((person) => !known.has(person));
  const joined = joining.map((person, place) => [person, before + place] as const);
  if (joined.length > 0)
    await sql`
      insert into statement_participants (content_id, number, person_id, joined_at)
      select ${contentId}::uuid, number, person_id, ${at}
      from unnest(${joined.map(([, number]) => number)}::integer[], ${joining}::uuid[]) as joining (number, person_id)`.execute(
      trx,
    );
  return { numbers: new Map([...known, ...joined]), after: before + joined.length };
}
