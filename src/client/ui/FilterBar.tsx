import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { AREAS, TOPICS, type Section } from '../../shared/sections';
import {
  areaMessages,
  kindMessages,
  phaseMessages,
  topicMessages,
  uiMessages,
} from '../intl/sharedMessages';
import { Button } from './Button';
import styles from './FilterBar.module.css';
import { Choice, SearchField } from './FilterFields';
import { Link } from './Link';
import { PhaseTabs, type PhaseTab } from './PhaseTabs';

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

/** Filters of a list. The form is a plain GET form: the URL holds every choice, and it works before any script has run. */
export function FilterBar({ section, filters, hasPhases = false, kinds = [] }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const valueOf = (name: FilterName) => search.get(name) ?? '';
  // A value that comes from the address fills its field anew.
  const keyOf = (name: FilterName) => `${name} ${valueOf(name)}`;
  const isFiltered = filters.some((name) => search.get(name));

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate(`/${section}?${new URLSearchParams(chosen as [string, string][])}`);
  };

  return (
    <div className={styles['bar']}>
      {hasPhases && <PhaseTabs section={section} label={uiMessages.phases} tabs={PHASES} />}
      <form
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        method="get"
        action={useHref(`/${section}`)}
        className={styles['form']}
        onSubmit={apply}
      >
        {search.get('phase') && <input type="hidden" name="phase" value={search.get('phase')!} />}
        {filters.includes('q') && <SearchField key={keyOf('q')} value={valueOf('q')} />}
        {filters.includes('topic') && (
          <Choice
            key={keyOf('topic')}
            name="topic"
            label={uiMessages.topic}
            any={uiMessages.anyTopic}
            value={valueOf('topic')}
            options={TOPICS}
            messages={topicMessages}
          />
        )}
        {filters.includes('area') && (
          <Choice
            key={keyOf('area')}
            name="area"
            label={uiMessages.area}
            any={uiMessages.anyArea}
            value={valueOf('area')}
            options={AREAS}
            messages={areaMessages}
          />
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
