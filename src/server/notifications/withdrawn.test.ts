import { sql } from 'kysely';
import type { Digests } from '../../shared/contract/digests';
import {
  ALL_KINDS,
  NOTIFICATION_CATEGORIES,
  type NotificationKind,
  type NotificationPage,
  type Unread,
} from '../../shared/contract/notifications';
import { DIALOG, openCommentsHost, type CommentsHost } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { insertPoll } from '../have-your-say/testing/pollFixtures';
import { FIRST_START } from '../testing/testHost';
import { notify } from './notify';
import { listWaitingPushes } from './push/waitingPushes';

const HOUR_MS = 3_600_000;
const READER = toPersonId('grace');
const OTHER = toPersonId('omar');
const ID = '00000000-0000-4000-8000-00000000c0de';
const DECISION = '00000000-0000-4000-8000-00000000dec1';
const DEVICE = '00000000-0000-4000-8000-00000000de71';
const IN_A_DAY = new Date(FIRST_START.getTime() + 24 * HOUR_MS).toISOString();
const SOON = `'${IN_A_DAY}'::timestamptz`;
const PAST = `'2026-01-02T08:00:00Z'::timestamptz`;
const TODAY = FIRST_START.toISOString().slice(0, 10);

const BLOG = toContentId('blogs', 'measuring-kerbs-between-tram-and-town-hall');
const WATERFRONT = toContentId('dialogs', 'waterfront-change');
const TEAM = toContentId('teams', 'green-neighbourhoods');
let committee: string, event: string, course: string, poll: string;

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
  const { db } = host.database;
  const findOne = async (section: string, holds = sql`true`) => {
    const { rows } = await sql<{ id: string }>`
      select id from contents where section = ${section} and status = 'published' and visibility = 'public' and ${holds}
      order by slug limit 1`.execute(db);
    return rows[0]!.id;
  };
  committee = await findOne('committees', sql`details ->> 'dissolution' is null`);
  event = await findOne('events', sql`details ->> 'cancellation' is null`);
  course = await findOne('training');
  ({ poll } = await insertPoll(db, { slug: 'told-and-withdrawn' }));
  await db.deleteFrom('notification_settings').execute();
  await db
    .insertInto('notification_settings')
    .values(
      NOTIFICATION_CATEGORIES.map((category) => ({
        person_id: READER,
        category,
        shown: true,
        mail: 'daily' as const,
        push: true,
      })),
    )
    .execute();
  await sql`insert into push_subscriptions (id, person_id, endpoint, p256dh, auth, locale, created_at, next_at)
    values (${DEVICE}, ${READER}, 'https://push.example/1', 'key', 'auth', 'en', ${FIRST_START}, ${FIRST_START})`.execute(
    db,
  );
  await db.deleteFrom('memberships').where('person_id', '=', READER).execute();
});
afterAll(() => host.close());

/**
 * Ways in which the object of a notification of a kind is there, and in which it goes: each a
 * change of the database.
 */
interface Told {
  readonly content: () => string;
  readonly occasion: string;
  readonly there: string;
  readonly gone: readonly string[];
}

const details = (id: string, value: object) =>
  `update contents set details = details || '${JSON.stringify(value)}', retraction = null where id = '${id}'`;
const column = (set: string) => `update contents set ${set} where id = '{content}'`;
const comment = (state: string) => `
  insert into comments (id, content_id, root_id, depth, author_id, body, lang, state)
    values ('${ID}', '${WATERFRONT}', '${ID}', 0, '${OTHER}', 'Words', 'en', '${state}')
    on conflict (id) do update set state = '${state}';
  insert into comment_mentions values ('${ID}', '${READER}') on conflict do nothing`;
const ofComment = (...more: string[]): Told => ({
  content: () => WATERFRONT,
  occasion: `comment ${ID}`,
  there: comment('shown'),
  gone: [comment('hidden'), comment('deleted'), comment('held'), ...more],
});
const RETRACTED = column(`retraction = '{"on": "2026-03-01", "reason": {"en": "Wrong."}}'`);
const SHOWN = 'retraction = null, hidden_at = null';
/** Hidden, and found by who has written it. */
const HIDDEN = column(`hidden_at = now(), author_person_id = '${READER}'`);
const OUT = column(`${SHOWN}, withdrawn_at = null, status = 'published',
  author_person_id = '${OTHER}', author_content_id = null, author_kind = 'person'`);
const published: Told = {
  content: () => BLOG,
  occasion: `published ${BLOG}`,
  there: OUT,
  gone: [RETRACTED, column(`withdrawn_at = now(), author_person_id = '${READER}'`), HIDDEN],
};
const mine = (status: string) => column(`status = '${status}', author_person_id = '${READER}'`);
const OPEN_GROUP = `update contents set details = (details - 'suspension') || '{"dissolution": null}', deleted_at = null where id = '{content}'`;
const DISSOLVED = `update contents set details = details || '{"dissolution": {"on": "2026-03-01"}, "suspension": {}}' where id = '{content}'`;
const member = (person: string, set: string, more = '') => `${OPEN_GROUP};
  delete from memberships where id = '${ID}';
  insert into memberships (id, content_id, person_id, role, since, until, state, ended_as, seat)
    select '${ID}', '{content}', '${person}', 'member', '2026-01-01', ${set} ${more}`;
const NO_MEMBER = `delete from memberships where id = '${ID}'`;
const term = (until: string, endedAs = 'null') =>
  member(READER, `'${until}', 'active', ${endedAs}, null`);
const inTeam = (kind: NotificationKind, person = READER, state = 'active'): Told => ({
  content: () => TEAM,
  occasion: `${kind} ${TEAM} ${person} 1`,
  there: member(person, `null, '${state}', null, null`),
  gone: [NO_MEMBER, DISSOLVED],
});
const outside = (kind: NotificationKind): Told => ({
  content: () => TEAM,
  occasion: `${kind} ${TEAM} ${READER} 1`,
  there: `${OPEN_GROUP}; ${NO_MEMBER}`,
  gone: [member(READER, "null, 'active', null, null")],
});
const ofTerm = (occasion: string, gone: readonly string[] = []): Told => ({
  content: () => committee,
  occasion,
  there: term('2030-01-01'),
  gone: [term('2026-02-01', "'resigned'"), DISSOLVED, NO_MEMBER, ...gone],
});
const meeting = (set: string) => `${OPEN_GROUP};
  delete from meetings where id = '${ID}';
  insert into meetings (id, content_id, starts_at, time_zone, title, place, is_public, updated_at, state, reason, minutes_state, minutes_published_at)
    select '${ID}', '{content}', ${SOON}, 'Europe/Istanbul', '{}', '{}', true, now(), ${set}`;
const PLANNED = meeting("'planned', null, 'draft', null");
const CANCELLED = meeting(`'cancelled', '{"en": "Ill."}', 'draft', null`);
const MINUTES = meeting("'held', null, 'published', now()");
const ofMeeting = (
  kind: NotificationKind,
  there: string,
  gone: readonly string[],
  more = '',
): Told => ({
  content: () => committee,
  occasion: `${kind} ${ID}${more}`,
  there,
  gone: [...gone, `delete from meetings where id = '${ID}'`],
});
const drawn = (state: string) => `${OPEN_GROUP};
  delete from draws where id = '${ID}';
  insert into draws (id, content_id, title, strata, sources, for_verified, opens_at, closes_at, answer_days, created_at)
    values ('${ID}', '{content}', '{}', '[]', '[]', false, ${PAST}, ${SOON}, 7, now());
  insert into draw_volunteers (draw_id, person_id, stratum, is_public, salt, commitment, volunteered_at, state, answer_until)
    values ('${ID}', '${READER}', '', true, repeat('0', 32), repeat('0', 64), now(), '${state}', ${SOON})`;
const registered = (state: string, set = `opens_at = ${SOON}, closes_at = null`) => `
  update contents set details = details || '{"cancellation": null, "minutes": {"en": "So."}}', ${SHOWN}, ${set} where id = '{content}';
  insert into registrations (content_id, person_id, state, guests, code, number, is_public, registered_at)
    values ('{content}', '${READER}', '${state}', 0, 'AB12CDEF34', 90001, false, now())
    on conflict (content_id, person_id) do update set state = excluded.state`;
const OFF = `update contents set details = details || '{"cancellation": {"en": "Storm."}}' where id = '{content}'`;
const ofEvent = (occasion: string, gone: readonly string[]): Told => ({
  content: () => event,
  occasion,
  there: registered('registered'),
  gone: [RETRACTED, HIDDEN, ...gone],
});
const OVER = registered(
  'registered',
  `opens_at = ${PAST} - interval '1 hour', closes_at = ${PAST}`,
);
const certificate = (withdrawnAt: string) => `
  insert into enrollments (id, course_id, person_id, state, enrolled_at, completed_at)
    values ('${ID}', '{content}', '${READER}', 'completed', now(), now()) on conflict do nothing;
  delete from certificates where number = 'AB12CDEF34';
  insert into certificates (enrollment_id, number, salt, name_hash, issued_at, withdrawn_at, withdrawal_reason)
    select id, 'AB12CDEF34', decode(repeat('00', 16), 'hex'), decode(repeat('00', 32), 'hex'), now(), ${withdrawnAt},
      case when ${withdrawnAt} is not null then 'Copied.' end
    from enrollments where course_id = '{content}' and person_id = '${READER}'`;
const ofCertificate = (kind: NotificationKind, there: string, gone: string): Told => ({
  content: () => course,
  occasion: `${kind} AB12CDEF34`,
  there: certificate(there),
  gone: [certificate(gone)],
});
const decided = (state: string, undoneAt = 'null') => `${comment(state)};
  delete from moderations where decision_id = '${DECISION}';
  insert into moderations (decision_id, kind, target_id, content_id, decision, before, automatic, at, undone_at)
    values ('${DECISION}', 'comment', '${ID}', '${WATERFRONT}', 'hidden', 'shown', false, now(), ${undoneAt})`;
const onPoll = (kind: NotificationKind, gone: readonly string[]): Told => ({
  content: () => poll,
  occasion: `${kind} ${BLOG}`,
  there: `update contents set closes_at = ${SOON}, ${SHOWN}, details = details || '{"cancellation": null, "outcome": {"statement": {"en": "So."}}}' where id = '{content}'`,
  gone: [OFF, RETRACTED, HIDDEN, ...gone],
});
const CLOSED = column(`opens_at = ${PAST} - interval '1 day', closes_at = ${PAST}`);
const CONCLUSIONS = { conclusions: { en: 'So.' } };

/** Every kind has its row: a new one does not compile without it. */
const KINDS: Readonly<Record<NotificationKind, Told>> = {
  pollOpened: onPoll('pollOpened', [CLOSED]),
  pollClosingSoon: onPoll('pollClosingSoon', [CLOSED]),
  optionWithdrawn: onPoll('optionWithdrawn', [CLOSED]),
  resultPublished: onPoll('resultPublished', []),
  outcomePublished: onPoll('outcomePublished', [
    column(`details = details || '{"outcome": null}'`),
  ]),
  answered: ofComment(),
  mentioned: ofComment(`delete from comment_mentions where comment_id = '${ID}'`),
  commented: ofComment(),
  dialogConcluded: {
    content: () => WATERFRONT,
    occasion: `concluded ${WATERFRONT}`,
    there: details(WATERFRONT, CONCLUSIONS),
    gone: [details(WATERFRONT, { conclusions: null }), RETRACTED],
  },
  published,
  corrected: { ...published, occasion: `corrected ${BLOG} ${TODAY}` },
  retracted: {
    content: () => BLOG,
    occasion: `retracted ${BLOG} 3`,
    there: `${OUT}; ${RETRACTED}`,
    gone: [OUT],
  },
  submitted: {
    content: () => BLOG,
    occasion: `submitted ${BLOG} 3`,
    there: mine('in_review'),
    gone: [mine('draft'), mine('published')],
  },
  returned: {
    content: () => BLOG,
    occasion: `returned ${BLOG} 3`,
    there: mine('draft'),
    gone: [mine('in_review')],
  },
  invited: {
    content: () => TEAM,
    occasion: `invited ${TEAM} 1`,
    there: `${OPEN_GROUP}; ${NO_MEMBER}; insert into team_invitations (content_id, email, email_key, created_at, expires_at, uses)
      select '{content}', email, lower(email), now(), ${SOON}, 1 from people where id = '${READER}'
      on conflict (content_id, email_key) do update set ended_at = null, expires_at = ${SOON}`,
    gone: [
      `update team_invitations set ended_at = now() where content_id = '{content}'`,
      `update team_invitations set expires_at = ${PAST} where content_id = '{content}'`,
      DISSOLVED,
      column('deleted_at = now()'),
      member(READER, "null, 'active', null, null"),
    ],
  },
  membershipRequested: inTeam('membershipRequested', OTHER, 'requested'),
  membershipAccepted: inTeam('membershipAccepted'),
  membershipDeclined: outside('membershipDeclined'),
  membershipEnded: outside('membershipEnded'),
  roleChanged: inTeam('roleChanged'),
  seatGiven: ofTerm(`seatGiven ${ID} 1`),
  termEnding: ofTerm(`termEnding ${ID} 2030-01-01 14`, [term('2031-01-01')]),
  memberTermEnding: ofTerm(`termEnding ${ID} 2030-01-01 60`, [term('2031-01-01')]),
  seatVacant: {
    content: () => committee,
    occasion: `seatVacant ${ID} 2026-02-01 `,
    there: `${member(OTHER, "'2026-02-01', 'active', null, 'told'")};
      update contents set details = details || '{"composition": [{"key": "told", "seats": 1, "category": {}}]}' where id = '{content}'`,
    gone: [DISSOLVED, `update memberships set until = null where id = '${ID}'`],
  },
  meetingAnnounced: ofMeeting('meetingAnnounced', PLANNED, [CANCELLED, DISSOLVED]),
  meetingChanged: ofMeeting(
    'meetingChanged',
    PLANNED,
    [CANCELLED, `update meetings set starts_at = ${PAST} where id = '${ID}'`],
    ' 2',
  ),
  meetingCancelled: ofMeeting('meetingCancelled', CANCELLED, [PLANNED]),
  minutesPublished: ofMeeting('minutesPublished', MINUTES, [PLANNED]),
  drawnByLot: {
    content: () => committee,
    occasion: `drawnByLot ${ID}`,
    there: drawn('asked'),
    gone: [drawn('declined'), drawn('lapsed'), DISSOLVED],
  },
  notDrawn: {
    content: () => committee,
    occasion: `notDrawn ${ID}`,
    there: drawn('standby'),
    gone: [drawn('asked')],
  },
  placeGiven: ofEvent(`placeGiven ${BLOG} 1`, [OFF, OVER, registered('cancelled')]),
  eventSoon: ofEvent(`eventSoon ${BLOG} ${IN_A_DAY}`, [
    OFF,
    OVER,
    registered('cancelled'),
    registered('registered', `opens_at = ${SOON} + interval '2 days', closes_at = null`),
  ]),
  eventChanged: ofEvent(`eventChanged ${BLOG} 1`, [OFF, OVER, registered('cancelled')]),
  eventCancelled: {
    content: () => event,
    occasion: `eventCancelled ${BLOG} 1`,
    gone: [registered('registered')],
    there: `${registered('registered')}; ${OFF}`,
  },
  reportPublished: ofEvent(`reportPublished ${BLOG} 1`, [
    column(`details = details || '{"minutes": null}'`),
  ]),
  courseCompleted: ofCertificate('courseCompleted', 'null', PAST),
  certificateWithdrawn: ofCertificate('certificateWithdrawn', PAST, 'null'),
  certificateReinstated: ofCertificate('certificateReinstated', 'null', PAST),
  hidden: {
    content: () => WATERFRONT,
    occasion: `decided ${DECISION} ${ID}`,
    there: decided('hidden'),
    gone: [decided('shown'), decided('deleted')],
  },
  appealDecided: {
    content: () => WATERFRONT,
    occasion: `decided ${DECISION} ${ID}`,
    there: decided('hidden'),
    gone: [decided('hidden', 'now()'), decided('deleted')],
  },
};

const read = async <T>(path: string) => (await host.ask('grace', 'GET', path)).json<T>();
const DEVICES = [{ id: DEVICE }] as unknown as Parameters<typeof listWaitingPushes>[1];

/** Counts how often the list, the badge, the mail to come and the browser tell of a thing. */
async function countTold(): Promise<Record<string, number>> {
  const { items } = await read<NotificationPage>('me/notifications');
  const digests = await read<Digests>('me/notifications/digest');
  const pushes = await listWaitingPushes(host.database.db, DEVICES, new Date(host.clock()));
  return {
    list: items.length,
    badge: (await read<Unread>('me/notifications/unread')).unread,
    digest: digests.items.reduce((sum, { total }) => sum + total, 0),
    push: pushes.filter(({ is_told: isTold }) => isTold).length,
  };
}
const times = (n: number) => ({ list: n, badge: n, digest: n, push: n });
const press = (path: string, body?: object) =>
  host.ask('grace', body && 'isRead' in body ? 'PUT' : 'POST', `me/notifications/${path}`, body);

describe('what is withdrawn is withdrawn from all that was told of it, and told again when it comes back', () => {
  test.each(ALL_KINDS)('%s', async (kind) => {
    const { db } = host.database;
    const { content, occasion, there, gone } = KINDS[kind];
    const change = (statements: string) =>
      sql.raw(statements.replaceAll('{content}', content())).execute(db);
    const at = new Date(host.clock());
    await change(there);
    await db.deleteFrom('notifications').execute();
    const news = { kind, because: 'following', actorId: null, occasion, at } as const;
    await notify(db, { ...news, contentId: content() }, [READER]);
    expect([there, await countTold()]).toEqual([there, times(1)]);
    expect(gone.length).toBeGreaterThan(0);
    for (const going of gone) {
      await change(going);
      expect([going, await countTold()]).toEqual([going, times(0)]);
      // A person who marks all as read has not seen it.
      await press('read-all', { until: IN_A_DAY });
      await change(there);
      expect([going, await countTold()]).toEqual([going, times(1)]);
    }
    // Notifications that were read stay in the list of what was told.
    await press('read-all', { until: IN_A_DAY });
    await change(gone[0]!);
    expect((await countTold())['badge']).toBe(0);
  });
});

test('an invitation to the address of a password is withdrawn as well, and holds where another address is invited', async () => {
  const { db } = host.database;
  const ADDRESS = 'grace@password.example';
  const invitation = { content_id: TEAM, created_at: FIRST_START, expires_at: IN_A_DAY, uses: 1 };
  await sql.raw(`${OPEN_GROUP}; ${NO_MEMBER}`.replaceAll('{content}', TEAM)).execute(db);
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('team_invitations').execute();
  await db.deleteFrom('credentials').where('person_id', '=', READER).execute();
  await db
    .insertInto('credentials')
    .values({
      person_id: READER,
      email: ADDRESS,
      email_key: ADDRESS,
      password_hash: 'none',
      confirmed_at: FIRST_START,
      changed_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('team_invitations')
    .values({ ...invitation, email: ADDRESS, email_key: ADDRESS })
    .execute();
  const at = new Date(host.clock());
  const news = { kind: 'invited', because: 'invited', actorId: null, at } as const;
  await notify(db, { ...news, contentId: TEAM, occasion: `invited ${TEAM} 1` }, [READER]);
  expect(await countTold()).toEqual(times(1));
  await db.updateTable('team_invitations').set({ ended_at: at }).execute();
  expect(await countTold()).toEqual(times(0));
  await sql`insert into team_invitations (content_id, email, email_key, created_at, expires_at, uses)
    select ${TEAM}::uuid, email, lower(email), ${at}::timestamptz, ${IN_A_DAY}::timestamptz, 1
    from people where id = ${READER}`.execute(db);
  expect(await countTold()).toEqual(times(1));
});

describe('answers', () => {
  const answers = async (): Promise<number[]> =>
    (await read<NotificationPage>('me/notifications')).items
      .filter(({ kind }) => kind === 'answered')
      .map(({ times: n }) => n);

  test('of two of which one is deleted, and the other hidden and shown again after an appeal, those are told that are there', async () => {
    const { db } = host.database;
    await db.deleteFrom('notifications').execute();
    const { id: parentId } = await host.write('grace', 'What do you think?');
    const deleted = await host.write('omar', 'One answer', { parentId });
    const { id } = await host.write('isil', 'Another answer', { parentId });
    expect(await answers()).toEqual([2]);
    const decide = async (decision: 'shown' | 'hidden') => {
      const { moderation_revision: revision } = await db
        .selectFrom('comments')
        .select('moderation_revision')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const reason = decision === 'hidden' ? { reason: 'offensive' } : {};
      const items = [{ kind: 'comment', id, revision }];
      await host.ask('yusuf', 'POST', 'admin/moderation', { items, decision, ...reason });
    };
    await host.ask('omar', 'DELETE', `${DIALOG}/comments/${deleted.id}`);
    expect(await answers()).toEqual([1]);
    const [entry] = (await read<NotificationPage>('me/notifications')).items;
    await decide('hidden');
    expect(await answers()).toEqual([]);
    await host.ask('isil', 'POST', `me/hidden/comment/${id}/appeal`, { text: 'It is no insult.' });
    await decide('shown');
    expect(await answers()).toEqual([1]);
    expect((await press(`${entry!.id}/read`, { isRead: true })).statusCode).toBe(204);
    expect(await read('me/notifications/unread')).toEqual({ unread: 0 });
    expect(await answers()).toEqual([1]);
  });
});
