import type { MessageDescriptor } from 'react-intl';
import type { CourseFault } from '../../../../shared/training/courseFaults';
import type { Faults } from '../../../ui/forms/formContext';
import { courseFaultMessages } from './messages';
import type { WrittenCourseState } from './writtenCourse';

export const isError = ({ severity }: Pick<CourseFault, 'severity'>): boolean =>
  severity === 'error';

/** Returns the name of the field that a fault is about. */
export function getFaultFieldName(
  { module: at, lesson: index, field }: CourseFault,
  written: WrittenCourseState,
) {
  const module = at === undefined ? undefined : written.modules[at];
  const lesson = index === undefined ? undefined : module?.lessons[index];
  return `${(lesson ?? module)?.id ?? 'settings'}.${field ?? 'modules'}`;
}

/** Returns the messages that are shown at the fields: the first fault of each. */
export function toFieldFaults(faults: readonly CourseFault[], written: WrittenCourseState): Faults {
  const shown: Record<string, MessageDescriptor> = {};
  for (const fault of faults.filter(isError))
    shown[getFaultFieldName(fault, written)] ??= courseFaultMessages[fault.code];
  return shown;
}
