import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SetupState } from '../../../shared/contract/setup';
import { VOCABULARIES } from '../../../shared/contract/vocabularies';
import { useGetOpeningTasksQuery } from '../../parts/setup/setupApi';
import { useGetTermListQuery } from '../../parts/vocabulary/vocabularyApi';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useGetAreaQuery } from '../admin/settings/settingsAdminApi';
import { setupMessages, stepTitles } from './messages';
import styles from './setup.module.css';
import { AREAS_OF_STEP, STEP_OF_TASK, STEPS, toStepPath, type StepName } from './steps';

interface Props {
  readonly current: StepName;
  /** Steps that can be opened now; the others are their names alone. */
  readonly open: readonly StepName[];
  readonly state: SetupState;
}

/** Ordered list of the steps, each with its state. */
export function StepList(props: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(setupMessages.steps)}>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <Entry key={step} step={step} {...props} />
        ))}
      </ol>
    </nav>
  );
}

function Entry({ step, current, open, state }: Props & { readonly step: StepName }) {
  const isDone = useIsDone(step, open.includes('opening'), state);
  const isCurrent = step === current;
  const words = (
    <>
      <FormattedMessage {...stepTitles[step]} />
      {isDone && <Icon name="check" />}
      {!isCurrent && (
        <span className="visually-hidden">
          <FormattedMessage {...setupMessages[isDone ? 'stepDone' : 'stepOpen']} />
        </span>
      )}
    </>
  );
  return (
    <li>
      {open.includes(step) ? (
        <Link to={toStepPath(step)} aria-current={isCurrent ? 'step' : undefined}>
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </li>
  );
}

/** Tells whether a step has been done, by what the host says of it. */
function useIsDone(step: StepName, isAdministrator: boolean, state: SetupState): boolean {
  const area = AREAS_OF_STEP[step]?.[0];
  const saved = useGetAreaQuery(isAdministrator && area ? area : skipToken);
  const isOfTask = step === 'legal' || step === 'mail';
  const tasks = useGetOpeningTasksQuery(isAdministrator && isOfTask ? undefined : skipToken);
  const isOfTerms = step === 'districts';
  const [districts, topics] = VOCABULARIES;
  const lists = [
    useGetTermListQuery(isAdministrator && isOfTerms ? districts : skipToken),
    useGetTermListQuery(isAdministrator && isOfTerms ? topics : skipToken),
  ];
  if (area) return (saved.data?.revision ?? 0) > 0;
  if (isOfTask)
    return (
      tasks.data?.items.every(({ task, isDone }) => STEP_OF_TASK[task] !== step || isDone) ?? false
    );
  // A list that somebody has saved without any term says that there are none.
  if (isOfTerms)
    return lists.every(({ data }) => data && (data.terms.length > 0 || data.revision > 0));
  if (step === 'opening') return state.stage !== 'setup';
  return isAdministrator || (step === 'code' ? state.isCodeAccepted : state.hasAdministrator);
}
