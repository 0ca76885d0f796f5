import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../state/sessionSlice';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Notice } from '../../ui/Notice';
import { openDataMessages } from './messages';
import styles from './OpenDataScreen.module.css';
import { useListDataRunsQuery, useWriteOpenDataMutation } from './openDataApi';

/**
 * For editors: how the last writing went, and a way to have it done now. The host decides who may.
 */
export function StaffPart() {
  const roles = useAppSelector(selectUser)?.roles ?? [];
  const isStaff = roles.some((role) => role === 'editor' || role === 'admin');
  const { currentData } = useListDataRunsQuery(isStaff ? undefined : skipToken);
  const [write, { isLoading, isSuccess, error }] = useWriteOpenDataMutation();
  if (!isStaff || !currentData) return null;
  const begin = () => void write(undefined);
  return (
    <section className={styles['staff']}>
      <h2 className={styles['title']}>
        <FormattedMessage {...openDataMessages.staffTitle} />
      </h2>
      {currentData.items[0]?.failed && (
        <Notice tone="warn">
          <FormattedMessage {...openDataMessages.failedRun} />
        </Notice>
      )}
      <Button look="secondary" isPending={isLoading} onClick={begin}>
        <FormattedMessage {...openDataMessages.runNow} />
      </Button>
      {error && <ErrorNotice onRetry={begin} error={error} />}
      <p role="status">{isSuccess && <FormattedMessage {...openDataMessages.started} />}</p>
    </section>
  );
}
