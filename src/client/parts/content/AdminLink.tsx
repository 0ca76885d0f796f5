import { FormattedMessage } from 'react-intl';
import { isEditor, isOfStaff, isPortalStaff } from '../../../shared/permissions/roles';
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
  if (!user || !isOfStaff(user.roles)) return null;
  return (
    <ButtonLink to={toAdminPath(user.roles)} look="secondary">
      <FormattedMessage {...titleMessages.admin} />
    </ButtonLink>
  );
}

/** Finds the first page of the administration that is open to somebody with these roles. */
function toAdminPath(roles: readonly string[]): string {
  if (isPortalStaff(roles)) return '/admin';
  return isEditor(roles) ? '/admin/contents' : '/admin/moderation';
}
