import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { useOfferedLocales } from '../../../intl/IntlRoot';
import { Icon } from '../../../ui/Icon';
import styles from '../builder.module.css';
import { checkMessages, questionMessages } from '../messages';

interface Fault {
  /** Place of the fault, for `onGo`. */
  readonly place: string;
  /** The positions on the paper, from 0; neither: outside of the questions. */
  readonly question: number | null;
  readonly option: number | null;
  /** Subject of the fault, where the two positions do not say it. */
  readonly where?: ReactNode;
  readonly text: ReactNode;
}

interface ListProps {
  readonly faults: readonly Fault[];
  /** Subject of a fault outside of the questions. */
  readonly elsewhere: ReactNode;
  readonly onGo: (place: string) => void;
}

interface Props extends ListProps {
  readonly children: ReactNode;
}

export const CHECKS_ID = 'checks';

/**
 * List of the faults that still keep a content from being published, each with a link to its field;
 * below it hints.
 */
export function ChecksPanel({ faults, elsewhere, onGo, children }: Props) {
  return (
    <section id={CHECKS_ID} aria-labelledby="checks-title" className={styles['checks']}>
      <h2 id="checks-title" className={styles['sideTitle']}>
        <FormattedMessage {...checkMessages.title} />
      </h2>
      <p role="status" className={faults.length === 0 ? styles['ready'] : undefined}>
        {faults.length === 0 && <Icon name="check" />}
        <FormattedMessage {...checkMessages.count} values={{ count: faults.length }} />
      </p>
      <FaultList faults={faults} elsewhere={elsewhere} onGo={onGo} />
      {children}
    </section>
  );
}

/** Lists faults or notes, each with a way to its field. */
export function FaultList({ faults, elsewhere, onGo }: ListProps) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles['faults']}>
      {faults.map((fault, index) => (
        <li key={`${fault.place} ${index}`}>
          <button type="button" className={styles['faultLink']} onClick={() => onGo(fault.place)}>
            <strong>
              <Where fault={fault} elsewhere={elsewhere} />
            </strong>
            {fault.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Where({
  fault: { question, option, where },
  elsewhere,
}: Pick<ListProps, 'elsewhere'> & { readonly fault: Fault }) {
  if (where !== undefined) return where;
  if (question === null) return elsewhere;
  const number = question + 1;
  return option === null ? (
    <FormattedMessage {...questionMessages.number} values={{ number }} />
  ) : (
    <FormattedMessage {...checkMessages.option} values={{ number, option: option + 1 }} />
  );
}

interface MissingProps {
  readonly missing: readonly { readonly locale: Locale; readonly count: number }[];
  readonly onLanguage: (locale: Locale) => void;
}

/** Missing translations keep nothing from being published: readers get the original words. */
export function MissingTexts({ missing, onLanguage }: MissingProps) {
  const { formatMessage } = useIntl();
  const offered = useOfferedLocales();
  const wanted = missing.filter(({ locale }) => offered.includes(locale));
  if (wanted.length === 0) return null;
  return (
    <>
      <p className={styles['note']}>
        <FormattedMessage {...checkMessages.translations} />
      </p>
      <ul className={styles['faults']}>
        {wanted.map(({ locale, count }) => (
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
