import type { WrittenCourse, WrittenLesson } from '../../../shared/contract/courseWriting';
import type { Localized } from '../../../shared/contract/text';
import { readBody, readLine, readLocalized } from '../../editing/readWritten';

const line = (text: Localized) => readLocalized(text, readLine);
const body = (text: Localized) => readLocalized(text, readBody);

/** A lesson with its texts as they are kept, and of its parts those of its kind alone. */
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

/** A course as it is kept: nothing in its texts is a command to whoever shows them. */
export const readCourse = (course: WrittenCourse): WrittenCourse => ({
  ...course,
  certificateText: body(course.certificateText),
  modules: course.modules.map(({ title, lessons }) => ({
    title: line(title),
    lessons: lessons.map(readLesson),
  })),
});
