import type { ListItem, Page } from '../../shared/contract/content';
import type { Notice } from '../../shared/contract/me';
import type { MyEvents, RegistrationInfo } from '../../shared/contract/registrations';
import type { TrainingDetails } from '../../shared/contract/training';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';
import { remindOfRegistered } from './reminders';

const OPEN = 'organising-step-free-events';
const FULL = 'become-a-digital-helper';
const PAST = 'young-council-simulation';
const COURSE = 'reading-the-city-budget';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(() => host.setNow(FIRST_START));

const WANTED = { guests: 0, isPublic: false };
const read = async (who: Who, slug: string) =>
  (await host.ask(who, 'GET', `training/${slug}/registration`)).json<RegistrationInfo>();

test('a training is registered for and left as an event is; who waits moves up and is told', async () => {
  const before = await read('grace', FULL);
  expect(before).toMatchObject({ capacity: 16, taken: 16, waiting: 7, mine: null });
  const waits = await host.ask('grace', 'PUT', `training/${FULL}/registration`, WANTED);
  expect(waits.json()).toMatchObject({ waiting: 8, mine: { state: 'waiting', placeInLine: 8 } });
  await host.ask(60, 'DELETE', `training/${FULL}/registration`);
  expect(await read('grace', FULL)).toMatchObject({ taken: 16, waiting: 7 });
  const told = await host.database.db
    .selectFrom('notifications')
    .select(['person_id', 'content_id'])
    .where('kind', '=', 'placeGiven')
    .where('content_id', '=', toContentId('training', FULL))
    .execute();
  expect(told).toEqual([{ person_id: toPersonId(76), content_id: toContentId('training', FULL) }]);
  await host.ask('grace', 'DELETE', `training/${FULL}/registration`);
});

test('nobody registers for a course, and what has taken place is over', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? [WANTED] : [];
    const answer = await host.ask('grace', method, `training/${COURSE}/registration`, ...body);
    expect([method, answer.statusCode]).toEqual([method, 404]);
  }
  expect((await host.ask(null, 'GET', `training/${COURSE}/registrations`)).statusCode).toBe(401);
  expect((await host.ask('nadia', 'GET', `training/${COURSE}/registrations`)).statusCode).toBe(404);
  const late = await host.ask('omar', 'PUT', `training/${PAST}/registration`, WANTED);
  expect(late.json()).toMatchObject({ code: 'registrationClosed', detail: 'over' });
});

test('lists and pages count who has registered', async () => {
  const page = (await host.ask(null, 'GET', 'training?limit=100')).json<
    Page<ListItem<TrainingDetails>>
  >();
  const sessionOf = (slug: string) => page.items.find((one) => one.slug === slug)?.details.training;
  expect(sessionOf(FULL)).toMatchObject({ capacity: 16, registered: 16, waiting: 6 });
  const { taken } = await read(null, OPEN);
  expect(sessionOf(OPEN)).toMatchObject({ registered: taken, waiting: 0 });
  const one = await host.ask(null, 'GET', `training/${OPEN}`);
  expect(one.json<{ details: TrainingDetails }>().details.training?.registered).toBe(taken);
});

test('people are reminded of a training once, and have it in their calendar', async () => {
  const slug = 'workshop-for-new-committee-members';
  const at = new Date(FIRST_START.getTime() + 11 * 86_400_000);
  for (let turn = 0; turn < 2; turn++)
    await host.database.db.transaction().execute((trx) => remindOfRegistered(trx, at));
  const told = await host.database.db
    .selectFrom('notifications')
    .select('person_id')
    .where('kind', '=', 'eventSoon')
    .where('content_id', '=', toContentId('training', slug))
    .execute();
  expect(told.filter(({ person_id }) => person_id === toPersonId('grace'))).toHaveLength(1);
  host.setNow(at);
  const notices = (await host.ask('grace', 'GET', 'me/notices?locale=en')).json<Page<Notice>>();
  const isMeant = ({ kind, content }: Notice) => kind === 'eventSoon' && content.slug === slug;
  expect(notices.items.filter(isMeant)).toHaveLength(1);
  const { items } = (await host.ask('grace', 'GET', 'me/registrations')).json<MyEvents>();
  expect(items.find((item) => item.slug === slug)).toMatchObject({
    section: 'training',
    isOver: false,
    registration: { state: 'registered' },
  });
  const { address } = (await host.ask('grace', 'POST', 'me/calendar')).json<{ address: string }>();
  const feed = await host.app.inject(new URL(address).pathname);
  expect(feed.body.replaceAll('\r\n ', '')).toContain(`/en/training/${slug}`);
});

test('of a training there is a file for calendar programs, of a course there is none', async () => {
  const file = await host.app.inject(`/tr/training/${OPEN}.ics`);
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.body).toContain('BEGIN:VEVENT');
  expect((await host.app.inject(`/training/${COURSE}.ics`)).statusCode).toBe(404);
});

const PLACES = [
  ['events', 'open-council-evening'],
  ['training', OPEN],
] as const;
const HIDINGS = {
  draft: { status: 'draft', published_at: null },
  members: {
    visibility: 'members',
    author_content_id: toContentId('teams', 'green-neighbourhoods'),
  },
  hidden: { hidden_at: FIRST_START },
} as const;
const ORGANISER = 'admin';
/** Member of the group below. */
const MEMBER = 45;
/**
 * A member of the group that it is for, and whoever organises it: nothing is kept from them that is
 * theirs.
 */
const LET_IN: Readonly<Record<keyof typeof HIDINGS, readonly Who[]>> = {
  draft: [ORGANISER],
  members: [MEMBER, ORGANISER],
  hidden: [ORGANISER],
};
/**
 * A visitor, and somebody who is signed in, is registered and in no group: nobody tells them that
 * it is there.
 */
const KEPT_OUT: readonly Who[] = [null, 'omar'];

describe.each(PLACES)('what nobody may read of %s', (section, slug) => {
  const id = toContentId(section, slug);
  test.each(Object.keys(HIDINGS) as (keyof typeof HIDINGS)[])(
    'is not told where it is %s',
    async (hiding) => {
      const { db } = host.database;
      const row = await db
        .selectFrom('contents')
        .select(['status', 'published_at', 'visibility', 'author_content_id', 'hidden_at'])
        .select(['author_kind', 'author_person_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { address } = (await host.ask('omar', 'POST', 'me/calendar')).json<{
        address: string;
      }>();
      await host.ask('omar', 'PUT', `${section}/${slug}/registration`, WANTED);
      const kind = hiding === 'members' ? { author_kind: 'team', author_person_id: null } : {};
      await db
        .updateTable('contents')
        .set({ ...HIDINGS[hiding], ...kind })
        .where('id', '=', id)
        .execute();

      for (const who of KEPT_OUT) {
        const asked = [
          ['GET', `${section}/${slug}/registration`],
          ['PUT', `${section}/${slug}/registration`, WANTED],
          ['DELETE', `${section}/${slug}/registration`],
          ['GET', `${section}/${slug}/registrations`],
          ['GET', `${section}/${slug}/registrations.csv`],
          ['POST', `${section}/${slug}/check-in`, { code: '00000-00000' }],
          ['PUT', `${section}/${slug}/registrations/${id}`, { state: 'attended' }],
          ['GET', `${section}/${slug}`],
        ] as const;
        for (const [method, path, ...body] of asked) {
          const { statusCode } = await host.ask(who, method, path, ...body);
          expect([who, method, path, [401, 403, 404].includes(statusCode)]).toEqual([
            who,
            method,
            path,
            true,
          ]);
        }
        for (const list of [`${section}?limit=100`, 'calendar', 'events.ics', 'me/registrations']) {
          const answer = await host.ask(who, 'GET', list);
          expect([who, list, answer.body.includes(slug)]).toEqual([who, list, false]);
        }
      }
      for (const who of LET_IN[hiding]) {
        const page = await host.ask(who, 'GET', `${section}/${slug}`);
        const info = await host.ask(who, 'GET', `${section}/${slug}/registration`);
        const people = await host.ask(who, 'GET', `${section}/${slug}/registrations`);
        const organises = who === ORGANISER;
        expect([who, page.statusCode, info.statusCode, people.statusCode === 200]).toEqual([
          who,
          200,
          200,
          organises,
        ]);
      }
      expect((await host.app.inject(`/${section}/${slug}.ics`)).statusCode).toBe(404);
      expect((await host.app.inject(new URL(address).pathname)).body).not.toContain(slug);

      await db.updateTable('contents').set(row).where('id', '=', id).execute();
      await host.ask('omar', 'DELETE', `${section}/${slug}/registration`);
    },
  );
});
