import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Statistics } from '../../../shared/contract/statistics';
import { isSectionOn } from '../../../shared/settings';
import { useGetStatisticsQuery } from '../../api/contentEndpoints';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { homeMessages, numberMessages } from './messages';
import styles from './Numbers.module.css';

/** The numbers, each with the section without which it is not shown. */
const NUMBERS = [
  { name: 'openPolls', section: 'have-your-say' },
  { name: 'ballots', section: 'have-your-say' },
  { name: 'comments', section: null },
  { name: 'people', section: null },
  { name: 'upcomingEvents', section: 'events' },
] as const;

/**
 * The city in numbers. Their place is kept while they are not known; where nothing has happened yet
 * there are none.
 */
export function Numbers() {
  const { formatMessage } = useIntl();
  const { data, isError, error, refetch } = useGetStatisticsQuery(undefined);
  const { settings } = useLocaleContext();
  const shown = NUMBERS.filter(({ section }) => section === null || isSectionOn(settings, section));
  if (data && shown.every(({ name }) => name === 'people' || data[name] === 0)) return null;
  if (isError && !data) return <ErrorNotice onRetry={refetch} error={error} />;
  return (
    <section aria-label={formatMessage(homeMessages.numbers)} aria-busy={!data}>
      <dl className={styles['numbers']}>
        {shown.map(({ name }) => (
          <div key={name}>{data ? <Known name={name} data={data} /> : <Unknown />}</div>
        ))}
      </dl>
    </section>
  );
}

interface KnownProps {
  readonly name: (typeof NUMBERS)[number]['name'];
  readonly data: Statistics;
}

function Known({ name, data }: KnownProps) {
  return (
    <>
      <dd>
        <FormattedNumber value={data[name]} />
      </dd>
      <dt>
        <FormattedMessage {...numberMessages[name]} values={{ count: data[name] }} />
      </dt>
    </>
  );
}

function Unknown() {
  return (
    <>
      <dd aria-hidden="true" className={styles['unknown']} />
      <dt>
        <FormattedMessage {...uiMessages.loading} />
      </dt>
    </>
  );
}
