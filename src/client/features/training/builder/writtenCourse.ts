import type {
  CourseWriting,
  WrittenCourse,
  WrittenLesson as SentLesson,
} from '../../../../shared/contract/courseWriting';
import type { Localized } from '../../../../shared/contract/text';
import type { LessonKind } from '../../../../shared/contract/training';
import type { Locale } from '../../../../shared/locales';
import { listCourseTexts } from '../../../../shared/training/courseFaults';
import { suggestSlug } from '../../../parts/details/suggestSlug';
import { insertItem, removeItem } from '../../../parts/builder/listEdits';

type SentVideo = NonNullable<SentLesson['video']>;

/** A lesson of any kind, with what another kind would need. */
export interface WrittenLesson extends Omit<SentLesson, 'video'> {
  readonly id: string;
  readonly video: SentVideo;
}

export interface WrittenModule {
  readonly id: string;
  readonly title: Localized;
  readonly lessons: readonly WrittenLesson[];
}

/** Content of the course builder. */
export interface WrittenCourseState {
  readonly settings: Omit<WrittenCourse, 'modules'>;
  readonly modules: readonly WrittenModule[];
}

type MakeId = () => string;

const NO_VIDEO: SentVideo = { film: null, captions: [], transcript: {} };

/** Returns a course as it is edited: what is in lists has ids for as long as the page is open. */
export const toWrittenCourseState = (
  { course }: CourseWriting,
  newId: MakeId,
): WrittenCourseState => {
  const { modules, ...settings } = course;
  return {
    settings,
    modules: modules.map(({ title, lessons }) => ({
      id: newId(),
      title,
      lessons: lessons.map((lesson) => ({
        ...lesson,
        id: newId(),
        video: lesson.video ?? NO_VIDEO,
      })),
    })),
  };
};

const sentLesson = ({ id: _id, video, ...lesson }: WrittenLesson): SentLesson => ({
  ...lesson,
  video: lesson.kind === 'video' ? video : null,
});

/** Returns the course as it is sent. */
export const toCourse = ({ settings, modules }: WrittenCourseState): WrittenCourse => ({
  ...settings,
  modules: modules.map(({ title, lessons }) => ({ title, lessons: lessons.map(sentLesson) })),
});

export const listLessons = ({
  modules,
}: Pick<WrittenCourseState, 'modules'>): readonly WrittenLesson[] =>
  modules.flatMap(({ lessons }) => lessons);

/** Counts the translated texts of a language and all texts. */
export function getTranslationProgress(
  written: WrittenCourseState,
  locale: Locale,
): { done: number; total: number } {
  const texts = listCourseTexts(toCourse(written)).filter((text) => Object.keys(text).length > 0);
  return { done: texts.filter((text) => text[locale]).length, total: texts.length };
}

const USUAL_MINUTES = 5;

/**
 * Creates a lesson without words. It gets its key when it is kept for the first time, out of its
 * title.
 */
export const createBlankLesson = (kind: LessonKind, newId: MakeId): WrittenLesson => ({
  id: newId(),
  key: '',
  kind,
  title: {},
  body: {},
  minutes: USUAL_MINUTES,
  quiz: null,
  video: NO_VIDEO,
  document: null,
  link: '',
});

export const createBlankModule = (newId: MakeId): WrittenModule => ({
  id: newId(),
  title: {},
  lessons: [],
});

const LONGEST_STEM = 48;
const STEM = 'lesson';

/** Returns a key that no lesson has: words of the title, with a number where they are taken. */
function keyFor({ title }: WrittenLesson, original: Locale, taken: ReadonlySet<string>): string {
  const words = suggestSlug(title[original] ?? '').slice(0, LONGEST_STEM);
  const stem = words.replace(/-+$/, '') || STEM;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(key)) return key;
  }
}

/**
 * Returns the course with a key for every lesson. Keys that lessons had before stay theirs. `gone`:
 * keys of removed lessons that people have done.
 */
export function assignLessonKeys(
  written: WrittenCourseState,
  original: Locale,
  gone: readonly string[],
): WrittenCourseState {
  const taken = new Set([...gone, ...listLessons(written).map(({ key }) => key)]);
  const named = (lesson: WrittenLesson): WrittenLesson => {
    if (lesson.key !== '') return lesson;
    const key = keyFor(lesson, original, taken);
    taken.add(key);
    return { ...lesson, key };
  };
  return {
    ...written,
    modules: written.modules.map((module) => ({ ...module, lessons: module.lessons.map(named) })),
  };
}

type Modules = WrittenCourseState['modules'];

const withLessons = (
  modules: Modules,
  id: string,
  make: (lessons: readonly WrittenLesson[]) => readonly WrittenLesson[],
): Modules =>
  modules.map((module) =>
    module.id === id ? { ...module, lessons: make(module.lessons) } : module,
  );

export const insertLesson = (
  modules: Modules,
  moduleId: string,
  index: number,
  lesson: WrittenLesson,
): Modules => withLessons(modules, moduleId, (lessons) => insertItem(lessons, index, lesson));

export const deleteLesson = (modules: Modules, lessonId: string): Modules =>
  modules.map((module) => ({ ...module, lessons: removeItem(module.lessons, lessonId) }));

/**
 * Moves a lesson one place up (-1) or down (1); at the end of a module it goes over into the next
 * one.
 */
export function shiftLesson(modules: Modules, lessonId: string, by: -1 | 1): Modules {
  const at = modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const module = modules[at];
  const place = module?.lessons.findIndex(({ id }) => id === lessonId) ?? -1;
  const lesson = module?.lessons[place];
  if (!module || !lesson) return modules;
  const to = place + by;
  const isInside = to >= 0 && to < module.lessons.length;
  const target = isInside ? module : modules[at + by];
  if (!target) return modules;
  const overIndex = by === 1 ? 0 : target.lessons.length;
  return insertLesson(
    deleteLesson(modules, lessonId),
    target.id,
    isInside ? to : overIndex,
    lesson,
  );
}

/** Returns the positions of a lesson and its module, both counted from 1. */
export function findLessonPosition(modules: Modules, lessonId: string) {
  const at = modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const index = modules[at]?.lessons.findIndex(({ id }) => id === lessonId) ?? -1;
  return { module: at + 1, lesson: index + 1 };
}
