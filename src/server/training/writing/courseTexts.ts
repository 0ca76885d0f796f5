import type { WrittenCourse, WrittenLesson } from '../../../shared/contract/courseWriting';
import type { Localized } from '../../../shared/contract/text';
import { readBody, readLine, readLocalized } from '../../editing/readWritten';

const line = (text: Localized) => readLocalized(text, readLine);
const body = (text: Localized) => readLocalized(text, readBody);

/**
 * Reads a lesson with its texts as they are stored; of its parts it keeps those of its kind alone.
 */
function readLesson(lesson: WrittenLesson): WrittenLesson {
  const { kind, video } = lesson;
  return {
    ...lesson,
    title: line(lesson.title),
    body: body(lesson.body),
    quiz: kind === 'quiz' ? lesson.quiz : null,
    video: kind === 'video' && video ? { ...video, transcript: body(video.transcript) } : null,
    document: kind === 'file' ? lesson.document : null,
    link: kind === 'link' ? lesson.link.trim() : '',
  };
}

/** Reads a course as it is stored: nothing in its texts is a command to whatever shows them. */
export const readCourse = (course: WrittenCourse): WrittenCourse => ({
  ...course,
  certificateText: body(course.certificateText),
  modules: course.modules.map(({ title, lessons }) => ({
    title: line(title),
    lessons: lessons.map(readLesson),
  })),
});
