import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useGetStatisticsQuery } from '../../api/contentEndpoints';
import { numberMessages } from './messages';
import styles from './Numbers.module.css';

const NAMES = ['openPolls', 'ballots', 'comments', 'people', 'upcomingEvents'] as const;

/** The city in numbers. Left out while they are not known: nobody misses them. */
export function Numbers() {
  const { data } = useGetStatisticsQuery(undefined);
  if (!data) return null;
  return (
    <dl className={styles['numbers']}>
      {NAMES.map((name) => (
        <div key={name}>
          <dd>
            <FormattedNumber value={data[name]} />
          </dd>
          <dt>
            <FormattedMessage {...numberMessages[name]} values={{ count: data[name] }} />
          </dt>
        </div>
      ))}
    </dl>
  );
}
