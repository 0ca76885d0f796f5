import { FormattedMessage } from 'react-intl';
import { useContent } from '../../api/contentEndpoints';
import { Difference } from '../../ui/difference/Difference';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';
import choosing from '../../ui/difference/versionChoice.module.css';
import styles from './CompareVersions.module.css';
import { legalMessages } from './messages';
import type { VersionPair } from './versions';

/** The words of two versions as one text, in the language that both are shown in. */
export function VersionDifference({ older, newer }: VersionPair) {
  const [before, after] = [useContent('legal', older.slug), useContent('legal', newer.slug)];
  const failed = [before, after].find(({ isError }) => isError);
  if (failed) return <ErrorNotice onRetry={failed.refetch} error={failed.error} />;
  if (!before.data || !after.data) return <Skeleton lines={6} />;
  const [was, is] = [before.data.body, after.data.body];
  return (
    <div role="region" aria-live="polite" className={styles['compared']}>
      <p className={choosing['between']}>
        <FormattedMessage
          {...legalMessages.compared}
          values={{ from: older.versionNumber, to: newer.versionNumber }}
        />
      </p>
      {was.lang === is.lang ? (
        <Difference before={was.text} after={is.text} lang={is.lang} />
      ) : (
        <p>
          <FormattedMessage {...legalMessages.compareNone} />
        </p>
      )}
    </div>
  );
}
