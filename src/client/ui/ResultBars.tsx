import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Text } from '../../shared/contract/text';
import { uiMessages } from '../intl/sharedMessages';
import { Badge } from './Badge';
import { classes } from './classes';
import { UserText } from './UserText';
import styles from './ResultBars.module.css';

export interface Bar {
  readonly id: string;
  readonly label: Text;
  readonly votes: number;
}

interface Props {
  readonly bars: readonly Bar[];
  /** All votes; shares are of this number. */
  readonly total: number;
  /** What the chart shows, for the table's caption. */
  readonly caption: string;
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Result of a vote as bars with numbers, and the same as a table. */
export function ResultBars({ bars, total, caption }: Props) {
  const most = Math.max(...bars.map(({ votes }) => votes), 1);
  const share = (votes: number) => (total === 0 ? 0 : votes / total);
  return (
    <div className={styles['result']}>
      <div aria-hidden="true" className={styles['bars']}>
        {bars.map(({ id, label, votes }) => (
          <div key={id} className={classes(styles['row'], votes === most && styles['leading'])}>
            <span className={styles['label']}>
              <UserText text={label} />
              {votes === most && (
                <Badge tone="accent">
                  <FormattedMessage {...uiMessages.chartLeading} />
                </Badge>
              )}
            </span>
            <span className={styles['numbers']}>
              <FormattedMessage {...uiMessages.votes} values={{ count: votes }} />
              <strong>
                <FormattedNumber value={share(votes)} {...percent} />
              </strong>
            </span>
            <svg className={styles['track']} preserveAspectRatio="none">
              <rect width={`${share(votes) * 100}%`} height="100%" rx="5" />
            </svg>
          </div>
        ))}
      </div>
      <details className={styles['details']}>
        <summary>
          <FormattedMessage {...uiMessages.chartTable} />
        </summary>
        <ResultTable bars={bars} share={share} caption={caption} />
      </details>
    </div>
  );
}

interface TableProps extends Pick<Props, 'bars' | 'caption'> {
  readonly share: (votes: number) => number;
}

function ResultTable({ bars, share, caption }: TableProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{formatMessage(uiMessages.chartOption)}</th>
          <th scope="col">{formatMessage(uiMessages.chartVotes)}</th>
          <th scope="col">{formatMessage(uiMessages.chartShare)}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, votes }) => (
          <tr key={id}>
            <th scope="row">
              <UserText text={label} />
            </th>
            <td>{formatNumber(votes)}</td>
            <td>{formatNumber(share(votes), percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
