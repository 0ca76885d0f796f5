import type { WrittenCourse } from '../../../shared/contract/courseWriting';
import { CAPTIONS_TYPE, DOCUMENT_TYPES, VIDEO_TYPES } from '../../../shared/contract/files';
import type { CourseRefusal } from '../../../shared/training/courseFaults';
import type { ReadContext } from '../../content/section';
import { leadsTo, findNamingFaults, type NamedContent } from '../../editing/details/namedContents';
import { PICTURE_TYPE } from '../../files/fileKeys';
import type { FileRow } from '../../files/fileQueries';
import {
  listCourseFiles,
  listWrittenLessons,
  type CourseSource,
  type UsedFile,
} from './courseSource';

/** Lists the contents that a course names. */
export const listNamedContents = (course: WrittenCourse): NamedContent[] => [
  ...(course.prerequisite
    ? [
        {
          field: 'prerequisite',
          section: 'training',
          slug: course.prerequisite,
          kind: 'course',
        } as const,
      ]
    : []),
  ...listWrittenLessons(course).flatMap(({ quiz }) =>
    quiz ? [{ field: 'quiz', section: 'quizzes', slug: quiz } as const] : [],
  ),
];

const UNKNOWN: Readonly<Record<string, CourseRefusal>> = {
  prerequisite: 'prerequisiteUnknown',
  quiz: 'quizUnknown',
};

/** Kinds of files that each use takes. */
const TAKEN: Readonly<Record<UsedFile['use'], readonly string[]>> = {
  film: VIDEO_TYPES,
  captions: [CAPTIONS_TYPE],
  document: [...DOCUMENT_TYPES, PICTURE_TYPE],
};

function fileRefusals(course: WrittenCourse, files: ReadonlyMap<string, FileRow>): CourseRefusal[] {
  const used = listCourseFiles(course);
  const isWrong = ({ id, use }: UsedFile) =>
    files.has(id) && !TAKEN[use].includes(files.get(id)?.media_type ?? '');
  return [
    ...(used.every(({ id }) => files.has(id)) ? [] : (['fileUnknown'] as const)),
    ...(used.some(isWrong) ? (['fileKind'] as const) : []),
  ];
}

const hasRepeated = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/**
 * Tells whether the prerequisites of a course lead back to it: such a course could never be begun.
 */
async function isCycle({ db }: ReadContext, { slug }: CourseSource, course: WrittenCourse) {
  const { prerequisite } = course;
  if (prerequisite === null) return false;
  const chain = { section: 'training', path: ['course', 'prerequisite'] } as const;
  return leadsTo(db, chain, { from: prerequisite, to: slug });
}

/** Lists what a course is refused for in whatever state it is. */
export async function findCourseRefusals(
  reading: ReadContext,
  source: CourseSource,
  course: WrittenCourse,
  files: ReadonlyMap<string, FileRow>,
): Promise<readonly CourseRefusal[]> {
  const unknown = await findNamingFaults(
    reading,
    listNamedContents(source.course),
    listNamedContents(course),
  );
  return [
    ...(hasRepeated(listWrittenLessons(course).map(({ key }) => key))
      ? (['keyRepeated'] as const)
      : []),
    ...unknown.flatMap(({ field }) => UNKNOWN[field] ?? []),
    ...((await isCycle(reading, source, course)) ? (['prerequisiteCycle'] as const) : []),
    ...fileRefusals(course, files),
  ];
}
