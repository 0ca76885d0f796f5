import { FormattedMessage } from 'react-intl';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { PersonName } from '../person/PersonName';
import { registrationMessages } from './messages';
import styles from './Registration.module.css';

/** The people who come and let others know. */
export function Attendees({ people }: { readonly people: RegistrationInfo['attending'] }) {
  if (people.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <FormattedMessage {...registrationMessages.attending} />
      </summary>
      <ul className={styles['people']}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <PersonName id={id} name={name} />
          </li>
        ))}
      </ul>
    </details>
  );
}
