import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CommitteeDetails } from '../../../shared/contract/committees';
import { joinClasses } from '../../ui/joinClasses';
import { Notice } from '../../ui/Notice';
import { UserText } from '../../ui/UserText';
import styles from './Composition.module.css';
import { getGroupColour, Hemicycle } from './Hemicycle';
import { committeeMessages } from './messages';
import { VacantSeats } from './VacantSeats';

type Props = Pick<CommitteeDetails, 'composition' | 'vacantSeats' | 'dissolution'>;

/** Groups with their numbers of seats, and the number of vacant seats. */
export function Composition({ composition, vacantSeats, dissolution }: Props) {
  const { formatMessage } = useIntl();
  const allSeats = composition.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <section className={styles['part']} aria-labelledby="composition">
      <h2 id="composition" className={styles['title']}>
        <FormattedMessage {...committeeMessages.composition} />
      </h2>
      {vacantSeats > 0 && !dissolution && (
        <Notice
          tone="warn"
          icon="person"
          title={
            <FormattedMessage {...committeeMessages.vacancies} values={{ count: vacantSeats }} />
          }
        />
      )}
      <Hemicycle composition={composition} />
      <table className={styles['table']} aria-labelledby="composition">
        <thead>
          <tr>
            <th scope="col">{formatMessage(committeeMessages.group)}</th>
            <th scope="col" className={styles['seats']}>
              {formatMessage(committeeMessages.seats)}
            </th>
          </tr>
        </thead>
        <tbody>
          {composition.map(({ key, category, seats, vacant, vacantSince }, group) => (
            <tr key={key}>
              <th scope="row">
                <span
                  className={joinClasses(styles['mark'], getGroupColour(group))}
                  aria-hidden="true"
                />
                <UserText text={category} />
                {vacant > 0 && <VacantSeats vacant={vacant} since={vacantSince} />}
              </th>
              <td className={styles['seats']}>
                <FormattedNumber value={seats} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{formatMessage(committeeMessages.allSeats)}</th>
            <td className={styles['seats']}>
              <FormattedNumber value={allSeats} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
