import { createContext, useContext } from 'react';
import type { CourseWriting } from '../../../../shared/contract/courseWriting';
import type { FileInfo } from '../../../../shared/contract/files';

interface CourseContextValue {
  readonly places: CourseWriting['places'];
  /** Number of people who have done a lesson, by its key. */
  readonly done: CourseWriting['done'];
  /** Files that lessons can use without sending them again. */
  readonly files: readonly FileInfo[];
  readonly onFile: (info: FileInfo) => void;
  /** The lessons whose fields are on the page. */
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (lessonId: string, isOpen: boolean) => void;
}

export const CourseContext = createContext<CourseContextValue>({
  places: [],
  done: {},
  files: [],
  opened: new Set(),
  onFile: () => undefined,
  onOpen: () => undefined,
});

export const useCourse = () => useContext(CourseContext);
