import { sql } from 'kysely';
import type { PublicProfile } from '../../shared/contract/user';
import { isOfStaff } from '../../shared/permissions/roles';
import type { Locale } from '../../shared/locales';
import type { ContentRow } from '../content/contentQueries';
import { toText } from '../content/localize';
import { presentItem } from '../content/presentContent';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import { isActive } from '../db/activeMembers';
import { getPicturePath } from '../identity/peopleQueries';

const MOST_CONTRIBUTIONS = 20;

/**
 * Finds the person of a profile: one that is for signed-in people does not exist for visitors, and
 * that of a blocked person for nobody.
 */
function findPerson({ db, viewer }: ReadContext, id: string) {
  return db
    .selectFrom('people')
    .innerJoin('rights', 'rights.person_id', 'people.id')
    .leftJoin('pictures', 'pictures.person_id', 'people.id')
    .select(['people.id', 'name', 'about', 'website', 'rights.roles'])
    .select(['people.created_at as since', 'pictures.id as pictureId'])
    .where('people.id', '=', id)
    .where('blocked_at', 'is', null)
    .$if(viewer === null, (people) => people.where('profile_visibility', '=', 'public'))
    .executeTakeFirst();
}

async function listGroups(
  reading: ReadContext,
  personId: string,
): Promise<PublicProfile['groups']> {
  const { db, viewer, locale, now } = reading;
  const { rows } = await sql<
    Pick<ContentRow, 'slug' | 'title'> & {
      readonly section: PublicProfile['groups'][number]['section'];
      readonly role: PublicProfile['groups'][number]['role'];
      readonly original_locale: Locale;
    }
  >`
    select contents.section, contents.slug, contents.title, contents.original_locale, memberships.role
    from memberships
    join contents on contents.id = memberships.content_id and contents.section in ('teams', 'committees')
    where memberships.person_id = ${personId}
      and ${isActive(now)} and ${isListedFor(viewer, now)}
    order by memberships.since, contents.id`.execute(db);
  return rows.map(({ section, slug, title, role, original_locale }) => ({
    section,
    slug,
    title: toText(title, locale, original_locale),
    role,
  }));
}

async function listContributions(
  { db, viewer, locale, now }: ReadContext,
  personId: string,
): Promise<PublicProfile['contributions']> {
  const { rows } = await sql<ContentRow>`
    select contents.*, author.name as author_name, null as author_title
    from contents
    join people as author on author.id = contents.author_person_id
    where contents.author_person_id = ${personId} and ${isListedFor(viewer, now)}
    order by contents.published_at desc, contents.id
    limit ${MOST_CONTRIBUTIONS}`.execute(db);
  return rows.map((row) => presentItem(row, {}, locale, now));
}

/** Counts the comments that everybody can read, whoever asks. */
async function countComments({ db, now }: ReadContext, personId: string): Promise<number> {
  const { comments } = await db
    .selectFrom('comments')
    .innerJoin('contents', 'contents.id', 'comments.content_id')
    .select((eb) => eb.fn.countAll<number>().as('comments'))
    .where('comments.author_id', '=', personId)
    .where('comments.state', '=', 'shown')
    .where(isListedFor(null, now))
    .executeTakeFirstOrThrow();
  return comments;
}

/**
 * Finds the public profile of a person; null where there is nobody whom this reader may know. Votes
 * and e-mail address are not read at all.
 */
export async function findPublicProfile(
  reading: ReadContext,
  id: string,
): Promise<PublicProfile | null> {
  const person = await findPerson(reading, id);
  if (!person) return null;
  const [groups, contributions, comments] = await Promise.all([
    listGroups(reading, id),
    listContributions(reading, id),
    countComments(reading, id),
  ]);
  const { pictureId, since, roles, ...profile } = person;
  return {
    ...profile,
    picture: pictureId && getPicturePath(pictureId),
    since: since.toISOString(),
    roles: roles.filter((role) => isOfStaff([role])),
    groups,
    contributions,
    comments,
  };
}
