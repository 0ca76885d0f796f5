import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { OwnFilterName } from '../../../shared/contract/ownFilters';
import type { Section } from '../../../shared/sections';
import { kindMessages } from '../../intl/contents/messages';
import { phaseMessages, uiMessages } from '../../intl/sharedMessages';
import { Button } from '../../ui/Button';
import styles from './FilterBar.module.css';
import { FilterSelect, SearchField, TermSelect } from './FilterFields';
import { Link } from '../../ui/Link';
import { PhaseTabs, type PhaseTab } from '../../ui/PhaseTabs';
import { useFilterForm } from './useFilterForm';

export type KindName = keyof typeof kindMessages;
export type FilterName = 'q' | 'topic' | 'area' | 'kind';

const PHASES: readonly PhaseTab[] = [
  { phase: null, label: uiMessages.anyPhase },
  { phase: 'open', label: phaseMessages.open },
  { phase: 'upcoming', label: phaseMessages.upcoming },
  { phase: 'closed', label: phaseMessages.closed },
];

export interface SectionFilter {
  readonly name: OwnFilterName;
  readonly label: MessageDescriptor;
  readonly any: MessageDescriptor;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

interface Props {
  readonly section: Section;
  readonly filters: readonly FilterName[];
  readonly hasPhases?: boolean;
  /** The kinds to choose from where `kind` is among the filters. */
  readonly kinds?: readonly KindName[];
  /** Choices of one section alone; `name` is one of the own filters. */
  readonly choices?: readonly SectionFilter[];
  /** The part of the page that the filters belong to: stays in the query whatever is chosen. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** Filters of a list. The URL holds every choice. */
export function FilterBar({
  section,
  filters,
  hasPhases = false,
  kinds = [],
  choices = [],
  fixed = {},
}: Props) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const valueOf = (name: FilterName | OwnFilterName) => search.get(name) ?? '';
  // A value that comes from the address fills its field anew.
  const keyOf = (name: FilterName | OwnFilterName) => `${name} ${valueOf(name)}`;
  const names = [...filters, ...choices.map(({ name }) => name)];
  const isFiltered = names.some((name) => search.get(name) && !(name in fixed));
  const unfiltered = new URLSearchParams(fixed);

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
        {[...unfiltered].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.includes('q') && <SearchField key={keyOf('q')} value={valueOf('q')} />}
        {filters.includes('topic') && (
          <TermSelect key={keyOf('topic')} vocabulary="topics" value={valueOf('topic')} />
        )}
        {filters.includes('area') && (
          <TermSelect key={keyOf('area')} vocabulary="districts" value={valueOf('area')} />
        )}
        {filters.includes('kind') && (
          <FilterSelect
            key={keyOf('kind')}
            name="kind"
            label={uiMessages.kind}
            any={uiMessages.anyKind}
            value={valueOf('kind')}
            options={kinds}
            messages={kindMessages}
          />
        )}
        {choices.map(({ name, label, any, options }) => (
          // Options that are known later would not be chosen by a value given before.
          <label key={`${keyOf(name)} ${options.length}`} className={styles['field']}>
            <span className={styles['label']}>{formatMessage(label)}</span>
            <select name={name} defaultValue={valueOf(name)}>
              <option value="">{formatMessage(any)}</option>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" look="secondary">
          <FormattedMessage {...uiMessages.apply} />
        </Button>
        {isFiltered && (
          <Link
            to={unfiltered.size > 0 ? `/${section}?${unfiltered}` : `/${section}`}
            className={styles['reset']}
          >
            <FormattedMessage {...uiMessages.reset} />
          </Link>
        )}
      </form>
    </div>
  );
}
