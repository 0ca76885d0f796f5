import { FormattedMessage } from 'react-intl';
import { isAdmin } from '../../../shared/permissions/roles';
import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import styles from './LegalScreen.module.css';
import { legalMessages } from './messages';

/**
 * For administrators, who alone write legal texts; the host decides in any case. `kind`: which of
 * the texts.
 */
export function WriteLink({ kind }: { readonly kind: string }) {
  const user = useAppSelector(selectUser);
  if (!user || !isAdmin(user.roles)) return null;
  return (
    <p className={styles['write']}>
      <ButtonLink look="secondary" to={`/legal/${kind}/edit`}>
        <FormattedMessage {...legalMessages.write} />
      </ButtonLink>
    </p>
  );
}
