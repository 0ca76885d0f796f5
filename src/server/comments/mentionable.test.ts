import type { Mentionable } from '../../shared/contract/comments';
import { SPELLINGS } from '../../shared/testing/spellings';
import { toPersonId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';
import { DIALOG, openCommentsHost, type CommentsHost, type Who } from './testing/commentsHost';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

async function offered(q: string, who: Who = 'grace'): Promise<Mentionable['items']> {
  const answer = await host.ask(who, 'GET', `${DIALOG}/mentionable?q=${encodeURIComponent(q)}`);
  expect([q, answer.statusCode]).toEqual([q, 200]);
  return answer.json<Mentionable>().items;
}
const ids = (items: Mentionable['items']) => items.map(({ id }) => id);
const setPerson = (who: number, facts: object) =>
  host.database.db.updateTable('people').set(facts).where('id', '=', toPersonId(who)).execute();

test('who wrote here comes first, the last one first; then others', async () => {
  for (const [number, name] of [
    [161, 'Qamar Zxa'],
    [162, 'Qamar Zxb'],
    [163, 'Qamar Zxc'],
  ] as const)
    await setPerson(number, { name });
  await host.write(163, 'I was here.');
  await host.write(162, 'So was I.');
  expect(await offered('qamar')).toEqual([
    { id: toPersonId(162), name: 'Qamar Zxb' },
    { id: toPersonId(163), name: 'Qamar Zxc' },
    { id: toPersonId(161), name: 'Qamar Zxa' },
  ]);
  // One letter finds those who wrote here; nobody finds themselves.
  expect(ids(await offered('q'))).toEqual([162, 163].map(toPersonId));
  expect(ids(await offered('qamar', 162))).toEqual([163, 161].map(toPersonId));
});

test('a name is found by the beginning of each of its words, in every spelling', async () => {
  await setPerson(164, { name: 'Işıl Çağlayan-Öztürk' });
  await setPerson(165, { name: 'مؤمن الخطيب' });
  for (const typed of ['IŞIL', 'isil', 'çağla', 'Isıl Cag'])
    expect(ids(await offered(typed))).toContain(toPersonId(164));
  expect(ids(await offered('ozturk'))).not.toContain(toPersonId(164));
  expect(ids(await offered('مومن'))).toContain(toPersonId(165));
  for (const typed of ['%%', '__', '\\\\', '  '])
    expect([typed, await offered(typed)]).toEqual([typed, []]);
});

test('names that look alike are people of their own', async () => {
  await setPerson(166, { name: 'Vera Xkop' });
  // The second one begins with a Cyrillic letter.
  await setPerson(167, { name: 'Vеra Xkop' });
  expect(ids(await offered('xkop')).toSorted()).toEqual(
    [toPersonId(166), toPersonId(167)].toSorted(),
  );
  expect(ids(await offered('vera x'))).toEqual([toPersonId(166)]);
});

test('nobody who is blocked; to visitors nobody; eight at most', async () => {
  await setPerson(168, { name: 'Xerxes Wqa', blocked_at: FIRST_START });
  await setPerson(169, { name: 'Xerxes Wqb', profile_visibility: 'signed_in' });
  expect(ids(await offered('xerxes'))).toEqual([toPersonId(169)]);
  const visitor = await host.ask(null, 'GET', `${DIALOG}/mentionable?q=xerxes`);
  expect(visitor.statusCode).toBe(401);
  expect((await offered('re')).length).toBeLessThanOrEqual(8);
  const unseen = await host.ask('grace', 'GET', 'dialogs/there-is-none/mentionable?q=qa');
  expect(unseen.statusCode).toBe(404);
});

test.each(["zypherine o'qoz", 'zypherine o’qoz', 'O‘Qoz'])(
  'a name with an apostrophe is offered for %s',
  async (typed) => {
    await setPerson(164, { name: 'Zypherine O’Qoz' });
    expect(ids(await offered(typed))).toEqual([toPersonId(164)]);
  },
);

test.each(SPELLINGS)('[SPEC 1.6] a name with %s is offered for %s', async (...spellings) => {
  await setPerson(164, { name: `Zypherine ${spellings[0]} Qoz` });
  for (const typed of spellings) {
    expect([typed, ids(await offered(`zypherine ${typed}`))]).toEqual([typed, [toPersonId(164)]]);
    expect([typed, ids(await offered(`${typed} qoz`))]).toEqual([typed, [toPersonId(164)]]);
  }
});
