import { sql, type Expression, type SqlBool } from 'kysely';
import type { Term } from '../../shared/contract/vocabularies';
import type { Viewer } from '../../shared/permissions/can';
import { SCOPED_ROLES, parseRoleScope, type GrantableRole } from '../../shared/permissions/roles';
import { listKeysAround } from '../../shared/vocabularies';
import { getSettings } from '../city/currentSettings';

/** Lists the districts whose scope covers what is about this one. */
export const listDistrictsAround = (area: string | null): readonly string[] =>
  area === null ? [] : listKeysAround(getSettings().districts, area);

const tables = new WeakMap<readonly Term[], string>();

/** Returns the same for every district, as JSON: lists that are the same are gone through once. */
function toTable(districts: readonly Term[]): string {
  const known = tables.get(districts);
  if (known !== undefined) return known;
  const table = JSON.stringify(
    Object.fromEntries(districts.map(({ key }) => [key, listKeysAround(districts, key)])),
  );
  tables.set(districts, table);
  return table;
}

/**
 * `hasRoleFor` as a condition: tells whether one of the wanted roles is among these, a `text[]`,
 * for all or for the content under this name. Table tests compare it with `can`.
 */
export function holdsOver(
  roles: Expression<unknown>,
  wanted: readonly GrantableRole[],
  name = 'contents',
): Expression<SqlBool> {
  const column = (which: string) => sql.ref(`${name}.${which}`);
  const scoped = SCOPED_ROLES.filter((role) => wanted.includes(role));
  const around = toTable(getSettings().districts);
  return sql<SqlBool>`(
    ${roles} && ${[...wanted]}::text[]
    or (array_to_string(${roles}, ' ') like '%:%' and ${roles} && array(
      select role || ':' || place from unnest(${scoped}::text[]) as role, (
        select 'section=' || ${column('section')}
        union all select 'group=' || case when ${column('section')} in ('teams', 'committees')
          then ${column('id')} else ${column('author_content_id')} end
        union all select 'district=' || jsonb_array_elements_text(${around}::jsonb -> ${column('area')})
      ) as places (place)
    ))
  )`;
}

/**
 * Tells whether the viewer has one of these roles for the content under this name. Who has none
 * with a scope asks the database nothing.
 */
export function hasRolesOver(
  viewer: Viewer | null,
  wanted: readonly GrantableRole[],
  name = 'contents',
): Expression<SqlBool> {
  const roles = viewer?.roles ?? [];
  if (wanted.some((role) => roles.includes(role))) return sql<SqlBool>`true`;
  return roles.some((text) => parseRoleScope(text) !== null)
    ? holdsOver(sql`${[...roles]}::text[]`, wanted, name)
    : sql<SqlBool>`false`;
}
