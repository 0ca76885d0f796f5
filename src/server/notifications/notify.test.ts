import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentSource } from '../../shared/contract/editing';
import type { NotificationPage, Unread } from '../../shared/contract/notifications';
import { DEMO_PEOPLE } from '../../demo/people';
import {
  DIALOG,
  openCommentsHost,
  type CommentsHost,
  type Who,
} from '../comments/testing/commentsHost';
import { createDatabaseNow } from '../db/databaseClock';
import { toContentId, toPersonId } from '../seed/seedContents';
import { sweepPolls } from '../have-your-say/results/pollSweeper';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import { FIRST_START } from '../testing/testHost';
import { notify, notifyFollowers } from './notify';
import { remindOfClosingPolls } from './reminders';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(() => host.database.db.deleteFrom('notifications').execute());

const TEAM = toContentId('teams', 'green-neighbourhoods');
const PRIVATE = toContentId('teams', 'tenants-circle');
const DAY_MS = 86_400_000;

const list = async (who: Who) =>
  (await host.ask(who, 'GET', 'me/notifications')).json<NotificationPage>().items;
const kinds = async (who: Who) =>
  (await list(who)).map(({ kind, because }) => `${kind} ${because}`);
const follow = async (who: Who, id: string) =>
  host.database.db
    .insertInto('follows')
    .values({
      content_id: id,
      person_id: toPersonId(who as number),
      is_following: true,
      at: new Date(host.clock()),
    })
    .onConflict((conflict) =>
      conflict.columns(['content_id', 'person_id']).doUpdateSet({ is_following: true }),
    )
    .execute();

async function begin(who: Who, author: string, slug: string): Promise<ContentSource> {
  const answer = await host.ask(who, 'POST', 'publications', {
    title: { en: 'Benches' },
    summary: { en: 'Shade.' },
    body: { en: 'Words.' },
    originalLocale: 'en',
    topics: [],
    area: null,
    visibility: 'public',
    slug,
    author,
  });
  expect(answer.statusCode).toBe(201);
  const source = answer.json<ContentSource>();
  // A complete publication, whatever else it needs by then.
  const { details } = await host.database.db
    .selectFrom('contents')
    .select('details')
    .where('id', '=', toContentId('publications', 'participation-regulation'))
    .executeTakeFirstOrThrow();
  await host.database.db
    .updateTable('contents')
    .set({ details: JSON.stringify({ ...details, identifier: slug }) })
    .where('id', '=', source.id)
    .execute();
  return source;
}
async function act(who: Who, source: ContentSource, name: string, more: object = {}) {
  const path = `publications/${source.slug}/transitions`;
  const answer = await host.ask(who, 'POST', path, {
    act: name,
    revision: source.revision,
    ...more,
  });
  expect([name, answer.statusCode, answer.body]).toEqual([name, 200, expect.any(String)]);
  return answer.json<ContentSource>();
}

describe('what becomes of a content', () => {
  test('who may publish it hears of what waits, its author of what came back and why, followers of the rest', async () => {
    await follow('leyla', TEAM);
    const source = await begin('isil', TEAM, 'told-benches');
    const submitted = await act('isil', source, 'submit');
    expect(await kinds('nadia')).toEqual(['submitted staff']);
    expect(await kinds('isil')).toEqual([]);
    expect(await kinds('grace')).toEqual([]);
    await act('nadia', submitted, 'return', { note: 'Name the streets.' });
    expect(await list('isil')).toMatchObject([
      { kind: 'returned', because: 'author', note: 'Name the streets.' },
    ]);
    const again = await act('isil', { ...submitted, revision: submitted.revision + 1 }, 'submit');
    const published = await act('nadia', again, 'publish');
    expect(await list('leyla')).toMatchObject([
      { kind: 'published', because: 'following', content: { slug: 'told-benches' } },
    ]);
    await follow('omar', source.id);
    await act('nadia', published, 'retract', { reason: { en: 'Wrong numbers.' } });
    expect(await kinds('omar')).toEqual(['retracted following']);
    expect(await kinds('leyla')).toEqual([]);
  });

  test('of many corrections in a day followers hear once', async () => {
    const source = await begin('nadia', 'organisation', 'told-corrections');
    let { revision } = await act('nadia', source, 'publish');
    await follow('omar', source.id);
    for (const words of ['One.', 'Two.']) {
      const { title, summary, originalLocale, topics, area, visibility, slug } = source;
      const answer = await host.ask('nadia', 'PUT', `publications/${slug}`, {
        title,
        summary,
        body: { en: words },
        originalLocale,
        topics,
        area,
        visibility,
        slug,
        revision,
      });
      expect(answer.statusCode).toBe(200);
      ({ revision } = answer.json<ContentSource>());
    }
    expect(await list('omar')).toMatchObject([{ kind: 'corrected', times: 1 }]);
  });
});

describe('polls', () => {
  const sweepAt = (moment: Date) =>
    sweepPolls({
      db: host.database.db,
      databaseNow: createDatabaseNow(() => moment.getTime()),
      log: { error: (facts: object) => expect(facts).toBeNull() },
    });
  const vote = async (who: Who, slug: string) => {
    const { option, question } = toFixtureIds(slug);
    const answers = { [question(0)]: { chosen: [option(0, 0)] } };
    const answer = await host.ask(who, 'POST', `have-your-say/${slug}/ballots`, { answers });
    expect(answer.statusCode).toBe(201);
  };

  test('whoever may vote and has not is reminded once, if the poll concerns them', async () => {
    const { db } = host.database;
    const { poll } = toFixtureIds('told-reminder');
    await insertPoll(db, {
      slug: 'told-reminder',
      closesAt: new Date(FIRST_START.getTime() + DAY_MS),
    });
    await Promise.all([follow('omar', poll), follow('grace', poll)]);
    await vote('grace', 'told-reminder');
    const remind = (moment: Date) =>
      db.transaction().execute((trx) => remindOfClosingPolls(trx, moment));
    await remind(new Date(FIRST_START.getTime()));
    await remind(new Date(FIRST_START.getTime() + 1_000));
    const rows = await db
      .selectFrom('notifications')
      .select(['person_id', 'kind', 'because'])
      .where('content_id', '=', poll)
      .execute();
    expect(rows).toEqual([
      { person_id: toPersonId('omar'), kind: 'pollClosingSoon', because: 'following' },
    ]);
  });

  test('who voted and who follows hear of the result, each once; of one for the staff alone nobody does', async () => {
    const { db } = host.database;
    const closesAt = new Date(FIRST_START.getTime() + DAY_MS / 2);
    await insertPoll(db, { slug: 'told-result', closesAt });
    const details = { resultsVisibility: 'staff_only' } as const;
    await insertPoll(db, { slug: 'told-nobody', closesAt, details });
    for (const slug of ['told-result', 'told-nobody']) {
      await vote('grace', slug);
      await follow('omar', toFixtureIds(slug).poll);
      await follow('grace', toFixtureIds(slug).poll);
    }
    host.setNow(new Date(closesAt.getTime() + 1_000));
    await sweepAt(new Date(closesAt.getTime() + 1_000));
    const told = await db
      .selectFrom('notifications')
      .select(['person_id', 'because', 'content_id'])
      .where(
        'content_id',
        'in',
        ['told-result', 'told-nobody'].map((slug) => toFixtureIds(slug).poll),
      )
      .execute();
    const content_id = toFixtureIds('told-result').poll;
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { person_id: toPersonId('grace'), because: 'voter', content_id },
        { person_id: toPersonId('omar'), because: 'following', content_id },
      ]),
    );
  });
});

describe('nobody is told of what is not for them', () => {
  const tellAll = (contentIdOf: string, occasion: string) =>
    host.database.db.transaction().execute(async (trx) => {
      const news = {
        kind: 'commented',
        actorId: null,
        occasion,
        at: new Date(host.clock()),
      } as const;
      const everybody = DEMO_PEOPLE.map(({ key }) => toPersonId(key));
      await notify(trx, { ...news, contentId: contentIdOf, because: 'author' }, everybody);
      await notifyFollowers(trx, { ...news, contentId: contentIdOf });
    });
  const unread = async (who: Who) =>
    (await host.ask(who, 'GET', 'me/notifications/unread')).json<Unread>().unread;

  const KINDS = {
    'a group for its members alone': { id: PRIVATE },
    'what is in a group for its members alone': {
      visibility: 'members',
      author_content_id: PRIVATE,
      author_kind: 'team',
    },
    'a draft': { status: 'draft', author_person_id: null },
    'what is to come out later': { status: 'scheduled', published_at: new Date('2030-01-01') },
    'what was hidden': { hidden_at: FIRST_START },
    'what was withdrawn': { withdrawn_at: FIRST_START },
    'what was deleted': { deleted_at: FIRST_START },
  } as const;

  test.each(Object.entries(KINDS))('%s', async (name, { ...change }) => {
    const { db } = host.database;
    const id =
      'id' in change
        ? change.id
        : toContentId('blogs', 'measuring-kerbs-between-tram-and-town-hall');
    const before = await db
      .selectFrom('contents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!('id' in change))
      await db.updateTable('contents').set(change).where('id', '=', id).execute();
    for (const { key } of DEMO_PEOPLE) await follow(key, id);
    await tellAll(id, name);
    const rows = await db.selectFrom('notifications').select('person_id').execute();
    for (const { key } of DEMO_PEOPLE) {
      const path = `${before.section}/${before.slug}`;
      const mayRead = (await host.ask(key, 'GET', path)).statusCode === 200;
      const isTold = rows.some((row) => row.person_id === toPersonId(key));
      const seen = await list(key);
      expect([key, isTold, await unread(key), seen.length]).toEqual([
        key,
        mayRead,
        Number(mayRead),
        Number(mayRead),
      ]);
    }
    const { status, visibility, hidden_at, withdrawn_at, deleted_at, published_at } = before;
    const { author_content_id, author_kind, author_person_id } = before;
    await db
      .updateTable('contents')
      .set({ status, visibility, hidden_at, withdrawn_at, deleted_at, published_at })
      .set({ author_content_id, author_kind, author_person_id })
      .where('id', '=', id)
      .execute();
  });

  test('what somebody could read and no longer can is gone from their list, with its title and its count', async () => {
    const { db } = host.database;
    const slug = 'measuring-kerbs-between-tram-and-town-hall';
    await tellAll(toContentId('blogs', slug), 'for now');
    expect(await unread('grace')).toBe(1);
    const hide = (hidden_at: Date | null) =>
      db.updateTable('contents').set({ hidden_at }).where('slug', '=', slug).execute();
    await hide(FIRST_START);
    expect([await unread('grace'), await list('grace')]).toEqual([0, []]);
    await hide(null);
    expect(await unread('grace')).toBe(1);
  });

  test('whoever is invited to a group for its members hears of it, not its name', async () => {
    await host.database.db.transaction().execute((trx) =>
      notify(
        trx,
        {
          kind: 'invited',
          because: 'invited',
          contentId: PRIVATE,
          occasion: randomUUID(),
          actorId: toPersonId('isil'),
          at: new Date(host.clock()),
        },
        [toPersonId('grace')],
      ),
    );
    expect(await list('grace')).toMatchObject([{ kind: 'invited', content: null }]);
  });
});

test('one’s own browsers hear of it after the commit, those of others do not', async () => {
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  // A host that listens begins its jobs, which have news for people as well.
  await host.settled();
  const origin = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
  expect((await fetch(`${origin}/v1/stream?topic=me`)).status).toBe(401);
  /** Opens the stream of a person; what it returns ends it and counts its events. */
  const openStream = async (who: Who) => {
    const { authorization } = await host.headersOf(who as number);
    const asked = once(host.app.server, 'request');
    const answer = await fetch(`${origin}/v1/stream?topic=me`, {
      headers: { accept: 'text/event-stream', authorization: authorization! },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [, response] = (await asked) as [unknown, ServerResponse];
    return async () => {
      response.end();
      return (await answer.text()).match(/event: notifications/g)?.length;
    };
  };
  const [countGraces, countOmars] = [await openStream('grace'), await openStream('omar')];
  await host.ask('grace', 'PUT', `${DIALOG}/follow`);
  await host.ask('omar', 'PUT', `${DIALOG}/follow`);
  const { id } = await host.write('omar', 'Everybody but me hears of this.');
  await host.settled();
  // A withdrawn notification takes the number on the bell back.
  await host.ask('omar', 'DELETE', `${DIALOG}/comments/${id}`);
  await host.settled();
  // Each begins with one event: how it is when the stream is opened.
  expect([await countGraces(), await countOmars()]).toEqual([3, 1]);
});
