import { FormattedMessage } from 'react-intl';
import type { OpeningTask, OpeningTasks, Stage, StageChange } from '../../../shared/contract/setup';
import { isSectionWritable } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { OutdatedTexts } from '../../parts/setup/OutdatedTexts';
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
import { nextMessages, openingMessages, stageTexts, taskNames } from './messages';
import styles from './setup.module.css';
import { STEP_OF_TASK, toStepPath } from './steps';
import { useFocusOnChange } from './useFocusOnChange';

/** Step that lists what is missing, and decides who is let in from now on. */
export function OpeningStep() {
  const { data: state } = useGetSetupStateQuery(undefined);
  const tasks = useGetOpeningTasksQuery(undefined, { refetchOnMountOrArgChange: true });
  if (tasks.isError && !tasks.currentData)
    return <ErrorNotice onRetry={tasks.refetch} error={tasks.error} />;
  if (!tasks.currentData || !state) return <Skeleton lines={6} />;
  return <Opening tasks={tasks.currentData} stage={state.stage} />;
}

interface OpeningProps {
  readonly tasks: OpeningTasks;
  readonly stage: Stage;
}

function Opening({ tasks, stage }: OpeningProps) {
  // The button that was pressed is gone.
  const status = useFocusOnChange<HTMLParagraphElement>(stage);
  return (
    <>
      <p ref={status} tabIndex={-1} role="status">
        <strong>
          <FormattedMessage {...stageTexts[stage]} />
        </strong>
      </p>
      <LocalAddressNotice />
      <OutdatedTexts />
      {stage !== 'setup' && <NextSteps stage={stage} />}
      <Tasks {...tasks} />
      <Stages stage={stage} isReady={tasks.items.every(({ isDone }) => isDone)} />
    </>
  );
}

/** Pages on which a portal that staff can use is filled, each with the section that it needs. */
const NEXT = [
  { name: 'invite', to: '/admin/invitations', section: null },
  { name: 'poll', to: '/have-your-say/create', section: 'have-your-say' },
  { name: 'event', to: '/events/create', section: 'events' },
  { name: 'home', to: '/admin/settings/home', section: null },
  { name: 'portal', to: '/', section: null },
] as const;

function NextSteps({ stage }: Pick<OpeningProps, 'stage'>) {
  const { settings } = useLocaleContext();
  const shown = NEXT.filter(
    ({ section }) => section === null || isSectionWritable(settings, section),
  );
  return (
    <section aria-labelledby="next">
      <h3 id="next">
        <FormattedMessage {...nextMessages.title} />
      </h3>
      <ol className={styles['next']}>
        {shown.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>
              <FormattedMessage {...nextMessages[name]} />
            </Link>
          </li>
        ))}
        {stage === 'staff' && (
          <li>
            <FormattedMessage {...nextMessages.everybody} />
          </li>
        )}
      </ol>
    </section>
  );
}

function Tasks({ items, mail }: Pick<OpeningTasks, 'items' | 'mail'>) {
  const getState = (task: OpeningTask, isDone: boolean) => {
    if (isDone) return 'there';
    return task === 'mail' && mail === 'none' ? 'noMailServer' : 'missing';
  };
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
              <FormattedMessage {...openingMessages[getState(task, isDone)]} />
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
  const close = useConfirmation(
    {
      title: openingMessages.closeTitle,
      text: openingMessages.closeText,
      confirm: openingMessages.close,
    },
    () => to('staff'),
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
        {stage === 'setup' && (
          <Button
            look={isReady ? 'secondary' : 'primary'}
            isPending={isLoading}
            onClick={() => to('staff')}
          >
            <FormattedMessage {...openingMessages.staff} />
          </Button>
        )}
        {stage === 'open' && (
          <Button look="secondary" isPending={isLoading} onClick={close.ask}>
            <FormattedMessage {...openingMessages.close} />
          </Button>
        )}
        {stage !== 'open' && isReady && (
          <Button isPending={isLoading} onClick={open.ask}>
            <FormattedMessage {...openingMessages.open} />
          </Button>
        )}
      </p>
      {open.question}
      {close.question}
    </>
  );
}
