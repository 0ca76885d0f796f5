import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Indicator } from '../../../../shared/contract/indicators';
import { useAppSelector } from '../../../store/hooks';
import { selectEnvironment } from '../../../state/configSlice';
import fold from '../../../ui/Fold.module.css';
import { toIndicatorsArg } from '../governanceQueries';
import styles from './Indicators.module.css';
import { numberMessages } from './messages';

/** The query that a number was made by, and both as files. */
export function IndicatorDefinition({
  indicator: { name, query },
}: {
  readonly indicator: Indicator;
}) {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const [search] = useSearchParams();
  const file = `${apiUrl}/governance/indicators/${name}`;
  const period = new URLSearchParams(toIndicatorsArg(search));
  return (
    <details className={fold['fold']} suppressHydrationWarning>
      <summary>
        <FormattedMessage {...numberMessages.howMade} />
      </summary>
      <p className={styles['text']}>
        <FormattedMessage {...numberMessages.queryText} />
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled takes the focus */}
      <pre className={styles['query']} dir="ltr" lang="en" tabIndex={0}>
        <code>{query}</code>
      </pre>
      <ul className={styles['files']}>
        <li>
          <a href={`${file}.csv${period.size > 0 ? `?${period}` : ''}`} download>
            <FormattedMessage {...numberMessages.numbersFile} />
          </a>
        </li>
        <li>
          <a href={`${file}.sql`} download>
            <FormattedMessage {...numberMessages.queryFile} />
          </a>
        </li>
      </ul>
    </details>
  );
}
