import { sql } from 'kysely';
import type { Statement } from '../../../shared/contract/statements';
import { toPersonId } from '../../seed/seedContents';
import {
  openStatementsHost,
  readRefusal,
  type StatementsHost,
  type Who,
} from './testing/statementsHost';

let host: StatementsHost;
beforeAll(async () => {
  host = await openStatementsHost({ holdsFirstComments: true });
});
afterAll(() => host.close());

const post = (slug: string, who: Who, text: string, headers = {}) =>
  host.ask(who, 'POST', `dialogs/${slug}/statements`, { text, lang: 'en' }, headers);
const seed = (slug: string, who: Who, seeds: object[]) =>
  host.ask(who, 'POST', `dialogs/${slug}/seeds`, { seeds });
const similar = async (slug: string, who: Who, text: string) => {
  const query = `text=${encodeURIComponent(text)}&lang=en`;
  const answer = await host.ask(who, 'GET', `dialogs/${slug}/statements/similar?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Statement[]; isIdentical: boolean }>();
};
const totalOf = async (slug: string) => (await host.statements(slug, null)).total;

async function heldFor({ id }: Statement): Promise<string | null> {
  const { held_for } = await host.database.db
    .selectFrom('statements')
    .select('held_for')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return held_for;
}

describe('writing', () => {
  test('a statement is there at once, and its author agrees with it', async () => {
    const slug = await host.dialog({ seeds: 1 });
    const written = await host.state(slug, 'omar', '  More <b>benches</b>\r\nat the quay.  ');
    expect(written).toMatchObject({
      number: 1,
      state: 'shown',
      isSeed: false,
      isMeta: false,
      authorId: toPersonId('omar'),
      text: { text: 'More <b>benches</b> at the quay.', lang: 'en' },
      original: null,
      counts: { agrees: 1, disagrees: 0, seen: 1 },
      mine: { isAuthor: true, vote: 1, reported: false },
    });
    const { items, total } = await host.statements(slug, null);
    expect([total, items[0]!.id, items[0]!.mine]).toEqual([2, written.id, null]);
  });

  test('the same request again finds what it has made, of ten at once as well', async () => {
    const slug = await host.dialog();
    const send = () => post(slug, 'omar', 'Once and only once.', { 'idempotency-key': 'same-key' });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    expect(new Set(answers.map((answer) => answer.json<Statement>().id)).size).toBe(1);
    expect(await totalOf(slug)).toBe(1);
  });

  test.each([
    ['nine letters', '123456789'],
    ['nine letters that people see', '  12345 789 \u202e\u2066 '],
    ['more than three hundred', 'a'.repeat(301)],
    ['signs alone', '!!! ??? … --- !!!'],
    ['nothing that can be seen', '\u200b'.repeat(20)],
  ])('%s are refused', async (_name, text) => {
    const slug = await host.dialog();
    expect(await readRefusal(post(slug, 'omar', text))).toBe('400 invalidRequest');
  });

  test('letters are counted as people count them', async () => {
    const slug = await host.dialog();
    const written = await host.state(slug, 'omar', `${'𝒜'.repeat(290)} ten more.`);
    expect([...written.text.text]).toHaveLength(300);
  });

  test('what turns the direction of its surroundings is taken out, markup stays text', async () => {
    const slug = await host.dialog();
    const text = '\u202e<script>alert(1)</script>\u2069 [x](javascript:1)\u0000';
    const written = await host.state(slug, 'omar', text);
    expect(written.text.text).toBe('<script>alert(1)</script> [x](javascript:1)');
  });

  test('a megabyte is refused unread', async () => {
    const slug = await host.dialog();
    expect(await readRefusal(post(slug, 'omar', 'x'.repeat(1_000_000)))).toBe('413 tooLarge');
  });

  test('a dialog takes ten thousand', async () => {
    const slug = await host.dialog();
    await host.state(slug, 'omar', 'The one before the last.');
    await sql`update statement_dialogs set statements = 9999
      where content_id = (select id from contents where slug = ${slug})`.execute(host.database.db);
    await host.state(slug, 'omar', 'The last of them all.');
    expect(await readRefusal(post(slug, 'omar', 'One more than that.'))).toBe('409 dialogFull');
  });
});

describe('the same statement', () => {
  test.each([
    ['More benches at the quay!', 'more   BENCHES, at the quay'],
    ['IŞIKLI bir İSKELE istiyoruz', 'ışıklı bir iskele istiyoruz.'],
    ['نريد مقاعدَ أكثر على الرصيف', 'نريد مقاعـــــد اكثر على الرصيف؟'],
    ['Thirty km/h: ٣٠', 'thirty KM H 30'],
  ])('“%s” is “%s”: the second is refused and names the first', async (one, other) => {
    const slug = await host.dialog();
    const { id } = await host.state(slug, 'omar', one);
    const refused = await post(slug, 'yusuf', other);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'sameStatement', detail: id }),
    ]);
    expect(await totalOf(slug)).toBe(1);
    const elsewhere = await host.dialog();
    await host.state(elsewhere, 'omar', other);
  });

  test('of ten who write it at once one has written it', async () => {
    const slug = await host.dialog();
    const people = Array.from({ length: 10 }, (_, place) => 200 + place);
    const answers = await Promise.all(
      people.map((who) => readRefusal(post(slug, who, 'All at once now.'))),
    );
    expect(answers.toSorted()).toEqual([
      '201',
      ...Array.from({ length: 9 }, () => '409 sameStatement'),
    ]);
  });

  test('one that is not shown is not named; what was deleted can be written again', async () => {
    const slug = await host.dialog();
    const { id } = await host.state(slug, 'omar', 'Nobody wants to read this.');
    await host.hide(id);
    const refused = await post(slug, 'yusuf', 'Nobody wants to read this!');
    expect(refused.json<{ detail?: string }>().detail).toBeUndefined();
    await host.ask('omar', 'DELETE', `dialogs/${slug}/statements/${id}`);
    expect((await post(slug, 'yusuf', 'Nobody wants to read this!')).statusCode).toBe(201);
  });
});

describe('similar statements', () => {
  test('are suggested in every language they have, as they are now', async () => {
    const slug = await host.dialog();
    const bins = await host.state(slug, 'omar', 'The promenade needs more bins.');
    expect((await similar(slug, 'yusuf', 'more bins on the promenade')).items).toMatchObject([
      { id: bins.id },
    ]);
    await host.ask('nadia', 'PATCH', `dialogs/${slug}/statements/${bins.id}`, {
      texts: { tr: 'Sahil yoluna daha çok çöp kutusu gerek.' },
    });
    const found = await similar(slug, 'yusuf', 'sahile daha çok çöp kutuları');
    expect([found.items.map(({ id }) => id), found.isIdentical]).toEqual([[bins.id], false]);
    await host.ask('omar', 'DELETE', `dialogs/${slug}/statements/${bins.id}`);
    expect((await similar(slug, 'yusuf', 'more bins on the promenade')).items).toEqual([]);
  });

  test('what says the same comes first and is named so; what is not shown is not suggested', async () => {
    const slug = await host.dialog();
    const same = await host.state(slug, 'omar', 'The pier needs lamps.');
    await host.state(slug, 'omar', 'The pier needs lamps and benches.');
    const hidden = await host.state(slug, 'omar', 'The pier needs lamps and bins.');
    await host.hide(hidden.id);
    const found = await similar(slug, null, 'the pier needs lamps!!');
    expect([found.items.map(({ number }) => number), found.isIdentical]).toEqual([[0, 1], true]);
    expect(found.items[0]!.id).toBe(same.id);
    expect((await similar(slug, null, 'the pier needs lamps and bins')).isIdentical).toBe(false);
  });
});

describe('what waits', () => {
  test('in a strict dialog everything does, but for those who run it', async () => {
    const slug = await host.dialog({ moderation: 'strict' });
    const held = await host.state(slug, 'omar', 'Please let me in.');
    expect([held.state, held.text.text, await heldFor(held)]).toEqual([
      'held',
      'Please let me in.',
      'strict',
    ]);
    const listed = async (who: Who) => (await host.statements(slug, who)).items.length;
    expect([await listed(null), await listed('grace')]).toEqual([0, 0]);
    expect([await listed('omar'), await listed('yusuf'), await totalOf(slug)]).toEqual([1, 1, 0]);
    expect(
      await readRefusal(host.ask('grace', 'GET', `dialogs/${slug}/statements/${held.id}`)),
    ).toBe('404 notFound');
    expect((await host.state(slug, 'yusuf', 'A moderator writes.')).state).toBe('shown');
    expect((await host.state(slug, 'nadia', 'An editor writes.')).state).toBe('shown');
  });

  test('the first words of a new person do, and the sixth within a minute, comments counted too', async () => {
    const slug = await host.dialog();
    const { db } = host.database;
    const setAge = async (who: number, days: number) => {
      await db.deleteFrom('comments').where('author_id', '=', toPersonId(who)).execute();
      const created_at = new Date(host.clock() - days * 24 * 3_600_000);
      await db
        .updateTable('people')
        .set({ created_at } as object)
        .where('id', '=', toPersonId(who))
        .execute();
    };
    await setAge(156, 1);
    expect(await heldFor(await host.state(slug, 156, 'My very first words.'))).toBe('firstPost');

    await setAge(157, 100);
    for (const body of ['One.', 'Two.', 'Three.'])
      await host.ask(157, 'POST', 'dialogs/waterfront-change/comments', { body, lang: 'en' });
    const held: (string | null)[] = [];
    for (const text of ['Statement the first.', 'Statement the second.', 'Statement the third.'])
      held.push(await heldFor((await post(slug, 157, text)).json<Statement>()));
    expect(held).toEqual([null, null, 'burst']);
  });

  test('of a flood of one person’s statements five are shown and thirty are kept', async () => {
    const slug = await host.dialog();
    await host.database.db
      .updateTable('people')
      .set({ created_at: new Date(0) } as object)
      .where('id', '=', toPersonId(158))
      .execute();
    const send = (number: number) => post(slug, 158, `Flood of words, number ${number}.`);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => send(number)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
    expect(made.map((answer) => answer.json<Statement>().state).toSorted()).toEqual([
      ...Array.from({ length: 25 }, () => 'held'),
      ...Array.from({ length: 5 }, () => 'shown'),
    ]);
  });
});

describe('those who run a dialog', () => {
  const SEEDS = [
    {
      lang: 'en',
      texts: { en: 'Trams should run at night.', tr: 'Tramvay gece de işlesin.' },
      isMeta: false,
    },
    { lang: 'ar', texts: { ar: 'هذا الحوار واضح الأسئلة.' }, isMeta: true },
  ];

  test('begin it with statements that have no author and no votes', async () => {
    const slug = await host.dialog();
    const answer = await seed(slug, 'nadia', SEEDS);
    expect(answer.statusCode).toBe(201);
    const { items } = answer.json<{ items: Statement[] }>();
    expect(items).toMatchObject([
      { number: 0, isSeed: true, isMeta: false, author: '', authorId: null, mine: { vote: null } },
      { number: 1, isSeed: true, isMeta: true, text: { lang: 'ar' }, state: 'shown' },
    ]);
    expect(items[0]!.counts).toEqual({ agrees: 0, disagrees: 0, seen: 0 });
    expect(await totalOf(slug)).toBe(2);
    expect((await host.next(slug, 'nadia')).progress).toEqual({ answered: 0, left: 2 });
  });

  test('all of them or none', async () => {
    const slug = await host.dialog();
    expect((await seed(slug, 'yusuf', SEEDS.slice(0, 1))).statusCode).toBe(201);
    expect(await readRefusal(seed(slug, 'yusuf', SEEDS.toReversed()))).toBe('409 sameStatement');
    const short = { lang: 'en', texts: { en: 'Too short' }, isMeta: false };
    const foreign = { lang: 'tr', texts: { en: 'Written in another language.' }, isMeta: false };
    for (const wrong of [short, foreign])
      expect(await readRefusal(seed(slug, 'yusuf', [SEEDS[1]!, wrong]))).toBe('400 invalidRequest');
    expect(await totalOf(slug)).toBe(1);
  });

  test('translate what others wrote, and never change it', async () => {
    const slug = await host.dialog();
    const { id } = await host.state(slug, 'omar', 'Words of their author.');
    await host.state(slug, 'omar', 'Başkası bunu söyledi bile.', { lang: 'tr' });
    const change = (who: Who, body: object) =>
      readRefusal(host.ask(who, 'PATCH', `dialogs/${slug}/statements/${id}`, body));
    expect(await change('nadia', { texts: { en: 'Words of somebody else.' } })).toBe(
      '400 invalidRequest',
    );
    expect(await change('nadia', { texts: { tr: 'başkası bunu söyledi bile' } })).toBe(
      '409 sameStatement',
    );
    expect(await change('omar', { isMeta: true })).toBe('403 forbidden');
    const texts = { en: 'Words of their author.', tr: 'Yazarının kendi sözleri.' };
    expect(await change('nadia', { texts, isMeta: true })).toBe('200');
    expect(await change('nadia', { texts: { tr: 'Yazarının öz sözleri.' } })).toBe('200');
    expect((await host.statement(slug, 'omar', id)).isMeta).toBe(true);
    await host.ask('omar', 'DELETE', `dialogs/${slug}/statements/${id}`);
    expect(await change('nadia', { isMeta: false })).toBe('409 notShown');
  });
});

describe('deleting', () => {
  test('takes the words in every language, and leaves the votes', async () => {
    const slug = await host.dialog();
    const { id } = await host.state(slug, 'omar', 'Gone in a moment.');
    await host.answer(slug, 'grace', id, -1);
    const remove = (who: Who) =>
      readRefusal(host.ask(who, 'DELETE', `dialogs/${slug}/statements/${id}`));
    expect([await remove(null), await remove('grace'), await remove('yusuf')]).toEqual([
      '401 signInRequired',
      '403 forbidden',
      '403 forbidden',
    ]);
    expect([await remove('omar'), await remove('omar')]).toEqual(['204', '204']);
    expect(await host.statement(slug, 'yusuf', id)).toMatchObject({
      state: 'deleted',
      text: { text: '' },
      author: '',
      authorId: null,
      counts: { agrees: 1, disagrees: 1, seen: 2 },
    });
    expect(await host.statements(slug, 'omar')).toMatchObject({ items: [], total: 0 });
  });

  test('what was hidden is read by its author and the moderators alone', async () => {
    const slug = await host.dialog();
    const { id } = await host.state(slug, 'omar', 'Hidden for a reason.');
    await host.hide(id);
    for (const who of ['omar', 'yusuf'] as const)
      expect(await host.statement(slug, who, id)).toMatchObject({
        state: 'hidden',
        hiddenFor: 'spam',
        text: { text: 'Hidden for a reason.' },
      });
    for (const who of [null, 'grace'] as const) {
      expect(await host.statement(slug, who, id)).toMatchObject({ text: { text: '' }, author: '' });
      expect((await host.statements(slug, who)).items).toEqual([]);
    }
  });
});
