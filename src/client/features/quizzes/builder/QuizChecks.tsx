import { FormattedMessage } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import type { QuizFault } from '../../../../shared/quizzes/quizFaults';
import styles from '../../../parts/builder/builder.module.css';
import { ChecksPanel, MissingTexts } from '../../../parts/builder/frame/ChecksPanel';
import { builderMessages } from '../../../parts/builder/messages';
import { quizFaultMessages, quizFoldTitles } from './messages';
import { isError, getFaultFieldName } from './quizFaultPlaces';
import { getSettingFold } from './settingFolds';
import type { WrittenQuizState } from './writtenQuiz';

interface Props {
  readonly written: WrittenQuizState;
  readonly faults: readonly QuizFault[];
  readonly onGo: (place: string) => void;
  readonly onLanguage: (locale: Locale) => void;
}

/**
 * List of the faults that still keep the quiz from being published, followed by the words that are
 * not translated.
 */
export function QuizChecks({ written, faults, onGo, onLanguage }: Props) {
  const warnings = faults.filter((fault) => !isError(fault));
  const missing = warnings.flatMap(({ locale, given = 0 }) =>
    locale ? [{ locale, count: given }] : [],
  );
  return (
    <ChecksPanel
      faults={faults.filter(isError).map((fault) => {
        const fold = getSettingFold(fault);
        return {
          question: fault.question ?? null,
          option: fault.option ?? null,
          ...(fold && { where: <FormattedMessage {...quizFoldTitles[fold]} /> }),
          place: getFaultFieldName(fault, written),
          text: <FormattedMessage {...quizFaultMessages[fault.code]} />,
        };
      })}
      elsewhere={<FormattedMessage {...builderMessages.questions} />}
      onGo={onGo}
    >
      {warnings.some(({ code }) => code === 'closesInPast') && (
        <p className={styles['note']}>
          <FormattedMessage {...quizFaultMessages.closesInPast} />
        </p>
      )}
      <MissingTexts missing={missing} onLanguage={onLanguage} />
    </ChecksPanel>
  );
}
