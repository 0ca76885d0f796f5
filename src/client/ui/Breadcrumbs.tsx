import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleMessages, uiMessages } from '../intl/sharedMessages';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** From the top down, without the home page and without the page itself. */
  readonly trail: readonly { readonly to: string; readonly label: ReactNode }[];
}

export function Breadcrumbs({ trail }: Props) {
  const { formatMessage } = useIntl();
  const home = { to: '/', label: <FormattedMessage {...titleMessages.home} /> };
  return (
    <nav aria-label={formatMessage(uiMessages.breadcrumbs)}>
      <ol className={styles['trail']}>
        {[home, ...trail].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
