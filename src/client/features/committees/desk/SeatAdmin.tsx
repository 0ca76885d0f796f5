import { FormattedMessage } from 'react-intl';
import type { SeatManagement as Desk } from '../../../../shared/contract/seats';
import { useGetSeatDeskQuery } from '../../../parts/seats/seatsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Part } from '../../../ui/Part';
import { Skeleton } from '../../../ui/Skeleton';
import { AssignSeatForm } from './AssignSeatForm';
import { seatMessages } from './messages';
import { TermRow } from './TermRow';
import styles from '../../../parts/teams/Desk.module.css';

/**
 * Tools of those who give the seats of a committee: terms that run or come, and a seat for a new
 * person.
 */
export function SeatAdmin({ slug }: { readonly slug: string }) {
  const { currentData, isError, error, refetch } = useGetSeatDeskQuery({
    slug,
    locale: useLocale(),
  });
  if (currentData) return <Shown slug={slug} desk={currentData} />;
  if (!isError) return <Skeleton lines={6} />;
  return <ErrorNotice onRetry={refetch} error={error} />;
}

function Shown({ slug, desk }: { readonly slug: string; readonly desk: Desk }) {
  const terms = desk.terms.filter(({ isOver }) => !isOver);
  return (
    <section className={styles['desk']} aria-labelledby="seat-desk">
      <h2 id="seat-desk">
        <FormattedMessage {...seatMessages.desk} />
      </h2>
      {desk.isDissolved ? (
        <p className={styles['soft']}>
          <FormattedMessage {...seatMessages.dissolved} />
        </p>
      ) : (
        <>
          <Part title={seatMessages.terms}>
            <ul className={styles['list']}>
              {terms.map((term) => (
                <TermRow key={term.id} slug={slug} term={term} desk={desk} />
              ))}
            </ul>
          </Part>
          <Part title={seatMessages.give}>
            <AssignSeatForm slug={slug} desk={desk} />
          </Part>
        </>
      )}
    </section>
  );
}
