import { sql } from 'kysely';
import type { Attempt, AttemptResult, QuizDetails, Saved } from '../../shared/contract/quizzes';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { QuizAnswer, QuizAnswers } from '../../shared/quizzes/answers';
import { toPersonId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';
import { EVERY_KIND, RESIDENTS, TELLING, openQuizHost, type QuizHost } from './testing/quizHost';

let host: QuizHost;
beforeAll(async () => {
  host = await openQuizHost();
});
afterAll(() => host.close());
beforeEach(() => host.setNow(FIRST_START));

const USUAL = { timing: 'usual' };
const START = FIRST_START.getTime();
const at = (seconds: number) => host.setNow(new Date(START + seconds * 1_000));

async function start(who: number | null, slug: string, timing = 'usual'): Promise<Attempt> {
  const response = await host.ask(who, 'POST', `/${slug}/attempts`, { timing });
  expect(response.statusCode).toBe(201);
  return response.json();
}
const save = (who: number, slug: string, { id }: Attempt, answers: QuizAnswers) =>
  host.ask(who, 'PUT', `/${slug}/attempts/${id}/answers`, { answers });
const submit = (
  who: number | null,
  slug: string,
  { id }: Pick<Attempt, 'id'>,
  answers: QuizAnswers,
) => host.ask(who, 'POST', `/${slug}/attempts/${id}/submission`, { answers });
const read = (who: number | null, slug: string, { id }: Pick<Attempt, 'id'>, query = '') =>
  host.ask(who, 'GET', `/${slug}/attempts/${id}${query}`);
const quizFor = async (who: number | null, slug: string): Promise<QuizDetails> =>
  (await host.ask(who, 'GET', `/${slug}`)).json<DetailPage<QuizDetails>>().details;

/** Finds what is right on this paper, by its words as a person would. */
function rightAnswers({ questions }: Attempt): QuizAnswer[] {
  const placeOf = (question: number, text: string) =>
    questions[question]!.options.findIndex((option) => option.text === text);
  return [
    { chosen: [1] },
    { chosen: [0, 1] },
    { chosen: [1] },
    { order: ['first', 'second', 'third'].map((text) => placeOf(3, text)) },
    { matches: ['road', 'rail', 'sea'].map((text) => placeOf(4, text)) },
    { text: 'LIGHTHOUSE' },
    { number: 405 },
  ];
}

describe('an attempt', () => {
  test('is begun, saved as one goes, gone on with and handed in', async () => {
    await host.add('every-kind');
    const begun = await start(1, 'every-kind');
    expect(begun).toMatchObject({ isStored: true, endsAt: null, savedAt: null, result: null });
    const right = rightAnswers(begun);
    at(20);
    const saved = await save(1, 'every-kind', begun, [right[0]!, null]);
    expect(saved.json<Saved>()).toEqual({ savedAt: new Date(START + 20_000).toISOString() });

    const again = await start(1, 'every-kind');
    expect(again).toEqual({
      ...begun,
      savedAt: saved.json<Saved>().savedAt,
      answers: [right[0], null, null, null, null, null, null],
    });
    expect((await quizFor(1, 'every-kind')).own).toMatchObject({ attempts: 0, running: begun.id });

    const response = await submit(1, 'every-kind', begun, right);
    expect(response.statusCode).toBe(200);
    const { result } = response.json<Attempt>();
    expect(result).toMatchObject({ isLate: false, percent: 100, hasPassed: true });
    expect(result!.questions!.map(({ points }) => points)).toEqual(EVERY_KIND.map(() => 1));
  });

  test('is reviewed question by question, in the language that is read', async () => {
    await host.add('reviewed');
    const begun = await start(1, 'reviewed');
    await submit(1, 'reviewed', begun, rightAnswers(begun));
    const { attempts } = await quizFor(1, 'reviewed');
    const attempt = (await read(1, 'reviewed', attempts[0]!, '?locale=tr')).json<Attempt>();
    const questions = attempt.result!.questions!;
    expect(questions[0]).toEqual({
      points: 1,
      right: { chosen: [1] },
      spellings: [],
      tolerance: 0,
      explanation: { text: 'Why: single? (tr)', lang: 'tr' },
      notes: [null, null],
    });
    expect(questions[5]).toMatchObject({
      right: { text: 'Lighthouse (tr)' },
      spellings: ['Beacon (tr)'],
    });
    expect(questions[6]).toMatchObject({ right: { number: 411 }, tolerance: 9 });
    expect(attempt.answers[6]).toEqual({ number: 405 });
  });

  test('one after the other: the best and the latest are told apart', async () => {
    await host.add('several');
    const first = await start(2, 'several');
    await submit(2, 'several', first, rightAnswers(first));
    at(60);
    await submit(2, 'several', await start(2, 'several'), [{ chosen: [1] }]);
    const { own, attempts } = await quizFor(2, 'several');
    expect(own).toEqual({
      attempts: 2,
      bestPercent: 100,
      gradePercent: 100,
      latestPercent: expect.closeTo(100 / 7, 5),
      hasPassed: true,
      running: null,
    });
    expect(attempts.map(({ number, hasPassed }) => [number, hasPassed])).toEqual([
      [2, false],
      [1, true],
    ]);
    const list = (await host.ask(2, 'GET', '?limit=100')).json<Page<ListItem<QuizDetails>>>();
    expect(list.items.find(({ slug }) => slug === 'several')!.details.own).toEqual(own);
    expect((await quizFor(null, 'several')).own).toBeNull();
  });

  test('ends where the quiz says how often one may try', async () => {
    await host.add('twice', { attemptLimit: 2 });
    for (const _ of [1, 2]) await submit(3, 'twice', await start(3, 'twice'), []);
    expect((await quizFor(3, 'twice')).refusal).toBe('noAttemptsLeft');
    const third = await host.ask(3, 'POST', '/twice/attempts', USUAL);
    expect(third.json()).toMatchObject({ status: 409, code: 'noAttemptsLeft' });
  });

  test('of 20 that one person begins at once, one is there', async () => {
    await host.add('at-once', { attemptLimit: 1 });
    const begun = await Promise.all(Array.from({ length: 20 }, () => start(4, 'at-once')));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const rows = await host.database.db
      .selectFrom('quiz_attempts')
      .select('number')
      .where('id', 'in', [...new Set(begun.map(({ id }) => id))])
      .execute();
    expect(rows).toEqual([{ number: 1 }]);
  });

  test('keeps the questions that it began with when an editor changes them', async () => {
    const id = await host.add('edited');
    const begun = await start(5, 'edited');
    await host.database.db
      .updateTable('contents')
      .set(({ ref }) => ({
        details: sql`${ref('details')} || ${JSON.stringify({ questions: EVERY_KIND.slice(0, 1) })}::jsonb`,
      }))
      .where('id', '=', id)
      .execute();
    const { questions, result } = (
      await submit(5, 'edited', begun, rightAnswers(begun))
    ).json<Attempt>();
    expect([questions.length, result!.percent]).toEqual([EVERY_KIND.length, 100]);
    expect((await start(5, 'edited')).questions).toHaveLength(1);
  });

  test.each([
    ['not-yet', { opens_at: new Date('2026-05-01') }, 'quizNotOpen'],
    ['over', { closes_at: new Date('2026-02-01') }, 'quizClosed'],
    ['archived', { status: 'archived' }, 'quizClosed'],
  ])('does not begin in a quiz that is %s', async (slug, more, code) => {
    await host.add(slug, {}, more);
    expect((await quizFor(1, slug)).refusal).toBe(code);
    const response = await host.ask(1, 'POST', `/${slug}/attempts`, USUAL);
    expect(response.json()).toMatchObject({ status: 409, code });
  });

  test('does not begin where there are no questions', async () => {
    await host.add('empty', { questions: [] });
    const response = await host.ask(1, 'POST', '/empty/attempts', USUAL);
    expect(response.json()).toMatchObject({ status: 409, code: 'quizEmpty' });
  });
});

describe('the time of an attempt, by the clock of the host', () => {
  test.each([
    ['usual', 600, 8],
    ['oneAndAHalf', 900, 9],
    ['double', 1_200, 10],
    ['unlimited', null, 11],
  ])('%s: %p seconds of 600, and it is chosen once', async (timing, seconds, who) => {
    const slug = `limit-${timing.toLowerCase()}`;
    await host.add(slug, { timeLimitSeconds: 600 });
    const { endsAt } = await start(who, slug, timing);
    expect(endsAt && Date.parse(endsAt) - START).toBe(seconds === null ? null : seconds * 1_000);
    expect((await quizFor(who, slug)).timing).toBe(timing);
  });

  test('what was saved in time counts, and it says so', async () => {
    await host.add('late', { timeLimitSeconds: 60 });
    const begun = await start(1, 'late');
    const right = rightAnswers(begun);
    at(50);
    expect((await save(1, 'late', begun, right.slice(0, 3))).statusCode).toBe(200);
    at(66);
    expect((await save(1, 'late', begun, right)).json()).toMatchObject({
      status: 409,
      code: 'timeOver',
    });
    const { result, answers } = (await submit(1, 'late', begun, right)).json<Attempt>();
    expect(result).toMatchObject({
      isLate: true,
      percent: expect.closeTo(300 / 7, 5),
      submittedAt: new Date(START + 60_000).toISOString(),
    });
    expect(answers.slice(3)).toEqual([null, null, null, null]);
  });

  test('an answer of the last second may travel for five', async () => {
    await host.add('travel', { timeLimitSeconds: 60 });
    const begun = await start(1, 'travel');
    at(64.999);
    const { result } = (await submit(1, 'travel', begun, rightAnswers(begun))).json<Attempt>();
    expect(result).toMatchObject({ isLate: false, percent: 100 });
  });

  test('a save at the very end of these five seconds is refused', async () => {
    await host.add('at-the-end', { timeLimitSeconds: 60 });
    const begun = await start(1, 'at-the-end');
    at(65);
    expect((await save(1, 'at-the-end', begun, [])).statusCode).toBe(409);
  });

  test('an attempt that was left is handed in by itself, as soon as somebody looks', async () => {
    await host.add('left', { timeLimitSeconds: 60, attemptLimit: 1 });
    const begun = await start(2, 'left');
    await save(2, 'left', begun, rightAnswers(begun).slice(0, 1));
    at(3_600);
    const { own, attempts, refusal } = await quizFor(2, 'left');
    expect(own).toMatchObject({ attempts: 1, running: null });
    expect(attempts[0]!.submittedAt).toBe(new Date(START + 60_000).toISOString());
    expect(refusal).toBe('noAttemptsLeft');
    expect((await read(2, 'left', begun)).json<Attempt>().result!.isLate).toBe(true);
  });

  test.each<[string, number | null, string, number | null]>([
    ['before its own time is over', 600, 'usual', 600],
    ['sooner than its own time', 3_600, 'double', 900],
    ['where its time has no limit', 600, 'unlimited', 900],
    ['where the quiz has no limit', null, 'usual', 900],
  ])('ends when the quiz closes at the latest: %s', async (_when, limit, timing, seconds) => {
    for (const who of [4, null]) {
      const slug = `closing-${String(limit)}-${timing.toLowerCase()}-${who}`;
      const quiz = { timeLimitSeconds: limit };
      await host.add(slug, quiz, { closes_at: new Date(START + 900_000) });
      const begun = await start(who, slug, timing);
      expect(begun.endsAt).toBe(new Date(START + seconds! * 1_000).toISOString());
    }
  });

  test('what was saved before the closing counts, what comes after it does not', async () => {
    await host.add('closing', {}, { closes_at: new Date(START + 60_000) });
    const begun = await start(5, 'closing');
    const right = rightAnswers(begun);
    at(59);
    expect((await save(5, 'closing', begun, right.slice(0, 3))).statusCode).toBe(200);
    at(66);
    const late = await save(5, 'closing', begun, right);
    expect(late.json()).toMatchObject({ status: 409, code: 'timeOver' });
    const { result } = (await submit(5, 'closing', begun, right)).json<Attempt>();
    expect(result).toMatchObject({
      isLate: true,
      percent: expect.closeTo(300 / 7, 5),
      submittedAt: new Date(START + 60_000).toISOString(),
    });
  });

  test('an attempt that was left is handed in when the quiz has closed', async () => {
    await host.add('left-open', {}, { closes_at: new Date(START + 60_000) });
    const begun = await start(6, 'left-open');
    await save(6, 'left-open', begun, rightAnswers(begun).slice(0, 1));
    at(66);
    expect((await quizFor(6, 'left-open')).own).toMatchObject({ attempts: 1, running: null });
  });

  test('a closing that is put off gives an attempt that is under way its time back', async () => {
    const closes_at = new Date(START + 60_000);
    const id = await host.add('put-off', { timeLimitSeconds: 600 }, { closes_at });
    const begun = await start(7, 'put-off');
    await host.database.db
      .updateTable('contents')
      .set({ closes_at: new Date(START + 3_600_000) })
      .where('id', '=', id)
      .execute();
    at(120);
    expect((await save(7, 'put-off', begun, [])).statusCode).toBe(200);
    expect((await read(7, 'put-off', begun)).json<Attempt>().endsAt).toBe(
      new Date(START + 600_000).toISOString(),
    );
  });

  test('without a limit an attempt is there for ever', async () => {
    await host.add('slow');
    const begun = await start(3, 'slow');
    at(400 * 86_400);
    const { result } = (await submit(3, 'slow', begun, rightAnswers(begun))).json<Attempt>();
    expect(result).toMatchObject({ isLate: false, percent: 100 });
  });
});

describe('[SPEC 1.2, 6.1] what is right leaves the host after the submission alone', () => {
  test.each([null, 1])('to the person %p', async (who) => {
    const slug = `secret-${who}`;
    await host.add(slug);
    const begun = await host.ask(who, 'POST', `/${slug}/attempts`, USUAL);
    const pages = [
      await host.ask(who, 'GET', '?limit=100'),
      await host.ask(who, 'GET', `/${slug}`),
      begun,
      await read(who, slug, begun.json()),
      await host.ask(who, 'GET', `/${slug}/statistics`),
    ];
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBeLessThan(300);
      expect(body).not.toMatch(TELLING);
    }
    expect((await submit(who, slug, begun.json(), [])).body).toMatch(TELLING);
  });

  test('the questions are not on the page of the quiz', async () => {
    await host.add('questions-kept');
    const begun = await host.ask(null, 'POST', '/questions-kept/attempts', USUAL);
    expect(begun.body).toContain('single?');
    const page = await host.ask(null, 'GET', '/questions-kept');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('single?');
  });

  test('an ordering never begins as it is right', async () => {
    await host.add('orders');
    for (let turn = 0; turn < 8; turn += 1) {
      const { questions } = await start(null, 'orders');
      expect(questions[3]!.options.map(({ text }) => text)).not.toEqual([
        'first',
        'second',
        'third',
      ]);
    }
  });
});

describe('[SPEC 6.1] nobody reaches the attempt of somebody else', () => {
  let begun: Attempt;
  beforeAll(async () => {
    host.setNow(FIRST_START);
    await host.add('own-only');
    await host.add('another');
    begun = await start(1, 'own-only');
  });

  test.each([
    ['another person', 2, 'own-only', 404, 'notFound'],
    ['a visitor', null, 'own-only', 401, 'signInRequired'],
    ['its person in another quiz', 1, 'another', 404, 'notFound'],
  ])('%s', async (_who, who, slug, status, code) => {
    const path = `/${slug}/attempts/${begun.id}`;
    const answers = { answers: [{ chosen: [0] }] };
    for (const response of [
      await host.ask(who, 'GET', path),
      await host.ask(who, 'PUT', `${path}/answers`, answers),
      await host.ask(who, 'POST', `${path}/submission`, answers),
    ])
      expect(response.json()).toMatchObject({ status, code });
    expect((await read(1, 'own-only', begun)).json<Attempt>()).toEqual(begun);
  });

  test('a name that is none is found nowhere', async () => {
    for (const id of ['1', 'visitor-1-usual', crypto.randomUUID()])
      expect((await read(1, 'own-only', { id })).json()).toMatchObject({ code: 'notFound' });
  });
});

describe('once handed in', () => {
  test('answers change nothing any more, and the same submission has the same result', async () => {
    await host.add('done');
    const begun = await start(1, 'done');
    const first = (await submit(1, 'done', begun, [{ chosen: [0] }])).json<Attempt>();
    expect((await save(1, 'done', begun, rightAnswers(begun))).json()).toMatchObject({
      status: 409,
      code: 'attemptOver',
    });
    const second = await submit(1, 'done', begun, rightAnswers(begun));
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first);
  });

  test('of 20 submissions at once with different answers all have one result', async () => {
    await host.add('race');
    const begun = await start(1, 'race');
    const right = rightAnswers(begun);
    const results = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const response = await submit(1, 'race', begun, right.slice(0, index % 7));
        return response.json<Attempt>().result as AttemptResult;
      }),
    );
    expect(new Set(results.map(({ percent }) => percent)).size).toBe(1);
    expect((await quizFor(1, 'race')).own!.attempts).toBe(1);
  });

  test.each<[string, unknown, string]>([
    ['an option that is not there', [{ chosen: [7] }], 'invalidAnswer'],
    ['an answer of another kind', [{ text: 'mayor' }], 'invalidAnswer'],
    ['more answers than questions', Array.from({ length: 8 }, () => null), 'invalidAnswer'],
    ['a field that nobody knows', [{ chosen: [1], points: 1 }], 'invalidRequest'],
    ['more than 100 answers', Array.from({ length: 101 }, () => null), 'invalidRequest'],
    ['no list', { 0: { chosen: [1] } }, 'invalidRequest'],
  ])('before: %s is refused and nothing is lost', async (what, answers, code) => {
    const slug = `hostile-${what.replaceAll(' ', '-')}`;
    await host.add(slug);
    const begun = await start(1, slug);
    for (const response of [
      await save(1, slug, begun, answers as QuizAnswers),
      await submit(1, slug, begun, answers as QuizAnswers),
    ])
      expect(response.json()).toMatchObject({ code });
    expect((await read(1, slug, begun)).json<Attempt>()).toEqual(begun);
  });
});

describe('[SPEC 1.2] a visitor', () => {
  beforeAll(() => host.add('visited', { timeLimitSeconds: 60 }));

  test('tries a quiz, and nothing of it is stored', async () => {
    const countAttempts = () =>
      host.database.db
        .selectFrom('quiz_attempts')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
    const before = await countAttempts();
    const begun = await start(null, 'visited', 'double');
    expect(begun).toMatchObject({
      isStored: false,
      endsAt: new Date(START + 120_000).toISOString(),
    });
    expect((await read(null, 'visited', begun)).json()).toEqual(begun);
    const { result } = (await submit(null, 'visited', begun, rightAnswers(begun))).json<Attempt>();
    expect(result).toMatchObject({ percent: 100, isLate: false });
    expect(await countAttempts()).toEqual(before);
  });

  test('goes on after having signed in; there is nothing to save for anybody', async () => {
    const begun = await start(null, 'visited');
    expect((await read(1, 'visited', begun)).json()).toEqual(begun);
    const put = `/visited/attempts/${begun.id}/answers`;
    expect((await host.ask(null, 'PUT', put, { answers: [] })).statusCode).toBe(401);
    expect((await host.ask(1, 'PUT', put, { answers: [] })).statusCode).toBe(404);
  });

  test('does not look up the answers of a quiz that counts attempts', async () => {
    await host.add('counted', { attemptLimit: 1 });
    expect((await quizFor(null, 'counted')).refusal).toBe('signInRequired');
    const response = await host.ask(null, 'POST', '/counted/attempts', USUAL);
    expect(response.json()).toMatchObject({ status: 401, code: 'signInRequired' });
    const { id } = await start(null, 'visited');
    expect((await submit(null, 'counted', { id }, [])).statusCode).toBe(401);
    expect((await submit(1, 'counted', { id }, [])).statusCode).toBe(404);
  });
});

test('[SPEC 6.1] whoever may not read a quiz cannot try it either', async () => {
  await host.add('for-members', {}, { visibility: 'signed_in' });
  const response = await host.ask(null, 'POST', '/for-members/attempts', USUAL);
  expect(response.json()).toMatchObject({ status: 404, code: 'notFound' });
  expect((await host.ask(null, 'GET', '/for-members/statistics')).statusCode).toBe(404);
});

test('[SPEC 1.4] whoever leaves takes their attempts along', async () => {
  const { db } = host.database;
  const id = toPersonId(RESIDENTS);
  await db.insertInto('people').values({ id, name: 'Who leaves' }).execute();
  await host.add('leaving');
  const begun = await start(RESIDENTS, 'leaving');
  const attempts = () =>
    db.selectFrom('quiz_attempts').select('person_id').where('id', '=', begun.id).execute();
  expect(await attempts()).toEqual([{ person_id: id }]);
  await db.deleteFrom('people').where('id', '=', id).execute();
  expect(await attempts()).toEqual([]);
});
