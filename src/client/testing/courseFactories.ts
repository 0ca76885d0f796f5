import type { CourseWriting, WrittenLesson } from '../../shared/contract/courseWriting';
import { findCourseFaults } from '../../shared/training/courseFaults';
import { aFileInfo, toFileId } from './fileFactories';

export const aWrittenLesson = (more: Partial<WrittenLesson> = {}): WrittenLesson => ({
  key: 'where-money-comes-from',
  kind: 'text',
  minutes: 10,
  quiz: null,
  link: '',
  title: { en: 'Where money comes from' },
  body: { en: 'Taxes and **fees**.' },
  video: null,
  document: null,
  ...more,
});

/** A lesson of each kind. */
export const LESSONS: readonly WrittenLesson[] = [
  aWrittenLesson(),
  aWrittenLesson({
    key: 'the-council-votes',
    kind: 'video',
    title: { en: 'The council votes' },
    body: {},
    video: {
      film: toFileId(11),
      captions: [{ locale: 'en', file: toFileId(12) }],
      transcript: { en: 'Good morning.' },
    },
  }),
  aWrittenLesson({ key: 'plan', kind: 'file', title: { en: 'The plan' }, document: toFileId(1) }),
  aWrittenLesson({ key: 'quiz', kind: 'quiz', title: { en: 'Quiz' }, quiz: 'city-budget' }),
  aWrittenLesson({
    key: 'page',
    kind: 'link',
    title: { en: 'The budget' },
    link: 'https://city.example/budget',
  }),
];

/** Creates a course as its writers read it. */
export function aCourseWriting(
  more: Partial<CourseWriting> = {},
  lessons: readonly WrittenLesson[] = [aWrittenLesson()],
): CourseWriting {
  const course = {
    passMarkPercent: 70,
    prerequisite: null,
    certificateText: {},
    modules: [{ title: { en: 'Income' }, lessons: [...lessons] }],
  };
  return {
    revision: 3,
    originalLocale: 'en',
    status: 'draft',
    course,
    done: {},
    files: [
      aFileInfo(),
      aFileInfo({
        id: toFileId(11),
        name: 'council.mp4',
        mediaType: 'video/mp4',
        bytes: 40_000_000,
      }),
      aFileInfo({ id: toFileId(12), name: 'council.vtt', mediaType: 'text/vtt', bytes: 2_000 }),
    ],
    places: [
      { section: 'quizzes', slug: 'city-budget', title: { text: 'City budget', lang: 'en' } },
    ],
    faults: [...findCourseFaults(course, 'en')],
    ...more,
  };
}
