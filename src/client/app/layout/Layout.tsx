import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../../intl/sharedMessages';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageSuggestion } from './LanguageSuggestion';
import { OfflineNotices } from './OfflineNotices';
import { SessionNotices } from './SessionNotices';
import { SetupNotice } from './SetupNotice';
import styles from './Layout.module.css';

interface Props {
  /** A navigation is under way. */
  readonly isPending: boolean;
  /** Read out by screen readers when it changes. */
  readonly announcement: string;
  readonly main: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Frame of every page around its content. */
export function Layout({ isPending, announcement, main, children }: Props) {
  return (
    <div className={styles['layout']}>
      <a href="#main" className={styles['skip']}>
        <FormattedMessage {...uiMessages.skip} />
      </a>
      {isPending && <div className={styles['progress']} aria-hidden="true" />}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <LanguageSuggestion />
      <Header />
      <OfflineNotices />
      <SessionNotices />
      <SetupNotice />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']} aria-busy={isPending}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
