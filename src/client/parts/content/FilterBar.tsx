import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { OwnFilterName } from '../../../shared/contract/ownFilters';
import type { Section } from '../../../shared/sections';
import { kindMessages } from '../../intl/contents/messages';
import { uiMessages } from '../../intl/sharedMessages';
import { Button } from '../../ui/Button';
import folding from '../../ui/Fold.module.css';
import styles from './FilterBar.module.css';
import { Choice, FilterSelect, SearchField, TermSelect } from './FilterFields';
import { Link } from '../../ui/Link';
import { joinClasses } from '../../ui/joinClasses';
import { useLiveFilterForm } from './useFilterForm';

export type KindName = keyof typeof kindMessages;
export type FilterName = 'q' | 'topic' | 'area' | 'kind';

export interface SectionFilter {
  readonly name: OwnFilterName;
  readonly label: MessageDescriptor;
  readonly any: MessageDescriptor;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

type AnyFilterName = FilterName | OwnFilterName;

interface Props {
  readonly section: Section;
  readonly filters: readonly FilterName[];
  /** The kinds to choose from where `kind` is among the filters. */
  readonly kinds?: readonly KindName[];
  /** Choices of one section alone; `name` is one of the own filters. */
  readonly choices?: readonly SectionFilter[];
  /** Filters that stand there at once, where the others are folded; all by default. */
  readonly first?: readonly AnyFilterName[];
  /** The part of the page that the filters belong to: stays in the query whatever is chosen. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Tabs above the filters. */
  readonly tabs?: ReactNode;
  /** The number of entries. */
  readonly children?: ReactNode;
}

/**
 * Filters of a list. The URL holds every choice. On a narrow screen one button opens them; without
 * scripts they stand there, with a button that applies them.
 */
export function FilterBar({
  section,
  filters,
  kinds = [],
  choices = [],
  first,
  fixed = {},
  tabs,
  children,
}: Props) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const valueOf = (name: AnyFilterName) => search.get(name) ?? '';
  const names = [...filters, ...choices.map(({ name }) => name)];
  const chosen = names.filter((name) => search.get(name) && !(name in fixed));
  const unfiltered = new URLSearchParams(fixed);
  const known = choices.map(({ name, options }) => `${name} ${options.length}`).join();

  const fields: readonly (readonly [AnyFilterName, ReactNode])[] = [
    ...filters.map((name) => [name, toField(name, valueOf(name), kinds)] as const),
    ...choices.map(
      (choice) =>
        [
          choice.name,
          <Choice key={choice.name} {...choice} value={valueOf(choice.name)} />,
        ] as const,
    ),
  ];
  const isFirst = (name: AnyFilterName) => first?.includes(name) ?? true;
  const folded = fields.filter(([name]) => !isFirst(name));

  return (
    <div className={styles['bar']}>
      {tabs}
      {names.length > 0 && (
        <Button
          look="secondary"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen.length > 0 ? (
            <FormattedMessage {...uiMessages.filterChosen} values={{ count: chosen.length }} />
          ) : (
            <FormattedMessage {...uiMessages.filter} />
          )}
        </Button>
      )}
      <form
        id={id}
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={joinClasses(styles['form'], styles['foldable'], isOpen && styles['open'])}
        {...useLiveFilterForm(`/${section}`, known)}
      >
        {search.get('phase') && <input type="hidden" name="phase" value={search.get('phase')!} />}
        {[...unfiltered].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.filter(([name]) => isFirst(name)).map(([, field]) => field)}
        {folded.length > 0 && (
          <details
            className={joinClasses(styles['more'], folding['fold'])}
            open={folded.some(([name]) => chosen.includes(name)) || undefined}
            suppressHydrationWarning
          >
            <summary>
              <FormattedMessage {...uiMessages.moreFilters} />
            </summary>
            <div className={styles['form']}>{folded.map(([, field]) => field)}</div>
          </details>
        )}
        <Button type="submit" look="secondary" className={styles['apply']}>
          <FormattedMessage {...uiMessages.apply} />
        </Button>
        {chosen.length > 0 && (
          <Link
            to={unfiltered.size > 0 ? `/${section}?${unfiltered}` : `/${section}`}
            className={styles['reset']}
          >
            <FormattedMessage {...uiMessages.reset} />
          </Link>
        )}
      </form>
      {children}
    </div>
  );
}

function toField(name: FilterName, value: string, kinds: readonly KindName[]): ReactNode {
  if (name === 'q') return <SearchField key={name} value={value} />;
  if (name === 'topic') return <TermSelect key={name} vocabulary="topics" value={value} />;
  if (name === 'area') return <TermSelect key={name} vocabulary="districts" value={value} />;
  return (
    <FilterSelect
      key={name}
      name="kind"
      label={uiMessages.kind}
      any={uiMessages.anyKind}
      value={value}
      options={kinds}
      messages={kindMessages}
    />
  );
}
