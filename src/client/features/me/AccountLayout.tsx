import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ACCOUNT_PAGES } from '../../../shared/routes';
import { accountMessages } from '../../intl/sharedMessages';
import { NavLink } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import styles from './AccountLayout.module.css';
import { meMessages } from './messages';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the account area with the way to all the others, in the order of SPEC 2.3. */
export function AccountLayout({ title, intro, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['columns']}>
      <nav aria-label={formatMessage(meMessages.pages)}>
        <ul className={styles['pages']}>
          <li>
            <NavLink to="/me" end>
              {formatMessage(accountMessages.me)}
            </NavLink>
          </li>
          {ACCOUNT_PAGES.map((page) => (
            <li key={page}>
              <NavLink to={`/me/${page}`}>{formatMessage(accountMessages[page])}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['main']}>
        <PageHeader title={title} intro={intro} />
        {children}
      </div>
    </div>
  );
}
