import { FormattedMessage, useIntl } from 'react-intl';
import type { JobState } from '../../../../shared/contract/jobs';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Table, type Column } from '../../../ui/Table';
import { TimeText } from '../../../ui/TimeText';
import { type JobCount } from '../../../../shared/contract/jobs';
import { countMessages, jobMessages, jobNames, jobValueMessages } from './messages';
import styles from './jobs.module.css';
import { useRunJobMutation } from './jobsApi';

const COUNTS = Object.keys(countMessages) as JobCount[];

/** Results of the last run that succeeded, and the amount that there was to do. */
function JobDone({ job: { done, startedAt } }: { readonly job: JobState }) {
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

const COLUMNS: readonly Column<JobState>[] = [
  { label: jobMessages.job, cell: ({ name }) => <FormattedMessage {...jobNames[name]} /> },
  { label: jobMessages.state, cell: (job) => <State job={job} /> },
  { label: jobMessages.last, cell: (job) => <LastRun job={job} /> },
  { label: jobMessages.took, cell: (job) => <Took job={job} /> },
  { label: jobMessages.done, cell: (job) => <JobDone job={job} /> },
  {
    label: jobMessages.next,
    cell: ({ nextAt }) => <TimeText value={nextAt} format="dateTime" />,
  },
  { label: jobMessages.act, cell: (job) => <RunNow job={job} /> },
];

interface Props {
  readonly job: JobState;
}

/** A row for each job. */
export function JobTable({ jobs }: { readonly jobs: readonly JobState[] }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(jobMessages.title)}
      columns={COLUMNS}
      rows={jobs}
      keyOf={({ name }) => name}
      onPhone="cards"
    />
  );
}

function State({ job: { isRunning, failures, fault } }: Props) {
  if (isRunning) {
    return (
      <Badge tone="accent">
        <FormattedMessage {...jobMessages.running} />
      </Badge>
    );
  }
  if (failures === 0) {
    return (
      <Badge tone="good">
        <FormattedMessage {...jobMessages.fine} />
      </Badge>
    );
  }
  return (
    <div className={styles['state']}>
      <Badge tone="bad">
        <FormattedMessage {...jobValueMessages.failed} values={{ count: failures }} />
      </Badge>
      {fault && (
        <span className={styles['fault']}>
          <FormattedMessage
            {...jobValueMessages.fault}
            values={{
              fault: (
                <bdi key="fault" dir="ltr">
                  {fault}
                </bdi>
              ),
            }}
          />
        </span>
      )}
    </div>
  );
}

function LastRun({ job: { startedAt } }: Props) {
  if (startedAt === null) return <FormattedMessage {...jobMessages.never} />;
  return <TimeText value={startedAt} format="dateTime" />;
}

function Took({ job: { startedAt, finishedAt } }: Props) {
  const { formatNumber } = useIntl();
  if (startedAt === null || finishedAt === null) return null;
  const seconds = Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
  return formatNumber(seconds, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
}

function RunNow({ job: { name, isRunning } }: Props) {
  const { formatMessage } = useIntl();
  const [run, { isLoading, isSuccess, error }] = useRunJobMutation();
  const begin = () => void run(name);
  return (
    <div className={styles['run']}>
      <Button
        look="secondary"
        isPending={isLoading || isRunning}
        aria-label={formatMessage(jobValueMessages.runOne, { job: formatMessage(jobNames[name]) })}
        onClick={begin}
      >
        <FormattedMessage {...jobMessages.runNow} />
      </Button>
      {error && <ErrorNotice onRetry={begin} error={error} />}
      <span role="status">
        {isSuccess && !isRunning && <FormattedMessage {...jobMessages.begun} />}
      </span>
    </div>
  );
}
