import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { RegistrationTarget } from './registrationsApi';
import { registrationMessages } from './messages';

/** An event or a training as a file; for visitors, as everything that calendar programs read. */
export function CalendarFileLink({ section, slug }: RegistrationTarget) {
  const path = useHref(`/${section}/${slug}`);
  return (
    <p>
      <a href={`${path}.ics`} download>
        <FormattedMessage {...registrationMessages.toCalendar} />
      </a>
    </p>
  );
}
