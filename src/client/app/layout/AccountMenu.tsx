import { FormattedMessage } from 'react-intl';
import { getAdminPath } from '../../../shared/permissions/roles';
import { ACCOUNT_PAGES, isPathOpen } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { useAppDispatch } from '../../store/hooks';
import { accountMessages, titleMessages, uiMessages } from '../../intl/sharedMessages';
import { signOutRequested } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { Icon } from '../../ui/Icon';
import { Portrait } from '../../parts/person/Portrait';
import { Menu } from '../../ui/overlays/Menu';
// After the menu's own rules, which it changes.
import styles from './AccountMenu.module.css';

interface Props {
  /** Null until the person’s record has come. */
  readonly user: User | null;
}

const PAGES = ['me', ...ACCOUNT_PAGES] as const;
const pathOf = (page: (typeof PAGES)[number]) => (page === 'me' ? '/me' : `/me/${page}`);

/**
 * The account's pages in the order of SPEC 2.3; below them the administration for those who have
 * work there, one's profile, and the way out.
 */
export function AccountMenu({ user }: Props) {
  const dispatch = useAppDispatch();
  const { settings } = useLocaleContext();
  const shown = PAGES.filter((page) => isPathOpen(pathOf(page), settings));
  const pages = shown.map((page) => ({ label: accountMessages[page], to: pathOf(page) }));
  const admin = getAdminPath(user?.roles ?? []);
  const own = [
    ...(admin === null ? [] : [{ label: titleMessages.admin, to: admin }]),
    { label: titleMessages.profile, to: '/profile' },
    { label: uiMessages.signOut, onAction: () => void dispatch(signOutRequested()) },
  ];
  return (
    <Menu className={styles['button']} groups={[pages, own]}>
      {user?.picture ? (
        <Portrait name={user.name} picture={user.picture} size="small" />
      ) : (
        <Icon name="person" />
      )}
      {/* The beginning of a long name stays, whatever its script. */}
      <span className={styles['name']} dir="auto">
        {user ? user.name : <FormattedMessage {...uiMessages.account} />}
      </span>
    </Menu>
  );
}
