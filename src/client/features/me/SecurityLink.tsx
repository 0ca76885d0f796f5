import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/Button';
import { securityMessages } from './messages';

/** The account menu is fixed by SPEC 2.3: this page is reached from the account and the profile. */
export function SecurityLink() {
  return (
    <ButtonLink to="/me/security" look="secondary">
      <FormattedMessage {...securityMessages.link} />
    </ButtonLink>
  );
}
