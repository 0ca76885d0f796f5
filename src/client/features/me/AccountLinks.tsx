import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { profileMessages } from './profile/messages';
import styles from './profile/profile.module.css';

const PAGES = {
  profile: '/profile',
  settings: '/me/settings',
  security: '/me/security',
  data: '/me/data',
} as const;

interface Props {
  readonly pages: readonly (keyof typeof PAGES)[];
  /** More links. */
  readonly children?: ReactNode;
}

/**
 * The account menu is fixed by SPEC 2.3: these pages are reached from the account and the profile.
 */
export function AccountLinks({ pages, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(profileMessages.links)} className={styles['links']}>
      <ul className={styles['links']}>
        {pages.map((page) => (
          <li key={page}>
            <ButtonLink to={PAGES[page]} look="secondary">
              <FormattedMessage {...titleMessages[page]} />
            </ButtonLink>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
