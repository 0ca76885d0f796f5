import type { CourseChange, CourseWriting } from '../../../../shared/contract/courseWriting';
import { isProblem } from '../../../api/problem';
import { useLocale } from '../../../intl/IntlRoot';
import { trimTexts } from '../../../parts/builder/paperDraft';
import {
  useBuilderState,
  type ApplyChange,
  type EditorProps,
  type Revision,
} from '../../../parts/builder/frame/useBuilderState';
import { useChangeCourseMutation } from './courseBuilderApi';
import { toCourse, assignLessonKeys, type WrittenCourseState } from './writtenCourse';

export interface RevisionBase extends WrittenCourseState, Revision {}

export interface CourseEditing extends EditorProps<WrittenCourseState, CourseChange> {
  /** Course as the host has it now. */
  readonly writing: CourseWriting;
}

export type Change = ApplyChange<WrittenCourseState>;

/** Provides a course while it is being edited. */
export function useCourseEdit({ slug, writing, ...editing }: CourseEditing) {
  const locale = useLocale();
  const [send] = useChangeCourseMutation();
  const building = useBuilderState<WrittenCourseState, CourseChange>({
    ...editing,
    newest: writing.revision,
    isOutdated: (error) => isProblem(error) && error.code === 'newerRevision',
    toBody: (written, revision) => ({ revision, course: trimTexts(toCourse(written)) }),
    send: ({ body, key }) => send({ slug, locale, body, idempotencyKey: key }),
  });
  const save = async () => {
    if (building.isLoading) return;
    // A key that was given stays, also where the answer is lost on its way.
    building.change((before) =>
      assignLessonKeys(before, writing.originalLocale, Object.keys(writing.done)),
    );
    await building.save();
  };
  return { ...building, save };
}
