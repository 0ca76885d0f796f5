import { sql } from 'kysely';
import type {
  Invitation,
  InvitationsSent,
  NewInvitations,
  NewLink,
} from '../../shared/contract/memberships';
import { checkInvitations } from '../../shared/invitationList';
import { INVITATION_LIMITS } from '../../shared/teamRules';
import type { Locale } from '../../shared/locales';
import { isLinkLike } from '../../shared/linkLikeNames';
import { toText } from '../content/localize';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { hashRequestKey, type WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { listPeopleByEmailKeys } from '../identity/emailAddresses';
import { emailKey } from '../identity/emailKey';
import { createMailLink } from '../identity/mailLinks';
import { notify } from '../notifications/notify';
import { createInvitationToken } from './invitationToken';
import { keepGoodInvitations } from './inviters';
import { requireOpenTeam, type TeamContext, type TeamRow } from './team';

const DAY_MS = 86_400_000;

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Reads the addresses as they were typed, each once, and what is wrong with them. */
const readAddresses = (emails: readonly string[]) =>
  checkInvitations(emails.map((email, index) => ({ line: index + 1, email: email.trim() })));

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly email_key: string;
}

/**
 * Stores one invitation for each address; who was invited within a day is not written to again, and
 * an older invitation ends with the new one.
 */
async function keepInvitations(
  trx: Database,
  { team, viewer, reading: { now } }: TeamContext,
  emails: readonly string[],
): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    insert into team_invitations (content_id, email, email_key, invited_by, created_at, expires_at, uses)
    select ${team.id}::uuid, email, email_key, ${viewer.id}::uuid, ${now}::timestamptz,
      ${inDays(now, INVITATION_LIMITS.days)}::timestamptz, 1
    from unnest(${[...emails]}::text[], ${emails.map(emailKey)}::text[]) as given (email, email_key)
    on conflict (content_id, email_key) do update set
      id = gen_random_uuid(), email = excluded.email, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at, used = 0, ended_at = null
    where team_invitations.created_at < ${inDays(now, -1)}::timestamptz
    returning id, email, email_key`.execute(trx);
  return rows;
}

async function mailOf(
  { portalOrigin }: HostContext,
  trx: Database,
  { id, email: to }: Invited,
  { team, locale }: { readonly team: TeamRow; readonly locale: Locale },
) {
  const link = createMailLink(
    portalOrigin,
    locale,
    'invitation',
    await createInvitationToken(trx, id),
  );
  const name = toText(team.title, locale, team.original_locale).text;
  // A lead names the team and may write to any address; a handle can be no link.
  const quotation = isLinkLike(name) ? team.slug : name;
  return { to, locale, template: 'teamInvitation', values: { link, quotation } } as const;
}

/**
 * Invites by mail, everybody or, where one address is none, nobody. Who has an account is told in
 * the portal as well; neither the answer nor what is kept tells who that is.
 * @throws Problem teamClosed
 */
export function inviteByMail(
  context: HostContext,
  at: TeamContext,
  { emails, locale }: NewInvitations,
): Promise<InvitationsSent> {
  const { team, viewer, reading } = at;
  requireOpenTeam(team);
  const { emails: addresses, faults } = readAddresses(emails);
  if (faults.length > 0) return Promise.resolve({ invited: 0, faults: [...faults] });
  return context.db.transaction().execute(async (trx) => {
    const invited = await keepInvitations(trx, at, addresses);
    for (const invitation of invited)
      await context.mail.send(await mailOf(context, trx, invitation, { team, locale }), trx);
    const news = { kind: 'invited', because: 'invited', contentId: team.id } as const;
    const people = await listPeopleByEmailKeys(
      trx,
      invited.map(({ email_key }) => email_key),
    );
    const occasion = `invited ${team.id} ${reading.now.getTime()}`;
    await notify(trx, { ...news, actorId: viewer.id, at: reading.now, occasion }, people);
    return { invited: addresses.length, faults: [] };
  });
}

/**
 * Creates a link that takes in a limited number of people; the same request again finds the one
 * that it has made.
 * @throws Problem teamClosed
 */
export async function createInvitationLink(
  { db }: HostContext,
  { team, viewer, reading: { now } }: TeamContext,
  { uses, days }: NewLink,
  cause: WriteRequest,
): Promise<string> {
  requireOpenTeam(team);
  const request_key = hashRequestKey(cause, `invitation to ${team.id}`);
  await db
    .insertInto('team_invitations')
    .values({
      content_id: team.id,
      email: null,
      email_key: null,
      invited_by: viewer.id,
      created_at: now,
      expires_at: inDays(now, days),
      uses,
      request_key,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('team_invitations')
    .select('id')
    .where('request_key', '=', request_key)
    .executeTakeFirstOrThrow();
  return id;
}

const selectPending = (db: Database, teamId: string, now: Date) =>
  db
    .selectFrom('team_invitations')
    .leftJoin('people', 'people.id', 'invited_by')
    .select(['team_invitations.id', 'team_invitations.email', 'expires_at', 'uses', 'used'])
    .select(['people.name as by', 'invited_by'])
    .where('content_id', '=', teamId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .orderBy('team_invitations.created_at', 'desc')
    .orderBy('team_invitations.id');

type Pending = Awaited<ReturnType<ReturnType<typeof selectPending>['execute']>>[number];

const present = async (
  { db, portalOrigin }: HostContext,
  { id, email, by, expires_at, uses, used }: Pending,
  locale: Locale,
): Promise<Invitation> => ({
  id,
  email,
  by,
  uses,
  used,
  expiresAt: expires_at.toISOString(),
  link:
    email === null
      ? createMailLink(portalOrigin, locale, 'invitation', await createInvitationToken(db, id))
      : null,
});

/** Invitations that can still be used, the newest first: all of them, or one's own. */
export async function listInvitations(
  context: HostContext,
  { team, viewer, reading }: TeamContext,
  isForAll: boolean,
): Promise<Invitation[]> {
  const rows = await selectPending(context.db, team.id, reading.now)
    .$if(!isForAll, (own) => own.where('invited_by', '=', viewer.id))
    .execute();
  const good = await keepGoodInvitations(context.db, team, rows, reading.now);
  return Promise.all(good.map((row) => present(context, row, reading.locale)));
}

/**
 * Withdraws an invitation: from then on its link is dead. Again changes nothing. @throws Problem
 * notFound
 */
export async function withdrawInvitation(
  { db }: HostContext,
  { team, viewer, reading }: TeamContext,
  id: string,
  isForAll: boolean,
): Promise<void> {
  const row = await db
    .updateTable('team_invitations')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(reading.now)) }))
    .where('id', '=', id)
    .where('content_id', '=', team.id)
    .$if(!isForAll, (own) => own.where('invited_by', '=', viewer.id))
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
}
