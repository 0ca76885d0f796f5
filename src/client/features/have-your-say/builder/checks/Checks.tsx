import { FormattedMessage, useIntl } from 'react-intl';
import type { PaperFault } from '../../../../../shared/ballots/paperFaults';
import { LOCALE_CODES, type Locale } from '../../../../../shared/locales';
import { languageMessages } from '../../../../intl/contents/messages';
import { Icon } from '../../../../ui/Icon';
import styles from '../builder.module.css';
import { isError, placeOf } from './faults';
import { paperFaultMessages } from './messages';
import { checkMessages, questionMessages } from '../messages';
import type { Written } from '../written';

interface Props {
  readonly written: Written;
  readonly faults: readonly PaperFault[];
  readonly onGo: (place: string) => void;
  readonly onLanguage: (locale: Locale) => void;
}

export const CHECKS_ID = 'checks';

/** What still keeps the poll from being published, each with a way to its field; then what is good to know. */
export function Checks({ written, faults, onGo, onLanguage }: Props) {
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
            <li key={`${placeOf(fault)} ${fault.code} ${index}`}>
              <button
                type="button"
                className={styles['faultLink']}
                onClick={() => onGo(placeOf(fault))}
              >
                <Place fault={fault} written={written} />
                <FormattedMessage {...paperFaultMessages[fault.code]} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Translations faults={faults} onLanguage={onLanguage} />
    </section>
  );
}

function Place({ fault, written }: { readonly fault: PaperFault; readonly written: Written }) {
  const index = written.questions.findIndex(({ id }) => id === fault.question);
  const question = written.questions[index];
  const option = question?.options.findIndex(({ id }) => id === fault.option) ?? -1;
  const number = index + 1;
  return (
    <strong>
      {!question && <FormattedMessage {...checkMessages.rules} />}
      {question && option < 0 && (
        <FormattedMessage {...questionMessages.number} values={{ number }} />
      )}
      {option >= 0 && (
        <FormattedMessage {...checkMessages.option} values={{ number, option: option + 1 }} />
      )}
    </strong>
  );
}

type TranslationProps = Pick<Props, 'faults' | 'onLanguage'>;

/** Missing translations keep nothing from being published: readers get the original words. */
function Translations({ faults, onLanguage }: TranslationProps) {
  const { formatMessage } = useIntl();
  const missing = LOCALE_CODES.map((locale) => ({
    locale,
    count: faults
      .filter((fault) => fault.locale === locale)
      .reduce((sum, { given = 0 }) => sum + given, 0),
  })).filter(({ count }) => count > 0);
  if (missing.length === 0) return null;
  return (
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
  );
}
