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

type NumberName = (typeof NUMBERS)[number]['name'];

/**
 * The city in numbers, those that say something. Their place is kept while they are not known;
 * where nothing has happened yet there are none.
 */
export function Numbers() {
  const { formatMessage } = useIntl();
  const { data, isError, error, refetch } = useGetStatisticsQuery(undefined);
  const { settings } = useLocaleContext();
  const shown = NUMBERS.filter(({ section }) => section === null || isSectionOn(settings, section));
  if (data && shown.every(({ name }) => name === 'people' || data[name] === 0)) return null;
  const counted = shown.filter(({ name }) => !data || isTold(data, name));
  if (isError && !data) return <ErrorNotice onRetry={refetch} error={error} />;
  return (
    <section aria-label={formatMessage(homeMessages.numbers)} aria-busy={!data}>
      <dl className={styles['numbers']}>
        {counted.map(({ name }) => (
          <div key={name}>{data ? <Known name={name} data={data} /> : <Unknown />}</div>
        ))}
      </dl>
    </section>
  );
}

/** Tells whether a number says something: nought does of ballots alone, while a vote is open. */
const isTold = (data: Statistics, name: NumberName): boolean =>
  data[name] > 0 || (name === 'ballots' && data.openPolls > 0);

interface KnownProps {
  readonly name: NumberName;
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
