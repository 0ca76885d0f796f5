import type { PostDetails, PostFacets } from '../../shared/contract/blogs';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { ContentSource } from '../../shared/contract/editing';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { Versions } from '../../shared/contract/lifecycle';
import type { NotificationPage } from '../../shared/contract/notifications';
import type { TeamDetails } from '../../shared/contract/teams';
import type { TeamStatistics } from '../../shared/contract/teamStatistics';
import { NO_SWITCHES, DEFAULT_TEAM_SWITCHES } from '../../shared/teamRules';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { step } from '../../shared/testing/step';

const GREEN = 'teams/green-neighbourhoods';
const GREEN_ID = toContentId('teams', 'green-neighbourhoods');
const DAY_MS = 86_400_000;
/** A member of the team, and somebody who is none. */
const MEMBER = 40;
const OUTSIDER = 41;

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
  await told(MEMBER, 'PUT', `${GREEN}/membership`, { note: '' });
});
afterAll(() => host.close());

type Method = 'POST' | 'PUT' | 'DELETE';
const told = async (who: Who, method: Method, path: string, body?: object): Promise<string> => {
  const answer = await host.ask(who, method, path, body);
  return answer.statusCode < 400
    ? String(answer.statusCode)
    : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
};
const get = async (who: Who, path: string) => host.ask(who, 'GET', path);
const read = async <T>(who: Who, path: string): Promise<T> => {
  const answer = await get(who, path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const setSwitches = (more: Partial<typeof DEFAULT_TEAM_SWITCHES>) =>
  told('isil', 'PUT', `${GREEN}/switches`, { ...DEFAULT_TEAM_SWITCHES, ...more });
const nameOf = async (who: number | 'isil') => {
  const { name } = await host.database.db
    .selectFrom('people')
    .select('name')
    .where('id', '=', toPersonId(who))
    .executeTakeFirstOrThrow();
  return name;
};

/** Begins a public content in the name of the team as this person. */
const begin = (who: Who, section: string, slug: string, more: object = {}) =>
  host.ask(who, 'POST', section, {
    title: { en: `The ${slug}` },
    summary: { en: 'In short.' },
    body: { en: 'At length.' },
    originalLocale: 'en',
    topics: [],
    area: null,
    visibility: 'public',
    slug,
    author: GREEN_ID,
    ...more,
  });
const act = async (who: Who, place: string, name: string) => {
  const { revision } = await read<ContentSource>(who, `${place}/source`);
  return told(who, 'POST', `${place}/transitions`, { act: name, revision });
};

/** Writes an open, published poll for the team, as the pages of polls write it. */
async function putPoll(slug: string, columns: object, details: object = {}): Promise<string> {
  const { db } = host.database;
  const from = await db
    .selectFrom('contents')
    .selectAll()
    .where('section', '=', 'have-your-say')
    .where('status', '=', 'published')
    .where('closes_at', '>', new Date(host.clock()))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const own = { eligibility: 'members', group: GREEN_ID, secrecy: 'open', canChange: false };
  const texts = { title: JSON.stringify({ en: `Whisper ${slug}` }), slug, ref: `T-${slug}` };
  const { id } = await db
    .insertInto('contents')
    .values({
      section: 'have-your-say',
      kind: from.kind,
      original_locale: 'en',
      topics: [],
      area: null,
      summary: JSON.stringify({ en: 'Whisper.' }),
      body: JSON.stringify({ en: 'Whisper.' }),
      status: 'published',
      visibility: 'members',
      author_kind: 'team',
      created_by: null,
      author_person_id: null,
      author_content_id: GREEN_ID,
      published_at: new Date(host.clock() - DAY_MS),
      opens_at: new Date(host.clock() - DAY_MS),
      closes_at: new Date(host.clock() + DAY_MS),
      ...texts,
      details: JSON.stringify({
        ...from.details,
        cancellation: null,
        outcome: null,
        quorum: 0,
        shuffle: false,
        ...own,
        resultsVisibility: 'after_close',
        ...details,
      }),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the life of a team: its posts, what is for its members alone, its switches, its numbers and its archive', async () => {
  await step('posts in the name of a team', async () => {
    const POST = 'blogs/what-we-planted';

    await step(
      'a member drafts and hands in, a lead publishes; who is in no team writes for none',
      async () => {
        expect((await begin(OUTSIDER, 'blogs', 'not-ours')).statusCode).toBe(403);
        expect((await begin(MEMBER, 'blogs', 'what-we-planted')).statusCode).toBe(201);
        expect(await act(MEMBER, POST, 'publish')).toBe('403 forbidden');
        expect(await act(MEMBER, POST, 'submit')).toBe('200');
        const waiting = await read<NotificationPage>('isil', 'me/notifications');
        expect(waiting.items[0]).toMatchObject({
          kind: 'submitted',
          content: { section: 'blogs' },
        });
        await told(OUTSIDER, 'PUT', `${GREEN}/follow`);
        expect(await act('isil', POST, 'publish')).toBe('200');
      },
    );

    await step(
      'readers see the team with the way to its page; who wrote it only members, the log and the staff',
      async () => {
        const shown = (who: Who) => read<DetailPage<PostDetails>>(who, POST);
        const author = {
          kind: 'team',
          personId: null,
          slug: 'green-neighbourhoods',
          name: { text: 'Green Neighbourhoods', lang: 'en' },
        };
        for (const who of [null, OUTSIDER] as const) {
          const page = await shown(who);
          expect(page.author).toEqual(author);
          expect(page).not.toHaveProperty('writtenBy');
        }
        const writer = { personId: toPersonId(MEMBER), name: await nameOf(MEMBER) };
        for (const who of [MEMBER, 'isil', 'yusuf'] as const)
          expect((await shown(who)).writtenBy).toEqual(writer);
        const log = await host.database.db
          .selectFrom('audit_log')
          .select(['actor_id', 'action'])
          .where('action', 'in', ['submitted', 'published'])
          .orderBy('id')
          .execute();
        expect(log.slice(-2)).toEqual([
          { actor_id: toPersonId(MEMBER), action: 'submitted' },
          { actor_id: toPersonId('isil'), action: 'published' },
        ]);
      },
    );

    await step(
      'no public answer holds the person: history, search, feed, facets, profile, notifications',
      async () => {
        // The other one who had to do with it writes posts under her own name as well.
        const traces = [await nameOf(MEMBER), toPersonId(MEMBER)];
        const paths = [
          POST,
          `${POST}/versions`,
          'blogs?author=green-neighbourhoods',
          'blogs/facets',
          'search?q=planted',
        ];
        for (const path of paths)
          for (const who of [null, OUTSIDER] as const) {
            const { body, statusCode } = await get(who, path);
            expect([path, statusCode]).toEqual([path, 200]);
            for (const trace of traces) expect([path, body.includes(trace)]).toEqual([path, false]);
          }
        const feed = await host.app.inject({ url: '/en/blogs/feed.atom' });
        expect(feed.body).toContain('The what-we-planted');
        for (const trace of traces) expect(feed.body).not.toContain(trace);
        const news = await read<NotificationPage>(OUTSIDER, 'me/notifications');
        expect(news.items[0]).toMatchObject({
          kind: 'published',
          because: 'following',
          actors: { names: [], total: 0 },
          content: { slug: 'what-we-planted' },
        });
        const profile = await get(null, `user/${toPersonId(MEMBER)}`);
        expect(profile.body).not.toContain('what-we-planted');
        const history = await read<Versions>(OUTSIDER, `${POST}/versions`);
        expect(history.items.every(({ person }) => person === null)).toBe(true);
      },
    );

    await step(
      'the blog finds it by its author, and the page of the team has a tab for it',
      async () => {
        const found = await read<Page<ListItem<object>>>(null, 'blogs?author=green-neighbourhoods');
        expect(found.items.map(({ slug }) => slug)).toContain('what-we-planted');
        const { authors } = await read<PostFacets>(null, 'blogs/facets');
        expect(authors.find(({ id }) => id === 'green-neighbourhoods')).toMatchObject({
          kind: 'team',
        });
        const { details } = await read<DetailPage<TeamDetails>>(null, GREEN);
        expect(details.published.find(({ section }) => section === 'blogs')?.count).toBeGreaterThan(
          0,
        );
      },
    );

    await step('whoever sees a draft by its link is not told who writes it', async () => {
      await begin(MEMBER, 'blogs', 'not-out-yet');
      const made = await host.ask(MEMBER, 'POST', 'blogs/not-out-yet/previews', { days: 7 });
      expect(made.statusCode).toBe(201);
      const { token: preview } = made.json<{ token: string }>();
      const answer = await get(null, `blogs/not-out-yet?preview=${preview}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(toPersonId(MEMBER));
    });

    await step('its picture is that of the team as far as visitors see the team', async () => {
      const { db } = host.database;
      const cover = { file: toContentId('blogs', 'any'), alt: {}, credit: '', width: 9, height: 9 };
      const set = (columns: object) =>
        db.updateTable('contents').set(columns).where('id', '=', GREEN_ID).execute();
      const pictureFor = async (who: Who) =>
        (await read<DetailPage<PostDetails>>(who, POST)).details.authorPicture;
      expect(await pictureFor(null)).toBeNull();
      await set({ cover: JSON.stringify(cover) });
      expect(await pictureFor(null)).toBe(`/files/${cover.file}/w/480`);
      await set({ visibility: 'members' });
      expect(await pictureFor(MEMBER)).toBeNull();
      const slugFor = async (who: Who) => (await read<DetailPage<object>>(who, POST)).author.slug;
      expect([await slugFor(null), await slugFor(OUTSIDER)]).toEqual([undefined, undefined]);
      expect(await slugFor(MEMBER)).toBe('green-neighbourhoods');
      await set({ visibility: 'public', cover: null });
    });
  });

  await step('what is for the members alone', async () => {
    await step(
      'a poll and a dialogue for members are in no list, search, feed, count or answer for others',
      async () => {
        const { db } = host.database;
        await putPoll('whisper-poll', {});
        const dialog = await db
          .selectFrom('contents')
          .selectAll()
          .where('section', '=', 'dialogs')
          .where('slug', '=', 'waterfront-change')
          .executeTakeFirstOrThrow();
        await db
          .insertInto('contents')
          .values({
            section: 'dialogs',
            kind: dialog.kind,
            original_locale: 'en',
            topics: [],
            area: null,
            title: JSON.stringify({ en: 'Whisper dialogue' }),
            slug: 'whisper-dialogue',
            summary: JSON.stringify({ en: 'Whisper.' }),
            body: JSON.stringify({ en: 'Whisper.' }),
            status: 'published',
            visibility: 'members',
            author_kind: 'team',
            created_by: null,
            author_person_id: null,
            author_content_id: GREEN_ID,
            ref: 'T-whisper-dialogue',
            published_at: new Date(host.clock() - DAY_MS),
            details: JSON.stringify(dialog.details),
          })
          .execute();
        const lists = [
          'have-your-say?limit=100',
          `have-your-say?group=${GREEN_ID}`,
          'dialogs?limit=100',
          `dialogs?group=${GREEN_ID}`,
          'search?q=whisper',
          'search/suggestions?q=whisper',
          GREEN,
          'statistics',
        ];
        await told(44, 'PUT', `${GREEN}/membership`, { note: '' });
        await told('isil', 'POST', `${GREEN}/members/${toPersonId(44)}/acts`, { act: 'suspend' });
        const strangers = [null, OUTSIDER, 44] as const;
        for (const path of lists)
          for (const who of strangers) {
            const { body } = await get(who, path);
            expect([path, /whisper (poll|dialogue)|whisper-/i.test(body)]).toEqual([path, false]);
          }
        const counts = async (who: Who) => {
          const { published } = (await read<DetailPage<TeamDetails>>(who, GREEN)).details;
          return ['have-your-say', 'dialogs'].map(
            (section) => published.find((one) => one.section === section)?.count ?? 0,
          );
        };
        const [polls, dialogs] = await counts(null);
        expect(await counts(OUTSIDER)).toEqual([polls, dialogs]);
        expect(await counts(MEMBER)).toEqual([polls! + 1, dialogs! + 1]);
        const total = async (who: Who, section: string) =>
          (await read<Page<object>>(who, `${section}?group=${GREEN_ID}`)).total;
        expect(await total(MEMBER, 'dialogs')).toBe((await total(null, 'dialogs')) + 1);
        for (const url of ['/en/have-your-say/feed.atom', '/en/dialogs/feed.atom', '/sitemap.xml'])
          expect((await host.app.inject({ url })).body).not.toMatch(/whisper-/i);
        for (const who of strangers) {
          const refused = who === null ? '401 signInRequired' : '404 notFound';
          for (const path of ['have-your-say/whisper-poll', 'dialogs/whisper-dialogue'])
            expect([path, (await get(who, path)).statusCode]).toEqual([path, 404]);
          expect((await get(who, 'have-your-say/whisper-poll/result')).statusCode).toBe(404);
          expect((await get(who, 'dialogs/whisper-dialogue/comments')).statusCode).toBe(404);
          const words = { body: 'Hello.', lang: 'en' };
          const dialog = 'dialogs/whisper-dialogue';
          expect(await told(who, 'POST', `${dialog}/comments`, words)).toBe(refused);
          expect(await told(who, 'PUT', `${dialog}/follow`)).toBe(refused);
        }
        const words = { body: 'Hello.', lang: 'en' };
        expect(await told(MEMBER, 'POST', 'dialogs/whisper-dialogue/comments', words)).toBe('201');
        expect(await read<object>(MEMBER, 'have-your-say/whisper-poll')).toBeDefined();
      },
    );

    await step(
      'where a result is for members the page is everybody’s, and the numbers are theirs alone',
      async () => {
        const closed = {
          visibility: 'public',
          opens_at: new Date(host.clock() - 3 * DAY_MS),
          closes_at: new Date(host.clock() - DAY_MS),
        };
        const poll = 'have-your-say/loud-poll';
        const id = await putPoll('loud-poll', closed, { resultsVisibility: 'members_only' });
        const { openPoll } = await import('../have-your-say/openPoll');
        await openPoll(host.database.db, id, new Date(host.clock()));
        const shown = async (who: Who) => (await read<DetailPage<PollDetails>>(who, poll)).details;
        const listed = async (who: Who) => {
          const { items } = await read<Page<ListItem<{ ballots: number | null }>>>(
            who,
            `have-your-say?group=${GREEN_ID}`,
          );
          return items.find(({ slug }) => slug === 'loud-poll')?.details.ballots;
        };
        for (const who of [null, OUTSIDER, 44, 'nadia'] as const) {
          expect(await shown(who)).toMatchObject({ result: null, ballots: null });
          expect(await listed(who)).toBeNull();
          for (const file of [
            'result',
            'result.csv',
            'recount.json',
            'ballots.json',
            'ballots.csv',
          ])
            expect([file, (await get(who, `${poll}/${file}`)).statusCode]).toEqual([file, 404]);
        }
        for (const who of [MEMBER, 'isil', 'yusuf'] as const) {
          expect(await shown(who)).toMatchObject({ result: { ballots: 0 }, ballots: 0 });
          expect(await listed(who)).toBe(0);
          expect((await get(who, `${poll}/result`)).statusCode).toBe(200);
        }
      },
    );

    await step('of such a result members are told, and nobody who only follows', async () => {
      const { notifyOfResults: tellOfResults } = await import('../have-your-say/pollNotifications');
      const { db } = host.database;
      const poll = await db
        .selectFrom('contents')
        .select('id')
        .where('slug', '=', 'loud-poll')
        .executeTakeFirstOrThrow();
      const now = new Date(host.clock());
      for (const who of [MEMBER, OUTSIDER])
        await told(who, 'PUT', 'have-your-say/loud-poll/follow');
      await db.transaction().execute((trx) => tellOfResults(trx, [poll.id], now));
      const news = await db
        .selectFrom('notifications')
        .select('person_id')
        .where('kind', '=', 'resultPublished')
        .where('content_id', '=', poll.id)
        .execute();
      expect(news).toEqual([{ person_id: toPersonId(MEMBER) }]);
    });
  });

  await step('switches of the team', async () => {
    const DIALOG = 'dialogs/whisper-dialogue';

    await step(
      'members change a dialogue of the team where they may, and decide nothing about it',
      async () => {
        expect((await get(MEMBER, `${DIALOG}/source`)).statusCode).toBe(403);
        expect(await setSwitches({ editDialogs: true })).toBe('204');
        const { acts } = await read<ContentSource>(MEMBER, `${DIALOG}/source`);
        expect(acts).toEqual([]);
        expect(await act(MEMBER, DIALOG, 'archive')).toBe('403 forbidden');
        await setSwitches({});
      },
    );

    await step(
      'where what was said stays as it was said, only leads change their comments',
      async () => {
        const write = async (who: Who) => {
          host.setNow(new Date(host.clock() + 20_000));
          const words = { body: `By ${who}.`, lang: 'en' };
          return (await host.ask(who, 'POST', `${DIALOG}/comments`, words)).json<{ id: string }>()
            .id;
        };
        const [mine, leads] = [await write(MEMBER), await write('isil')];
        const change = (who: Who, id: string, body: string) =>
          host
            .ask(
              who,
              'PATCH',
              `${DIALOG}/comments/${id}`,
              { body, lang: 'en' },
              { 'if-match': '"1"' },
            )
            .then(({ statusCode }) => statusCode);
        await setSwitches({ editComments: false });
        expect(await change(MEMBER, mine, 'Other words.')).toBe(403);
        expect(await change('isil', leads, 'Other words.')).toBe(200);
        await setSwitches({});
        expect(await change(MEMBER, mine, 'Other words.')).toBe(200);
      },
    );

    await step('where only leads vote the list of voters holds them alone', async () => {
      const { openPoll } = await import('../have-your-say/openPoll');
      const { db } = host.database;
      const votersOf = async (slug: string) => {
        const id = await putPoll(slug, { opens_at: null });
        const { census } = await openPoll(db, id, new Date(host.clock()));
        const rows = await db
          .selectFrom('poll_census')
          .innerJoin('people', 'people.voter_id', 'poll_census.voter_id')
          .select('people.id')
          .where('poll_id', '=', id)
          .execute();
        expect(rows).toHaveLength(census!);
        return rows.map((row) => row.id);
      };
      const everybody = await votersOf('whisper-all');
      expect(everybody).toContain(toPersonId(MEMBER));
      await setSwitches({ vote: false });
      const leads = await votersOf('whisper-leads');
      expect(leads).toContain(toPersonId('isil'));
      expect(leads).not.toContain(toPersonId(MEMBER));
      expect(leads.length).toBeLessThan(everybody.length);
      await setSwitches({});
    });

    await step('switches of before keep what held for everybody until then', async () => {
      const { readFile } = await import('node:fs/promises');
      const { sql } = await import('kysely');
      const { addMembers, startDialogs, raisePolls, writePosts, editTexts } = NO_SWITCHES;
      const old = { addMembers, startDialogs, raisePolls, writePosts, editTexts };
      const { db } = host.database;
      const set = (switches: object | null) =>
        sql`update contents set details = (details - 'switches') || ${JSON.stringify(
          switches === null ? {} : { switches },
        )}::jsonb where id = ${GREEN_ID}`.execute(db);
      await set(old);
      await sql
        .raw(await readFile('src/server/db/migrations/051-switches.sql', 'utf8'))
        .execute(db);
      const { switches } = await read<{ switches: object }>('isil', `${GREEN}/members`);
      expect(switches).toEqual({ ...old, editDialogs: false, editComments: true, vote: true });
      await set(null);
    });
  });

  await step('a team in numbers', async () => {
    const numbers = (who: Who) => read<TeamStatistics>(who, `${GREEN}/statistics`);

    await step('members read sums, nobody else; of few people there is no number', async () => {
      expect(await told(null, 'DELETE', `${GREEN}/membership`)).toBe('401 signInRequired');
      for (const who of [OUTSIDER, 44, 'nadia'] as const)
        expect((await get(who, `${GREEN}/statistics`)).statusCode).toBe(403);
      expect((await get(null, `${GREEN}/statistics`)).statusCode).toBe(401);
      const before = await numbers(MEMBER);
      const { details } = await read<DetailPage<TeamDetails>>(null, GREEN);
      expect(before.members).toBe(details.memberCount);
      expect(before.active.map(({ days }) => days)).toEqual([30, 90]);
      for (const { members } of before.active)
        if (members !== null) expect(members === 0 || members >= 5).toBe(true);
      expect(before.months).toHaveLength(6);

      const DIALOG = 'dialogs/whisper-dialogue';
      for (const who of [70, 71, 72, 73, 74, 75]) {
        await told(who, 'PUT', `${GREEN}/membership`, { note: '' });
        host.setNow(new Date(host.clock() + 20_000));
        expect(
          await told(who, 'POST', `${DIALOG}/comments`, { body: `By ${who}.`, lang: 'en' }),
        ).toBe('201');
      }
      const after = await numbers(MEMBER);
      expect(after.members).toBe(
        (await read<DetailPage<TeamDetails>>(null, GREEN)).details.memberCount,
      );
      expect(after.members).toBeGreaterThan(before.members);
      expect(after.comments).toBe(before.comments + 6);
      expect(after.active[0]!.members).toBeGreaterThanOrEqual(6);
      expect(after.months.at(-1)!.contributions).toBe(before.months.at(-1)!.contributions + 6);
      expect(JSON.stringify(after)).not.toContain(toPersonId(70));
    });

    await step(
      'the turnout of a poll is told when it has closed, of one for the staff never',
      async () => {
        const { turnouts } = (await numbers(MEMBER)).polls;
        const of = (slug: string) => turnouts.find((one) => one.slug === slug);
        expect(of('loud-poll')).toMatchObject({ isOpen: false, voted: 0 });
        expect(of('whisper-all')).toMatchObject({ isOpen: true, voted: null });
        const { db } = host.database;
        const { sql } = await import('kysely');
        await sql`update contents set details = details || '{"resultsVisibility": "staff_only"}' where slug = 'loud-poll'`.execute(
          db,
        );
        const later = (await numbers(MEMBER)).polls.turnouts;
        expect(later.find(({ slug }) => slug === 'loud-poll')).toMatchObject({ voted: null });
      },
    );
  });

  await step(
    'an archived team stays readable with what it published, and is closed until it is brought back',
    async () => {
      expect(await act('isil', GREEN, 'archive')).toBe('403 forbidden');
      expect(await act('nadia', GREEN, 'archive')).toBe('200');
      expect((await get(null, GREEN)).statusCode).toBe(200);
      expect((await get(null, 'blogs/what-we-planted')).statusCode).toBe(200);
      expect((await get(MEMBER, 'dialogs/whisper-dialogue')).statusCode).toBe(200);
      expect((await get(OUTSIDER, 'dialogs/whisper-dialogue')).statusCode).toBe(404);
      expect((await get(MEMBER, `${GREEN}/statistics`)).statusCode).toBe(200);
      const list = await read<Page<ListItem<object>>>(null, 'teams?limit=100');
      expect(list.items.map(({ slug }) => slug)).not.toContain('green-neighbourhoods');
      expect(await told(60, 'PUT', `${GREEN}/membership`, { note: '' })).toBe('409 teamClosed');
      expect((await begin('isil', 'blogs', 'too-late')).statusCode).toBe(403);
      expect(
        await told(MEMBER, 'POST', 'dialogs/whisper-dialogue/comments', {
          body: 'Hm.',
          lang: 'en',
        }),
      ).toBe('409 commentsClosed');
      const { teams } = await read<{ teams: { standing: string; team: { slug: string } }[] }>(
        MEMBER,
        'me/memberships',
      );
      expect(teams.find(({ team }) => team.slug === 'green-neighbourhoods')?.standing).toBe(
        'archived',
      );
      expect(await told(75, 'DELETE', `${GREEN}/membership`)).toBe('204');
      expect(await act('nadia', GREEN, 'unarchive')).toBe('200');
      expect(await told(60, 'PUT', `${GREEN}/membership`, { note: '' })).toBe('200');
    },
  );
});
