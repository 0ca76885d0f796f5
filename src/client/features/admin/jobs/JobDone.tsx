import { FormattedMessage } from 'react-intl';
import type { JobCount, JobState } from '../../../../shared/contract/jobs';
import styles from './jobs.module.css';
import { countMessages, jobMessages } from './messages';

const COUNTS = Object.keys(countMessages) as JobCount[];

/** Results of the last run that succeeded, and the amount that there was to do. */
export function JobDone({ job: { done, startedAt } }: { readonly job: JobState }) {
  if (startedAt === null) return null;
  const counts = COUNTS.map((name) => ({ name, count: done[name] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
  if (counts.length === 0) return <FormattedMessage {...jobMessages.nothing} />;
  return (
    <ul className={styles['done']}>
      {counts.map(({ name, count }) => (
        <li key={name}>
          <FormattedMessage {...countMessages[name]} values={{ count }} />
        </li>
      ))}
    </ul>
  );
}
