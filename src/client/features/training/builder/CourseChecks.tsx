import { FormattedMessage } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import type { CourseFault } from '../../../../shared/training/courseFaults';
import { ChecksPanel, MissingTexts } from '../../../parts/builder/frame/ChecksPanel';
import { isError, getFaultFieldName } from './courseFaultPlaces';
import { courseBuilderMessages, courseFaultMessages, positionMessages } from './messages';
import type { WrittenCourseState } from './writtenCourse';

interface Props {
  readonly written: WrittenCourseState;
  readonly faults: readonly CourseFault[];
  readonly onGo: (place: string) => void;
  readonly onLanguage: (locale: Locale) => void;
}

/**
 * List of the faults that still keep the course from being published, followed by the words that
 * are not translated.
 */
export function CourseChecks({ written, faults, onGo, onLanguage }: Props) {
  const missing = faults.flatMap(({ locale, given = 0 }) =>
    locale ? [{ locale, count: given }] : [],
  );
  return (
    <ChecksPanel
      faults={faults.filter(isError).map((fault) => ({
        question: null,
        option: null,
        place: getFaultFieldName(fault, written),
        where: <Where fault={fault} />,
        text: <FormattedMessage {...courseFaultMessages[fault.code]} />,
      }))}
      elsewhere={<FormattedMessage {...courseBuilderMessages.modules} />}
      onGo={onGo}
    >
      <MissingTexts missing={missing} onLanguage={onLanguage} />
    </ChecksPanel>
  );
}

function Where({ fault: { module, lesson } }: { readonly fault: CourseFault }) {
  if (module === undefined) return <FormattedMessage {...courseBuilderMessages.modules} />;
  if (lesson === undefined)
    return <FormattedMessage {...positionMessages.module} values={{ number: module + 1 }} />;
  const values = { module: module + 1, lesson: lesson + 1 };
  return <FormattedMessage {...positionMessages.lesson} values={values} />;
}
