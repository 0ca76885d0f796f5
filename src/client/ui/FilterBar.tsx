import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Section } from '../../shared/sections';
import { kindMessages } from '../intl/contents/messages';
import { phaseMessages, uiMessages } from '../intl/sharedMessages';
import { Button } from './Button';
import styles from './FilterBar.module.css';
import { AREA_CHOICE, Choice, SearchField, TOPIC_CHOICE } from './FilterFields';
import { Link } from './Link';
import { PhaseTabs, type PhaseTab } from './PhaseTabs';
import { useFilterForm } from './useFilterForm';

export type KindName = keyof typeof kindMessages;
export type FilterName = 'q' | 'topic' | 'area' | 'kind';

const PHASES: readonly PhaseTab[] = [
  { phase: null, label: uiMessages.anyPhase },
  { phase: 'open', label: phaseMessages.open },
  { phase: 'upcoming', label: phaseMessages.upcoming },
  { phase: 'closed', label: phaseMessages.closed },
];

interface Props {
  readonly section: Section;
  readonly filters: readonly FilterName[];
  readonly hasPhases?: boolean;
  /** The kinds to choose from where `kind` is among the filters. */
  readonly kinds?: readonly KindName[];
}

/** Filters of a list. The URL holds every choice. */
export function FilterBar({ section, filters, hasPhases = false, kinds = [] }: Props) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const valueOf = (name: FilterName) => search.get(name) ?? '';
  // A value that comes from the address fills its field anew.
  const keyOf = (name: FilterName) => `${name} ${valueOf(name)}`;
  const isFiltered = filters.some((name) => search.get(name));

  return (
    <div className={styles['bar']}>
      {hasPhases && <PhaseTabs section={section} label={uiMessages.phases} tabs={PHASES} />}
      <form
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={styles['form']}
        {...useFilterForm(`/${section}`)}
      >
        {search.get('phase') && <input type="hidden" name="phase" value={search.get('phase')!} />}
        {filters.includes('q') && <SearchField key={keyOf('q')} value={valueOf('q')} />}
        {filters.includes('topic') && (
          <Choice key={keyOf('topic')} {...TOPIC_CHOICE} value={valueOf('topic')} />
        )}
        {filters.includes('area') && (
          <Choice key={keyOf('area')} {...AREA_CHOICE} value={valueOf('area')} />
        )}
        {filters.includes('kind') && (
          <Choice
            key={keyOf('kind')}
            name="kind"
            label={uiMessages.kind}
            any={uiMessages.anyKind}
            value={valueOf('kind')}
            options={kinds}
            messages={kindMessages}
          />
        )}
        <Button type="submit" look="secondary">
          <FormattedMessage {...uiMessages.apply} />
        </Button>
        {isFiltered && (
          <Link to={`/${section}`} className={styles['reset']}>
            <FormattedMessage {...uiMessages.reset} />
          </Link>
        )}
      </form>
    </div>
  );
}
