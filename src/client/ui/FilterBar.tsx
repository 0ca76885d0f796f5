import type { FormEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
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
import { classes } from './classes';
import { Icon } from './Icon';
import { Link } from './Link';
import styles from './FilterBar.module.css';

export type KindName = keyof typeof kindMessages;
export type FilterName = 'q' | 'topic' | 'area' | 'kind';

const PHASE_TABS = ['open', 'upcoming', 'closed'] as const;

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
  const isFiltered = filters.some((name) => search.get(name));

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate(`/${section}?${new URLSearchParams(chosen as [string, string][])}`);
  };

  return (
    <div className={styles['bar']}>
      {hasPhases && <PhaseTabs section={section} search={search} />}
      <form
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        method="get"
        action={useHref(`/${section}`)}
        className={styles['form']}
        onSubmit={apply}
      >
        {search.get('phase') && <input type="hidden" name="phase" value={search.get('phase')!} />}
        {filters.includes('q') && <SearchField value={search.get('q') ?? ''} />}
        {filters.includes('topic') && (
          <Choice
            name="topic"
            label={uiMessages.topic}
            any={uiMessages.anyTopic}
            value={search.get('topic')}
            options={TOPICS}
            messages={topicMessages}
          />
        )}
        {filters.includes('area') && (
          <Choice
            name="area"
            label={uiMessages.area}
            any={uiMessages.anyArea}
            value={search.get('area')}
            options={AREAS}
            messages={areaMessages}
          />
        )}
        {filters.includes('kind') && (
          <Choice
            name="kind"
            label={uiMessages.kind}
            any={uiMessages.anyKind}
            value={search.get('kind')}
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

function SearchField({ value }: { readonly value: string }) {
  return (
    <label className={classes(styles['field'], styles['search'])}>
      <span className={styles['label']}>
        <FormattedMessage {...uiMessages.search} />
      </span>
      <Icon name="search" />
      <input key={value} type="search" name="q" dir="auto" defaultValue={value} maxLength={200} />
    </label>
  );
}

interface ChoiceProps<N extends string> {
  readonly name: FilterName;
  readonly label: MessageDescriptor;
  readonly any: MessageDescriptor;
  readonly value: string | null;
  readonly options: readonly N[];
  readonly messages: Readonly<Record<N, MessageDescriptor>>;
}

function Choice<N extends string>({ name, label, any, value, options, messages }: ChoiceProps<N>) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{formatMessage(label)}</span>
      <select key={value} name={name} defaultValue={value ?? ''}>
        <option value="">{formatMessage(any)}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {formatMessage(messages[option] as MessageDescriptor)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TabsProps {
  readonly section: Section;
  readonly search: URLSearchParams;
}

function PhaseTabs({ section, search }: TabsProps) {
  const { formatMessage } = useIntl();
  const current = search.get('phase');
  const target = (phase: string | null) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    query.delete('phase');
    if (phase) query.set('phase', phase);
    return query.size > 0 ? `/${section}?${query}` : `/${section}`;
  };
  return (
    <nav aria-label={formatMessage(uiMessages.phases)}>
      <ul className={styles['tabs']}>
        {[null, ...PHASE_TABS].map((phase) => (
          <li key={phase}>
            <Link to={target(phase)} aria-current={phase === current ? 'page' : undefined}>
              <FormattedMessage {...(phase ? phaseMessages[phase] : uiMessages.anyPhase)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
