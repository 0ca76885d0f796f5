import { useIntl } from 'react-intl';
import type { Text } from '../../../shared/contract/text';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './DecisionTable.module.css';
import { governanceMessages } from './messages';
import { DecisionState, type Decision } from './StateBadges';
import { useBodyNames, type Entry } from './useAllOfKind';

const COLUMNS = ['number', 'date', 'decision', 'body', 'vote', 'state'] as const;

/** The register: a table where there is room, on a phone the same rows as cards. */
export function DecisionTable({ decisions }: { readonly decisions: readonly Entry[] }) {
  const { formatMessage } = useIntl();
  const bodyNames = useBodyNames();
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{formatMessage(governanceMessages.decisions)}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {formatMessage(governanceMessages[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ id, slug, title, details: { decision } }) =>
          decision ? (
            <tr key={id}>
              <td className={styles['number']}>
                <bdi dir="ltr">{decision.number}</bdi>
              </td>
              <td className={styles['date']}>
                <TimeText value={decision.decidedOn} />
              </td>
              <th scope="row" className={styles['title']}>
                <Link to={`/governance/${slug}`}>
                  <UserText text={title} note />
                </Link>
              </th>
              <td>
                <BodyName name={bodyNames.get(decision.body ?? '')} />
              </td>
              <td>
                <Vote decision={decision} />
              </td>
              <td>
                <DecisionState state={decision.state} />
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

const BodyName = ({ name }: { readonly name: Text | undefined }) =>
  name ? <UserText text={name} /> : null;

function Vote({ decision: { method, tally } }: { readonly decision: Decision }) {
  return (
    <>
      {tally && (
        <span className={styles['tally']}>
          <UserText text={tally} />
        </span>
      )}
      <span className={styles['method']}>
        <UserText text={method} />
      </span>
    </>
  );
}
