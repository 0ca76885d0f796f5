import { sql } from 'kysely';
import type { Mentionable } from '../../shared/contract/comments';
import { fold } from '../../shared/fold';
import { escapeFolded } from '../content/escapeLike';
import type { Database } from '../db/openDatabase';

const MOST = 8;
/** With fewer letters only those who wrote here are offered: a letter alone finds half a city. */
const LETTERS_FOR_ALL = 2;

interface Sought {
  readonly contentId: string;
  readonly typed: string;
  /** Person who writes; people do not mention themselves. */
  readonly personId: string;
}

/**
 * Lists people whose name has a word that begins so: those who wrote under this content first, the
 * last one first. For readers who are signed in: everybody has a profile for them who is not
 * blocked.
 */
export async function listMentionable(
  db: Database,
  { contentId, typed, personId }: Sought,
): Promise<Mentionable['items']> {
  const letters = fold(typed).trim();
  if (letters === '') return [];
  const findsAll = [...letters].length >= LETTERS_FOR_ALL;
  const { rows } = await sql<Mentionable['items'][number]>`
    with wrote as (
      select author_id as id, max(created_at) as last from comments
      where content_id = ${contentId}::uuid and state = 'shown' and author_id is not null group by author_id
    )
    select people.id, people.name from people left join wrote on wrote.id = people.id
    where (' ' || fold_text(people.name)) like ${`% ${escapeFolded(letters)}%`} and people.blocked_at is null
      and people.id <> ${personId}::uuid and (wrote.id is not null or ${findsAll}::boolean)
    order by wrote.last desc nulls last, people.name, people.id limit ${MOST}`.execute(db);
  return rows;
}
