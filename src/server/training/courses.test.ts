import type {
  Certificate,
  CertificatePage,
  EnrollmentInfo,
  MyCourses,
} from '../../shared/contract/courses';
import type { ListItem, Page } from '../../shared/contract/content';
import type { Notification, NotificationPage } from '../../shared/contract/notifications';
import {
  getLessons,
  type TrainingDetails,
  type TrainingFacts,
} from '../../shared/contract/training';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';

const COURSE = 'meetings-for-everyone';
const ID = toContentId('training', COURSE);
const QUIZ_COURSE = 'how-votes-are-counted';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  host.setNow(FIRST_START);
  const { db } = host.database;
  await db.deleteFrom('enrollments').execute();
  await db.deleteFrom('notifications').execute();
  await db
    .updateTable('contents')
    .set({ status: 'published', visibility: 'public' })
    .where('id', '=', ID)
    .execute();
});

const enrollment = (who: Who, method: 'GET' | 'PUT' | 'DELETE', slug = COURSE) =>
  host.ask(who, method, `training/${slug}/enrollment`);
const enrol = async (who: Who, slug = COURSE) => {
  const answer = await enrollment(who, 'PUT', slug);
  expect([answer.body, answer.statusCode]).toEqual([expect.any(String), 200]);
  return answer.json<EnrollmentInfo>();
};
const read = async (who: Who, slug = COURSE) =>
  (await enrollment(who, 'GET', slug)).json<EnrollmentInfo>();
const mark = (who: Who, lesson: string, slug = COURSE, isDone = true) =>
  host.ask(who, 'PUT', `training/${slug}/lessons/${lesson}/progress`, { isDone });
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { code?: string }).code;

async function keysOf(slug = COURSE): Promise<string[]> {
  const { details } = (await host.ask(null, 'GET', `training/${slug}`)).json<{
    details: { course: { modules: { lessons: { key: string }[] }[] } };
  }>();
  return details.course.modules.flatMap(({ lessons }) => lessons.map(({ key }) => key));
}

async function complete(who: Who): Promise<string> {
  await enrol(who);
  for (const key of await keysOf()) expect((await mark(who, key)).statusCode).toBe(200);
  return (await read(who)).mine!.certificate!.number;
}

test('a course is begun once, goes on where it was left, and is completed with its last lesson', async () => {
  const keys = await keysOf();
  expect(new Set(keys).size).toBe(keys.length);
  const first = await enrol('omar');
  expect((await enrol('omar')).mine).toEqual(first.mine);
  expect(first.mine).toMatchObject({ state: 'enrolled', percent: 0, next: keys[0], done: [] });

  await mark('omar', keys[0]!);
  await mark('omar', keys[2]!, COURSE, false);
  expect((await read('omar')).mine).toMatchObject({
    state: 'inProgress',
    next: keys[2],
    done: [keys[0]],
    certificate: null,
    percent: Math.floor(100 / keys.length),
  });
  const number = await complete('omar');
  expect((await read('omar')).mine).toMatchObject({ state: 'completed', percent: 100 });
  const mine = (await host.ask('omar', 'GET', 'me/training')).json<MyCourses>();
  expect(mine.items.map(({ slug }) => slug)).toEqual([COURSE]);
  expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
});

const toldOf = async (who: Who): Promise<Notification[]> =>
  (await host.ask(who, 'GET', 'me/notifications?category=training')).json<NotificationPage>().items;

test('whoever completes a course is told once, with the certificate', async () => {
  const number = await complete('omar');
  const [key = ''] = await keysOf();
  await mark('omar', key);
  const news = await toldOf('omar');
  expect(news).toEqual([
    expect.objectContaining({
      kind: 'courseCompleted',
      because: 'learner',
      certificate: number,
      times: 1,
      content: expect.objectContaining({ section: 'training', slug: COURSE }),
    }),
  ]);
  await withdrawal('nadia', 'PUT', number);
  const kinds = (await toldOf('omar')).map(({ kind, certificate }) => [kind, certificate]);
  expect(kinds).toEqual([['certificateWithdrawn', number]]);
});

test('a list says how long a course takes and how many lessons it has, and nothing that is in them', async () => {
  const { body } = await host.ask(null, 'GET', 'training?kind=course&limit=100');
  const { items } = JSON.parse(body) as Page<ListItem<TrainingFacts>>;
  const keys = await keysOf();
  const { details } = items.find(({ slug }) => slug === COURSE)!;
  expect(details.course).toEqual({
    durationMinutes: expect.any(Number),
    lessonCount: keys.length,
  });
  const pages = await Promise.all(
    items.map(({ slug }) => host.ask(null, 'GET', `training/${slug}`)),
  );
  const texts = pages.flatMap((page) => {
    const { course } = page.json<{ details: TrainingDetails }>().details;
    const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
    return lessons.flatMap(({ body: own, video }) => [own.text, video?.transcript.text ?? '']);
  });
  const written = texts.filter((text) => text.length > 40);
  expect(written.length).toBeGreaterThan(items.length);
  for (const text of written) expect(body).not.toContain(JSON.stringify(text).slice(1, -1));
});

test('the words of the course stand on its certificates, in the language of whoever reads', async () => {
  const number = await complete('omar');
  const url = `certificates/${number}`;
  expect((await host.ask(null, 'GET', url)).json<Certificate>().attests).toBeNull();
  const attests = { en: 'Covers the rules of 2026.', tr: '2026 kurallarını kapsar.' };
  const { db } = host.database;
  const { details } = await db
    .selectFrom('contents')
    .select('details')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow();
  const { course, ...rest } = details as unknown as TrainingDetails;
  const store = (changed: object) =>
    db
      .updateTable('contents')
      .set({ details: JSON.stringify(changed) })
      .where('id', '=', ID)
      .execute();
  await store({ ...rest, course: { ...course, certificateText: attests } });
  const read = async (locale: string) =>
    (await host.ask(null, 'GET', `${url}?locale=${locale}`)).json<Certificate>().attests;
  expect(await read('tr')).toEqual({ text: attests.tr, lang: 'tr' });
  expect(await read('ar')).toEqual({ text: attests.en, lang: 'en' });
  await store(details);
});

test('all lessons marked at once, and twice, issue one certificate', async () => {
  await enrol(1);
  const keys = await keysOf();
  const answers = await Promise.all([...keys, ...keys].map((key) => mark(1, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const rows = await host.database.db.selectFrom('certificates').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect((await read(1)).mine?.certificate?.number).toBe(rows[0]!.number);
});

test('a quiz lesson is done by who reached the pass mark', async () => {
  await enrol('omar', QUIZ_COURSE);
  const key = (await keysOf(QUIZ_COURSE)).at(-1)!;
  expect(codeOf(await mark('omar', key, QUIZ_COURSE))).toBe('quizNotPassed');
  const { db } = host.database;
  const quizId = toContentId('quizzes', 'voting-fair-and-secret');
  const paper = await db
    .insertInto('quiz_papers')
    .values({ quiz_id: quizId, questions: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const attempt = (number: number, percent: number) =>
    db
      .insertInto('quiz_attempts')
      .values({
        quiz_id: quizId,
        paper_id: paper.id,
        person_id: toPersonId('omar'),
        number,
        percent,
        timing: 'usual',
        started_at: FIRST_START,
        ends_at: null,
        saved_at: null,
        submitted_at: FIRST_START,
        points: '[]',
        has_passed: percent >= 70,
        answers: '[]',
      })
      .execute();
  await attempt(901, 69);
  expect(codeOf(await mark('omar', key, QUIZ_COURSE))).toBe('quizNotPassed');
  await attempt(902, 70);
  expect((await mark('omar', key, QUIZ_COURSE)).statusCode).toBe(200);
});

test('a course that asks for another one is refused before, and begun after it', async () => {
  const slug = 'from-idea-to-proposal';
  expect(codeOf(await enrollment('omar', 'PUT', slug))).toBe('prerequisiteMissing');
  const { prerequisite } = await read('omar', slug);
  expect(prerequisite).toMatchObject({ slug: 'participation-in-30-minutes', isCompleted: false });
  await host.database.db
    .insertInto('enrollments')
    .values({
      course_id: toContentId('training', prerequisite!.slug),
      person_id: toPersonId('omar'),
      state: 'completed',
      last_lesson: null,
      enrolled_at: FIRST_START,
      completed_at: FIRST_START,
    })
    .execute();
  expect((await enrol('omar', slug)).prerequisite?.isCompleted).toBe(true);
});

test('a course given up keeps what was done; a completed one cannot be given up', async () => {
  const [key = ''] = await keysOf();
  await enrol(2);
  await mark(2, key);
  expect((await enrollment(2, 'DELETE')).json<EnrollmentInfo>().mine?.state).toBe('withdrawn');
  expect(codeOf(await mark(2, key))).toBe('notPossibleNow');
  expect((await enrol(2)).mine).toMatchObject({ state: 'inProgress', done: [key] });
  await complete(2);
  expect(codeOf(await enrollment(2, 'DELETE'))).toBe('notPossibleNow');
});

test('an archived course is closed to new people; who is in it goes on', async () => {
  await enrol(3);
  const keys = await keysOf();
  await host.database.db
    .updateTable('contents')
    .set({ status: 'archived' })
    .where('id', '=', ID)
    .execute();
  expect((await read(3)).isOpen).toBe(false);
  expect(codeOf(await enrollment(4, 'PUT'))).toBe('forbidden');
  expect((await mark(3, keys[0]!)).statusCode).toBe(200);
});

test('lessons that were removed do not count, and a completed course stays completed', async () => {
  const keys = await keysOf();
  await enrol(5);
  await mark(5, keys[0]!);
  await complete(6);
  const { db } = host.database;
  const row = await db
    .selectFrom('contents')
    .select('details')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow();
  const details = JSON.stringify(row.details);
  const changed = details.replace(`"${keys[0]}"`, '"a-new-lesson"');
  await db.updateTable('contents').set({ details: changed }).where('id', '=', ID).execute();
  expect((await read(5)).mine).toMatchObject({ percent: 0, done: [], next: 'a-new-lesson' });
  expect((await read(6)).mine).toMatchObject({ state: 'completed', percent: 100 });
  await db.updateTable('contents').set({ details }).where('id', '=', ID).execute();
});

test('a certificate proves itself without a name; a name can be compared with it', async () => {
  const number = await complete('isil');
  const url = `certificates/${number.slice(0, 5).toLowerCase()}-${number.slice(5)}`;
  const seen = await host.ask(null, 'GET', url);
  expect(seen.json<Certificate>()).toMatchObject({
    number,
    holder: null,
    course: { slug: COURSE },
  });
  expect(seen.body).not.toContain('Işıl');
  expect(seen.body).not.toContain(toPersonId('isil'));
  expect((await host.ask('grace', 'GET', url)).json<Certificate>().holder).toBeNull();
  const own = (await host.ask('isil', 'GET', url)).json<Certificate>();
  expect(own.holder).toEqual({ name: 'Işıl Iğdır' });

  const check = async (name: string) =>
    (await host.ask(null, 'POST', `${url}/name-checks`, { name })).json<{ isSame: boolean }>()
      .isSame;
  expect(await check('  ışıl   IĞDIR ')).toBe(true);
  expect(await check('Grace Bell')).toBe(false);
  const empty = await host.ask(null, 'POST', `${url}/name-checks`, { name: '' });
  expect(empty.statusCode).toBe(400);
});

test('names cannot be tried without end from one address', async () => {
  const number = await complete(7);
  const headers = await host.headersOf('grace');
  const send = () =>
    host.app.inject({
      method: 'POST',
      url: `/v1/certificates/${number}/name-checks`,
      headers,
      remoteAddress: '10.9.9.9',
      payload: { name: 'Anybody' },
    });
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await send()).statusCode);
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers.at(-1)).toBe(429);
});

test.each([
  ['draft', 'public'],
  ['published', 'members'],
] as const)(
  'a course that is %s and for %s reveals neither progress nor certificate',
  async (status, visibility) => {
    const number = await complete(8);
    await host.database.db
      .updateTable('contents')
      .set({ status, visibility })
      .where('id', '=', ID)
      .execute();
    for (const who of [null, 9]) {
      expect((await enrollment(who, 'GET')).statusCode).toBe(404);
      expect((await host.ask(who, 'GET', `certificates/${number}`)).statusCode).toBe(404);
      const check = await host.ask(who, 'POST', `certificates/${number}/name-checks`, {
        name: 'A',
      });
      expect(check.statusCode).toBe(404);
    }
    expect((await mark(9, 'anything')).statusCode).toBe(404);
    expect((await host.ask(8, 'GET', `certificates/${number}`)).statusCode).toBe(200);
  },
);

const withdrawal = (
  who: Who,
  method: 'PUT' | 'DELETE',
  number: string,
  reason = ' Issued twice ',
) => host.ask(who, method, `certificates/${number}/withdrawal`, { reason });
const logged = (action: 'certificateWithdrawn' | 'certificateReinstated') =>
  host.database.db
    .selectFrom('audit_log')
    .select(['person_id', 'actor_id', 'reason', 'after'])
    .where('action', '=', action)
    .where('person_id', '=', toPersonId('isil'))
    .execute();
const courseVersion = async () => {
  const { version } = await host.database.db
    .selectFrom('contents')
    .select('version')
    .where('slug', '=', COURSE)
    .executeTakeFirstOrThrow();
  return version;
};
const told = () =>
  host.database.db
    .selectFrom('notifications')
    .select(['person_id', 'kind', 'because'])
    .where('kind', 'in', ['certificateWithdrawn', 'certificateReinstated'])
    .orderBy('at')
    .execute();

test('an editor withdraws a certificate and takes that back: its page says so without a name, the log and the holder know why', async () => {
  const number = await complete('isil');
  const version = await courseVersion();
  const [first, again] = await Promise.all([1, 2].map(() => withdrawal('nadia', 'PUT', number)));
  expect([first!.statusCode, again!.statusCode]).toEqual([200, 200]);
  const kept = await withdrawal('nadia', 'PUT', number, 'Another reason');
  expect(kept.json<Certificate>()).toMatchObject({ reason: 'Issued twice', mayWithdraw: true });

  const url = `certificates/${number}`;
  const seen = await host.ask(null, 'GET', url);
  expect(seen.json<Certificate>()).toMatchObject({
    withdrawnAt: FIRST_START.toISOString(),
    reason: null,
    mayWithdraw: false,
    holder: null,
  });
  expect(seen.body).not.toContain('Issued twice');
  const own = (await host.ask('isil', 'GET', url)).json<Certificate>();
  expect(own).toMatchObject({ reason: 'Issued twice', mayWithdraw: false });
  expect((await read('isil')).mine).toMatchObject({
    state: 'completed',
    certificate: { number, withdrawnAt: FIRST_START.toISOString() },
  });

  const after = expect.objectContaining({ section: 'training', slug: COURSE, number });
  const entry = { person_id: toPersonId('isil'), actor_id: toPersonId('nadia'), after };
  expect(await logged('certificateWithdrawn')).toEqual([{ ...entry, reason: 'Issued twice' }]);
  const back = await withdrawal('nadia', 'DELETE', number, 'It was right');
  expect(back.json<Certificate>()).toMatchObject({ withdrawnAt: null, reason: null });
  await withdrawal('nadia', 'DELETE', number);
  expect(await logged('certificateReinstated')).toEqual([{ ...entry, reason: 'It was right' }]);
  // Each of the two makes the pages of visitors anew.
  expect(await courseVersion()).toBe(version + 2);
  const notice = { person_id: toPersonId('isil'), because: 'learner' };
  expect((await told()).map(({ kind }) => kind).sort()).toEqual([
    'certificateReinstated',
    'certificateWithdrawn',
  ]);
  expect(await told()).toEqual([1, 2].map(() => expect.objectContaining(notice)));
});

test('nobody else withdraws a certificate, and not without a reason', async () => {
  const number = await complete('grace');
  for (const who of ['grace', 'omar', 'isil', 'yusuf'] as const)
    expect(codeOf(await withdrawal(who, 'PUT', number))).toBe('forbidden');
  expect((await withdrawal(null, 'PUT', number)).statusCode).toBe(401);
  expect((await withdrawal('nadia', 'PUT', number, '    ')).statusCode).toBe(400);
  expect((await host.ask(null, 'GET', `certificates/${number}`)).json<Certificate>()).toMatchObject(
    { withdrawnAt: null },
  );
});

test('who may change a course sees its certificates with the names, page by page', async () => {
  const numbers: string[] = [];
  for (const who of ['omar', 'grace', 10] as const) numbers.push(await complete(who));
  const { db } = host.database;
  // One more than a page holds.
  const issued = await db.selectFrom('certificates').selectAll().executeTakeFirstOrThrow();
  for (let count = 11; count < 59; count += 1) {
    const { id } = await db
      .insertInto('enrollments')
      .values({
        course_id: ID,
        person_id: toPersonId(count),
        state: 'completed',
        last_lesson: null,
        enrolled_at: FIRST_START,
        completed_at: FIRST_START,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const number = `00000000${count}`;
    await db
      .insertInto('certificates')
      .values({ ...issued, enrollment_id: id, number })
      .execute();
  }
  const list = async (query = '') =>
    (
      await host.ask('nadia', 'GET', `training/${COURSE}/certificates${query}`)
    ).json<CertificatePage>();
  const first = await list();
  const second = await list(`?cursor=${first.next}`);
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 1, null]);
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ number }) => number)).size).toBe(51);
  expect(all.find(({ number }) => number === numbers[1])?.name).toBe('Grace Bell');
  const broken = await host.ask('nadia', 'GET', `training/${COURSE}/certificates?cursor=abc`);
  expect(codeOf(broken)).toBe('invalidCursor');
});

test('a course of the demonstration has a file to download and a page elsewhere', async () => {
  const { details } = (await host.ask(null, 'GET', `training/${QUIZ_COURSE}`)).json<{
    details: TrainingDetails;
  }>();
  const lessons = getLessons(details);
  expect(new Set(lessons.map(({ kind }) => kind))).toEqual(
    new Set(['text', 'file', 'link', 'quiz']),
  );
  expect(lessons.find(({ kind }) => kind === 'link')?.link).toMatch(/^https:/);
  const { file, name, bytes } = lessons.find(({ kind }) => kind === 'file')!.document!;
  const answer = await host.ask(null, 'GET', `files/${file}/${name}`);
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes]);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  expect(details.course?.durationMinutes).toBe(minutes);
});

test('what cannot be is refused', async () => {
  expect((await enrollment(null, 'PUT')).statusCode).toBe(401);
  expect((await enrollment('omar', 'PUT', 'no-such-course')).statusCode).toBe(404);
  expect((await host.ask(null, 'GET', 'me/training')).statusCode).toBe(401);
  await enrol('omar');
  expect(codeOf(await mark('omar', 'no-such-lesson'))).toBe('notFound');
  expect((await mark('omar', 'NOT A KEY')).statusCode).toBe(404);
  expect((await host.ask(null, 'GET', 'certificates/0000000000')).statusCode).toBe(404);
});
