import { useSearchParams } from 'react-router-dom';
import type { PhaseCounts } from '../../../shared/contract/content';
import { takesPlace, toCurrentPhases } from '../../../shared/listPhases';
import type { Section } from '../../../shared/sections';
import { ANY_PHASE } from '../../api/contentEndpoints';
import { phaseMessages, uiMessages } from '../../intl/sharedMessages';
import { PhaseTabs } from '../../ui/PhaseTabs';

interface Props {
  readonly section: Section;
  /** Undefined until the list is there. */
  readonly counts: PhaseCounts | undefined;
}

const OPENING = ['open', 'upcoming', 'closed', ANY_PHASE] as const;
const TAKING_PLACE = ['current', 'closed', ANY_PHASE] as const;
const LABELS = { ...phaseMessages, current: uiMessages.currentPhase, all: uiMessages.anyPhase };

/** The tabs of a list whose section has phases: what is current stands first, everything last. */
export function ListTabs({ section, counts }: Props) {
  const [search] = useSearchParams();
  const isTakingPlace = takesPlace(section);
  const first = counts ? (toCurrentPhases(section, counts)[0] ?? ANY_PHASE) : 'open';
  const asked = search.get('phase') ?? first;
  const numbers = counts && {
    ...counts,
    current: counts.open + counts.upcoming,
    // Everything needs no number: it is the sum of the others.
    all: undefined,
  };
  return (
    <PhaseTabs
      section={section}
      label={uiMessages.phases}
      tabs={(isTakingPlace ? TAKING_PLACE : OPENING).map((phase) => ({
        phase,
        label: isTakingPlace && phase === 'closed' ? uiMessages.pastPhase : LABELS[phase],
        count: numbers?.[phase],
      }))}
      // What takes place is open or to come in the same tab.
      shown={isTakingPlace && ['open', 'upcoming'].includes(asked) ? 'current' : asked}
    />
  );
}
