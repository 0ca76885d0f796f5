import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../hooks';
import { Optional } from './Optional';
import styles from './SessionNotices.module.css';

const TermsNoticeText = lazy(() =>
  import(/* webpackChunkName: "session-notices" */ './TermsNoticeText').then((module) => ({
    default: module.TermsNoticeText,
  })),
);

/** Above every page for people who have not accepted the terms in force. Nothing is locked: who takes part is refused by the host. */
export function TermsNotice() {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const [thanked, setThanked] = useState('');
  if (!user) return null;
  // Until the next page.
  const here = `${user.sub} ${pathname}`;
  if (!user.termsDue && thanked !== here) return null;
  return (
    <div className={styles['terms']}>
      <Optional>
        <TermsNoticeText isDue={user.termsDue} onAccepted={() => setThanked(here)} />
      </Optional>
    </div>
  );
}
