import { toPersonId, toContentId } from '../../seed/seedContents';
import type { Database } from '../../db/openDatabase';
import { FIRST_START } from '../testHost';

/**
 * All roles that the rules tell apart, in the order of the columns of the tables; `author` is who
 * wrote what people write themselves.
 */
export const ROLES = [
  'anonymous',
  'participant',
  'verified',
  'outsider',
  'member',
  'lead',
  'author',
  'moderator',
  'editor',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Some of them, as the tables say it: a y below each that may, a dot below the others. */
export function parseRoles(cells: string): readonly Role[] {
  const may = cells.split(' ');
  if (may.length !== ROLES.length) throw new Error(`not a row of ${ROLES.length}: ${cells}`);
  return ROLES.filter((_role, index) => may[index] === 'y');
}

const SINCE = '2025-01-01';
const FIRST_NUMBER = 9_000;
/** Returns the number of the person who stands for a role; null: nobody is signed in. */
export const getPersonNumber = (role: Role): number | null =>
  role === 'anonymous' ? null : FIRST_NUMBER + ROLES.indexOf(role);

const OFFICES: readonly Role[] = ['moderator', 'editor', 'admin'];

/** Team of which the outsider is a member. */
const OTHER_TEAM = toContentId('teams', 'green-neighbourhoods');

export const getPersonId = (role: Exclude<Role, 'anonymous'>): string =>
  toPersonId(getPersonNumber(role)!);
export const SIGNED_IN = ROLES.filter((role) => role !== 'anonymous');

/**
 * Adds people who are used for no other purpose, so that whatever tells of them was asked for by
 * the test.
 */
export async function addPeople(db: Database): Promise<void> {
  await db
    .insertInto('people')
    .values(
      SIGNED_IN.map((role) => ({
        id: getPersonId(role),
        name: `Person as ${role}`,
        email: `${role}@leaks.example`,
        roles: OFFICES.includes(role) ? [role] : [],
        verified: role === 'verified',
        terms_version: 2,
        created_at: FIRST_START,
      })),
    )
    .execute();
  await db
    .insertInto('memberships')
    .values({
      content_id: OTHER_TEAM,
      person_id: getPersonId('outsider'),
      role: 'member',
      since: SINCE,
    })
    .execute();
}

/** Returns the memberships of a group; the lead of a committee is its chair. */
export const createMemberships = (content_id: string, section: string) => [
  { content_id, person_id: getPersonId('member'), role: 'member', since: SINCE },
  {
    content_id,
    person_id: getPersonId('lead'),
    since: SINCE,
    role: section === 'teams' ? 'lead' : 'chair',
  },
];
