import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { attemptMessages } from './messages';
import styles from './Timer.module.css';

const SECONDS_PER_MINUTE = 60;
const FIVE_MINUTES = 5 * SECONDS_PER_MINUTE;

const WARNINGS = [
  { from: 0, message: attemptMessages.timeOver },
  { from: SECONDS_PER_MINUTE, message: attemptMessages.oneMinuteLeft },
  { from: FIVE_MINUTES, message: attemptMessages.fiveMinutesLeft },
];

interface Props {
  readonly secondsLeft: number;
  /**
   * Seconds that the attempt may take in all: what is shorter than a warning does not begin with
   * it.
   */
  readonly seconds: number;
}

/** `12:05` */
const clockText = (seconds: number): string => {
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
};

/**
 * The time that is left. It can be put away; that five minutes, one or none are left is said all
 * the same, in words, to everybody. The running number itself is not read out.
 */
export function Timer({ secondsLeft, seconds }: Props) {
  const [isShown, show] = useState(true);
  const warning = WARNINGS.find(({ from }) => secondsLeft <= from && seconds > from);
  return (
    <div className={styles['timer']}>
      <p className={styles['left']} aria-hidden={!isShown}>
        {isShown && (
          <span role="timer" aria-live="off" className={styles['clock']}>
            <Icon name="clock" />
            <FormattedMessage
              {...attemptMessages.timeLeft}
              values={{ time: <bdi dir="ltr">{clockText(secondsLeft)}</bdi> }}
            />
          </span>
        )}
      </p>
      <p role="status" className={styles['warning']}>
        {warning && (
          <Badge tone="warn">
            <FormattedMessage {...warning.message} />
          </Badge>
        )}
      </p>
      <Button look="quiet" onClick={() => show(!isShown)}>
        <FormattedMessage {...(isShown ? attemptMessages.hideTime : attemptMessages.showTime)} />
      </Button>
    </div>
  );
}
