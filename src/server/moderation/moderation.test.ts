import type { Comment } from '../../shared/contract/comments';
import type { Page } from '../../shared/contract/content';
import type { AuditPage } from '../../shared/contract/admin';
import type { Notice } from '../../shared/contract/me';
import type {
  DecisionAnswer,
  HiddenOfMine,
  ModerationLog,
  QueueItem,
  QueuePage,
} from '../../shared/contract/moderation';
import {
  DIALOG,
  openCommentsHost,
  type CommentsHost,
  type Who,
} from '../comments/testing/commentsHost';
import { toPersonId } from '../seed/seedContents';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

const report = async (who: Who, id: string, reason = 'offensive') =>
  (await host.ask(who, 'POST', `${DIALOG}/comments/${id}/report`, { reason, note: 'Look.' }))
    .statusCode;
const reportAll = async (id: string, people: readonly Who[]) => {
  for (const who of people) expect([who, await report(who, id)]).toEqual([who, 204]);
};
const queue = async (who: Who = 'yusuf', query = '') =>
  (await host.ask(who, 'GET', `admin/moderation?${query}`)).json<QueuePage>();
async function queued(id: string, who: Who = 'yusuf'): Promise<QueueItem | undefined> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: QueuePage = await queue(who, cursor && `cursor=${encodeURIComponent(cursor)}`);
    const found = page.items.find((item) => item.id === id);
    if (found) return found;
    cursor = page.next;
  }
  return undefined;
}
const decideAs = async (
  who: Who,
  decision: 'shown' | 'hidden',
  items: readonly { id: string; revision: number }[],
  more: object = {},
) =>
  host.ask(who, 'POST', 'admin/moderation', {
    items: items.map(({ id, revision }) => ({ kind: 'comment', id, revision })),
    decision,
    ...(decision === 'hidden' && { reason: 'offensive' }),
    ...more,
  });
const decide = async (...parts: Parameters<typeof decideAs>) => {
  const answer = await decideAs(...parts);
  expect(answer.statusCode).toBe(200);
  return answer.json<DecisionAnswer>();
};
const logOf = async () =>
  (await host.ask(null, 'GET', 'moderation/log')).json<ModerationLog>().items;
const hiddenOf = async (who: Who) =>
  (await host.ask(who, 'GET', 'me/hidden')).json<HiddenOfMine>().items;
const appeal = (who: Who, id: string, text = 'I meant the tram, not the driver.') =>
  host.ask(who, 'POST', `me/hidden/comment/${id}/appeal`, { text });

describe('reports', () => {
  test('three people hide a comment until the staff has looked; one person counts once', async () => {
    const author = 50;
    const { id } = await host.write(author, 'The driver is a fool.');
    for (let time = 0; time < 4; time += 1) expect(await report('grace', id, 'other')).toBe(204);
    expect(await host.comment('grace', id)).toMatchObject({
      state: 'shown',
      mine: { reported: true },
    });
    await reportAll(id, ['isil', 3]);
    expect(await host.comment(null, id)).toMatchObject({
      state: 'hidden',
      body: '',
      author: '',
      authorId: null,
      hiddenFor: 'offensive',
    });
    expect((await host.comment(author, id)).body).toBe('The driver is a fool.');
    const item = await queued(id);
    expect(item).toMatchObject({
      cause: 'reports',
      state: 'hidden',
      body: 'The driver is a fool.',
      hiddenBefore: 0,
      author: { id: toPersonId(author) },
      place: { section: 'dialogs', slug: 'waterfront-change' },
    });
    expect(item!.reports.map(({ reason, note }) => [reason, note])).toEqual([
      ['other', 'Look.'],
      ['offensive', 'Look.'],
      ['offensive', 'Look.'],
    ]);
    expect(JSON.stringify(item)).not.toContain(toPersonId('grace'));
    expect((await logOf())[0]).toMatchObject({ decision: 'hidden', automatic: true });
  });

  test('what the staff has let stand is not hidden by reports again, until its words change', async () => {
    const { id } = await host.write('omar', 'A hard word.');
    await reportAll(id, [10, 11, 12]);
    await decide('yusuf', 'shown', [(await queued(id))!]);
    expect((await host.comment(null, id)).state).toBe('shown');
    expect(await queued(id)).toBeUndefined();
    await reportAll(id, [10, 13, 14, 15, 16]);
    expect((await host.comment(null, id)).state).toBe('shown');
    expect((await queued(id))!.reports).toHaveLength(4);
    host.setNow(new Date(host.clock() + 1_000));
    const words = { body: 'A much harder word.', lang: 'en' };
    await host.ask('omar', 'PATCH', `${DIALOG}/comments/${id}`, words, { 'if-match': '1' });
    await reportAll(id, [17]);
    expect((await host.comment(null, id)).state).toBe('hidden');
  });

  test('not of one’s own, not by visitors, not what is gone', async () => {
    const { id } = await host.write('omar', 'Mine to judge?');
    expect(await report('omar', id)).toBe(403);
    expect(await report(null, id)).toBe(401);
    await host.ask('omar', 'DELETE', `${DIALOG}/comments/${id}`);
    expect(await report('grace', id)).toBe(409);
  });

  test('twenty at once hide it once', async () => {
    const { id } = await host.write('omar', 'Reported by many.');
    await Promise.all(Array.from({ length: 20 }, (_, number) => report(number + 20, id)));
    const rows = await host.database.db
      .selectFrom('moderations')
      .select('id')
      .where('target_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('decisions', () => {
  test('many are decided at once; the author is told why, the log where, the audit trail who', async () => {
    const written: Comment[] = [];
    for (let number = 1; number <= 3; number += 1) {
      const one = await host.write('isil', `Buy now, number ${number}.`);
      await reportAll(one.id, ['grace']);
      written.push(one);
    }
    const items = await Promise.all(written.map(async ({ id }) => (await queued(id))!));
    const { total } = await host.list(null);
    const answer = await decide('yusuf', 'hidden', items, {
      reason: 'spam',
      feedback: 'No adverts.',
    });
    expect(answer).toMatchObject({ decided: 3, newer: [] });
    expect((await host.list(null)).total).toBe(total - 3);
    for (const { id } of written) expect(await queued(id)).toBeUndefined();

    expect(await hiddenOf('isil')).toHaveLength(3);
    expect((await hiddenOf('isil'))[0]).toMatchObject({
      reason: 'spam',
      feedback: 'No adverts.',
      appeal: null,
      body: expect.stringMatching(/^Buy now/),
    });
    const notices = (await host.ask('isil', 'GET', 'me/notices')).json<Page<Notice>>().items;
    expect(notices.filter(({ kind }) => kind === 'hidden')).toMatchObject([
      { reason: 'spam', content: { slug: 'waterfront-change' } },
    ]);
    const [last] = await logOf();
    expect(last).toMatchObject({ decision: 'hidden', reason: 'spam', automatic: false });
    expect(JSON.stringify(await logOf())).not.toMatch(/Buy now|No adverts|isil/i);
    const audit = (await host.ask('admin', 'GET', 'admin/audit')).json<AuditPage>().items;
    expect(
      audit.slice(0, 3).map(({ action, actor, person }) => [action, actor?.id, person?.id]),
    ).toEqual(written.map(() => ['hidden', toPersonId('yusuf'), toPersonId('isil')]));
  });

  test('of two who decide at once one does, and the other is told', async () => {
    const { id } = await host.write('omar', 'Decided at once.');
    await reportAll(id, ['grace']);
    const item = (await queued(id))!;
    const answers = await Promise.all(
      (['yusuf', 'admin'] as const).map((who) => decide(who, 'hidden', [item])),
    );
    expect(answers.map(({ decided }) => decided).toSorted()).toEqual([0, 1]);
    expect(answers.find(({ decided }) => decided === 0)).toEqual({
      decisionId: null,
      decided: 0,
      newer: [id],
    });
  });

  test('words that changed since they were read, or are gone, are not decided about', async () => {
    const changed = await host.write('omar', 'Before.');
    const gone = await host.write('omar', 'Going.');
    await reportAll(changed.id, ['grace']);
    await reportAll(gone.id, ['grace']);
    const items = [(await queued(changed.id))!, (await queued(gone.id))!];
    const words = { body: 'After.', lang: 'en' };
    await host.ask('omar', 'PATCH', `${DIALOG}/comments/${changed.id}`, words, { 'if-match': '1' });
    await host.ask('omar', 'DELETE', `${DIALOG}/comments/${gone.id}`);
    const answer = await decide('yusuf', 'hidden', items);
    expect(answer).toMatchObject({ decided: 0, newer: [changed.id, gone.id] });
    expect(await queued(gone.id)).toBeUndefined();
  });

  test('undone, everything is as it was: states, counts, and the reports wait again', async () => {
    const reported = await host.write('omar', 'Once hidden.');
    const untouched = await host.write(51, 'Hidden as well.');
    await reportAll(reported.id, ['grace']);
    const { total } = await host.list(null);
    const items = [(await queued(reported.id))!, { id: untouched.id, revision: 1 }];
    const { decisionId } = await decide('yusuf', 'hidden', items);
    const undone = await host.ask('admin', 'POST', `admin/moderation/${decisionId}/undo`);
    expect(undone.json()).toEqual({ decisionId, decided: 2, newer: [] });
    expect((await host.list(null)).total).toBe(total);
    expect((await queued(reported.id))!.reports).toHaveLength(1);
    expect(await hiddenOf(51)).toEqual([]);
    const again = await host.ask('admin', 'POST', `admin/moderation/${decisionId}/undo`);
    expect(again.statusCode).toBe(404);
  });

  test('a later decision is not undone with an earlier one', async () => {
    const { id } = await host.write('omar', 'Twice decided.');
    await reportAll(id, ['grace']);
    const first = await decide('yusuf', 'hidden', [(await queued(id))!]);
    // Written, reported, decided.
    await decide('admin', 'hidden', [{ id, revision: 3 }], { reason: 'spam' });
    const undone = await host.ask('yusuf', 'POST', `admin/moderation/${first.decisionId}/undo`);
    expect(undone.json()).toMatchObject({ decided: 0, newer: [id] });
  });

  test('hiding needs a reason; a hundred and one are too many', async () => {
    const { id } = await host.write('omar', 'Without a reason.');
    const without = await decideAs('yusuf', 'hidden', [{ id, revision: 1 }], { reason: undefined });
    expect(without.json()).toMatchObject({ code: 'invalidRequest' });
    const items = Array.from({ length: 101 }, () => ({ id, revision: 1 }));
    expect((await decideAs('yusuf', 'hidden', items)).statusCode).toBe(400);
  });

  test('who leads a group decides in its contents alone', async () => {
    const { db } = host.database;
    const { id: team } = await db
      .selectFrom('contents')
      .innerJoin('memberships', 'content_id', 'contents.id')
      .select('contents.id')
      .where('person_id', '=', toPersonId('isil'))
      .where('memberships.role', '=', 'lead')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('contents')
      .set({ author_kind: 'team', author_content_id: team, author_person_id: null })
      .where('slug', '=', 'library-on-sundays')
      .execute();
    const ofCity = await host.write('omar', 'In the dialog of the city.');
    await reportAll(ofCity.id, ['grace']);
    const place = 'dialogs/library-on-sundays';
    const ofTeam = await host.write('omar', 'In the dialog of the team.', { place });
    await host.ask('grace', 'POST', `${place}/comments/${ofTeam.id}/report`, { reason: 'spam' });
    expect((await queued(ofTeam.id, 'isil'))?.id).toBe(ofTeam.id);
    expect(await queued(ofCity.id, 'isil')).toBeUndefined();
    const both = [(await queued(ofTeam.id))!, (await queued(ofCity.id))!];
    expect((await decideAs('isil', 'hidden', both)).json()).toMatchObject({ code: 'forbidden' });
    expect((await host.comment(null, ofTeam.id, place)).state).toBe('shown');
    expect(await decide('isil', 'hidden', both.slice(0, 1))).toMatchObject({ decided: 1 });
    expect((await host.ask('grace', 'GET', 'admin/moderation')).statusCode).toBe(403);
  });

  test('what was held and let through is shown, counted, and nobody’s news', async () => {
    const parent = await host.write('omar', 'Asked by a moderator.');
    const held = await host.write('grace', 'Held back.', { parentId: parent.id });
    const { db } = host.database;
    await db
      .updateTable('comments')
      .set({ state: 'held', held_for: 'links' })
      .where('id', '=', held.id)
      .execute();
    await db.updateTable('comments').set({ replies: 0 }).where('id', '=', parent.id).execute();
    const item = (await queued(held.id))!;
    expect(item).toMatchObject({ cause: 'links', state: 'held', answers: 'Asked by a moderator.' });
    expect((await queue('yusuf', 'cause=links')).items.map(({ cause }) => cause)).not.toContain(
      'reports',
    );
    const log = await logOf();
    const { decisionId } = await decide('yusuf', 'shown', [item]);
    expect((await host.comment(null, parent.id)).replies).toBe(1);
    expect(await logOf()).toEqual(log);
    await host.ask('yusuf', 'POST', `admin/moderation/${decisionId}/undo`);
    expect(await queued(held.id)).toMatchObject({ cause: 'links', state: 'held' });
    expect((await host.comment(null, parent.id)).replies).toBe(0);
  });

  test('the queue is read page by page, the longest waiting first', async () => {
    for (let number = 0; number < 26; number += 1) {
      const { id } = await host.write(200 + (number % 20), `Waiting, number ${number}.`);
      await reportAll(id, [240 - 1 - (number % 20)]);
    }
    const first = await queue();
    const second = await queue('yusuf', `cursor=${encodeURIComponent(first.next!)}`);
    const all = [...first.items, ...second.items];
    expect(first.items).toHaveLength(25);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(first.total).toBeGreaterThanOrEqual(all.length);
  });
});

describe('appeals', () => {
  test('once, of one’s own, while it is hidden; what comes of it is told', async () => {
    const { id } = await host.write('nadia', 'The tram is a fool.');
    expect((await appeal('nadia', id)).statusCode).toBe(404);
    await decide('yusuf', 'hidden', [{ id, revision: 1 }]);
    expect((await appeal('omar', id)).statusCode).toBe(404);
    expect((await appeal('nadia', id, ' '.repeat(20))).statusCode).toBe(400);
    expect((await appeal('nadia', id)).statusCode).toBe(204);
    expect((await appeal('nadia', id)).json()).toMatchObject({ code: 'alreadyAppealed' });
    expect((await hiddenOf('nadia'))[0]).toMatchObject({ id, appeal: 'waiting' });
    const item = (await queued(id))!;
    expect(item).toMatchObject({
      cause: 'appeal',
      appeal: { text: expect.stringContaining('tram') },
    });
    const shown = await decide('admin', 'shown', [item]);
    expect((await hiddenOf('nadia'))[0]).toMatchObject({ id, appeal: 'shown' });
    expect((await host.comment(null, id)).state).toBe('shown');
    expect(await queued(id)).toBeUndefined();
    expect((await logOf())[0]).toMatchObject({ decision: 'shown', reason: null });
    await host.ask('admin', 'POST', `admin/moderation/${shown.decisionId}/undo`);
    expect(await queued(id)).toMatchObject({ cause: 'appeal', state: 'hidden' });
    expect(await decide('admin', 'hidden', [(await queued(id))!])).toMatchObject({ decided: 1 });
    expect((await hiddenOf('nadia'))[0]).toMatchObject({ id, appeal: 'hidden' });
    expect((await appeal('nadia', id)).json()).toMatchObject({ code: 'alreadyAppealed' });
  });
});

test('the log has nothing of a content that its reader may not read', async () => {
  const { id } = await host.write('omar', 'Hidden in the log.');
  await decide('yusuf', 'hidden', [{ id, revision: 1 }]);
  const placesOf = async () => (await logOf()).map(({ place: { slug } }) => slug);
  expect(await placesOf()).toContain('waterfront-change');
  const { db } = host.database;
  const set = (visibility: string) =>
    db
      .updateTable('contents')
      .set({ visibility })
      .where('slug', '=', 'waterfront-change')
      .execute();
  await set('signed_in');
  expect(await placesOf()).not.toContain('waterfront-change');
  await set('public');
});

test('the log begins with the newest date, whatever came into it first', async () => {
  const { id } = await host.write('omar', 'Decided long ago.');
  await decide('yusuf', 'hidden', [{ id, revision: 1 }]);
  const { db } = host.database;
  await db
    .updateTable('moderations')
    .set({ at: new Date('2020-01-01T00:00:00Z') })
    .where('target_id', '=', id)
    .execute();
  const days: string[] = [];
  let query = '';
  do {
    const page = (await host.ask(null, 'GET', `moderation/log${query}`)).json<ModerationLog>();
    days.push(...page.items.map(({ at }) => at));
    query = page.next ? `?cursor=${encodeURIComponent(page.next)}` : '';
  } while (query);
  expect(days).toEqual([...days].sort().reverse());
  expect(days.at(-1)).toContain('2020-01-01');
});
