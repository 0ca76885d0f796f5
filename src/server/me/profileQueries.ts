import { sql } from 'kysely';
import type { Profile, ProfileChange } from '../../shared/contract/profile';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { getPicturePath } from '../identity/peopleQueries';
import { readName, readText } from '../identity/readName';
import { PROFILE_LIMITS } from '../../shared/contract/profile';

const WEB = ['http:', 'https:'];

function isPublicAddress({ protocol, username, password, href }: URL): boolean {
  // Text before an @ reads like the host and is not.
  const hasUser = username !== '' || password !== '';
  return WEB.includes(protocol) && !hasUser && href.length <= PROFILE_LIMITS.websiteLetters;
}

/**
 * Reads a web address as the URL parser writes it; null for none.
 * @throws Problem invalidWebsite for anything but http and https, for one with a user in it and for
 *   one that is too long when written out.
 */
function readWebsite(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || !isPublicAddress(url)) throw new Problem('invalidWebsite');
  return url.href;
}

/** @throws Problem invalidToken when the person has gone since the request began. */
export async function loadProfile(db: Database, personId: string): Promise<Profile> {
  const { since, pictureId, ...profile } = await db
    .selectFrom('people')
    .leftJoin('pictures', 'pictures.person_id', 'people.id')
    .select(['people.id', 'name', 'email', 'about', 'website', 'locale'])
    .select('profile_visibility as visibility')
    .select(['people.created_at as since', 'pictures.id as pictureId'])
    .where('people.id', '=', personId)
    .executeTakeFirstOrThrow(() => new Problem('invalidToken'));
  return {
    ...profile,
    picture: pictureId && getPicturePath(pictureId),
    since: since.toISOString(),
  };
}

/** Returns the columns to change; what is undefined stays as it is. */
function columnsOf({ name, about, website, locale, visibility }: ProfileChange) {
  const ownName = name === undefined ? undefined : readName(name);
  return {
    name: ownName,
    has_own_name:
      ownName === undefined ? undefined : sql<boolean>`has_own_name or name <> ${ownName}`,
    about: about === undefined ? undefined : readText(about),
    website: website === undefined ? undefined : readWebsite(website),
    locale,
    profile_visibility: visibility,
  };
}

/**
 * Changes what is named. A name that differs is the person's own from then on. @throws Problem
 * invalidName, invalidWebsite
 */
export async function changeProfile(
  db: Database,
  personId: string,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ ...columnsOf(change), updated_at: now })
    .where('id', '=', personId)
    .execute();
}
