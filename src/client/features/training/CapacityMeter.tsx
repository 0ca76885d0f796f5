import { FormattedMessage } from 'react-intl';
import { trainingMessages } from './messages';
import type { Capacity, TrainingSession } from './capacity';
import styles from './CapacityMeter.module.css';
import { CapacityText } from './CapacityText';

interface Props {
  readonly session: TrainingSession;
  readonly places: Capacity;
}

/** Places left, taken and waited for: words, and a bar that shows the same. */
export function CapacityMeter({ session, places }: Props) {
  const { capacity, registered, waiting } = session;
  const hasBar = places.state === 'left' || places.state === 'full';
  return (
    <div className={styles['places']}>
      <p>
        <CapacityText places={places} />
      </p>
      {hasBar && (
        <svg className={styles['track']} preserveAspectRatio="none" aria-hidden="true">
          <rect width={`${Math.min(registered / capacity, 1) * 100}%`} height="100%" rx="4" />
        </svg>
      )}
      <p className={styles['soft']}>
        {hasBar ? (
          <FormattedMessage
            {...trainingMessages.placesOf}
            values={{ taken: registered, capacity }}
          />
        ) : (
          <FormattedMessage {...trainingMessages.registered} values={{ count: registered }} />
        )}
        {waiting > 0 && hasBar && (
          <>
            {' · '}
            <FormattedMessage {...trainingMessages.waiting} values={{ count: waiting }} />
          </>
        )}
      </p>
    </div>
  );
}
