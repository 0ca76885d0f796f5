import { lazy, useState } from 'react';
import { selectUser } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Optional } from './Optional';
import styles from './SessionNotices.module.css';

const TermsNoticeText = lazy(() =>
  import(/* webpackChunkName: "session-notices" */ './TermsNoticeText').then((module) => ({
    default: module.TermsNoticeText,
  })),
);

/**
 * Above every page for people who have not accepted the terms in force. Nothing is locked: who
 * takes part is refused by the host.
 */
export function TermsNotice() {
  const user = useAppSelector(selectUser);
  const [acceptedBy, setAcceptedBy] = useState('');
  if (!user) return null;
  const { sub, termsDue } = user;
  if (!termsDue && acceptedBy !== sub) return null;
  return (
    <div className={styles['terms']}>
      <Optional>
        <TermsNoticeText
          isDue={termsDue}
          onAccepted={() => setAcceptedBy(sub)}
          onRead={() => setAcceptedBy('')}
        />
      </Optional>
    </div>
  );
}
