import { lazy } from 'react';
import { selectHasSessionNews } from '../../state/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Optional } from './Optional';
import styles from './SessionNotices.module.css';
import { TermsNotice } from './TermsNotice';

const SessionNoticeList = lazy(() =>
  import(/* webpackChunkName: "session-notices" */ './SessionNoticeList').then((module) => ({
    default: module.SessionNoticeList,
  })),
);

/**
 * Notices of changes in the session while the person is busy with the page. The page stays, and no
 * input is lost.
 */
export function SessionNotices() {
  const hasNews = useAppSelector(selectHasSessionNews);
  return (
    <>
      <TermsNotice />
      <div role="status" className={styles['notices']}>
        <Optional>{hasNews && <SessionNoticeList />}</Optional>
      </div>
    </>
  );
}
