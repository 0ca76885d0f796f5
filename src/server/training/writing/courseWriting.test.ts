import type { DetailPage } from '../../../shared/contract/content';
import type { EnrollmentInfo } from '../../../shared/contract/courses';
import type {
  CourseWriting,
  WrittenCourse,
  WrittenLesson,
} from '../../../shared/contract/courseWriting';
import type { ContentSource } from '../../../shared/contract/editing';
import type { FileLink } from '../../../shared/contract/files';
import type { TrainingDetails } from '../../../shared/contract/training';
import { openCommentsHost, type CommentsHost, type Who } from '../../comments/testing/commentsHost';
import { toPersonId } from '../../seed/seedContents';
import { createMp4 } from '../../files/testing/sampleFilms';
import { PDF } from '../../files/testing/samples';
import { sendFile } from '../../files/testing/uploadClient';
import { FIRST_START } from '../../testing/testHost';

const WRITER = 'nadia';
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGood morning.';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());
beforeEach(() => host.setNow(FIRST_START));

const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { code?: string }).code;
const detailOf = ({ body }: { body: string }) => (JSON.parse(body) as { detail?: string }).detail;

const lesson = (key: string, more: Partial<WrittenLesson> = {}): WrittenLesson => ({
  key,
  kind: 'text',
  title: { en: key },
  body: { en: 'Words.' },
  minutes: 5,
  quiz: null,
  video: null,
  document: null,
  link: '',
  ...more,
});
const course = (
  lessons: readonly WrittenLesson[],
  more: Partial<WrittenCourse> = {},
): WrittenCourse => ({
  passMarkPercent: 70,
  prerequisite: null,
  certificateText: {},
  modules: [{ title: { en: 'First' }, lessons: [...lessons] }],
  ...more,
});

async function draft(slug: string): Promise<ContentSource> {
  const response = await host.ask(WRITER, 'POST', 'training', {
    title: { en: slug },
    summary: { en: 'Any.' },
    body: { en: 'Any.' },
    slug,
    originalLocale: 'en',
    topics: [],
    area: null,
    visibility: 'public',
    kind: 'course',
    author: 'organisation',
  });
  expect([response.body, response.statusCode]).toEqual([expect.any(String), 201]);
  return response.json<ContentSource>();
}
const read = async (slug: string) =>
  (await host.ask(WRITER, 'GET', `training/${slug}/course`)).json<CourseWriting>();
const write = async (slug: string, written: WrittenCourse, who: Who = WRITER) => {
  const { revision } = await read(slug);
  return host.ask(who, 'PUT', `training/${slug}/course`, { revision, course: written });
};
const publish = async (slug: string) => {
  const { revision } = await read(slug);
  return host.ask(WRITER, 'POST', `training/${slug}/transitions`, { revision, act: 'publish' });
};
async function published(slug: string, written: WrittenCourse): Promise<void> {
  await draft(slug);
  expect((await write(slug, written)).statusCode).toBe(200);
  expect((await publish(slug)).statusCode).toBe(200);
}
const codesOf = ({ faults }: CourseWriting) => faults.map(({ code }) => code);
const mark = (who: Who, slug: string, key: string) =>
  host.ask(who, 'PUT', `training/${slug}/lessons/${key}/progress`, { isDone: true });
const enrollment = async (who: Who, slug: string) =>
  (await host.ask(who, 'GET', `training/${slug}/enrollment`)).json<EnrollmentInfo>().mine!;
const page = async (slug: string, who: Who = null) =>
  (await host.ask(who, 'GET', `training/${slug}`)).json<DetailPage<TrainingDetails>>();

test('a course is begun, written with gaps that are named, published, taken and certified', async () => {
  expect((await draft('new-course')).missing).toEqual(['details']);
  const empty = await read('new-course');
  expect(empty).toMatchObject({ revision: 1, course: { modules: [] }, done: {} });
  expect(codesOf(empty)).toEqual(['lessonsMissing']);

  const gaps = course([lesson('one', { title: {}, body: { en: ' \u202e ' } })]);
  const half = (await write('new-course', gaps)).json<CourseWriting>();
  expect(half.course.modules[0]!.lessons[0]).toMatchObject({ title: {}, body: {} });
  expect(codesOf(half)).toEqual([
    'lessonTitleMissing',
    'textMissing',
    'translationMissing',
    'translationMissing',
  ]);
  expect(codeOf(await publish('new-course'))).toBe('notReadyToPublish');

  const whole = course([lesson('one'), lesson('two', { minutes: 7 })], {
    certificateText: { en: 'It took an evening.' },
  });
  expect((await write('new-course', whole)).json<CourseWriting>().course).toEqual(whole);
  expect((await publish('new-course')).statusCode).toBe(200);
  expect((await page('new-course')).details.course).toMatchObject({
    durationMinutes: 12,
    certificateText: { text: 'It took an evening.', lang: 'en' },
  });

  await host.ask('omar', 'PUT', 'training/new-course/enrollment');
  for (const key of ['one', 'two']) await mark('omar', 'new-course', key);
  const { state, certificate } = await enrollment('omar', 'new-course');
  expect(state).toBe('completed');
  const proof = await host.ask(null, 'GET', `certificates/${certificate!.number}`);
  expect(proof.json()).toMatchObject({ course: { slug: 'new-course' }, holder: null });
});

test('progress stays with the keys of lessons; whoever has done all that remain has completed the course', async () => {
  const [one, two, three] = [lesson('one'), lesson('two'), lesson('three')];
  await published('kept-progress', course([one, two, three]));
  for (const who of [20, 21]) await host.ask(who, 'PUT', 'training/kept-progress/enrollment');
  for (const key of ['one', 'three']) await mark(20, 'kept-progress', key);
  await mark(21, 'kept-progress', 'one');
  expect((await read('kept-progress')).done).toEqual({ one: 2, three: 1 });

  const renamed = { ...three, title: { en: 'Moved up and renamed' } };
  expect((await write('kept-progress', course([renamed, one, two]))).statusCode).toBe(200);
  expect(await enrollment(20, 'kept-progress')).toMatchObject({
    done: ['three', 'one'],
    percent: 66,
  });

  expect((await write('kept-progress', course([renamed, one]))).statusCode).toBe(200);
  expect(await enrollment(20, 'kept-progress')).toMatchObject({
    state: 'completed',
    percent: 100,
    certificate: { number: expect.any(String) },
  });
  expect(await enrollment(21, 'kept-progress')).toMatchObject({ state: 'inProgress', percent: 50 });
});

test('a course that is out takes no gaps, and the log keeps what was changed', async () => {
  await published('no-gaps', course([lesson('one'), lesson('two')]));
  const bad = await write('no-gaps', course([lesson('one', { body: {} })]));
  expect([bad.statusCode, codeOf(bad), detailOf(bad)]).toEqual([
    422,
    'invalidCourse',
    'textMissing',
  ]);
  await write('no-gaps', course([lesson('one', { minutes: 9 }), lesson('two')]));
  const rows = await host.database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  const [, edited] = rows.filter(({ after }) => after['slug'] === 'no-gaps');
  expect(edited).toMatchObject({
    action: 'edited',
    before: { lessons: { one: { minutes: 5 } } },
    after: { lessons: { one: { minutes: 9 } }, outline: [{ lessons: ['one', 'two'] }] },
  });
});

test.each<[string, WrittenCourse, string]>([
  ['two lessons with one key', course([lesson('one'), lesson('one')]), 'keyRepeated'],
  [
    'a quiz that is not there',
    course([lesson('q', { kind: 'quiz', quiz: 'no-such-quiz' })]),
    'quizUnknown',
  ],
  [
    'a course before it that is not there',
    course([], { prerequisite: 'no-such' }),
    'prerequisiteUnknown',
  ],
  [
    'a training before it',
    course([], { prerequisite: 'organising-step-free-events' }),
    'prerequisiteUnknown',
  ],
  ['itself before it', course([], { prerequisite: 'refused-course' }), 'prerequisiteCycle'],
  [
    'a file that is not there',
    course([lesson('f', { kind: 'file', document: toPersonId('omar') })]),
    'fileUnknown',
  ],
])('a draft is refused, too, with %s', async (_name, written, refusal) => {
  await host.database.db.deleteFrom('contents').where('slug', '=', 'refused-course').execute();
  await draft('refused-course');
  const answer = await write('refused-course', written);
  expect([answer.statusCode, codeOf(answer), detailOf(answer)]).toEqual([
    422,
    'invalidCourse',
    refusal,
  ]);
});

test('courses that would wait for one another are refused', async () => {
  await published('circle-one', course([lesson('one')]));
  await published('circle-two', course([lesson('one')], { prerequisite: 'circle-one' }));
  await published('circle-three', course([lesson('one')], { prerequisite: 'circle-two' }));
  const answer = await write(
    'circle-one',
    course([lesson('one')], { prerequisite: 'circle-three' }),
  );
  expect(detailOf(answer)).toBe('prerequisiteCycle');
});

test('a lesson is a film with captions and transcript, a file, a quiz or a page elsewhere', async () => {
  await draft('every-kind');
  const send = (name: string, bytes: Buffer) => sendFile(host, WRITER, name, bytes);
  const film = await send('film.mp4', createMp4());
  const captions = await send('film.vtt', Buffer.from(CAPTIONS));
  const plan = await send('plan.pdf', PDF);
  expect([film, captions, plan].map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  const video = { film: null, captions: [], transcript: {} };
  const gaps = [
    lesson('film', { kind: 'video', video }),
    lesson('plan', { kind: 'file' }),
    lesson('quiz', { kind: 'quiz' }),
    lesson('page', { kind: 'link', link: 'http://city.example' }),
    lesson('empty', { kind: 'link' }),
  ];
  expect(codesOf((await write('every-kind', course(gaps))).json())).toEqual([
    'filmMissing',
    'captionsMissing',
    'transcriptMissing',
    'documentMissing',
    'quizMissing',
    'linkInsecure',
    'linkMissing',
    'translationMissing',
    'translationMissing',
  ]);
  const wrong = await write(
    'every-kind',
    course([lesson('plan', { kind: 'file', document: film.id })]),
  );
  expect(detailOf(wrong)).toBe('fileKind');

  const lessons = [
    lesson('film', {
      kind: 'video',
      body: {},
      video: {
        film: film.id,
        transcript: { en: 'Good morning.' },
        captions: [{ locale: 'en', file: captions.id }],
      },
    }),
    lesson('plan', { kind: 'file', document: plan.id }),
    lesson('quiz', { kind: 'quiz', quiz: 'voting-fair-and-secret' }),
    lesson('page', { kind: 'link', link: 'https://city.example/budget' }),
  ];
  const kept = await write('every-kind', course(lessons));
  expect(kept.json<CourseWriting>()).toMatchObject({
    course: course(lessons),
    places: [{ slug: 'voting-fair-and-secret' }],
  });
  const fetched = (who: Who, headers: Record<string, string> = {}) =>
    host.ask(who, 'GET', `files/${film.id}/film.mp4`, undefined, headers);
  expect((await fetched(null)).statusCode).toBe(404);
  expect((await publish('every-kind')).statusCode).toBe(200);

  const shown = (await page('every-kind')).details.course!.modules[0]!.lessons;
  expect(shown[0]!.video).toMatchObject({
    film: { file: film.id, name: 'film.mp4', mediaType: 'video/mp4', bytes: film.bytes },
    captions: [{ locale: 'en', file: captions.id }],
    transcript: { text: 'Good morning.' },
  });
  expect(shown[1]!.document).toMatchObject({ name: 'plan.pdf', mediaType: 'application/pdf' });
  expect(shown[3]!.link).toBe('https://city.example/budget');

  const part = await fetched(null, { range: 'bytes=10-19' });
  expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    `bytes 10-19/${film.bytes}`,
    'video/mp4',
  ]);
  const words = await host.ask(null, 'GET', `files/${captions.id}/captions.vtt`);
  expect([words.body, words.headers['content-type']]).toEqual([
    CAPTIONS,
    'text/vtt; charset=utf-8',
  ]);
});

test('a film of a course for members is opened by a link that lasts while it is watched', async () => {
  await draft('film-draft');
  const film = await sendFile(host, WRITER, 'inside.mp4', createMp4());
  const video = { film: film.id, captions: [], transcript: {} };
  await write('film-draft', course([lesson('film', { kind: 'video', video })]));
  const { href } = (await host.ask(WRITER, 'POST', `files/${film.id}/link`)).json<FileLink>();
  const later = new Date(FIRST_START.getTime() + 2 * 3_600_000);
  host.setNow(later);
  expect((await host.app.inject(href)).statusCode).toBe(200);
  host.setNow(new Date(FIRST_START.getTime() + 5 * 3_600_000));
  expect((await host.app.inject(href)).statusCode).toBe(404);
});

test('nobody puts somebody else’s file into a lesson; captions are refused line by line', async () => {
  await draft('other-files');
  const theirs = await sendFile(host, 'admin', 'theirs.pdf', PDF);
  const written = course([lesson('plan', { kind: 'file', document: theirs.id })]);
  const { revision } = await read('other-files');
  const answer = await host.ask(WRITER, 'PUT', 'training/other-files/course', {
    revision,
    course: written,
  });
  expect(detailOf(answer)).toBe('fileUnknown');

  const bad = await sendFile(
    host,
    WRITER,
    'bad.vtt',
    Buffer.from('WEBVTT\n\n00:05.000 --> 00:01.000\nA'),
  );
  expect(bad).toMatchObject({
    state: 'refused',
    refusal: 'captions',
    faults: [{ line: 3, fault: 'order' }],
  });
});

test('[SPEC 1.2] lessons are written by those who may change the course; a training has none', async () => {
  await draft('mine-alone');
  expect(codeOf(await host.ask('omar', 'GET', 'training/mine-alone/course'))).toBe('notFound');
  expect(codeOf(await host.ask('omar', 'GET', 'training/meetings-for-everyone/course'))).toBe(
    'forbidden',
  );
  expect(codeOf(await host.ask(null, 'GET', 'training/meetings-for-everyone/course'))).toBe(
    'signInRequired',
  );
  const training = 'training/organising-step-free-events/course';
  expect(codeOf(await host.ask('admin', 'GET', training))).toBe('notFound');
  const { revision } = await read('mine-alone');
  const change = { revision, course: course([lesson('one')]) };
  const headers = { 'idempotency-key': 'the-same-request-again' };
  const send = () => host.ask(WRITER, 'PUT', 'training/mine-alone/course', change, headers);
  expect((await send()).json<CourseWriting>().revision).toBe(2);
  expect((await send()).json<CourseWriting>().revision).toBe(2);
  const slower = await host.ask(WRITER, 'PUT', 'training/mine-alone/course', change);
  expect([slower.statusCode, codeOf(slower)]).toEqual([409, 'newerRevision']);
});
