import { hashToken } from '../../shared/ballots/tokens';
import { openTestDatabase } from '../testing/testHost';
import type { OpenDatabase } from '../db/openDatabase';
import { readDemonstration } from './readDemonstration';
import { seed } from './seed';
import { toContentId } from './seedContents';

const POLLS = readDemonstration('harbour-city').contents['have-your-say'];
const TOKENS = POLLS.flatMap(({ tokens = [] }) => tokens);

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, {
    seed: 'demo',
    now: new Date('2026-03-10T09:00:00Z'),
    doorIssuer: 'http://localhost:3100',
  });
});
afterAll(() => database.close());

const rowsOf = (table: 'poll_questions' | 'poll_voters' | 'ballots' | 'poll_links', slug: string) =>
  database.db
    .selectFrom(table)
    .selectAll()
    .where('poll_id', '=', toContentId('have-your-say', slug))
    .execute();

describe('the polls of the demonstration', () => {
  it.each(POLLS.map(({ slug, questions }) => [slug, questions.length] as const))(
    '%s: paper, voters, ballots and links belong together',
    async (slug, questions) => {
      const poll = await database.db
        .selectFrom('polls')
        .selectAll()
        .where('poll_id', '=', toContentId('have-your-say', slug))
        .executeTakeFirstOrThrow();
      const voters = await rowsOf('poll_voters', slug);
      expect(await rowsOf('poll_questions', slug)).toHaveLength(questions);
      expect(await rowsOf('ballots', slug)).toHaveLength(voters.length);
      expect(await rowsOf('poll_links', slug)).toHaveLength(voters.length);
      expect(poll).toMatchObject({ ballots: voters.length, links: voters.length, opened_at: null });
    },
  );
});

it('covers keep the point that stays in view', async () => {
  const written = Object.values(readDemonstration('harbour-city').contents)
    .flat()
    .flatMap(({ slug, cover }) => (cover?.focus ? [[slug, cover.focus]] : []));
  const stored = await database.db
    .selectFrom('contents')
    .select(['slug', 'cover'])
    .where('cover', 'is not', null)
    .execute();
  const focused = stored.flatMap(({ slug, cover }) => (cover?.focus ? [[slug, cover.focus]] : []));
  expect(written.length).toBeGreaterThan(0);
  expect(new Map(focused as [])).toEqual(new Map(written as []));
  expect(stored.length).toBeGreaterThan(focused.length);
});

it('only members have voted in a poll for members', async () => {
  const voters = await database.db
    .selectFrom('poll_voters')
    .select('voter_id')
    .where('poll_id', '=', toContentId('have-your-say', 'school-routes-group'))
    .execute();
  const members = await database.db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .innerJoin('contents', 'contents.id', 'memberships.content_id')
    .select('people.voter_id')
    .where('contents.slug', '=', 'mobility-committee')
    .where('memberships.until', 'is', null)
    .execute();
  expect(voters).toHaveLength(5);
  expect(members.map(({ voter_id }) => voter_id)).toEqual(
    expect.arrayContaining(voters.map(({ voter_id }) => voter_id)),
  );
});

it('of tokens only hashes are kept', async () => {
  const rows = await database.db.selectFrom('poll_tokens').selectAll().execute();
  const kept = rows.map(({ token_hash }) => Buffer.from(token_hash).toString('hex'));
  const hashes = TOKENS.map((token) => Buffer.from(hashToken(token)).toString('hex'));
  expect(kept.toSorted()).toEqual(hashes.toSorted());
});

describe('a start on the same data with the local door at another port', () => {
  const issuers = async () => {
    const rows = await database.db.selectFrom('identities').select('issuer').distinct().execute();
    return rows.map(({ issuer }) => issuer);
  };

  async function startAgain(doorIssuer: string): Promise<void> {
    const isFilled = await seed(database.db, { seed: 'demo', now: new Date(), doorIssuer });
    expect(isFilled).toBe(false);
  }

  it('leads everybody to where the door is now, and back', async () => {
    await startAgain('http://localhost:4100');
    expect(await issuers()).toEqual(['http://localhost:4100']);
    await startAgain('http://localhost:3100');
    expect(await issuers()).toEqual(['http://localhost:3100']);
  });

  it('leaves a login as it is when somebody has come in by the new port already', async () => {
    const grace = { subject: 'demo-grace', issuer: 'http://localhost:4100' };
    const { person_id } = await database.db
      .selectFrom('identities')
      .select('person_id')
      .where('subject', '=', 'demo-leyla')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('identities')
      .values({
        subject: grace.subject,
        issuer: grace.issuer,
        person_id,
        roles: [],
        verified: false,
      })
      .execute();
    await startAgain(grace.issuer);
    const rows = await database.db
      .selectFrom('identities')
      .select('issuer')
      .where('subject', '=', grace.subject)
      .orderBy('issuer')
      .execute();
    expect(rows).toEqual([{ issuer: 'http://localhost:3100' }, { issuer: grace.issuer }]);
    await database.db
      .deleteFrom('identities')
      .where('person_id', '=', person_id)
      .where('subject', '=', grace.subject)
      .execute();
    await startAgain('http://localhost:3100');
    expect(await issuers()).toEqual(['http://localhost:3100']);
  });
});
