import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { COURSE_REFUSALS, type CourseFault } from '../../../../shared/training/courseFaults';
import { isProblem, type Problem } from '../../../api/problem';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { SavePanel } from '../../../parts/builder/frame/SavePanel';
import { isError } from './courseFaultPlaces';
import { courseBuilderMessages, courseFailures, courseRefusalMessages } from './messages';
import type { useCourseEdit } from './useCourseEdit';

interface Props {
  readonly edit: ReturnType<typeof useCourseEdit>;
  readonly faults: readonly CourseFault[];
  readonly onSave: () => void;
}

/** Saves the course, complete or not. */
export function CourseSaveBar({ edit, faults, onSave }: Props) {
  const error = edit.isNewer || edit.isLoading ? undefined : edit.error;
  return (
    <SavePanel
      label={courseBuilderMessages.save}
      isPending={edit.isLoading}
      isSaved={edit.isSaved}
      failure={error && <Failure error={error} />}
      missing={faults.filter(isError).length}
      onSave={() => {
        onSave();
        void edit.save();
      }}
    />
  );
}

/** Each thing that the course is refused for, and otherwise the one reason. */
function Failure({ error }: { readonly error: Problem | SerializedError }) {
  if (!isProblem(error)) return <p>{toFormErrors(error).failure}</p>;
  const named = (error.detail ?? '').split(', ');
  const refusals = COURSE_REFUSALS.filter((name) => named.includes(name));
  if (error.code === 'invalidCourse' && refusals.length > 0)
    return refusals.map((name) => (
      <p key={name}>
        <FormattedMessage {...courseRefusalMessages[name]} />
      </p>
    ));
  if (Object.hasOwn(courseFailures, error.code))
    return (
      <p>
        <FormattedMessage {...courseFailures[error.code as keyof typeof courseFailures]} />
      </p>
    );
  return <p>{toFormErrors(error).failure}</p>;
}
