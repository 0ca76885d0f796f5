import { useIntl } from 'react-intl';
import { useGetMySeatsQuery } from '../../../parts/seats/seatsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { accountMessages } from '../../../intl/sharedMessages';
import { AccountLayout } from '../AccountLayout';
import { QueryResult } from '../QueryResult';
import { MySeats } from './MySeats';

/** The seats in committees of the person who is signed in. */
export function MySeatsScreen() {
  const { formatMessage } = useIntl();
  const answer = useGetMySeatsQuery(useLocale());
  return (
    <AccountLayout title={formatMessage(accountMessages.committees)}>
      <QueryResult answer={answer}>{({ terms }) => <MySeats terms={terms} />}</QueryResult>
    </AccountLayout>
  );
}
