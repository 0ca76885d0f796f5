import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import type { QuizFault } from '../../../../shared/quizzes/quizFaults';
import { languageMessages } from '../../../intl/contents/messages';
import { Icon } from '../../../ui/Icon';
import styles from '../../have-your-say/builder/builder.module.css';
import { checkMessages, questionMessages } from '../../have-your-say/builder/messages';
import { quizBuilderMessages, quizFaultMessages } from './messages';
import { isError, placeOf } from './quizFaultPlaces';
import type { Written } from './writtenQuiz';

interface Props {
  readonly written: Written;
  readonly faults: readonly QuizFault[];
  readonly onGo: (place: string) => void;
  readonly onLanguage: (locale: Locale) => void;
}

export const CHECKS_ID = 'checks';

/** What still keeps the quiz from being published, each with a way to its field; then which words are not translated. */
export function QuizChecks({ written, faults, onGo, onLanguage }: Props) {
  const errors = faults.filter(isError);
  return (
    <section id={CHECKS_ID} aria-labelledby="checks-title" className={styles['checks']}>
      <h2 id="checks-title" className={styles['sideTitle']}>
        <FormattedMessage {...checkMessages.title} />
      </h2>
      <p role="status" className={errors.length === 0 ? styles['ready'] : undefined}>
        {errors.length === 0 && <Icon name="check" />}
        <FormattedMessage {...checkMessages.count} values={{ count: errors.length }} />
      </p>
      {errors.length > 0 && (
        <ul className={styles['faults']}>
          {errors.map((fault, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles['faultLink']}
                onClick={() => onGo(placeOf(fault, written))}
              >
                <Place fault={fault} />
                <FormattedMessage {...quizFaultMessages[fault.code]} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Warnings faults={faults} onLanguage={onLanguage} />
    </section>
  );
}

function Place({ fault: { question, option } }: { readonly fault: QuizFault }) {
  if (question === undefined)
    return (
      <strong>
        <FormattedMessage {...quizBuilderMessages.settings} />
      </strong>
    );
  const number = question + 1;
  return (
    <strong>
      {option === undefined ? (
        <FormattedMessage {...questionMessages.number} values={{ number }} />
      ) : (
        <FormattedMessage {...checkMessages.option} values={{ number, option: option + 1 }} />
      )}
    </strong>
  );
}

/** They keep nothing from being published: readers get the original words. */
function Warnings({ faults, onLanguage }: Pick<Props, 'faults' | 'onLanguage'>) {
  const { formatMessage } = useIntl();
  const warnings = faults.filter((fault) => !isError(fault));
  const missing = warnings.flatMap(({ locale, given = 0 }) =>
    locale ? [{ locale, count: given }] : [],
  );
  return (
    <>
      {warnings.some(({ code }) => code === 'closesInPast') && (
        <p className={styles['note']}>
          <FormattedMessage {...quizFaultMessages.closesInPast} />
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p className={styles['note']}>
            <FormattedMessage {...checkMessages.translations} />
          </p>
          <ul className={styles['faults']}>
            {missing.map(({ locale, count }) => (
              <li key={locale}>
                <button
                  type="button"
                  className={styles['faultLink']}
                  onClick={() => onLanguage(locale)}
                >
                  <strong>{formatMessage(languageMessages[locale])}</strong>
                  <FormattedMessage {...checkMessages.missingTexts} values={{ count }} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
