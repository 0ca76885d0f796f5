import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ACCOUNT_PAGES, isPathOpen } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { accountMessages, titleMessages } from '../../intl/sharedMessages';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { NavLink } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import styles from './AccountLayout.module.css';
import { meMessages } from './messages';

/** Pages with pages below them that the account menu does not name. */
const PARENTS = {
  me: { to: '/me', title: accountMessages.me },
  profile: { to: '/profile', title: titleMessages.profile },
} as const;

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  /** From the top down. */
  readonly below?: readonly (keyof typeof PARENTS)[];
  readonly children: ReactNode;
}

/** A page of the account area with the way to all the others, in the order of SPEC 2.3. */
export function AccountLayout({ title, intro, below, children }: Props) {
  const { formatMessage } = useIntl();
  const { settings } = useLocaleContext();
  const pages = ACCOUNT_PAGES.filter((page) => isPathOpen(`/me/${page}`, settings));
  const trail = below?.map((page) => ({
    to: PARENTS[page].to,
    label: formatMessage(PARENTS[page].title),
  }));
  return (
    <div className={styles['columns']}>
      <nav aria-label={formatMessage(meMessages.pages)}>
        <ul className={styles['pages']}>
          <li>
            <NavLink to="/me" end>
              {formatMessage(accountMessages.me)}
            </NavLink>
          </li>
          {pages.map((page) => (
            <li key={page}>
              <NavLink to={`/me/${page}`}>{formatMessage(accountMessages[page])}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['main']}>
        <PageHeader
          title={title}
          intro={intro}
          breadcrumbs={trail && <Breadcrumbs trail={trail} />}
        />
        {children}
      </div>
    </div>
  );
}
