import { parseRoleScope } from '../../shared/permissions/roles';
import type { ScopedPlaces } from '../../shared/peopleList';
import { listOfferedTerms } from '../../shared/vocabularies';
import { getSettings } from '../city/currentSettings';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';

/**
 * Reads the districts and groups that a role can be limited to: groups by id, and by the end of
 * their address where no other group has the same.
 */
export async function readScopedPlaces(db: Database): Promise<ScopedPlaces> {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'slug'])
    .where('section', 'in', ['teams', 'committees'])
    .where('deleted_at', 'is', null)
    .execute();
  const isOnly = (slug: string) => rows.filter((row) => row.slug === slug).length === 1;
  return {
    districts: listOfferedTerms(getSettings().districts).map(({ key }) => key),
    groups: new Map(
      rows.flatMap(({ id, slug }) => [
        [id, id] as const,
        ...(isOnly(slug) ? [[slug, id] as const] : []),
      ]),
    ),
  };
}

/** Checks that what roles are limited to is there. @throws Problem unknownScope */
export async function requireKnownScopes(db: Database, roles: readonly string[]): Promise<void> {
  const scopes = roles.map(parseRoleScope).filter((scope) => scope !== null);
  if (scopes.length === 0) return;
  const { districts, groups } = await readScopedPlaces(db);
  const isKnown = {
    section: () => true,
    district: (key: string) => districts.includes(key),
    group: (id: string) => groups.has(id),
  };
  const unknown = scopes.find(({ kind, value }) => !isKnown[kind](value));
  if (unknown) throw new Problem('unknownScope', unknown.value);
}
