import { lazy, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../../shared/locales';
import { useLocale } from '../../intl/IntlRoot';
import { isConnectionFine } from '../../offline/isConnectionFine';
import { useGetConnectionQuery, useGetOutboxQuery } from '../../offline/offlineApi';
import { prefetchPages, reportPageShown } from '../../offline/offlineThunks';
import { useAppDispatch } from '../../store/hooks';
import { Optional } from './Optional';
import styles from './OfflineNotices.module.css';

// In one chunk with the offline page: the service worker keeps that page with everything it needs.
const OfflineNoticeList = lazy(() =>
  import(/* webpackChunkName: "errors" */ './OfflineNoticeList').then((module) => ({
    default: module.OfflineNoticeList,
  })),
);

/** That the host cannot be reached, and what waits on this device to be sent. */
export function OfflineNotices() {
  const { data: connection } = useGetConnectionQuery(undefined);
  const { data: ballots = [] } = useGetOutboxQuery(undefined);
  usePageShown();
  return (
    <div role="status" className={styles['notices']}>
      <Optional>
        {connection && (!isConnectionFine(connection) || ballots.length > 0) && (
          <OfflineNoticeList connection={connection} ballots={ballots} />
        )}
      </Optional>
    </div>
  );
}

/** Loads the texts about a session without a network from files that were not needed before. */
const loadSessionNotices = (locale: Locale) =>
  Promise.all([
    import(/* webpackChunkName: "session-notices" */ './SessionNoticeList'),
    import(/* webpackChunkName: "session-notices" */ '../../intl/LazyMessages').then(
      ({ loadLazyMessages: lateTexts }) => lateTexts('common', locale),
    ),
  ]);

function usePageShown() {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const isFirst = useRef(true);
  useEffect(() => {
    dispatch(reportPageShown(isFirst.current));
    isFirst.current = false;
  }, [dispatch, pathname, search]);
  useEffect(
    () => void dispatch(prefetchPages(() => loadSessionNotices(locale))),
    [dispatch, locale],
  );
}
