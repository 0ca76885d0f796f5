import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoments, ZoneNamedContext } from '../intl/moments';
import { uiMessages } from '../intl/sharedMessages';
import styles from './ListedTimes.module.css';

interface Props {
  /** ISO moments in the list. */
  readonly moments: readonly (string | null)[];
  readonly children: ReactNode;
}

/**
 * Names the city’s zone once above a list whose times are not the reader’s; each time in it stands
 * with the reader’s own in brackets.
 */
export function ListedTimes({ moments, children }: Props) {
  const { isElsewhere } = useMoments();
  return (
    <ZoneNamedContext value>
      {moments.some((moment) => moment !== null && isElsewhere(moment)) && (
        <p className={styles['note']}>
          <FormattedMessage {...uiMessages.listedTimes} />
        </p>
      )}
      {children}
    </ZoneNamedContext>
  );
}
