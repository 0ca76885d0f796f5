import type { AuditPage } from '../../shared/contract/admin';
import type { Page } from '../../shared/contract/content';
import type { Notice } from '../../shared/contract/me';
import type {
  Decision,
  DecisionAnswer,
  HiddenOfMine,
  ModeratedKind,
  ModerationLog,
  QueueItem,
  QueuePage,
} from '../../shared/contract/moderation';
import type { MyStatements, Statement } from '../../shared/contract/statements';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toPersonId } from '../seed/seedContents';

/** A dialog of statements that is open and begins with none. */
const SLUG = 'waterfront-change';
const PLACE = `dialogs/${SLUG}`;
/** A dialog with comments, for what is mixed. */
const THREAD = 'dialogs/library-on-sundays';

let host: CommentsHost;
let contentId: string;
beforeAll(async () => {
  host = await openCommentsHost();
});
beforeEach(async () => {
  contentId = await hold({ mode: 'statements', moderation: 'open', resultsAfter: 0 });
});
afterAll(() => host.close());

/** Changes how the dialog is held from now on. */
async function hold(details: object): Promise<string> {
  const { db } = host.database;
  const row = await db
    .selectFrom('contents')
    .select(['id', 'details'])
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow();
  const next = { ...row.details, ...details };
  await db
    .updateTable('contents')
    .set({ details: JSON.stringify(next) })
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

let written = 0;
async function state(who: Who, text: string): Promise<Statement> {
  host.setNow(new Date(host.clock() + 60_000));
  const body = { text: `${text} (${(written += 1)})`, lang: 'en' };
  const answer = await host.ask(who, 'POST', `${PLACE}/statements`, body);
  expect([text, answer.statusCode]).toEqual([text, 201]);
  return answer.json<Statement>();
}
const readAs = async (who: Who, id: string) =>
  (await host.ask(who, 'GET', `${PLACE}/statements/${id}`)).json<Statement>();
const report = async (who: Who, id: string) =>
  (await host.ask(who, 'POST', `${PLACE}/statements/${id}/report`, { reason: 'offensive' }))
    .statusCode;
const reportAll = async (id: string, people: readonly Who[]) => {
  for (const who of people) expect([who, await report(who, id)]).toEqual([who, 204]);
};
const queued = async (id: string): Promise<QueueItem | undefined> =>
  (await host.ask('yusuf', 'GET', 'admin/moderation'))
    .json<QueuePage>()
    .items.find((item) => item.id === id);
const decide = async (
  who: Who,
  decision: 'shown' | 'hidden',
  items: readonly { kind: ModeratedKind; id: string; revision: number }[],
): Promise<DecisionAnswer> => {
  const body: Decision = {
    items: items.map(({ kind, id, revision }) => ({ kind, id, revision })),
    decision,
    ...(decision === 'hidden' && { reason: 'offensive' as const, feedback: 'Say it calmly.' }),
  };
  const answer = await host.ask(who, 'POST', 'admin/moderation', body);
  expect(answer.statusCode).toBe(200);
  return answer.json<DecisionAnswer>();
};
const undo = (decisionId: string | null) =>
  host.ask('admin', 'POST', `admin/moderation/${decisionId}/undo`);
const hiddenOf = async (who: Who) =>
  (await host.ask(who, 'GET', 'me/hidden')).json<HiddenOfMine>().items;
const logOf = async () =>
  (await host.ask(null, 'GET', 'moderation/log')).json<ModerationLog>().items;
/** Reads what the dialog counts, and how many are shown. */
async function counted() {
  const { db } = host.database;
  const row = await db
    .selectFrom('statement_dialogs')
    .select(['shown', 'revision'])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  const shown = await db
    .selectFrom('statements')
    .select('id')
    .where('content_id', '=', contentId)
    .where('state', '=', 'shown')
    .execute();
  expect(row.shown).toBe(shown.length);
  return row;
}

test('three reports hide a statement; the author reads why, the queue has what is needed to judge it', async () => {
  const { id, number } = await state('omar', 'The driver of line 2 is a fool');
  const before = await counted();
  await reportAll(id, ['grace', 'isil']);
  expect(await report('omar', id)).toBe(403);
  expect(await report(null, id)).toBe(401);
  expect((await readAs('grace', id)).state).toBe('shown');
  await reportAll(id, [3]);
  expect(await readAs(null, id)).toMatchObject({
    state: 'hidden',
    author: '',
    text: { text: '' },
    hiddenFor: 'offensive',
  });
  expect(await counted()).toEqual({ shown: before.shown - 1, revision: before.revision + 1 });
  expect(await report(4, id)).toBe(409);
  expect(await queued(id)).toMatchObject({
    kind: 'statement',
    cause: 'reports',
    state: 'hidden',
    number,
    alike: null,
    body: expect.stringContaining('line 2'),
    place: { section: 'dialogs', slug: SLUG },
    author: { id: toPersonId('omar') },
  });
  expect(await hiddenOf('omar')).toMatchObject([{ kind: 'statement', id, number }]);
  const notices = (await host.ask('omar', 'GET', 'me/notices')).json<Page<Notice>>().items;
  expect(notices.filter(({ kind }) => kind === 'hidden')).toMatchObject([
    { reason: 'offensive', content: { slug: SLUG } },
  ]);
});

test('votes on what is hidden are refused, and taken again once it is shown', async () => {
  const { id } = await state(53, 'Benches in the shade, please');
  const vote = async () =>
    (await host.ask('grace', 'PUT', `${PLACE}/statements/${id}/vote`, { vote: 1 })).statusCode;
  expect(await vote()).toBe(200);
  const { decisionId } = await decide('yusuf', 'hidden', [{ kind: 'statement', id, revision: 1 }]);
  expect(await vote()).toBe(409);
  await undo(decisionId);
  expect(await vote()).toBe(200);
});

test('in a strict dialog nobody sees a statement before it was accepted; refused, its author is told why', async () => {
  await hold({ moderation: 'strict' });
  const accepted = await state(50, 'More trees along the tram line');
  const refused = await state(50, 'Buy your bicycles at my shop');
  await hold({ moderation: 'open' });
  const before = await counted();
  expect((await host.ask(null, 'GET', `${PLACE}/statements/${accepted.id}`)).statusCode).toBe(404);
  const item = (await queued(accepted.id))!;
  expect(item).toMatchObject({ cause: 'strict', state: 'held' });
  const log = await logOf();
  await decide('yusuf', 'shown', [item]);
  expect(await logOf()).toEqual(log);
  expect((await readAs(null, accepted.id)).state).toBe('shown');
  expect((await counted()).shown).toBe(before.shown + 1);
  await decide('yusuf', 'hidden', [(await queued(refused.id))!]);
  expect((await counted()).shown).toBe(before.shown + 1);
  expect((await hiddenOf(50))[0]).toMatchObject({
    id: refused.id,
    reason: 'offensive',
    feedback: 'Say it calmly.',
    appeal: null,
  });
});

test('comments and statements are decided together, and undone together', async () => {
  const statement = await state('isil', 'Mixed with a comment');
  const comment = await host.write('isil', 'Mixed with a statement.', { place: THREAD });
  await reportAll(statement.id, ['grace']);
  await host.ask('grace', 'POST', `${THREAD}/comments/${comment.id}/report`, { reason: 'spam' });
  const before = await counted();
  const items = [(await queued(statement.id))!, (await queued(comment.id))!];
  const { decisionId, decided } = await decide('yusuf', 'hidden', items);
  expect(decided).toBe(2);
  expect((await readAs(null, statement.id)).state).toBe('hidden');
  expect((await host.comment(null, comment.id, THREAD)).state).toBe('hidden');
  expect(
    (await logOf())
      .slice(0, 2)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['comment', 'statement']);
  expect(JSON.stringify(await logOf())).not.toMatch(/Mixed with|Say it calmly|isil/i);
  const audit = (await host.ask('admin', 'GET', 'admin/audit')).json<AuditPage>().items;
  expect(audit.slice(0, 2).map(({ action, person }) => [action, person?.id])).toEqual([
    ['hidden', toPersonId('isil')],
    ['hidden', toPersonId('isil')],
  ]);
  expect((await undo(decisionId)).json()).toMatchObject({ decided: 2, newer: [] });
  expect((await counted()).shown).toBe(before.shown);
  expect((await queued(statement.id))!.reports).toHaveLength(1);
  expect((await queued(comment.id))!.hiddenBefore).toBe(0);
});

test('of two who decide at once one does, and it is counted once', async () => {
  const { id } = await state(54, 'Decided by two at once');
  await reportAll(id, ['grace']);
  const item = (await queued(id))!;
  const before = await counted();
  const answers = await Promise.all(
    (['yusuf', 'admin'] as const).map((who) => decide(who, 'hidden', [item])),
  );
  expect(answers.map(({ decided }) => decided).toSorted()).toEqual([0, 1]);
  expect(await counted()).toEqual({ shown: before.shown - 1, revision: before.revision + 1 });
});

test('a statement that its author deletes while it is reported is out of the queue, and not decided about', async () => {
  const { id } = await state(51, 'Written in haste');
  await reportAll(id, ['grace', 'isil']);
  const item = (await queued(id))!;
  expect((await host.ask(51, 'DELETE', `${PLACE}/statements/${id}`)).statusCode).toBe(204);
  expect(await queued(id)).toBeUndefined();
  expect(await report(3, id)).toBe(409);
  expect(await decide('yusuf', 'hidden', [item])).toMatchObject({ decided: 0, newer: [id] });
  expect((await readAs(null, id)).state).toBe('deleted');
  await counted();
});

test('its author asks once for another look; let stand, reports do not hide it again', async () => {
  const { id } = await state(52, 'Close the quay to cars');
  await reportAll(id, [10, 11, 12]);
  const appeal = () =>
    host.ask(52, 'POST', `me/hidden/statement/${id}/appeal`, { text: 'It is about cars alone.' });
  expect((await appeal()).statusCode).toBe(204);
  expect((await appeal()).json()).toMatchObject({ code: 'alreadyAppealed' });
  const item = (await queued(id))!;
  expect(item).toMatchObject({ cause: 'appeal', appeal: { text: 'It is about cars alone.' } });
  await decide('admin', 'shown', [item]);
  expect((await hiddenOf(52))[0]).toMatchObject({ id, appeal: 'shown' });
  expect((await logOf())[0]).toMatchObject({ kind: 'statement', decision: 'shown' });
  await reportAll(id, [13, 14, 15]);
  expect((await readAs(null, id)).state).toBe('shown');
});

test('what was written and answered is listed for its author, with the answers once results are shown', async () => {
  await hold({ resultsAfter: 2 });
  // With fewer than two shown, all of them are enough.
  await state('isil', 'Stated before');
  const first = await state(60, 'A crossing at the market hall');
  const mine = async () => {
    const answer = await host.ask(60, 'GET', 'me/statements');
    expect(answer.statusCode).toBe(200);
    return answer.json<MyStatements>().items;
  };
  expect(await mine()).toMatchObject([
    { id: first.id, number: first.number, state: 'shown', counts: null, place: { slug: SLUG } },
  ]);
  const second = await state(60, 'And another one at the school');
  await host.ask('grace', 'PUT', `${PLACE}/statements/${second.id}/vote`, { vote: -1 });
  expect((await mine()).map(({ id, counts }) => [id, counts])).toEqual([
    [second.id, { agrees: 1, disagrees: 1, seen: 2 }],
    [first.id, { agrees: 1, disagrees: 0, seen: 1 }],
  ]);
  await host.ask(60, 'DELETE', `${PLACE}/statements/${first.id}`);
  expect((await mine()).map(({ id }) => id)).toEqual([second.id]);
});
