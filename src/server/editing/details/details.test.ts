import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { DetailPage, ListItem, Page } from '../../../shared/contract/content';
import type { ContentSource, NewContent } from '../../../shared/contract/editing';
import type { PublicationDetails } from '../../../shared/contract/publications';
import type { TeamDetails } from '../../../shared/contract/teams';
import type {
  DetailedSection,
  WrittenDetailsBySection,
  WrittenDetails,
} from '../../../shared/contract/writtenDetails';
import type { DemoPerson } from '../../../demo/people';
import { openTestHost, type TestHost } from '../../testing/testHost';

const EDITOR = 'nadia';

let host: TestHost;
let asked = 0;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
});
afterAll(() => host.close());

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly key?: string;
  readonly payload?: object;
}

async function ask(who: DemoPerson | null, url: string, { method = 'GET', ...more }: Asked = {}) {
  asked += 1;
  return host.app.inject({
    method,
    url: `/v1${url}`,
    headers: {
      ...(who === null ? {} : await host.headersOf(who)),
      ...(method === 'GET' ? {} : { 'idempotency-key': more.key ?? `details-${asked}` }),
    },
    // Requests this often from one address are asked to wait.
    remoteAddress: `10.1.${Math.floor(asked / 200)}.${(asked % 200) + 1}`,
    ...(more.payload && { payload: more.payload }),
  });
}

async function created(section: DetailedSection, more: Partial<NewContent> = {}) {
  const payload = {
    title: { en: 'Any' },
    summary: { en: 'Any.' },
    body: { en: 'Any.' },
    topics: [],
    originalLocale: 'en',
    area: null,
    visibility: 'public',
    author: 'organisation',
    slug: `written-${asked}`,
    ...more,
  };
  const response = await ask(EDITOR, `/${section}`, { method: 'POST', payload });
  expect(response.statusCode).toBe(201);
  return response.json<ContentSource>();
}

type Of<S extends DetailedSection> = WrittenDetails<S>;

const detailsOf = async <S extends DetailedSection>(section: S, slug: string): Promise<Of<S>> => {
  const response = await ask(EDITOR, `/${section}/${slug}/details?locale=en`);
  expect([slug, response.statusCode]).toEqual([slug, 200]);
  return response.json();
};

interface Change<S extends DetailedSection> {
  readonly kind?: string;
  readonly details?: Partial<WrittenDetailsBySection[S]>;
  readonly revision?: number;
}

/** Sends what is there with something else in it. */
async function put<S extends DetailedSection>(
  section: S,
  slug: string,
  change: Change<S>,
  { who = EDITOR, key }: { who?: DemoPerson; key?: string } = {},
) {
  const { revision, kind, details } = await detailsOf(section, slug);
  const payload = { revision, kind, ...change, details: { ...details, ...change.details } };
  const url = `/${section}/${slug}/details?locale=en`;
  return ask(who, url, { method: 'PUT', payload, ...(key !== undefined && { key }) });
}

async function saved<S extends DetailedSection>(section: S, slug: string, change: Change<S>) {
  const response = await put(section, slug, change);
  expect([response.body, response.statusCode]).toEqual([expect.any(String), 200]);
  return response.json<Of<S>>();
}

/** Tells what is wrong, by the words of the host. */
async function refusal<S extends DetailedSection>(section: S, slug: string, change: Change<S>) {
  const response = await put(section, slug, change);
  const { code, detail } = response.json<{ code: string; detail: string }>();
  return [response.statusCode, code, detail];
}

const refused = (detail: string) => [422, 'invalidDetails', detail];

const publish = async (section: DetailedSection, slug: string) => {
  const { revision } = await detailsOf(section, slug);
  const payload = { revision, act: 'publish' };
  return ask(EDITOR, `/${section}/${slug}/transitions`, { method: 'POST', payload });
};

const missingOf = async (section: DetailedSection, slug: string) =>
  (await ask(EDITOR, `/${section}/${slug}/source`)).json<ContentSource>().missing;

const DECISION: NonNullable<WrittenDetailsBySection['governance']['decision']> = {
  number: '',
  decidedOn: '2026-02-28',
  body: 'city-council',
  method: { en: 'Open vote' },
  tally: null,
  votes: { for: 24, against: 8, abstained: 1 },
  poll: null,
  state: 'adopted',
  ideas: [],
  followUps: [],
};

describe('a publication', () => {
  const PUBLICATION = {
    issuer: null,
    issuingBody: { en: 'Harbour office', ar: 'مكتب المرفأ' },
    pages: 12,
    issuedOn: '2026-02-28',
    languages: ['en', 'ar'] as ('en' | 'ar')[],
    supersedes: null,
    licence: 'CC BY 4.0',
    related: [{ section: 'dialogs' as const, slug: 'waterfront-change' }],
  };

  test('is written whole, and can be published then', async () => {
    const { slug } = await created('publications', { kind: 'budget' });
    expect((await detailsOf('publications', slug)).kind).toBe('budget');
    expect(await missingOf('publications', slug)).toEqual(['details']);

    const details = { ...PUBLICATION, identifier: 'HC-PUB-T-001' };
    const written = await saved('publications', slug, { kind: 'study', details });
    expect(written).toMatchObject({ kind: 'study', details, missing: [] });
    expect(written.places).toMatchObject([{ section: 'dialogs', slug: 'waterfront-change' }]);
    expect(await missingOf('publications', slug)).toEqual([]);
    expect((await publish('publications', slug)).statusCode).toBe(200);
    const page = (await ask(null, `/publications/${slug}?locale=ar`)).json<
      DetailPage<PublicationDetails>
    >();
    expect(page.details).toMatchObject({
      issuingBody: { text: 'مكتب المرفأ', lang: 'ar' },
      identifier: 'HC-PUB-T-001',
    });
  });

  test('what is missing is named, and what is out cannot lose it', async () => {
    const { slug } = await created('publications');
    const empty = { issuingBody: { tr: 'Liman' }, identifier: ' ', licence: '', languages: [] };
    const { missing } = await saved('publications', slug, { details: empty });
    expect(missing).toEqual(['issuingBody', 'identifier', 'languages', 'licence']);
    const { details } = await detailsOf('publications', 'participation-regulation');
    expect(
      await refusal('publications', 'participation-regulation', { details: { licence: ' ' } }),
    ).toEqual(refused('licence: missing'));
    expect((await detailsOf('publications', 'participation-regulation')).details).toEqual(details);
  });

  test('a body that is chosen is named as it is called', async () => {
    const { slug } = await created('publications');
    const { details, missing, places } = await saved('publications', slug, {
      details: { issuer: 'city-council', issuingBody: {} },
    });
    expect(details.issuingBody.tr).toBeTruthy();
    expect(missing).not.toContain('issuingBody');
    expect(places).toMatchObject([{ section: 'governance', slug: 'city-council' }]);
    const wrong = { issuer: 'how-a-decision-is-made' };
    expect(await refusal('publications', slug, { details: wrong })).toEqual(
      refused('issuer: otherKind'),
    );
  });

  test('one number is that of one publication', async () => {
    const { slug } = await created('publications');
    expect(
      await refusal('publications', slug, { details: { identifier: 'HC-PUB-2026-010' } }),
    ).toEqual(refused('identifier: taken'));
    const other = await created('publications');
    const both = [slug, other.slug].map((one) =>
      put('publications', one, { details: { identifier: 'HC-PUB-T-BOTH' } }),
    );
    const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 422]);
  });

  test('the one that it replaces says so once it is out, and not before', async () => {
    const replacedBy = async (slug: string) => {
      const { details } = await host.database.db
        .selectFrom('contents')
        .select('details')
        .where('section', '=', 'publications')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      return (details as { supersededBy?: string }).supersededBy;
    };
    const OLD = 'participation-regulation';
    const { slug } = await created('publications');
    const details = { ...PUBLICATION, identifier: 'HC-PUB-T-NEW', supersedes: OLD };
    await saved('publications', slug, { details });
    expect(await replacedBy(OLD)).toBeNull();
    expect((await publish('publications', slug)).statusCode).toBe(200);
    expect(await replacedBy(OLD)).toBe(slug);

    const second = await created('publications');
    expect(await refusal('publications', second.slug, { details: { supersedes: OLD } })).toEqual(
      refused('supersedes: taken'),
    );
    await saved('publications', slug, { details: { supersedes: null } });
    expect(await replacedBy(OLD)).toBeNull();
    await saved('publications', second.slug, { details: { supersedes: OLD } });
    expect(await replacedBy(OLD)).toBeNull();
  });

  test('none replaces itself, not even by way of others', async () => {
    const chain = 'participation-regulation-version';
    const onto = (supersedes: string) => ({ details: { supersedes } });
    expect(await refusal('publications', `${chain}-1`, onto('participation-regulation'))).toEqual(
      refused('supersedes: cycle'),
    );
    expect(await refusal('publications', `${chain}-1`, onto(`${chain}-1`))).toEqual(
      refused('supersedes: cycle'),
    );
    expect(await refusal('publications', `${chain}-1`, onto('nowhere'))).toEqual(
      refused('supersedes: unknown'),
    );
  });
});

describe('governance', () => {
  test('a decision is written with its votes, and can be published then', async () => {
    const { slug } = await created('governance', { kind: 'decision' });
    expect(await missingOf('governance', slug)).toEqual(['details']);
    const decision = {
      ...DECISION,
      number: 'HC-T-001',
      votes: { for: 24, against: 8, abstained: 0 },
      ideas: [{ section: 'dialogs' as const, slug: 'waterfront-change' }],
      followUps: [{ section: 'publications' as const, slug: 'participation-regulation' }],
    };
    const { details, missing } = await saved('governance', slug, { details: { decision } });
    expect([details.decision, missing]).toEqual([decision, []]);
    expect((await publish('governance', slug)).statusCode).toBe(200);
    expect(
      await refusal('governance', slug, { kind: 'page', details: { decision: null } }),
    ).toEqual(refused('kind: otherKind'));
  });

  test('a commitment keeps its entries in the order of their days; what was dropped says why', async () => {
    const { slug } = await created('governance', { kind: 'commitment' });
    const { details } = await detailsOf('governance', slug);
    const commitment = {
      ...details.commitment!,
      responsible: { en: 'Roads office' },
      dueOn: '2027-01-31',
      progressPercent: 40,
      state: 'dropped' as const,
      decision: null,
      entries: [
        { on: '2026-03-02', text: { en: 'Second' } },
        { on: '2026-03-01', text: { en: 'First', ar: 'أولًا' } },
      ],
    };
    const first = await saved('governance', slug, { details: { commitment } });
    expect(first.missing).toEqual(['droppedReason']);
    expect(first.details.commitment!.entries.map(({ text }) => text.en)).toEqual([
      'First',
      'Second',
    ]);
    const told = { ...commitment, droppedReason: { en: 'No bidder.' } };
    const second = await saved('governance', slug, { details: { commitment: told } });
    expect(second.missing).toEqual([]);
    const third = await saved('governance', slug, {
      details: { commitment: { ...told, state: 'running' } },
    });
    expect(third.details.commitment!.droppedReason).toBeNull();
  });

  test('exactly the part of its kind is filled', async () => {
    const { slug } = await created('governance', { kind: 'body' });
    expect(await refusal('governance', slug, { details: { decision: DECISION } })).toEqual(
      refused('decision: otherKind'),
    );
    expect(await refusal('governance', slug, { details: { body: null } })).toEqual(
      refused('body: otherKind'),
    );
    const change = { kind: 'decision', details: { body: null, decision: DECISION } };
    expect((await saved('governance', slug, change)).kind).toBe('decision');
  });

  test('one number is that of one decision', async () => {
    const { slug } = await created('governance', { kind: 'decision' });
    const decision = { ...DECISION, number: 'HC-2026-053' };
    expect(await refusal('governance', slug, { details: { decision } })).toEqual(
      refused('number: taken'),
    );
  });

  test('no body stands below itself; two that are put below each other at once are told apart', async () => {
    const bodies = [await created('governance', { kind: 'body' })];
    bodies.push(await created('governance', { kind: 'body' }));
    const [first, second] = bodies.map(({ slug }) => slug) as [string, string];
    const below = (parent: string) => ({
      details: { body: { parent, position: 1, committee: 'budget-committee' } },
    });
    expect(await refusal('governance', first, below(first))).toEqual(refused('parent: cycle'));
    const both = await Promise.all([
      put('governance', first, below(second)),
      put('governance', second, below(first)),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await refusal('governance', first, below('how-a-decision-is-made'))).toEqual(
      refused('parent: otherKind'),
    );
    expect(await refusal('governance', first, below('nowhere'))).toEqual(
      refused('parent: unknown'),
    );
  });

  test.each([
    ['a day that is none', { decidedOn: '2026-02-31' }, 400],
    ['a month that is none', { decidedOn: '2026-13-01' }, 400],
    ['a moment', { decidedOn: '2026-02-01T09:00:00Z' }, 400],
    ['a year of another age', { decidedOn: '0026-02-01' }, 422],
    ['half a vote', { votes: { for: 1.5, against: 0, abstained: 0 } }, 400],
    ['a number as a text', { votes: { for: '1', against: 0, abstained: 0 } }, 400],
    ['a state that is none', { state: 'maybe' }, 400],
    ['a field that is none', { mood: 'good' }, 400],
    ['an idea that is no dialogue', { ideas: [{ section: 'blogs', slug: 'any' }] }, 400],
    ['a link to nowhere', { followUps: [{ section: 'blogs', slug: 'nowhere' }] }, 422],
  ])('%s is refused', async (_what, more, status) => {
    const { slug } = await created('governance', { kind: 'decision' });
    const response = await put('governance', slug, {
      details: {
        decision: { ...DECISION, ...more } as WrittenDetailsBySection['governance']['decision'],
      },
    });
    const { detail } = response.json<{ detail: string }>();
    expect([response.statusCode, detail]).toEqual([
      status,
      expect.stringContaining(Object.keys(more)[0]!),
    ]);
  });

  test('what others write in a text gives no commands', async () => {
    const { slug } = await created('governance', { kind: 'decision' });
    const decision = { ...DECISION, number: 'HC\u202e-T\n 9', method: { en: ' by\thand\u0000 ' } };
    const { details } = await saved('governance', slug, { details: { decision } });
    expect(details.decision).toMatchObject({ number: 'HC-T 9', method: { en: 'by hand' } });
  });
});

describe('a post', () => {
  const relatedTo = async (slug: string) => (await detailsOf('blogs', slug)).details.related;
  const POST = 'measuring-kerbs-between-tram-and-town-hall';

  test('leads to posts that were chosen, and can be closed for comments', async () => {
    const { items } = (await ask(null, '/blogs')).json<Page<ListItem<object>>>();
    const related = items
      .map(({ slug }) => slug)
      .filter((slug) => slug !== POST)
      .slice(0, 4);
    await saved('blogs', POST, { details: { related, comments: false } });
    expect(await relatedTo(POST)).toEqual(related);

    const comment = { body: 'Late.', lang: 'en' };
    const write = () =>
      ask('grace', `/blogs/${POST}/comments`, { method: 'POST', payload: comment });
    expect((await write()).json<{ code: string }>().code).toBe('commentsClosed');
    await saved('blogs', POST, { details: { comments: true } });
    expect((await write()).statusCode).toBe(201);
    expect(await refusal('blogs', POST, { details: { related: [POST] } })).toEqual(
      refused('related: cycle'),
    );
  });

  test('is written in a name that the person may write in', async () => {
    const { slug } = await created('blogs');
    const first = await detailsOf('blogs', slug);
    expect(first.details.author).toBe('organisation');
    // An editor writes in the name of the city, in their own and in that of every group.
    const groups = first.authors.filter(({ kind }) => kind === 'team' || kind === 'committee');
    expect(first.authors.slice(0, 2).map(({ id }) => id)).toEqual(['organisation', 'person']);
    expect(first.authors).toHaveLength(groups.length + 2);
    const group = groups[0]!.id;
    expect((await saved('blogs', slug, { details: { author: group } })).details.author).toBe(group);

    const own = await saved('blogs', slug, { details: { author: 'person' } });
    expect(own.details.author).toBe('person');
    expect(await refusal('blogs', slug, { details: { author: 'somebody' } })).toEqual(
      refused('author: notYours'),
    );

    const stays = await saved('blogs', slug, { details: { author: null } });
    expect(stays.details.author).toBe('person');
    const ofOthers = await ask('admin', `/blogs/${slug}/details`);
    expect(ofOthers.json<Of<'blogs'>>().details.author).toBeNull();
  });
});

describe('a question', () => {
  const orderOf = async (kind: string) => {
    const rows = await host.database.db
      .selectFrom('contents')
      .select(['slug', sql<number>`(details ->> 'position')::int`.as('position')])
      .where('section', '=', 'faqs')
      .where('kind', '=', kind)
      .orderBy(sql`(details ->> 'position')::int`)
      .execute();
    return rows;
  };
  const move = async (slug: string, direction: 'up' | 'down', key?: string) => {
    const { revision } = await detailsOf('faqs', slug);
    const payload = { revision, direction };
    const sent = { method: 'POST', payload, ...(key !== undefined && { key }) } as const;
    return ask(EDITOR, `/faqs/${slug}/moves`, sent);
  };

  test('changes places with its neighbour, and stays at an end', async () => {
    const before = (await orderOf('voting')).map(({ slug }) => slug);
    const [first = '', second = ''] = before;
    const moved = (await move(second, 'up')).json<Of<'faqs'>>();
    expect(moved.rank).toEqual({ place: 1, of: before.length });
    expect((await move(second, 'up')).json<Of<'faqs'>>().rank?.place).toBe(1);
    const after = await orderOf('voting');
    expect(after.map(({ slug }) => slug)).toEqual([second, first, ...before.slice(2)]);
    expect(after.map(({ position }) => position)).toEqual(before.map((_slug, index) => index + 1));
  });

  test('the same request again moves nothing, and who writes on the neighbour is not disturbed', async () => {
    const [first = '', second = '', third = ''] = (await orderOf('privacy')).map(
      ({ slug }) => slug,
    );
    const neighbour = await detailsOf('faqs', second);
    const { revision } = await detailsOf('faqs', first);
    const again = {
      method: 'POST',
      payload: { revision, direction: 'down' },
      key: 'move-once-only',
    } as const;
    await ask(EDITOR, `/faqs/${first}/moves`, again);
    const repeated = await ask(EDITOR, `/faqs/${first}/moves`, again);
    expect(repeated.json<Of<'faqs'>>().rank?.place).toBe(2);
    expect((await orderOf('privacy')).map(({ slug }) => slug).slice(0, 3)).toEqual([
      second,
      first,
      third,
    ]);
    expect((await detailsOf('faqs', second)).revision).toBe(neighbour.revision);
  });

  test('is shown as help where its editors say; about something else it comes last', async () => {
    const { slug } = await created('faqs', { category: 'account' });
    const last = (await orderOf('content')).at(-1)!.position;
    const written = await saved('faqs', slug, {
      kind: 'content',
      details: { helpOn: ['dialogs', 'faqs'] },
    });
    expect(written).toMatchObject({ kind: 'content', details: { helpOn: ['dialogs', 'faqs'] } });
    expect((await orderOf('content')).at(-1)).toEqual({ slug, position: last + 1 });
    const page = await ask(EDITOR, `/faqs/${slug}`);
    expect(page.json<DetailPage<{ category: string }>>().details.category).toBe('content');
    const helpOn = ['nowhere'] as unknown as WrittenDetailsBySection['faqs']['helpOn'];
    expect((await put('faqs', slug, { details: { helpOn } })).statusCode).toBe(400);
  });
});

test('somebody was quicker: nothing is written over; the same request again changes nothing', async () => {
  const { slug } = await created('faqs');
  const { revision } = await detailsOf('faqs', slug);
  const change = { revision, details: { helpOn: ['faqs' as const] } };
  const first = await put('faqs', slug, change, { key: 'written-only-once' });
  const again = await put('faqs', slug, change, { key: 'written-only-once' });
  expect([first, again].map((answer) => answer.json<Of<'faqs'>>().revision)).toEqual([
    revision + 1,
    revision + 1,
  ]);
  const late = await put('faqs', slug, change);
  expect(late.json<{ code: string }>().code).toBe('newerRevision');
});

test('a change of what is out stands in the log, with what it was before', async () => {
  const SLUG = 'participation-regulation-version-2';
  await saved('publications', SLUG, { details: { pages: 77 } });
  const { before, after } = await host.database.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(before).toMatchObject({ slug: SLUG, details: { pages: expect.any(Number) } });
  expect(after).toMatchObject({ slug: SLUG, details: { pages: 77 } });
});

test('a member writes the details of their group’s draft, and a stranger knows nothing of it', async () => {
  const answers = (await ask('isil', '/me/authors?section=publications')).json<{
    items: { id: string; kind: string }[];
  }>();
  const author = answers.items.find(({ kind }) => kind === 'team')!.id;
  const payload = {
    title: { en: 'Ours' },
    summary: {},
    body: {},
    topics: [],
    originalLocale: 'en',
    area: null,
    visibility: 'public',
    author,
    slug: 'ours-alone',
  };
  await ask('isil', '/publications', { method: 'POST', payload });
  const read = (who: DemoPerson | null) => ask(who, '/publications/ours-alone/details');
  expect((await read('isil')).statusCode).toBe(200);
  expect((await read('grace')).statusCode).toBe(404);
  expect((await read(null)).statusCode).toBe(401);
  const own = await put('publications', 'ours-alone', { details: { pages: 3 } }, { who: 'isil' });
  expect(own.statusCode).toBe(200);
  const foreign = await put('publications', 'ours-alone', {}, { who: 'grace' });
  expect(foreign.statusCode).toBe(404);
  const notTheirs = await put('publications', 'participation-regulation', {}, { who: 'isil' });
  expect(notTheirs.statusCode).toBe(403);
});

test('a draft of a team whose purpose was emptied has a page and a form, and cannot go out', async () => {
  const { slug } = await created('teams');
  await saved('teams', slug, { details: { purpose: { en: 'More trees.' } } });
  const emptied = await saved('teams', slug, { details: { purpose: { en: '  ' } } });
  expect(emptied.details.purpose).toEqual({ en: '' });
  const page = await ask(EDITOR, `/teams/${slug}`);
  expect([page.body, page.statusCode]).toEqual([expect.any(String), 200]);
  expect(page.json<DetailPage<TeamDetails>>().details.purpose).toEqual({ text: '', lang: 'en' });
  expect((await detailsOf('teams', slug)).details.purpose).toEqual({ en: '' });
  expect(await missingOf('teams', slug)).toContain('details');
});

test('a new team has no contact until somebody gives one, and goes out only with one', async () => {
  const { slug } = await created('teams');
  await saved('teams', slug, { details: { purpose: { en: 'More trees.' } } });
  expect((await detailsOf('teams', slug)).details.contact).toBeNull();
  const page = await ask(EDITOR, `/teams/${slug}`);
  expect(page.json<DetailPage<TeamDetails>>().details.contact).toBeNull();
  expect(await missingOf('teams', slug)).toContain('details');
  expect((await publish('teams', slug)).statusCode).toBe(409);
  expect(await refusal('teams', slug, { details: { contact: 'trees@one' } })).toEqual(
    refused('contact: email'),
  );
  await saved('teams', slug, { details: { contact: 'trees@one.example' } });
  expect(await missingOf('teams', slug)).toEqual([]);
  expect((await publish('teams', slug)).statusCode).toBe(200);
  expect(await refusal('teams', slug, { details: { contact: null } })).toEqual(
    refused('contact: missing'),
  );
});

test('teams that were given an address of nobody lose it, others keep theirs', async () => {
  const { slug } = await created('teams');
  const other = await created('teams');
  await saved('teams', slug, { details: { contact: 'city@harbour.example' } });
  await saved('teams', other.slug, { details: { contact: 'trees@one.example' } });
  const migration = await readFile('src/server/db/migrations/065-unknown-access.sql', 'utf8');
  await sql.raw(migration).execute(host.database.db);
  expect((await detailsOf('teams', slug)).details.contact).toBeNull();
  expect((await detailsOf('teams', other.slug)).details.contact).toBe('trees@one.example');
});
