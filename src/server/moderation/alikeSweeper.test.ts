import type { QueueItem, QueuePage } from '../../shared/contract/moderation';
import type { Statement } from '../../shared/contract/statements';
import { openCommentsHost, type CommentsHost } from '../comments/testing/commentsHost';
import { toPersonId } from '../seed/seedContents';
import { openVotes } from '../dialogs/statements/votes';
import { sweepAlike } from './alikeSweeper';

const PLACE = 'dialogs/waterfront-change';
const TWELVE = Array.from({ length: 12 }, (_, number) => number + 70);

let host: CommentsHost;
let contentId: string;
let cast: ReturnType<typeof openVotes>;
beforeAll(async () => {
  host = await openCommentsHost();
  const { db } = host.database;
  cast = openVotes(db);
  const { id, details } = await db
    .selectFrom('contents')
    .select(['id', 'details'])
    .where('slug', '=', 'waterfront-change')
    .executeTakeFirstOrThrow();
  contentId = id;
  await db
    .updateTable('contents')
    .set({ details: JSON.stringify({ ...details, mode: 'statements' }) })
    .where('slug', '=', 'waterfront-change')
    .execute();
});
afterAll(() => host.close());

async function state(text: string): Promise<Statement> {
  host.setNow(new Date(host.clock() + 60_000));
  const answer = await host.ask('omar', 'POST', `${PLACE}/statements`, { text, lang: 'en' });
  expect([text, answer.statusCode]).toEqual([text, 201]);
  return answer.json<Statement>();
}
type Answer = (place: number) => -1 | 0 | 1;
/** Lets all of them answer, each by their place. */
async function voteAll(statementId: string, answer: Answer = halfAndHalf): Promise<void> {
  const at = new Date(host.clock());
  await Promise.all(
    TWELVE.map((number, place) =>
      cast({
        contentId,
        statementId,
        personId: toPersonId(number),
        sessionId: null,
        vote: answer(place),
        at,
      }),
    ),
  );
}
const halfAndHalf: Answer = (place) => (place < 6 ? 1 : -1);
const pass: Answer = () => 0;
async function sweep(): Promise<void> {
  const failures: object[] = [];
  const log = { error: (facts: object) => void failures.push(facts) };
  await sweepAlike({ db: host.database.db, clock: host.clock, log });
  expect(failures).toEqual([]);
}
const alike = async (): Promise<QueueItem[]> =>
  (await host.ask('yusuf', 'GET', 'admin/moderation?cause=alike')).json<QueuePage>().items;
const letStand = async ({ id, revision }: QueueItem) => {
  host.setNow(new Date(host.clock() + 1_000));
  const items = [{ kind: 'statement', id, revision }];
  const answer = await host.ask('yusuf', 'POST', 'admin/moderation', { items, decision: 'shown' });
  return answer.json<{ decisionId: string }>().decisionId;
};

test('a statement that the same people answer like an earlier one waits beside it, and stays shown', async () => {
  const first = await state('The quay should be free of cars');
  const second = await state('No cars on the quay any more');
  for (const { id } of [first, second]) await voteAll(id);
  expect(await alike()).toEqual([]);
  await sweep();
  const [item, ...others] = await alike();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    kind: 'statement',
    id: second.id,
    cause: 'alike',
    state: 'shown',
    alike: { number: first.number, body: 'The quay should be free of cars', lang: 'en' },
  });

  // Let stand, it does not come again; taken back, it waits as before.
  const decisionId = await letStand(item!);
  expect(await alike()).toEqual([]);
  await voteAll(second.id, pass);
  await voteAll(second.id);
  await sweep();
  expect(await alike()).toEqual([]);
  await host.ask('yusuf', 'POST', `admin/moderation/${decisionId}/undo`);
  expect((await alike()).map(({ id }) => id)).toEqual([second.id]);

  // Answers that tell them apart take it out of the queue by themselves.
  await voteAll(second.id, pass);
  await sweep();
  expect(await alike()).toEqual([]);
  await voteAll(second.id);
  await sweep();
  expect((await alike()).map(({ id }) => id)).toEqual([second.id]);

  // One of the two is hidden: nothing is left to compare.
  const [again] = await alike();
  const items = [{ kind: 'statement', id: again!.id, revision: again!.revision }];
  const hide = { items, decision: 'hidden', reason: 'doesNotBelong' };
  await host.ask('yusuf', 'POST', 'admin/moderation', hide);
  expect(await alike()).toEqual([]);
});

test('a dialog is looked through once for the same votes', async () => {
  await sweep();
  const { db } = host.database;
  const looks = () => db.selectFrom('alike_looks').selectAll().execute();
  const before = await looks();
  await Promise.all([sweep(), sweep()]);
  expect(await looks()).toEqual(before);
});
