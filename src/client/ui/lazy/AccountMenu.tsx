import {
  Button,
  I18nProvider,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  RouterProvider,
  Separator,
} from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { ACCOUNT_PAGES } from '../../../shared/routes';
import { useAppDispatch } from '../../app/hooks';
import { accountMessages, titleMessages, uiMessages } from '../../intl/sharedMessages';
import { signOutRequested } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { Icon } from '../Icon';
import { Portrait } from '../person/Portrait';
import styles from './AccountMenu.module.css';

interface Props {
  /** Null until the person’s record has come. */
  readonly user: User | null;
}

/** The account's pages in the order of SPEC 2.3, one's profile, and the way out. */
export function AccountMenu({ user }: Props) {
  const { formatMessage, locale } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        <MenuTrigger>
          <Button className={styles['button']!}>
            {user?.picture ? (
              <Portrait name={user.name} picture={user.picture} size="small" />
            ) : (
              <Icon name="person" />
            )}
            {/* Of a long name the beginning stays, whatever its script. */}
            <span className={styles['name']} dir="auto">
              {user ? user.name : <FormattedMessage {...uiMessages.account} />}
            </span>
          </Button>
          <Popover className={styles['popover']!} placement="bottom end">
            <Menu className={styles['menu']!} aria-label={formatMessage(uiMessages.account)}>
              <MenuItem className={styles['item']!} href="/me">
                {formatMessage(accountMessages.me)}
              </MenuItem>
              {ACCOUNT_PAGES.map((page) => (
                <MenuItem key={page} className={styles['item']!} href={`/me/${page}`}>
                  {formatMessage(accountMessages[page])}
                </MenuItem>
              ))}
              <Separator className={styles['separator']!} />
              <MenuItem className={styles['item']!} href="/profile">
                {formatMessage(titleMessages.profile)}
              </MenuItem>
              <MenuItem className={styles['item']!} onAction={() => dispatch(signOutRequested())}>
                {formatMessage(uiMessages.signOut)}
              </MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </RouterProvider>
    </I18nProvider>
  );
}
