import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { FaqDetails, Helpfulness } from '../../shared/contract/faqs';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId } from '../seed/seedContents';

const SLUG = 'who-can-vote';
const PATH = `faqs/${SLUG}`;
const VISITOR = 'a-random-text-of-a-browser';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(() => host.database.db.deleteFrom('faq_votes').execute());

const send = (who: Who, isHelpful: boolean, visitor?: string, path = PATH) =>
  host.ask(who, 'PUT', `${path}/helpfulness`, { isHelpful, ...(visitor && { visitor }) });
const details = async (who: Who) =>
  (await host.ask(who, 'GET', PATH)).json<DetailPage<FaqDetails>>().details;
const votes = (yes: number, no: number, mine: boolean | null = null) => ({
  helpfulYes: yes,
  helpfulNo: no,
  mine,
});

test('a person has one vote on an answer, which they may change and see again', async () => {
  expect((await send('grace', true)).json<Helpfulness>()).toEqual(votes(1, 0, true));
  expect((await send('grace', false)).json<Helpfulness>()).toEqual(votes(0, 1, false));
  expect(await details('grace')).toMatchObject(votes(0, 1, false));
  expect(await details(null)).toMatchObject(votes(0, 1));
});

test('votes of one voter at the same time count once', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => send('omar', true)),
    ...Array.from({ length: 5 }, () => send(null, true, VISITOR)),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await details(null)).toMatchObject(votes(2, 0));
});

test('a visitor who votes again changes their vote; nothing that is kept leads from one vote to another', async () => {
  await send(null, true, VISITOR);
  await send(null, false, VISITOR);
  expect(await details(null)).toMatchObject(votes(0, 1));
  await send(null, true, VISITOR, 'faqs/how-do-i-sign-in');
  const rows = await host.database.db.selectFrom('faq_votes').selectAll().execute();
  expect(rows.map(({ person_id }) => person_id)).toEqual([null, null]);
  expect(new Set(rows.map(({ visitor }) => visitor?.toString('hex'))).size).toBe(2);
});

test.each([
  ['a visitor without a text of their browser', PATH, undefined, 400],
  ['a text with markup', PATH, '<script>alert(1)</script>', 400],
  ['a question that is not there', 'faqs/nowhere', VISITOR, 404],
])('%s: no vote', async (_what, path, visitor, status) => {
  expect((await send(null, true, visitor, path)).statusCode).toBe(status);
  await expect(host.database.db.selectFrom('faq_votes').selectAll().execute()).resolves.toEqual([]);
});

test('what somebody said goes with their account', async () => {
  const { db } = host.database;
  const content_id = toContentId('faqs', SLUG);
  const { id: person_id } = await db
    .insertInto('people')
    .values({ name: 'Leaves Soon' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('faq_votes')
    .values({ content_id, person_id, visitor: null, is_helpful: true })
    .execute();
  await db.deleteFrom('people').where('id', '=', person_id).execute();
  expect(await details(null)).toMatchObject(votes(0, 0));
});

test('each section has two to four questions as help', async () => {
  const about = async (section: string) =>
    (await host.ask(null, 'GET', `faqs?helpOn=${section}`)).json<Page<ListItem<FaqDetails>>>();
  for (const section of [
    'have-your-say',
    'dialogs',
    'blogs',
    'publications',
    'training',
    'teams',
    'committees',
    'governance',
    'events',
    'quizzes',
    'faqs',
  ]) {
    const { items } = await about(section);
    expect([section, items.length >= 2 && items.length <= 4]).toEqual([section, true]);
    expect(items.every(({ details: { helpOn } }) => helpOn?.some((on) => on === section))).toBe(
      true,
    );
  }
});
