import { FormattedMessage } from 'react-intl';
import { isEditor, isPortalStaff } from '../../../shared/permissions/roles';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';

/**
 * The account menu is fixed by SPEC 2.3: moderators, editors and administrators reach the
 * administration from their account.
 */
export function AdminLink() {
  const user = useAppSelector(selectUser);
  if (!user || !(isPortalStaff(user.roles) || isEditor(user.roles))) return null;
  return (
    <ButtonLink to={isPortalStaff(user.roles) ? '/admin' : '/admin/contents'} look="secondary">
      <FormattedMessage {...titleMessages.admin} />
    </ButtonLink>
  );
}
