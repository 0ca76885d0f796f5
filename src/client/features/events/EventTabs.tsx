import { uiMessages } from '../../intl/sharedMessages';
import { PhaseTabs, type PhaseTab } from '../../ui/PhaseTabs';
import styles from './EventTabs.module.css';
import { eventMessages } from './messages';

const TABS: readonly PhaseTab[] = [
  { phase: null, label: uiMessages.anyPhase },
  { phase: 'upcoming', label: eventMessages.tabUpcoming },
  { phase: 'closed', label: eventMessages.tabPast },
];

/** All, upcoming, past. */
export function EventTabs() {
  return (
    <div className={styles['tabs']}>
      <PhaseTabs section="events" label={eventMessages.tabs} tabs={TABS} />
    </div>
  );
}
