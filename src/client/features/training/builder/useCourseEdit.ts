import type { CourseWriting } from '../../../../shared/contract/courseWriting';
import { isProblem } from '../../../api/problem';
import { useKeys } from '../../../api/useKeys';
import { useLocale } from '../../../intl/IntlRoot';
import { trimmed } from '../../have-your-say/builder/draftOf';
import {
  useBuilding,
  type ChangeOf,
  type Editing,
  type Revised,
} from '../../have-your-say/builder/frame/useBuilding';
import { useChangeCourseMutation } from './courseBuilderApi';
import { courseOf, withKeys, type Written } from './writtenCourse';

export interface Base extends Written, Revised {}

export interface CourseEditing extends Editing<Base> {
  /** Course as the host has it now. */
  readonly writing: CourseWriting;
}

export type Change = ChangeOf<Written>;

/** Provides a course while it is being edited. */
export function useCourseEdit({ slug, writing, ...editing }: CourseEditing) {
  const locale = useLocale();
  const keyFor = useKeys();
  const [send, sending] = useChangeCourseMutation();
  const building = useBuilding<Written>({
    ...editing,
    newest: writing.revision,
    sending,
    isOutdated: (error) => isProblem(error) && error.code === 'newerRevision',
    send: (written, revision) => {
      const body = { revision, course: trimmed(courseOf(written)) };
      return send({ slug, locale, body, idempotencyKey: keyFor(body) });
    },
  });
  const save = async () => {
    if (building.isLoading) return;
    // A key that was given stays, also where the answer is lost on its way.
    building.change((before) =>
      withKeys(before, writing.originalLocale, Object.keys(writing.done)),
    );
    await building.save();
  };
  return { ...building, save };
}
