import { readDemonstration } from './seed/readDemonstration';
import { createDatabaseNow } from './db/databaseClock';
import { sweepPolls } from './have-your-say/results/pollSweeper';
import { createRandomAnswers } from './have-your-say/testing/randomAnswers';
import { openBallotClient } from './have-your-say/testing/ballotClient';
import { openTestHost, type TestHost } from './testing/testHost';

let host: TestHost;
let client: ReturnType<typeof openBallotClient>;
const errors: object[] = [];

beforeAll(async () => {
  host = await openTestHost();
  client = openBallotClient(host);
  await sweepPolls({
    db: host.database.db,
    databaseNow: createDatabaseNow(host.clock),
    log: { error: (facts: object) => void errors.push(facts) },
  });
});
afterAll(() => host.close());

const POLLS = readDemonstration('harbour-city').contents['have-your-say'];
const TOKENS = POLLS.flatMap(({ tokens = [] }) => tokens);
const TODAY = 0;
const CLOSED = POLLS.filter(
  ({ closesAt, details }) => closesAt!.days < TODAY && details.cancellation === null,
);

const answersTo = async (slug: string) =>
  createRandomAnswers((await client.read(slug, 'admin')).details);

test('the host opens and counts every poll of the demonstration', () => {
  expect(errors).toEqual([]);
});

test.each(CLOSED.map(({ slug, questions, camps }) => [slug, questions, camps] as const))(
  '%s: closed, counted for good and open to everybody',
  async (slug, questions, camps) => {
    const { result, trust } = (await client.read(slug)).details;
    const ballots = camps.reduce((sum, { voters }) => sum + voters, 0);
    expect(result).toMatchObject({ isFinal: true, ballots });
    expect(result!.counts.map(({ method }) => method)).toEqual(
      questions.map(({ method }) => method),
    );
    expect(trust).toMatchObject({ links: ballots, sealedAt: expect.any(String) });
  },
);

test.each(POLLS.map(({ slug, questions }) => [slug, questions] as const))(
  '[SPEC 2.5] %s: the paper is there in every language',
  async (slug, questions) => {
    for (const locale of ['en', 'ar', 'tr']) {
      const { details } = (
        await host.app.inject(`/v1/have-your-say/${slug}?locale=${locale}`)
      ).json<{ details: { questions: { prompt: object; options: { label: object }[] }[] } }>();
      const texts = details.questions.flatMap(({ prompt, options }) => [
        prompt,
        ...options.map(({ label }) => label),
      ]);
      const wanted = questions.reduce((sum, { options }) => sum + 1 + options.length, 0);
      expect(texts).toHaveLength(wanted);
      expect(texts).toEqual(texts.map(() => expect.objectContaining({ lang: locale })));
    }
  },
);

test('whoever holds a voting code of the allotments votes with it once, without an account', async () => {
  const slug = 'allotment-water';
  const token = TOKENS[0]!;
  const answers = await answersTo(slug);
  await client.taken(slug, answers, { token });
  expect(await client.refused(slug, answers, { token })).toMatch(/^409 /);
  expect(await client.refused(slug, answers, { token: 'NOT-ON-THE-LIST' })).toMatch(/^403 /);
});

test('a visitor answers the survey of the library; its results are for the staff', async () => {
  const slug = 'library-visitors';
  await client.taken(slug, await answersTo(slug), { voterKey: 'a-visitor-of-the-library-0001' });
  expect((await client.read(slug)).details.result).toBeNull();
});

test('members of the Mobility Committee choose among themselves; others are told why they do not', async () => {
  const slug = 'school-routes-group';
  expect((await client.read(slug, 'nadia')).details.refusal).toBe('membersOnly');
  await client.taken(slug, await answersTo(slug), { as: 'grace' });
});
