import { FormattedMessage } from 'react-intl';
import { getAdminPath } from '../../../shared/permissions/roles';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';

/** Leads moderators, editors and administrators from their account to the administration. */
export function AdminLink() {
  const path = getAdminPath(useAppSelector(selectUser)?.roles ?? []);
  if (path === null) return null;
  return (
    <ButtonLink to={path} look="secondary">
      <FormattedMessage {...titleMessages.admin} />
    </ButtonLink>
  );
}
