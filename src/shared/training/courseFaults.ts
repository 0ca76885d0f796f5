import type { WrittenCourse, WrittenLesson } from '../contract/courseWriting';
import type { Localized } from '../contract/text';
import type { LessonKind } from '../contract/training';
import type { Locale } from '../locales';
import { DEFAULT_VALUES } from '../settings';

/** Faults that can keep a course from being published, or should be known before. */
export type CourseFaultCode =
  | 'lessonsMissing'
  | 'moduleTitleMissing'
  | 'moduleEmpty'
  | 'lessonTitleMissing'
  | 'textMissing'
  | 'filmMissing'
  | 'captionsMissing'
  | 'transcriptMissing'
  | 'documentMissing'
  | 'quizMissing'
  | 'linkMissing'
  | 'linkInsecure'
  | 'translationMissing';

/** Faults for which a course is refused in any state, its drafts too. */
export const COURSE_REFUSALS = [
  'keyRepeated',
  'prerequisiteUnknown',
  'prerequisiteCycle',
  'quizUnknown',
  'fileUnknown',
  'fileKind',
] as const;
export type CourseRefusal = (typeof COURSE_REFUSALS)[number];

export interface CourseFault {
  readonly code: CourseFaultCode;
  /** A course is published with warnings, and never with errors. */
  readonly severity: 'error' | 'warning';
  /** Places from 0: of the module, and of the lesson in it. */
  readonly module?: number;
  readonly lesson?: number;
  /** The name of the field. */
  readonly field?: string;
  /** Language of missing translations; `given` texts are missing. */
  readonly locale?: Locale;
  readonly given?: number;
}

type Found = Pick<CourseFault, 'code' | 'field'>;
type IsThere = (text: Localized) => boolean;

/** Tells whether an address leads to a page by https. */
function isSecureLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && hostname !== '' && username === '';
}

function videoFaults({ video }: WrittenLesson, isThere: IsThere, original: Locale): Found[] {
  const hasCaptions = video?.captions.some(({ locale }) => locale === original) ?? false;
  return [
    ...(video?.film ? [] : [{ code: 'filmMissing', field: 'film' } as const]),
    ...(hasCaptions ? [] : [{ code: 'captionsMissing', field: 'captions' } as const]),
    ...(isThere(video?.transcript ?? {})
      ? []
      : [{ code: 'transcriptMissing', field: 'transcript' } as const]),
  ];
}

function linkFaults({ link }: WrittenLesson): Found[] {
  if (link.trim() === '') return [{ code: 'linkMissing', field: 'link' }];
  return isSecureLink(link.trim()) ? [] : [{ code: 'linkInsecure', field: 'link' }];
}

type Judge = (lesson: WrittenLesson, isThere: IsThere, original: Locale) => Found[];

/** Checks of what a lesson of each kind needs. */
const JUDGES: Readonly<Record<LessonKind, Judge>> = {
  text: ({ body }, isThere) => (isThere(body) ? [] : [{ code: 'textMissing', field: 'body' }]),
  video: videoFaults,
  file: ({ document }) => (document ? [] : [{ code: 'documentMissing', field: 'document' }]),
  quiz: ({ quiz }) => (quiz ? [] : [{ code: 'quizMissing', field: 'quiz' }]),
  link: linkFaults,
};

const error = (found: Found, place: Partial<CourseFault>): CourseFault => ({
  ...found,
  ...place,
  severity: 'error',
});

/** Lists the words of a lesson that its kind shows. */
const textsOfLesson = ({ kind, title, body, video }: WrittenLesson): readonly Localized[] => [
  title,
  body,
  ...(kind === 'video' && video ? [video.transcript] : []),
];

/** Lists all words of a course that a language should have. */
export const listCourseTexts = ({
  certificateText,
  modules,
}: WrittenCourse): readonly Localized[] => [
  certificateText,
  ...modules.flatMap(({ title, lessons }) => [title, ...lessons.flatMap(textsOfLesson)]),
];

/**
 * Readers get the original words instead, so these are warnings. Films without captions in a
 * language count among them.
 */
function translationFaults(
  course: WrittenCourse,
  original: Locale,
  offered: readonly Locale[],
): CourseFault[] {
  const texts = listCourseTexts(course).filter((text) => text[original]);
  const videos = course.modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ kind, video }) => (kind === 'video' && video?.film ? [video] : []));
  const missing = (locale: Locale): number =>
    texts.filter((text) => !text[locale]).length +
    videos.filter(({ captions }) => !captions.some((one) => one.locale === locale)).length;
  return offered
    .filter((locale) => locale !== original && missing(locale) > 0)
    .map((locale) => ({
      code: 'translationMissing',
      severity: 'warning',
      locale,
      given: missing(locale),
    }));
}

/**
 * Lists everything that keeps a course from being published, and what its writers should know, in
 * the order of its modules. The page asks while they write, the host before it publishes: both say
 * the same.
 */
export function findCourseFaults(
  course: WrittenCourse,
  original: Locale,
  offered: readonly Locale[] = DEFAULT_VALUES.languages.offered,
): readonly CourseFault[] {
  const isThere: IsThere = (text) => (text[original] ?? '').trim() !== '';
  const faults = course.modules.flatMap(({ title, lessons }, module) => [
    ...(isThere(title) ? [] : [error({ code: 'moduleTitleMissing', field: 'title' }, { module })]),
    ...(lessons.length > 0 ? [] : [error({ code: 'moduleEmpty', field: 'lessons' }, { module })]),
    ...lessons.flatMap((lesson, place) =>
      [
        ...(isThere(lesson.title) ? [] : [{ code: 'lessonTitleMissing', field: 'title' } as const]),
        ...JUDGES[lesson.kind](lesson, isThere, original),
      ].map((found) => error(found, { module, lesson: place })),
    ),
  ]);
  const isEmpty = course.modules.length === 0;
  return [
    ...(isEmpty ? [error({ code: 'lessonsMissing', field: 'modules' }, {})] : []),
    ...faults,
    ...translationFaults(course, original, offered),
  ];
}

/** Tells whether a course with these faults can be published. */
export const canPublishCourse = (faults: readonly CourseFault[]): boolean =>
  faults.every(({ severity }) => severity === 'warning');
