import { FormattedMessage } from 'react-intl';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { registrationMessages } from './messages';

/** The numbers of free places and of people who wait. */
export function CapacityLine({ info }: { readonly info: RegistrationInfo }) {
  const { capacity, taken, waiting } = info;
  return (
    <>
      <p>
        {capacity === null ? (
          <FormattedMessage {...registrationMessages.taken} values={{ count: taken }} />
        ) : (
          <FormattedMessage
            {...registrationMessages.places}
            values={{ capacity, free: Math.max(0, capacity - taken) }}
          />
        )}
      </p>
      {waiting > 0 && (
        <p>
          <FormattedMessage {...registrationMessages.waiting} values={{ count: waiting }} />
        </p>
      )}
    </>
  );
}
