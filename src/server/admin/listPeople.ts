import { sql, type Expression, type SqlBool } from 'kysely';
import type { AdminPeople, AdminPersonRow, PeopleQuery } from '../../shared/contract/admin';
import { fold } from '../content/fold';
import { decodeCursor, encodeCursor } from '../content/ordering';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { folded } from './foldedName';

const PAGE_SIZE = 50;

const EMAIL = sql<string | null>`coalesce(credentials.email, people.email)`;
/** Microseconds: as exact as the column, and a whole number in the cursor. */
const SINCE = sql<number>`(extract(epoch from people.created_at) * 1000000)::bigint`;

/** People with what a list shows of them. Without `seesEmail` addresses stay out of it. */
export const selectPeople = (db: Database, seesEmail: boolean) =>
  db
    .selectFrom('people')
    .innerJoin('rights', 'rights.person_id', 'people.id')
    .leftJoin('credentials', 'credentials.person_id', 'people.id')
    .select(['people.id', 'people.name', 'people.created_at', 'people.blocked_at'])
    .select(['rights.roles', 'rights.verified'])
    .select((seesEmail ? EMAIL : sql<string | null>`null::text`).as('email'));

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

export const presentPerson = (row: PersonRow): AdminPersonRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  since: row.created_at.toISOString(),
  roles: row.roles,
  verified: row.verified,
  blockedAt: row.blocked_at?.toISOString() ?? null,
});

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Who may not see addresses cannot search in them either: each find would tell a letter. */
function isSought(text: string, seesEmail: boolean): Expression<SqlBool> | null {
  const sought = text.replace(/\p{Cc}/gu, ' ').trim();
  if (sought === '') return null;
  const isNamed = sql<SqlBool>`${folded(sql`people.name`)} like ${`%${escaped(fold(sought))}%`}`;
  if (!seesEmail) return isNamed;
  return sql<SqlBool>`(${isNamed} or lower(${EMAIL}) like ${`${escaped(sought.toLowerCase())}%`})`;
}

const IN_STATE = {
  active: sql<SqlBool>`people.blocked_at is null`,
  blocked: sql<SqlBool>`people.blocked_at is not null`,
} as const;

function conditionsOf({ q = '', role, state }: PeopleQuery, seesEmail: boolean) {
  const conditions = [
    isSought(q, seesEmail),
    role && sql<SqlBool>`${role} = any(rights.roles)`,
    state && IN_STATE[state],
  ];
  return conditions.filter((condition): condition is Expression<SqlBool> => Boolean(condition));
}

const WHOLE_NUMBER = /^\d{1,17}$/;

function isAfter(cursor: string): Expression<SqlBool> {
  const last = decodeCursor(cursor, WHOLE_NUMBER);
  if (!last) throw new Problem('invalidCursor');
  return sql<SqlBool>`(${SINCE}, people.id) < (${last.key}::bigint, ${last.id}::uuid)`;
}

/** One page of the people, the newest account first, and how many there are in all. @throws Problem invalidCursor */
export async function listPeople(
  db: Database,
  query: PeopleQuery,
  seesEmail: boolean,
): Promise<AdminPeople> {
  const conditions = conditionsOf(query, seesEmail);
  const ahead = query.cursor === undefined ? [] : [isAfter(query.cursor)];
  const found = await selectPeople(db, seesEmail)
    .select(SINCE.as('key'))
    .where((eb) => eb.and([...conditions, ...ahead]))
    .orderBy(SINCE, 'desc')
    .orderBy('people.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { total } = await selectPeople(db, seesEmail)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditions))
    .executeTakeFirstOrThrow();
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return {
    items: rows.map(presentPerson),
    next: found.length > PAGE_SIZE && last ? encodeCursor(String(last.key), last.id) : null,
    total,
  };
}
