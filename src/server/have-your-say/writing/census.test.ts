import type { CensusStored, PollPaper } from '../../../shared/contract/papers';
import { createDatabaseNow } from '../../db/databaseClock';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { sweepPolls } from '../results/pollSweeper';
import { openBallotClient } from '../testing/ballotClient';
import { choiceOf, DAY_MS, OPEN_RULES, openPaperClient } from './testing/paperClient';

const TEAM = toContentId('teams', 'green-neighbourhoods');

let host: TestHost;
let client: ReturnType<typeof openPaperClient>;
beforeAll(async () => {
  host = await openTestHost();
  const { db } = host.database;
  await db.updateTable('people').set({ terms_version: 2 }).execute();
  await db
    .updateTable('people')
    .set({ email: 'Omar@City.example' })
    .where('id', '=', toPersonId('omar'))
    .execute();
  client = openPaperClient(host);
});
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const list = (slug: string, text: string) => client.send('POST', `/${slug}/census`, { text });

async function draftForMembers(slug: string, group: string | null = null) {
  await client.draft(slug);
  const written = await client.write(slug, await client.read(slug), {
    rules: { ...OPEN_RULES, eligibility: 'members', group },
    questions: [choiceOf('A', 'B')],
  });
  return written.json<PollPaper>();
}
const errorsOf = ({ faults }: PollPaper) =>
  faults.filter(({ severity }) => severity === 'error').map(({ code }) => code);

test('who stands on the list votes, who does not is told so', async () => {
  expect(errorsOf(await draftForMembers('listed'))).toEqual(['groupMissing']);
  const text = `email\nomar@city.example\n${toPersonId('grace')}\nnobody@city.example\n`;
  expect((await list('listed', text)).json<CensusStored>()).toEqual({
    found: 2,
    unknown: 1,
    faults: [{ line: 4, code: 'unknown', text: 'nobody@city.example' }],
  });
  const paper = await client.read('listed');
  expect([errorsOf(paper), paper.voters.members]).toEqual([[], 2]);
  expect((await client.publish('listed', paper.revision)).statusCode).toBe(200);

  host.setNow(new Date(FIRST_START.getTime() + 2 * DAY_MS));
  const { db } = host.database;
  await sweepPolls({ db, databaseNow: createDatabaseNow(host.clock), log: host.app.log });
  const ballots = openBallotClient(host);
  const [question] = paper.questions;
  const answers = { [question!.id]: { chosen: [question!.options[0]!.id] } };
  const cast = async (as: 'omar' | 'grace' | 'isil') =>
    (await ballots.send('listed', answers, { as })).statusCode;
  expect([await cast('omar'), await cast('grace'), await cast('isil')]).toEqual([201, 201, 403]);
  expect((await ballots.read('listed', 'omar')).details.trust?.census).toBe(2);
  expect((await list('listed', text)).json()).toMatchObject({ code: 'paperFrozen' });
});

test('who leads a group writes its polls, and does not learn who has an account', async () => {
  const draft = {
    title: { en: 'Any' },
    summary: {},
    body: {},
    originalLocale: 'en',
    slug: 'of-a-team',
    topics: [],
    area: null,
    visibility: 'public',
    author: TEAM,
  };
  expect((await client.send('POST', '', draft, { as: 'isil' })).statusCode).toBe(201);
  expect((await client.send('GET', '/of-a-team/paper', undefined, { as: 'isil' })).statusCode).toBe(
    200,
  );
  const text = 'omar@city.example';
  const response = await client.send('POST', '/of-a-team/census', { text }, { as: 'isil' });
  expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
});

test('a list with faults changes nothing and is told by its lines', async () => {
  await draftForMembers('faulty-list');
  await list('faulty-list', 'omar@city.example');
  const response = await list('faulty-list', `${toPersonId('grace')}\nsomebody\n`);
  expect(response.json()).toEqual({
    found: 0,
    unknown: 0,
    faults: [{ line: 2, code: 'unreadable', text: 'somebody' }],
  });
  expect((await client.read('faulty-list')).voters.members).toBe(1);
});

test('an address that two accounts have is nobody’s', async () => {
  const { db } = host.database;
  await db
    .updateTable('people')
    .set({ email: 'twice@city.example' })
    .where('id', 'in', [toPersonId(17), toPersonId(18)])
    .execute();
  await draftForMembers('twice');
  expect((await list('twice', 'twice@city.example')).json()).toMatchObject({
    found: 0,
    unknown: 1,
  });
});

test('a group takes the place of a list', async () => {
  const paper = await draftForMembers('group-instead');
  await list('group-instead', 'omar@city.example');
  const rules = { ...paper.rules, group: TEAM };
  const { voters } = (await client.write('group-instead', paper, { rules })).json<PollPaper>();
  expect(voters.members).toBeGreaterThan(1);
  const again = await client.write('group-instead', await client.read('group-instead'), {
    rules: paper.rules,
  });
  expect(errorsOf(again.json())).toEqual(['groupMissing']);
});

test('a group that is none is told, whoever writes it', async () => {
  const paper = await draftForMembers('no-such-group', toPersonId('omar'));
  expect(errorsOf(paper)).toEqual(['groupUnknown']);
});
