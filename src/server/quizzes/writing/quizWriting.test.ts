import { GRACE_MS } from '../../../shared/quizzes/timing';
import type { ContentSource } from '../../../shared/contract/editing';
import type { ExtraTime, QuizCopy, QuizPaper } from '../../../shared/contract/quizPapers';
import type { Attempt, QuizDetails } from '../../../shared/contract/quizzes';
import type { DetailPage } from '../../../shared/contract/content';
import type { SearchResult } from '../../../shared/contract/search';
import type { DemoPerson } from '../../../demo/people';
import { canPublishQuiz, findQuizFaults } from '../../../shared/quizzes/quizFaults';
import { toPersonId } from '../../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { openQuizClient, SETTINGS } from '../testing/quizClient';
import { EVERY_KIND, TELLING } from '../testing/quizHost';
import { readQuizSource } from './quizSource';

let host: TestHost;
let client: ReturnType<typeof openQuizClient>;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  client = openQuizClient(host);
});
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(FIRST_START.getTime() + hours * HOUR_MS);

const codeOf = (response: { json: () => { code: string } }) => response.json().code;
const codesOf = ({ faults }: QuizPaper) => faults.map(({ code }) => code);

async function published(slug: string, settings: object = {}): Promise<QuizPaper> {
  await client.draft(slug);
  const change = { settings: { ...SETTINGS, ...settings }, questions: EVERY_KIND };
  const written = await client.write(slug, await client.read(slug), change);
  expect(written.statusCode).toBe(200);
  const response = await client.publish(slug, written.json<QuizPaper>().revision);
  expect(response.statusCode).toBe(200);
  return client.read(slug);
}

async function start(slug: string, as: DemoPerson, timing = 'usual'): Promise<Attempt> {
  const response = await client.send('POST', `/${slug}/attempts`, { timing }, { as });
  expect(response.statusCode).toBe(201);
  return response.json<Attempt>();
}
async function attempt(slug: string, as: DemoPerson, answers: object[] = []): Promise<Attempt> {
  const { id } = await start(slug, as);
  const path = `/${slug}/attempts/${id}/submission`;
  return (await client.send('POST', path, { answers }, { as })).json<Attempt>();
}
const quizFor = async (slug: string, as: DemoPerson) =>
  (await client.send('GET', `/${slug}`, undefined, { as })).json<DetailPage<QuizDetails>>().details;

const auditOf = async (slug: string) => {
  const rows = await host.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.filter(({ after }) => after['slug'] === slug);
};

test('a draft begins without questions, is written, and is published when nothing is wrong', async () => {
  const draft = await client.draft('first-quiz');
  expect(draft.missing).toEqual(['details']);
  const empty = await client.read('first-quiz');
  expect(empty).toMatchObject({ revision: 1, questions: [], isFrozen: false });
  expect(codesOf(empty)).toEqual(['questionsMissing']);

  const broken = { ...EVERY_KIND[0]!, options: [] };
  const half = await client.write('first-quiz', empty, { questions: [broken] });
  expect(codesOf(half.json())).toEqual(expect.arrayContaining(['tooFewOptions', 'rightMissing']));
  expect(codeOf(await client.publish('first-quiz', 2))).toBe('notReadyToPublish');

  const whole = await client.write('first-quiz', half.json(), { questions: EVERY_KIND });
  expect(whole.json<QuizPaper>()).toMatchObject({ revision: 3, faults: [] });
  expect(await client.read('first-quiz')).toEqual(whole.json());
  const out = (await client.publish('first-quiz', 3)).json<ContentSource>();
  expect(out).toMatchObject({ status: 'published', missing: [] });
});

test('a quiz is saved while somebody types as long as it is a draft', async () => {
  const { id } = await client.draft('typed-quiz');
  const first = await client.write('typed-quiz', await client.read('typed-quiz'), {
    questions: EVERY_KIND.slice(0, 1),
    isAutosave: true,
  });
  const second = await client.write('typed-quiz', first.json(), {
    questions: EVERY_KIND,
    isAutosave: true,
  });
  const versions = await host.database.db
    .selectFrom('content_versions')
    .select(['revision', 'is_autosave'])
    .where('content_id', '=', id)
    .where('is_autosave', '=', true)
    .execute();
  expect(versions).toEqual([{ revision: 3, is_autosave: true }]);
  await client.publish('typed-quiz', second.json<QuizPaper>().revision);
  const out = await client.read('typed-quiz');
  const refused = await client.write('typed-quiz', out, { isAutosave: true });
  expect([refused.statusCode, (await client.read('typed-quiz')).revision]).toEqual([
    400,
    out.revision,
  ]);
});

test('texts are cleaned, empty spellings go, bands are put in order and moments are in UTC', async () => {
  await client.draft('cleaned-quiz');
  const questions = [
    { ...EVERY_KIND[5], prompt: { en: '  Which \u202e\n tower? ' }, accepted: [{ en: 'A' }, {}] },
  ];
  const settings = {
    ...SETTINGS,
    bands: [
      { from: 50, text: { en: 'Good ' } },
      { from: 0, text: { en: 'Read again' } },
    ],
    closesAt: '2026-12-12T12:00:00+03:00',
  };
  const written = await client.write('cleaned-quiz', await client.read('cleaned-quiz'), {
    settings,
    questions,
  });
  expect(written.json<QuizPaper>()).toMatchObject({
    questions: [{ prompt: { en: 'Which tower?' }, accepted: [{ en: 'A' }] }],
    settings: {
      bands: [{ from: 0 }, { from: 50, text: { en: 'Good' } }],
      closesAt: '2026-12-12T09:00:00.000Z',
    },
  });
});

test('a quiz that is out takes no faults; what lies outside the limits is refused at once', async () => {
  const paper = await published('no-faults');
  const empty = await client.write('no-faults', paper, { questions: [] });
  expect([empty.statusCode, codeOf(empty)]).toEqual([422, 'invalidQuiz']);
  for (const wrong of [
    { timeLimitSeconds: 29 },
    { timeLimitSeconds: 14_401 },
    { attemptLimit: 101 },
    // None is null; what somebody typed does not become it.
    { attemptLimit: 0 },
    { attemptLimit: '' },
    { attemptLimit: '3' },
    { timeLimitSeconds: 0 },
    { closesAt: '' },
  ]) {
    const settings = { ...paper.settings, ...wrong };
    expect(codeOf(await client.write('no-faults', paper, { settings }))).toBe('invalidRequest');
  }
  expect((await client.read('no-faults')).revision).toBe(paper.revision);
});

test('whoever was slower is told; the same request again changes nothing more', async () => {
  await client.draft('two-at-once');
  const paper = await client.read('two-at-once');
  const change = { questions: EVERY_KIND };
  const first = await client.write('two-at-once', paper, change, { key: 'the-same-key' });
  const again = await client.write('two-at-once', paper, change, { key: 'the-same-key' });
  expect(again.json()).toEqual(first.json());
  const slower = await client.write('two-at-once', paper, change, { as: 'admin' });
  expect([slower.statusCode, codeOf(slower)]).toEqual([409, 'newerRevision']);
});

test('a quiz is found by its words once it is published, and not before', async () => {
  const found = async (as: DemoPerson) => {
    const headers = await host.headersOf(as);
    const response = await host.app.inject({ url: '/v1/search?q=Leuchtturmquiz', headers });
    const { groups } = response.json<SearchResult>();
    return groups.flatMap(({ hits }) => hits.map(({ section, slug }) => `${section}/${slug}`));
  };
  const title = { en: 'Leuchtturmquiz' };
  await client.draft('found-quiz', { title });
  await client.write('found-quiz', await client.read('found-quiz'), { questions: EVERY_KIND });
  expect(await found('omar')).toEqual([]);
  expect((await client.publish('found-quiz', 2)).statusCode).toBe(200);
  expect(await found('omar')).toEqual(['quizzes/found-quiz']);
});

test('[SPEC 7.1.6] the routes of writing are described', async () => {
  const { paths } = (await host.app.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { requestBody?: object; responses: object }>>;
  }>();
  const about = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => /^\/v1\/quizzes\/\{slug\}\/(paper|copies|extra-time)$/.test(path))
      .map(([method, { requestBody, responses }]) => [
        `${method} ${path.split('/').at(-1)}`,
        requestBody !== undefined,
        Object.keys(responses),
      ]),
  );
  expect(about.toSorted()).toEqual([
    ['get extra-time', false, ['200', '4XX']],
    ['get paper', false, ['200', '4XX']],
    ['post copies', false, ['201', '4XX']],
    ['put extra-time', true, ['200', '4XX']],
    ['put paper', true, ['200', '4XX']],
  ]);
});

test('[SPEC 1.2] what is right is told to those who may change the quiz, and to nobody else', async () => {
  await published('secret-quiz');
  expect((await client.send('GET', '/secret-quiz/paper')).body).toMatch(TELLING);
  for (const as of ['omar', 'yusuf'] as const) {
    const response = await client.send('GET', '/secret-quiz/paper', undefined, { as });
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'forbidden']);
  }
  expect((await client.send('GET', '/secret-quiz', undefined, { as: 'omar' })).body).not.toMatch(
    TELLING,
  );
});

describe('once somebody has tried', () => {
  test('words are corrected, for reviews and numbers too, and the log keeps both wordings', async () => {
    const paper = await published('corrected-quiz');
    const before = await attempt('corrected-quiz', 'omar');
    for (const as of ['grace', 'isil', 'yusuf', 'leyla'] as const)
      await attempt('corrected-quiz', as);
    expect((await client.read('corrected-quiz')).isFrozen).toBe(true);

    const [first, ...others] = paper.questions;
    const questions = [{ ...first!, prompt: { en: 'Corrected?' } }, ...others];
    const response = await client.write('corrected-quiz', paper, { questions });
    expect(response.statusCode).toBe(200);

    const path = `/corrected-quiz/attempts/${before.id}`;
    const after = (await client.send('GET', path, undefined, { as: 'omar' })).json<Attempt>();
    expect(after.questions[0]!.prompt.text).toBe('Corrected?');
    expect(after.result).toEqual(before.result);
    const statistics = await client.send('GET', '/corrected-quiz/statistics');
    expect(statistics.json()).toMatchObject({ numbers: { people: 5 } });
    expect(await auditOf('corrected-quiz')).toMatchObject([
      { action: 'published' },
      {
        action: 'edited',
        before: { questions: { 0: { prompt: { en: 'single?' } } } },
        after: { questions: { 0: { prompt: { en: 'Corrected?' } } } },
      },
    ]);
  });

  test.each<[string, (paper: QuizPaper) => object]>([
    [
      'another right option',
      ({ questions: [first, ...others] }) => ({
        questions: [
          {
            ...first!,
            options: [
              { label: { en: 'A' }, correct: true },
              { label: { en: 'B' }, correct: false },
            ],
          },
          ...others,
        ],
      }),
    ],
    ['a question less', ({ questions }) => ({ questions: questions.slice(1) })],
    [
      'another spelling',
      ({ questions }) => ({
        questions: questions.map((one) =>
          one.kind === 'text' ? { ...one, accepted: [{ en: 'X' }] } : one,
        ),
      }),
    ],
    ['another pass mark', ({ settings }) => ({ settings: { ...settings, passMarkPercent: 10 } })],
    ['another order', ({ settings }) => ({ settings: { ...settings, shuffle: true } })],
  ])('%s is refused', async (name, change) => {
    const slug = `frozen-${name.replaceAll(' ', '-')}`;
    const paper = await published(slug);
    await start(slug, 'omar');
    const response = await client.write(slug, paper, change(paper));
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'quizFrozen']);
  });

  test('time, attempts and closing can still change, and a copy is free', async () => {
    const paper = await published('copied-quiz', { closesAt: inHours(9).toISOString() });
    await start('copied-quiz', 'omar');
    const settings = { ...paper.settings, attemptLimit: 3, timeLimitSeconds: 60, closesAt: null };
    expect((await client.write('copied-quiz', paper, { settings })).statusCode).toBe(200);

    const copy = (key: string) => client.send('POST', '/copied-quiz/copies', undefined, { key });
    expect((await copy('one-copy')).json<QuizCopy>()).toEqual({ slug: 'copied-quiz-2' });
    expect((await copy('one-copy')).json<QuizCopy>()).toEqual({ slug: 'copied-quiz-2' });
    const copied = await client.read('copied-quiz-2');
    expect(copied).toMatchObject({ isFrozen: false, questions: paper.questions, settings });
    const written = await client.write('copied-quiz-2', copied, { questions: [] });
    expect(written.statusCode).toBe(200);
    await copy('one-copy');
    expect((await client.read('copied-quiz-2')).questions).toEqual([]);
  });
});

describe('settings', () => {
  test('right answers come after the closing, or never', async () => {
    const right = [{ chosen: [1] }];
    await published('later-answers', {
      rightAnswers: 'afterClosing',
      closesAt: inHours(2).toISOString(),
    });
    const early = await attempt('later-answers', 'omar', right);
    expect(early.result).toMatchObject({
      questions: null,
      rightAnswersFrom: inHours(2).toISOString(),
    });
    expect(JSON.stringify(early)).not.toMatch(TELLING);
    const path = `/later-answers/attempts/${early.id}`;
    const read = async () =>
      (await client.send('GET', path, undefined, { as: 'omar' })).json<Attempt>();
    // Answers of the last second may still be on their way.
    host.setNow(inHours(2));
    expect((await read()).result).toMatchObject({ questions: null });
    host.setNow(new Date(inHours(2).getTime() + GRACE_MS));
    const late = await read();
    expect(late.result!.questions![0]).toMatchObject({ points: 1, right: { chosen: [1] } });

    await published('no-answers', { rightAnswers: 'never' });
    const { result } = await attempt('no-answers', 'omar', right);
    expect(result).toMatchObject({ questions: null, rightAnswersFrom: null });
  });

  test('a band says something about the result', async () => {
    const bands = [
      { from: 0, text: { en: 'Read again' } },
      { from: 10, text: { en: 'A beginning' } },
    ];
    await published('with-bands', { bands });
    const none = await attempt('with-bands', 'omar');
    expect(none.result!.feedback).toEqual({ text: 'Read again', lang: 'en' });
    const some = await attempt('with-bands', 'omar', [{ chosen: [1] }]);
    expect(some.result!.feedback).toEqual({ text: 'A beginning', lang: 'en' });
  });

  test.each([
    ['highest', 100 / 7],
    ['average', 100 / 14],
    ['first', 0],
    ['last', 100 / 7],
  ])('of two attempts the %s counts', async (gradeMethod, percent) => {
    const slug = `grade-${gradeMethod}`;
    await published(slug, { gradeMethod, passMarkPercent: 14 });
    await attempt(slug, 'omar');
    await attempt(slug, 'omar', [{ chosen: [1] }]);
    const { own } = await quizFor(slug, 'omar');
    expect(own!.gradePercent).toBeCloseTo(percent);
    expect(own!.hasPassed).toBe(percent > 14);
  });

  test('shuffled options are scored and reviewed by where they stood', async () => {
    await published('shuffled', { shuffle: true });
    const orders = new Set<string>();
    for (const as of ['omar', 'grace', 'isil', 'yusuf', 'leyla', 'admin', 'nadia'] as const) {
      const { questions } = await start('shuffled', as);
      const words = questions[1]!.options.map(({ text }) => text);
      orders.add(words.join());
      const chosen = ['taxes', 'fees'].map((word) => words.indexOf(word)).toSorted();
      const { result } = await attempt('shuffled', as, [null!, { chosen }]);
      expect(result!.questions![1]).toMatchObject({ points: 1, right: { chosen } });
      expect(questions[2]!.options.map(({ text }) => text)).toEqual(['True', 'False']);
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('extra time', () => {
  const give = (slug: string, person: string, timing: string, as: DemoPerson = 'nadia') =>
    client.send('PUT', `/${slug}/extra-time`, { person, timing }, { as });
  const omar = async () =>
    host.database.db
      .selectFrom('people')
      .select(['id', 'name', 'email'])
      .where('id', '=', toPersonId('omar'))
      .executeTakeFirstOrThrow();

  test('is given to a person where nobody chooses it, and taken back', async () => {
    await published('timed', { timeLimitSeconds: 60, ownTiming: false });
    const { id, name } = await omar();
    const given = await give('timed', `https://one.example/en/user/${id}`, 'double');
    expect(given.json<ExtraTime>()).toEqual({ items: [{ id, name, timing: 'double' }] });
    expect(await quizFor('timed', 'omar')).toMatchObject({
      timings: ['usual', 'double'],
      timing: 'double',
    });
    expect(await quizFor('timed', 'grace')).toMatchObject({ timings: ['usual'], timing: 'usual' });
    const lengthOf = ({ startedAt, endsAt }: Attempt) =>
      Date.parse(endsAt!) - Date.parse(startedAt);
    expect(lengthOf(await start('timed', 'omar', 'double'))).toBe(120_000);
    expect(lengthOf(await start('timed', 'grace', 'unlimited'))).toBe(60_000);
    expect((await give('timed', id, 'usual')).json<ExtraTime>()).toEqual({ items: [] });
  });

  test('nobody is found by a wrong name, and no quiz is changed by who may not', async () => {
    await published('timed-too');
    const wrong = await give('timed-too', 'nobody@one.example', 'double');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([404, 'notFound']);
    expect((await give('timed-too', (await omar()).id, 'double', 'grace')).statusCode).toBe(403);
  });
});

test('the quizzes of the demonstration could all be published', async () => {
  const { db } = host.database;
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'slug'])
    .where('section', '=', 'quizzes')
    .where('ref', 'like', 'HC-QUIZ-%')
    .where('published_at', '<', FIRST_START)
    .execute();
  expect(rows.length).toBeGreaterThan(4);
  for (const { id, slug } of rows) {
    const { settings, questions, originalLocale } = await readQuizSource(db, id);
    const faults = findQuizFaults(settings, questions, { now: 0, originalLocale });
    expect([slug, canPublishQuiz(faults), faults]).toEqual([slug, true, []]);
  }
});
