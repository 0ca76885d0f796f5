import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Statistics } from '../../../shared/contract/statistics';
import { useGetStatisticsQuery } from '../../api/contentEndpoints';
import { uiMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { homeMessages, numberMessages } from './messages';
import styles from './Numbers.module.css';

const NAMES = ['openPolls', 'ballots', 'comments', 'people', 'upcomingEvents'] as const;

/** The city in numbers. Their place is kept while they are not known. */
export function Numbers() {
  const { formatMessage } = useIntl();
  const { data, isError, error, refetch } = useGetStatisticsQuery(undefined);
  if (isError && !data) return <ErrorNotice onRetry={refetch} error={error} />;
  return (
    <section aria-label={formatMessage(homeMessages.numbers)} aria-busy={!data}>
      <dl className={styles['numbers']}>
        {NAMES.map((name) => (
          <div key={name}>{data ? <Known name={name} data={data} /> : <Unknown />}</div>
        ))}
      </dl>
    </section>
  );
}

interface KnownProps {
  readonly name: (typeof NAMES)[number];
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
