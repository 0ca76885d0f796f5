import { FormattedMessage } from 'react-intl';
import type { ChainStep } from '../../../shared/contract/governance';
import { useMoments } from '../../intl/moments';
import { withdrawalMessages } from '../../intl/withdrawals/messages';
import { Badge } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { EntryPart } from './EntryPart';
import styles from './EntryScreen.module.css';
import { governanceMessages, stepMessages } from './messages';
import { StepBadge } from './StateBadges';

const BETWEEN = ' ';

interface Props {
  readonly steps: readonly ChainStep[];
  /** The entry that the page is about. */
  readonly current: string;
}

/**
 * Origin and results of a decision: an idea, a poll, the decision, commitments, events and
 * publications.
 */
export function Chain({ steps, current }: Props) {
  // A step alone leads nowhere.
  if (steps.length < 2) return null;
  return (
    <EntryPart title={governanceMessages.chain}>
      <ol className={styles['chain']}>
        {steps.map((step) => (
          <Step
            key={`${step.section}/${step.slug}`}
            step={step}
            isCurrent={step.section === 'governance' && step.slug === current}
          />
        ))}
      </ol>
    </EntryPart>
  );
}

interface StepProps {
  readonly step: ChainStep;
  readonly isCurrent: boolean;
}

function Step({ step: { withdrawals, ...given }, isCurrent }: StepProps) {
  const { step, section, slug, title, state, on } = given;
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles['step']}>
        <FormattedMessage {...stepMessages[step]} />
        {on && <TimeText value={on} />}
      </span>
      <span className={isCurrent ? styles['current'] : styles['name']}>
        {isCurrent ? (
          <UserText text={title} />
        ) : (
          <Link to={`/${section}/${slug}`}>
            <UserText text={title} />
          </Link>
        )}
        {state && <StepBadge state={state} />}
        {isCurrent && (
          <Badge tone="accent">
            <FormattedMessage {...governanceMessages.thisPage} />
          </Badge>
        )}
      </span>
      {withdrawals.length > 0 && <Withdrawals withdrawals={withdrawals} />}
    </li>
  );
}

/** Lists the options that were taken out of a poll after its opening, with time and reason. */
function Withdrawals({ withdrawals }: Pick<ChainStep, 'withdrawals'>) {
  const { formatProposed } = useMoments();
  return (
    <ul className={styles['acts']}>
      {withdrawals.map(({ kind, label, startsAt, reason, at }, index) => (
        <li key={index}>
          <TimeText value={at} format="dateTime" />
          <p>
            <FormattedMessage
              {...withdrawalMessages[kind]}
              values={{
                option: (
                  <strong key="option">
                    {startsAt === null ? <UserText text={label} /> : formatProposed(startsAt)}
                  </strong>
                ),
              }}
            />
            {BETWEEN}
            <UserText text={reason} />
          </p>
        </li>
      ))}
    </ul>
  );
}
