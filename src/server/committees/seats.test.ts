import type { CommitteeDetails, CommitteeFacts } from '../../shared/contract/committees';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { MeetingList, MeetingPage, MeetingSource } from '../../shared/contract/meetings';
import type { MySeats, PeopleFound, SeatManagement, Vacancies } from '../../shared/contract/seats';
import { toCityDay } from '../city/currentSettings';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { meetingId } from '../seed/seedMeetings';
import { snapshotTables } from '../testing/snapshotTables';
import { remindOfTerms } from './seats/reminders';

/** Nine seats, all held; its chair is Leyla, its secretary resident 106. */
const BUDGET = 'committees/budget-committee';
/** One of three seats of residents is vacant; its chair is resident 57, its secretary 49. */
const CLIMATE = 'committees/climate-advisory-board';
const CLIMATE_ID = toContentId('committees', 'climate-advisory-board');
const DISSOLVED = 'committees/waterfront-task-force';
const DAY_MS = 86_400_000;

let host: CommentsHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openCommentsHost();
  restore = await snapshotTables(
    host.database.db,
    'contents',
    'memberships',
    'meeting_replies',
    'notifications',
    'polls',
    'poll_voters',
  );
});
afterEach(() => restore());
afterAll(() => host.close());

const day = (days: number) => toCityDay(host.clock() + days * DAY_MS);
const told = async (
  who: Who,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<string> => {
  const answer = await host.ask(who, method, path, body);
  return answer.statusCode < 400
    ? String(answer.statusCode)
    : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
};
const read = async <T>(who: Who, path: string): Promise<T> => {
  const answer = await host.ask(who, 'GET', path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const desk = (who: Who, committee: string) => read<SeatManagement>(who, `${committee}/seats`);
const term = (person: Who, more: object = {}) => ({
  person: toPersonId(person as number),
  role: 'member',
  seat: 'residents',
  title: {},
  electedBy: null,
  since: day(0),
  until: day(365),
  ...more,
});
const give = (who: Who, person: Who, more: object = {}, committee = CLIMATE) =>
  told(who, 'POST', `${committee}/seats`, term(person, more));
/** Gives a term that is over, to which a poll elected. */
const giveFormerTerm = (person: Who, electedBy: string) =>
  give(49, person, {
    role: 'substitute',
    seat: null,
    since: day(-3),
    until: day(-2),
    electedBy,
  });
const termOf = async (person: Who, committee = CLIMATE) =>
  (await desk('admin', committee)).terms.find(
    ({ personId: id, isOver }) => id === toPersonId(person as number) && !isOver,
  )!;
const end = async (person: Who, more: object) =>
  told(49, 'POST', `${CLIMATE}/seats/${(await termOf(person)).id}/end`, { by: null, ...more });
const vacant = async (seat: string) =>
  (await desk('admin', CLIMATE)).composition.find(({ key }) => key === seat)!;
const newsOf = async (person: Who) => {
  const rows = await host.database.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', toPersonId(person as number))
    .where('content_id', '=', CLIMATE_ID)
    .execute();
  return rows.map(({ kind }) => kind);
};
const remind = () =>
  host.database.db.transaction().execute((trx) => remindOfTerms(trx, new Date(host.clock())));

const memberOf = async (person: Who) =>
  (await read<{ readonly details: CommitteeDetails }>(null, CLIMATE)).details.members.find(
    ({ personId: id }) => id === toPersonId(person as number),
  );

describe('elections and declarations', () => {
  it('a term names the poll that elected somebody; one that still runs elects nobody', async () => {
    const { elections } = await desk('admin', CLIMATE);
    expect(elections.map(({ slug }) => slug)).toContain('youth-council-seats');
    expect(elections.map(({ slug }) => slug)).not.toContain('school-routes-group');
    expect(await giveFormerTerm(61, 'youth-council-seats')).toBe('204');
    const title = expect.objectContaining({ text: expect.stringContaining('Youth council') });
    const poll = { slug: 'youth-council-seats', title };
    expect((await memberOf(61))?.electedBy).toEqual(poll);
    expect(await giveFormerTerm(62, 'school-routes-group')).toBe('400 invalidRequest');
  });

  it('a poll that is withdrawn afterwards is named no more', async () => {
    await giveFormerTerm(61, 'youth-council-seats');
    await host.database.db
      .updateTable('contents')
      .set({ withdrawn_at: new Date(host.clock()) })
      .where('id', '=', toContentId('have-your-say', 'youth-council-seats'))
      .execute();
    expect((await memberOf(61))?.electedBy).toBeNull();
  });

  it('holders of seats declare their interests, and nobody else does it for them', async () => {
    const path = async (person: Who) => `me/seats/${(await termOf(person)).id}/interests`;
    const said = { text: ' Shares in a solar company. ', locale: 'en' };
    expect((await memberOf(180))?.interests).toBeNull();
    expect(await told(180, 'PUT', await path(180), said)).toBe('204');
    expect((await memberOf(180))?.interests).toMatchObject({
      text: { text: 'Shares in a solar company.', lang: 'en' },
    });
    expect(await told(49, 'PUT', await path(180), said)).toBe('404 notFound');
    expect(await told(180, 'PUT', await path(180), { ...said, text: '' })).toBe('204');
    const own = await read<MySeats>(180, 'me/seats');
    expect(own.terms[0]?.interests).toMatchObject({ text: { text: '' } });
    const long = { ...said, text: 'a'.repeat(2_001) };
    expect(await told(180, 'PUT', await path(180), long)).toBe('400 invalidRequest');
  });

  it('a term that is over is declared for no more, and shows no declaration', async () => {
    await giveFormerTerm(61, 'youth-council-seats');
    const over = (await desk('admin', CLIMATE)).terms.find(
      ({ personId: id }) => id === toPersonId(61),
    )!;
    const said = { text: 'A boat', locale: 'en' };
    const answer = await told(61, 'PUT', `me/seats/${over.id}/interests`, said);
    expect(answer).toBe('409 notPossibleNow');
  });
});

describe('what everybody reads', () => {
  it('how many seats are vacant follows from who holds one, in list, page and vacancies', async () => {
    const page = await read<DetailPage<CommitteeDetails>>(null, CLIMATE);
    const list = await read<Page<ListItem<CommitteeFacts>>>(null, 'committees');
    const inList = list.items.find(({ slug }) => slug === 'climate-advisory-board')!;
    expect([page.details.vacantSeats, inList.details.vacantSeats]).toEqual([1, 1]);
    expect(page.details.mayGiveSeats).toBe(false);
    expect(page.details.composition.map(({ key, vacant: count }) => [key, count])).toEqual([
      ['science', 0],
      ['residents', 1],
      ['business', 0],
    ]);
    const { committees } = await read<Vacancies>(null, 'committees/vacancies');
    expect(committees.map(({ committee }) => committee.slug)).toEqual(['climate-advisory-board']);
    expect(committees[0]!.seats).toEqual([
      expect.objectContaining({ key: 'residents', vacant: 1, vacantSince: day(-39) }),
    ]);
  });

  it('a former member stays with how the term ended, and a dissolved committee has no vacancies', async () => {
    const { details } = await read<DetailPage<CommitteeDetails>>(null, CLIMATE);
    expect(details.members.find(({ personId: id }) => id === toPersonId(19))).toMatchObject({
      seat: 'residents',
      endedAs: 'resigned',
      until: day(-40),
    });
    const dissolved = await read<DetailPage<CommitteeDetails>>(null, DISSOLVED);
    expect(dissolved.details.vacantSeats).toBe(0);
  });

  it('seats of a committee for members are not for visitors', async () => {
    await host.database.db
      .updateTable('contents')
      .set({ visibility: 'members' })
      .where('id', '=', CLIMATE_ID)
      .execute();
    expect((await read<Vacancies>(null, 'committees/vacancies')).committees).toEqual([]);
    expect((await host.ask(null, 'GET', CLIMATE)).statusCode).toBe(404);
    expect((await host.ask('grace', 'GET', `${CLIMATE}/seats`)).statusCode).toBe(404);
    expect((await read<Vacancies>(49, 'committees/vacancies')).committees).toHaveLength(1);
  });
});

describe('who gives seats', () => {
  it.each([
    [null, 401],
    ['grace', 403],
    ['isil', 403],
    [49, 200],
    ['nadia', 200],
    ['admin', 200],
  ] as const)('%s is answered %i', async (who, status) => {
    expect((await host.ask(who, 'GET', `${CLIMATE}/seats`)).statusCode).toBe(status);
    const sought = await host.ask(who, 'GET', `${CLIMATE}/people?q=haddad`);
    expect(sought.statusCode).toBe(status);
  });

  it('people are found by a part of their name, however it is spelled', async () => {
    const { people } = await read<PeopleFound>(49, `${CLIMATE}/people?q=ISIL`);
    expect(people).toContainEqual(expect.objectContaining({ personId: toPersonId('isil') }));
    expect((await host.ask(49, 'GET', `${CLIMATE}/people?q=a`)).statusCode).toBe(400);
  });
});

describe('giving a seat', () => {
  it.each([
    ['ends before it begins', { until: '2020-01-01' }, '422 termEndsTooEarly'],
    ['a day that does not exist', { since: '2027-02-30' }, '400 invalidRequest'],
    ['a category that does not exist', { seat: 'kings' }, '400 invalidRequest'],
    ['no category', { seat: null }, '400 invalidRequest'],
    ['a substitute with a seat', { role: 'substitute' }, '400 invalidRequest'],
    ['a role of teams', { role: 'lead' }, '400 invalidRequest'],
    ['more than is asked', { state: 'active' }, '400 invalidRequest'],
    ['a second chair', { role: 'chair' }, '409 officeTaken'],
    ['a category that is full', { seat: 'science' }, '409 noSeatLeft'],
    ['somebody who is nobody', { person: '00000000-0000-4000-8000-0000000000ee' }, '404 notFound'],
  ])('%s is refused', async (_what, more, refusal) => {
    expect(await give(49, 'grace', more)).toBe(refusal);
  });

  it('who is a member on a day of the term is refused, and so is a dissolved committee', async () => {
    expect(await give(49, 'isil')).toBe('409 termOverlaps');
    expect(await give('admin', 'grace', {}, DISSOLVED)).toBe('409 committeeDissolved');
  });

  it('of two secretaries who give the last seat at once one succeeds', async () => {
    const answers = await Promise.all([give(49, 'grace'), give(57, 'omar')]);
    expect(answers.toSorted()).toEqual(['204', '409 noSeatLeft']);
    expect((await vacant('residents')).vacant).toBe(0);
    const winner = answers[0] === '204' ? 'grace' : 'omar';
    expect(await newsOf(winner)).toContain('seatGiven');
    expect(await give(49, winner)).toBe('204');
    const terms = (await desk(49, CLIMATE)).terms.filter(
      ({ personId: id }) => id === toPersonId(winner),
    );
    expect(terms).toHaveLength(1);
    const mine = await read<MySeats>(winner, 'me/seats');
    expect(mine.terms).toContainEqual(
      expect.objectContaining({ role: 'member', since: day(0), until: day(365), isOver: false }),
    );
    expect(await end(winner, { as: 'resigned', on: day(0) })).toBe('204');
  });

  it('a substitute needs no seat, and can have it in a later term', async () => {
    const first = { role: 'substitute', seat: null, until: day(3) };
    expect(await give(49, 60, first)).toBe('204');
    expect(await give(49, 60, { since: day(3), until: null })).toBe('409 termOverlaps');
    expect(await give(49, 60, { since: day(4), until: day(5) })).toBe('204');
    const { details } = await read<DetailPage<CommitteeDetails>>(null, CLIMATE);
    expect(details.members.filter(({ personId: id }) => id === toPersonId(60))).toHaveLength(2);
  });
});

describe('changing and ending', () => {
  it('role, seat and last day are changed by the rules that a new term has', async () => {
    const { id } = await termOf(180);
    const change = (more: object) =>
      told(49, 'PUT', `${CLIMATE}/seats/${id}`, {
        role: 'member',
        seat: 'science',
        title: { en: 'Health' },
        electedBy: null,
        until: day(200),
        ...more,
      });
    expect(await change({ role: 'chair' })).toBe('409 officeTaken');
    expect(await change({ until: '2001-01-01' })).toBe('422 termEndsTooEarly');
    expect(await change({ seat: 'business' })).toBe('409 noSeatLeft');
    expect(await change({})).toBe('204');
    expect(await termOf(180)).toMatchObject({ until: day(200), title: { en: 'Health' } });
  });

  it('who is replaced is followed on the next day in the same seat', async () => {
    const replaced = { as: 'replaced', on: day(2), by: toPersonId(200) };
    expect(await end(151, { ...replaced, by: null })).toBe('400 invalidRequest');
    expect(await end(151, { as: 'recalled', on: day(2), by: toPersonId(200) })).toBe(
      '400 invalidRequest',
    );
    expect(await end(151, { ...replaced, on: '2001-01-01' })).toBe('422 termEndsTooEarly');
    expect(await end(151, { ...replaced, by: toPersonId(57) })).toBe('409 termOverlaps');
    expect((await termOf(151)).endedAs).toBeNull();
    expect(await end(151, replaced)).toBe('204');
    expect(await end(151, replaced)).toBe('204');
    expect(await end(151, { as: 'resigned', on: day(1) })).toBe('409 notPossibleNow');
    expect(await termOf(200)).toMatchObject({ seat: 'business', since: day(3), until: null });
  });

  it('a term of another committee is not found', async () => {
    const { id } = await termOf('leyla', BUDGET);
    const body = { as: 'resigned', on: day(0), by: null };
    expect(await told(49, 'POST', `${CLIMATE}/seats/${id}/end`, body)).toBe('404 notFound');
  });
});

describe('reminders', () => {
  const until = (person: number, days: number) =>
    host.database.db
      .updateTable('memberships')
      .set({ until: day(days) })
      .where('content_id', '=', CLIMATE_ID)
      .where('person_id', '=', toPersonId(person))
      .execute();
  const clear = () =>
    host.database.db.deleteFrom('notifications').where('content_id', '=', CLIMATE_ID).execute();

  it('holder, chair and secretary hear 60 and 14 days before a term ends, each once', async () => {
    await clear();
    await until(135, 60);
    await remind();
    await remind();
    expect(await newsOf(135)).toEqual(['termEnding']);
    expect(await newsOf(49)).toEqual(['memberTermEnding']);
    await until(135, 14);
    await remind();
    await remind();
    expect(await newsOf(135)).toEqual(['termEnding', 'termEnding']);
    expect(await newsOf(57)).toEqual(['memberTermEnding', 'memberTermEnding']);
  });

  it('chair and secretary hear once that a seat has become vacant', async () => {
    await until(135, -1);
    await clear();
    await remind();
    await remind();
    expect((await newsOf(57)).filter((kind) => kind === 'seatVacant').length).toBeGreaterThan(0);
    expect(await newsOf(57)).toEqual(await newsOf(49));
    const before = await newsOf(57);
    await remind();
    expect(await newsOf(57)).toEqual(before);
  });
});

it('a dissolved committee gives no rights', async () => {
  await host.database.db
    .updateTable('memberships')
    .set({ until: null })
    .where('content_id', '=', toContentId('committees', 'waterfront-task-force'))
    .execute();
  expect((await host.ask(1, 'GET', `${DISSOLVED}/seats`)).statusCode).toBe(403);
});

describe('letters that the database does not take', () => {
  it('are left out of a title, and found in nobody’s name', async () => {
    const title = { en: 'Res\u0000ident\ud800', tr: '\u202e ' };
    expect(await give(49, 21, { role: 'substitute', seat: null, title })).toBe('204');
    expect((await termOf(21)).title).toEqual({ en: 'Resident' });
    const sought = await read<PeopleFound>(49, `${CLIMATE}/people?q=%00%00zzzz`);
    expect(sought.people).toEqual([]);
  });
});

describe('what waits for a member', () => {
  const BUDGET_ID = toContentId('committees', 'budget-committee');
  const NEXT = `${BUDGET}/meetings/${meetingId('budget-committee', 9)}`;
  const ownSeat = async (who: Who) =>
    (await read<MySeats>(who, 'me/seats?locale=en')).terms.find(
      ({ committee }) => committee.slug === 'budget-committee',
    )!;
  const say = (who: Who, reply: string, path = NEXT) =>
    told(who, 'PUT', `${path}/reply`, { reply });
  const repliesFor = async (who: Who) => {
    const { replies, ownReply, mayReply } = await read<MeetingPage>(who, NEXT);
    return [
      replies.filter(({ reply }) => reply !== null).map(({ reply }) => reply),
      ownReply,
      mayReply,
    ];
  };

  it('the next meeting with its place, the agenda, and the last minutes', async () => {
    const seat = await ownSeat('leyla');
    expect(seat.nextMeeting).toMatchObject({
      id: meetingId('budget-committee', 9),
      reply: null,
      items: expect.any(Number),
    });
    expect(seat.nextMeeting!.items).toBeGreaterThan(0);
    const { past } = await read<MeetingList>(null, `${BUDGET}/meetings`);
    expect(seat.minutes?.id).toBe(past.find(({ hasMinutes }) => hasMinutes)!.id);
    await giveFormerTerm(61, 'youth-council-seats');
    const former = (await read<MySeats>(61, 'me/seats')).terms.find(({ isOver }) => isOver);
    expect(former).toMatchObject({ nextMeeting: null, minutes: null, polls: [] });
  });

  it('a member says whether they come, which chair and secretary read, and the record begins with', async () => {
    expect(await say('leyla', 'coming')).toBe('204');
    expect(await say(129, 'coming')).toBe('204');
    expect(await say(129, 'notComing')).toBe('204');
    expect((await ownSeat(129)).nextMeeting?.reply).toBe('notComing');
    expect(await repliesFor('leyla')).toEqual([
      expect.arrayContaining(['coming', 'notComing']),
      'coming',
      true,
    ]);
    expect(await repliesFor(129)).toEqual([[], 'notComing', true]);
    expect(await repliesFor(null)).toEqual([[], null, false]);
    const { attendance } = await read<MeetingSource>('leyla', `${NEXT}/source`);
    expect(attendance.filter(({ reply }) => reply !== null)).toHaveLength(2);
    expect(attendance.every(({ state }) => state === null)).toBe(true);
  });

  it('nobody answers for a seat that they do not hold, nor for a meeting that is off or over', async () => {
    expect(await say(null, 'coming')).toMatch('401');
    expect(await say('grace', 'coming')).toBe('403 forbidden');
    expect(await say('nadia', 'coming')).toBe('403 forbidden');
    expect(await say('leyla', 'perhaps')).toBe('400 invalidRequest');
    const at = (days: number) => `${BUDGET}/meetings/${meetingId('budget-committee', days)}`;
    expect(await say('leyla', 'coming', at(-28))).toBe('409 notPossibleNow');
    expect(await say('leyla', 'coming', at(44))).toBe('409 notPossibleNow');
  });

  it('polls by the committee and for its members wait until the member has voted', async () => {
    const { db } = host.database;
    const waiting = async (who: Who) => (await ownSeat(who)).polls.map(({ slug }) => slug);
    const OWN = ['green-valley-budget', 'neighbourhood-budget'];
    expect(await waiting('leyla')).toEqual(OWN);
    const open = await db
      .selectFrom('contents')
      .select(['id', 'slug', 'details'])
      .where('section', '=', 'have-your-say')
      .where('status', '=', 'published')
      .where('opens_at', '<', new Date(host.clock()))
      .where('closes_at', '>', new Date(host.clock()))
      .where('slug', 'not in', OWN)
      .executeTakeFirstOrThrow();
    const details = { ...open.details, eligibility: 'members', group: BUDGET_ID };
    const row = db.updateTable('contents').where('id', '=', open.id);
    await row.set({ details: JSON.stringify(details) }).execute();
    await db.deleteFrom('poll_voters').where('poll_id', '=', open.id).execute();
    await db.updateTable('polls').set({ opened_at: null }).where('poll_id', '=', open.id).execute();
    expect((await waiting('leyla')).toSorted()).toEqual([...OWN, open.slug].toSorted());

    const { voterId } = await db
      .selectFrom('people')
      .select('voter_id as voterId')
      .where('id', '=', toPersonId('leyla'))
      .executeTakeFirstOrThrow();
    const voted = {
      receipt: 'a'.repeat(64),
      idempotency_key: 'any',
      cast_at: new Date(host.clock()),
    };
    await db
      .insertInto('poll_voters')
      .values({ ...voted, poll_id: open.id, voter_id: voterId })
      .execute();
    expect(await waiting('leyla')).toEqual(OWN);
  });
});
