import { sql, type Expression, type SqlBool } from 'kysely';
import type { AdminPeople, AdminPersonRow, PeopleQuery } from '../../shared/contract/admin';
import { fold } from '../../shared/fold';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import { escapeFolded, escapeLike } from '../content/escapeLike';
import type { Database } from '../db/openDatabase';
import { isVerified } from '../identity/residence';

const PAGE_SIZE = 50;

const EMAIL = sql<string | null>`coalesce(credentials.email, people.email)`;

/** Selects people with what a list shows of them. Without `seesEmail` addresses stay out of it. */
export const selectPeople = (db: Database, seesEmail: boolean, now: Date) =>
  db
    .selectFrom('people')
    .innerJoin('rights', 'rights.person_id', 'people.id')
    .leftJoin('credentials', 'credentials.person_id', 'people.id')
    .select(['people.id', 'people.name', 'people.created_at', 'people.blocked_at'])
    .select('rights.roles')
    .select(isVerified(now).as('verified'))
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

/**
 * Returns the condition of a search. Readers who may not see addresses cannot search in them
 * either: each find would tell a letter.
 */
function isSought(text: string, seesEmail: boolean): Expression<SqlBool> | null {
  const sought = text.replace(/\p{Cc}/gu, ' ').trim();
  if (sought === '') return null;
  const isNamed = sql<SqlBool>`fold_text(people.name) like ${`%${escapeFolded(fold(sought))}%`}`;
  if (!seesEmail) return isNamed;
  return sql<SqlBool>`(${isNamed} or lower(${EMAIL}) like ${`${escapeLike(sought.toLowerCase())}%`})`;
}

const IN_STATE = {
  active: sql<SqlBool>`people.blocked_at is null`,
  blocked: sql<SqlBool>`people.blocked_at is not null`,
} as const;

function conditionsOf({ q = '', role, state }: PeopleQuery, seesEmail: boolean) {
  const conditions = [
    isSought(q, seesEmail),
    role &&
      sql<SqlBool>`exists (select from unnest(rights.roles) as held where split_part(held, ':', 1) = ${role})`,
    state && IN_STATE[state],
  ];
  return conditions.filter((condition): condition is Expression<SqlBool> => Boolean(condition));
}

/**
 * Lists one page of the people, the newest account first, and how many there are in all.
 * @throws Problem invalidCursor
 */
export async function listPeople(
  db: Database,
  query: PeopleQuery,
  seesEmail: boolean,
  now: Date,
): Promise<AdminPeople> {
  const conditions = conditionsOf(query, seesEmail);
  const after = readCursor(query.cursor, isMoment);
  const found = await selectPeople(db, seesEmail, now)
    .select(sql<string>`people.created_at::text`.as('sort_key'))
    .where((eb) => eb.and(conditions))
    .$if(after !== null, (builder) =>
      builder.where(
        sql<SqlBool>`(people.created_at, people.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('people.created_at', 'desc')
    .orderBy('people.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { total } = await selectPeople(db, seesEmail, now)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditions))
    .executeTakeFirstOrThrow();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  return { items: rows.map(presentPerson), next, total };
}
