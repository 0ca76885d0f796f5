import { sql } from 'kysely';
import type {
  OpenInvitation,
  OpenInvitations,
  PeopleListRead,
} from '../../../shared/contract/accountInvitations';
import type { LineFault } from '../../../shared/contract/papers';
import { parsePeopleList, type ListedPerson } from '../../../shared/peopleList';
import { RETENTION_PERIODS } from '../../../shared/retention';
import { getSettings } from '../../city/currentSettings';
import { cutPage, isMoment, readCursor } from '../../content/cursor';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { writeAudit } from '../../identity/audit';
import { emailKey } from '../../identity/emailKey';
import { createMailLink } from '../../identity/mailLinks';
import { readScopedPlaces } from '../../identity/scopedPlaces';
import { createToken, hashToken } from '../../identity/oneTimeTokens';
import { isGoodInvitation } from './goodInvitation';

const LIFETIME_MS = RETENTION_PERIODS.accountInvitationDays * 24 * 3_600_000;
const PAGE_SIZE = 50;
/** Lines of each kind that a report names. */
const MAX_REPORTED = 100;
/** People who are invited that a report shows. */
const MAX_SHOWN = 10;
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const CHUNK_SIZE = 1_000;

const expiryOf = (now: Date) => new Date(now.getTime() + LIFETIME_MS);

const chunk = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
    items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );

interface Sorted {
  readonly fresh: readonly ListedPerson[];
  readonly known: readonly LineFault[];
}

/** Parts those who have an account, or an invitation that is open or accepted, from the others. */
async function sortKnown(
  db: Database,
  people: readonly ListedPerson[],
  now: Date,
): Promise<Sorted> {
  const keys = people.map(({ email }) => emailKey(email));
  const { rows } = await sql<{ key: string; code: string }>`
    with given (key) as (select unnest(${keys}::text[]))
    select key, 'hasAccount' as code from given where exists (
      select from credentials where email_key = key and confirmed_at is not null
    ) or exists (select from people where lower(email) = key)
    union all
    select email_key, case when accepted_at is null then 'isInvited' else 'hasAccount' end
    from account_invitations join given on key = email_key
    where expires_at > ${now} and (accepted_at is not null or ${isGoodInvitation})`.execute(db);
  const codes = new Map(rows.map(({ key, code }) => [key, code]));
  const codeOf = ({ email }: ListedPerson) => codes.get(emailKey(email));
  return {
    fresh: people.filter((person) => codeOf(person) === undefined),
    known: people.flatMap((person) => {
      const code = codeOf(person);
      return code === undefined ? [] : [{ line: person.line, code, text: person.email }];
    }),
  };
}

const report = (
  fresh: readonly ListedPerson[],
  known: readonly LineFault[],
  faults: readonly LineFault[],
): PeopleListRead => ({
  invited: fresh.length,
  people: fresh.slice(0, MAX_SHOWN).map(({ line: _line, ...person }) => ({
    ...person,
    roles: [...person.roles],
  })),
  faults: faults.slice(0, MAX_REPORTED),
  known: known.slice(0, MAX_REPORTED),
});

const parse = async (db: Database, text: string) =>
  parsePeopleList(text, getSettings().languages, await readScopedPlaces(db));

/** Reports what inviting the people of a table would do, line by line. Nothing is written. */
export async function checkPeopleList(
  { db, clock }: HostContext,
  text: string,
): Promise<PeopleListRead> {
  const { people, faults } = await parse(db, text);
  const { fresh, known } = await sortKnown(db, people, new Date(clock()));
  return report(fresh, known, faults);
}

interface Fresh {
  readonly person: ListedPerson;
  readonly token: string;
}

/** Stores invitations; of two tables with one address at once the later one leaves it out. */
async function storeInvitations(
  trx: Database,
  fresh: readonly Fresh[],
  invitedBy: string,
  now: Date,
): Promise<Fresh[]> {
  const stored = new Set<string>();
  for (const part of chunk(fresh)) {
    const rows = await trx
      .insertInto('account_invitations')
      .values(
        part.map(({ person: { email, name, roles, locale }, token }) => ({
          email,
          email_key: emailKey(email),
          name,
          roles: [...roles],
          locale,
          invited_by: invitedBy,
          token_hash: hashToken(token),
          sent_at: now,
          expires_at: expiryOf(now),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet((eb) => ({
            email: eb.ref('excluded.email'),
            name: eb.ref('excluded.name'),
            roles: eb.ref('excluded.roles'),
            locale: eb.ref('excluded.locale'),
            invited_by: eb.ref('excluded.invited_by'),
            token_hash: eb.ref('excluded.token_hash'),
            sent_at: eb.ref('excluded.sent_at'),
            expires_at: eb.ref('excluded.expires_at'),
            expiry_before_withdrawal: null,
          }))
          .where(({ eb, or, not }) =>
            or([eb('account_invitations.expires_at', '<=', now), not(isGoodInvitation)]),
          )
          .where('account_invitations.accepted_at', 'is', null),
      )
      .returning('email_key')
      .execute();
    for (const { email_key } of rows) stored.add(email_key);
  }
  return fresh.filter(({ person }) => stored.has(emailKey(person.email)));
}

interface Mailed {
  readonly email: string;
  readonly name: string;
  readonly locale: ListedPerson['locale'];
}

const mailOf = (
  { portalOrigin }: HostContext,
  { email: to, name, locale }: Mailed,
  token: string,
) =>
  ({
    to,
    locale,
    template: 'accountInvitation',
    values: { name, link: createMailLink(portalOrigin, locale, 'accept-invitation', token) },
  }) as const;

/** Writes what was done with invitations: they concern nobody who has an account yet. */
const writeInvitationAudit = (
  trx: Database,
  entry: Omit<Parameters<typeof writeAudit>[1], 'personId' | 'reason'>,
): Promise<void> => writeAudit(trx, { ...entry, personId: null, reason: '' });

/** @throws Problem unavailable where this installation sends no mail */
function requireMail({ mail }: HostContext): void {
  if (mail.transport.kind === 'none') throw new Problem('unavailable');
}

/**
 * Invites everybody in a table, or nobody where a line is wrong, in one transaction with the mails.
 * Who has an account, or an invitation that is open, is left as they are: the same table again
 * changes nothing.
 * @throws Problem unavailable
 */
export async function invitePeople(
  context: HostContext,
  text: string,
  actorId: string,
): Promise<PeopleListRead> {
  const now = new Date(context.clock());
  const { people, faults } = await parse(context.db, text);
  if (faults.length > 0) return report([], [], faults);
  requireMail(context);
  return context.db.transaction().execute(async (trx) => {
    const { fresh, known } = await sortKnown(trx, people, now);
    const withTokens = fresh.map((person) => ({ person, token: createToken() }));
    const stored = await storeInvitations(trx, withTokens, actorId, now);
    const mails = stored.map(({ person, token }) => mailOf(context, person, token));
    for (const part of chunk(mails)) await context.mail.sendMany(part, trx);
    if (stored.length > 0) {
      const roles = [...new Set(stored.flatMap(({ person }) => person.roles))].sort();
      await writeInvitationAudit(trx, {
        actorId,
        action: 'peopleInvited',
        before: {},
        after: { count: stored.length, roles },
        at: now,
      });
    }
    return report(
      stored.map(({ person }) => person),
      known,
      [],
    );
  });
}

const selectOpen = (db: Database, now: Date) =>
  db
    .selectFrom('account_invitations')
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isGoodInvitation);

/** Lists one page of the invitations that can still be used. @throws Problem invalidCursor */
export async function listInvitations(
  { db, clock }: HostContext,
  cursor: string | undefined,
): Promise<OpenInvitations> {
  const now = new Date(clock());
  const after = readCursor(cursor, isMoment);
  const found = await selectOpen(db, now)
    .leftJoin('people', 'people.id', 'invited_by')
    .select(['account_invitations.id', 'account_invitations.email', 'account_invitations.name'])
    .select(['account_invitations.roles', 'account_invitations.locale', 'people.name as by'])
    .select(['sent_at', 'expires_at', sql<string>`sent_at::text`.as('sort_key')])
    .$if(after !== null, (builder) =>
      builder.where(
        sql<boolean>`(sent_at, account_invitations.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('account_invitations.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { total } = await selectOpen(db, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  const items = rows.map(({ sort_key: _key, sent_at, expires_at, ...row }): OpenInvitation => ({
    ...row,
    sentAt: sent_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
  return { items, next, total };
}

/** Finds the address of an invitation that can still be used. @throws Problem notFound */
export async function getInvitedEmail(db: Database, id: string, now: Date): Promise<string> {
  const { email_key } = await selectOpen(db, now)
    .select('email_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('notFound'));
  return email_key;
}

/**
 * Sends an invitation again, for thirty days from now and in the name of who sends it; the link of
 * the earlier mail is dead.
 * @throws Problem notFound, unavailable
 */
export async function sendAgain(context: HostContext, id: string, actorId: string): Promise<void> {
  requireMail(context);
  const now = new Date(context.clock());
  const token = createToken();
  await context.db.transaction().execute(async (trx) => {
    const invitation = await trx
      .updateTable('account_invitations')
      .set({
        token_hash: hashToken(token),
        invited_by: actorId,
        sent_at: now,
        expires_at: expiryOf(now),
      })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['email', 'name', 'locale'])
      .executeTakeFirstOrThrow(() => new Problem('notFound'));
    await context.mail.send(mailOf(context, invitation, token), trx);
  });
}

/**
 * Withdraws an invitation: it ends with the moment when it was sent, which is over by every host's
 * clock, and is deleted with those that have expired. Until then `restoreInvitation` takes that
 * back.
 * @throws Problem notFound
 */
export async function withdrawInvitation(
  { db, clock }: HostContext,
  id: string,
  actorId: string,
): Promise<void> {
  const now = new Date(clock());
  await db.transaction().execute(async (trx) => {
    const { roles } = await trx
      .updateTable('account_invitations')
      .set((eb) => ({
        expiry_before_withdrawal: eb.ref('expires_at'),
        expires_at: eb.ref('sent_at'),
      }))
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('roles')
      .executeTakeFirstOrThrow(() => new Problem('notFound'));
    await writeInvitationAudit(trx, {
      actorId,
      action: 'invitationWithdrawn',
      before: { roles },
      after: {},
      at: now,
    });
  });
}

/**
 * Takes a withdrawal back: the link that was sent is good again, until it would have ended and only
 * while who invited may still invite. No mail is sent.
 * @throws Problem notFound where it was deleted meanwhile, or the address was invited anew
 */
export async function restoreInvitation(
  { db, clock }: HostContext,
  id: string,
  actorId: string,
): Promise<void> {
  const now = new Date(clock());
  await db.transaction().execute(async (trx) => {
    const { roles } = await trx
      .updateTable('account_invitations')
      .set((eb) => ({
        expires_at: eb.ref('expiry_before_withdrawal').$castTo<Date>(),
        expiry_before_withdrawal: null,
      }))
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('expires_at', '<=', now)
      .where('expiry_before_withdrawal', '>', now)
      .where(isGoodInvitation)
      .returning('roles')
      .executeTakeFirstOrThrow(() => new Problem('notFound'));
    await writeInvitationAudit(trx, {
      actorId,
      action: 'invitationRestored',
      before: {},
      after: { roles },
      at: now,
    });
  });
}

/** Deletes invitations whose time is over, used or not. @returns how many */
export async function forgetAccountInvitations(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_invitations')
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
