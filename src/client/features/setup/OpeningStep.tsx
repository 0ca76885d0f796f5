import { FormattedMessage } from 'react-intl';
import type { OpeningTasks, Stage, StageChange } from '../../../shared/contract/setup';
import {
  useChangeStageMutation,
  useGetOpeningTasksQuery,
  useGetSetupStateQuery,
} from '../../parts/setup/setupApi';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { toFormErrors } from '../../ui/forms/formErrors';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { useConfirmation } from '../../ui/overlays/useConfirmation';
import { Skeleton } from '../../ui/Skeleton';
import { LocalAddressNotice } from './LocalAddressNotice';
import { openingMessages, stageTexts, taskNames } from './messages';
import styles from './setup.module.css';
import { STEP_OF_TASK, toStepPath } from './steps';

/** Step that lists what is missing, and decides who is let in from now on. */
export function OpeningStep() {
  const { data: state } = useGetSetupStateQuery(undefined);
  const tasks = useGetOpeningTasksQuery(undefined, { refetchOnMountOrArgChange: true });
  if (tasks.isError && !tasks.currentData)
    return <ErrorNotice onRetry={tasks.refetch} error={tasks.error} />;
  if (!tasks.currentData || !state) return <Skeleton lines={6} />;
  const { items } = tasks.currentData;
  return (
    <>
      <p role="status">
        <strong>
          <FormattedMessage {...stageTexts[state.stage]} />
        </strong>
      </p>
      <LocalAddressNotice />
      <Tasks items={items} />
      <Stages stage={state.stage} isReady={items.every(({ isDone }) => isDone)} />
    </>
  );
}

function Tasks({ items }: Pick<OpeningTasks, 'items'>) {
  return (
    <>
      <h3>
        <FormattedMessage {...openingMessages.needed} />
      </h3>
      <ul className={styles['tasks']}>
        {items.map(({ task, isDone }) => (
          <li key={task} className={styles['task']}>
            <Icon name={isDone ? 'check' : 'info'} />
            {isDone ? (
              <FormattedMessage {...taskNames[task]} />
            ) : (
              <Link to={toStepPath(STEP_OF_TASK[task])}>
                <FormattedMessage {...taskNames[task]} />
              </Link>
            )}
            <span className={styles['soft']}>
              <FormattedMessage {...openingMessages[isDone ? 'there' : 'missing']} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StagesProps {
  readonly stage: Stage;
  /** True where nothing is missing any more. */
  readonly isReady: boolean;
}

function Stages({ stage, isReady }: StagesProps) {
  const [change, { isLoading, error }] = useChangeStageMutation();
  const { failure } = toFormErrors(error);
  const to = (next: StageChange['stage']) => void change({ stage: next });
  const open = useConfirmation(
    {
      title: openingMessages.openTitle,
      text: openingMessages.openText,
      confirm: openingMessages.open,
    },
    () => to('open'),
  );
  return (
    <>
      {failure && !isLoading && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      {!isReady && stage !== 'open' && (
        <p>
          <FormattedMessage {...openingMessages.notReady} />
        </p>
      )}
      <p className={styles['ways']}>
        {stage !== 'staff' && (
          <Button
            look={stage === 'setup' && !isReady ? 'primary' : 'secondary'}
            isPending={isLoading}
            onClick={() => to('staff')}
          >
            <FormattedMessage {...openingMessages.staff} />
          </Button>
        )}
        {stage !== 'open' && isReady && (
          <Button isPending={isLoading} onClick={open.ask}>
            <FormattedMessage {...openingMessages.open} />
          </Button>
        )}
      </p>
      {open.question}
    </>
  );
}
