import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Section } from '../../shared/sections';
import { Link } from './Link';
import styles from './Tabs.module.css';

export interface PhaseTab {
  /** `null`: all of them. */
  readonly phase: string | null;
  readonly label: MessageDescriptor;
}

interface Props {
  readonly section: Section;
  readonly label: MessageDescriptor;
  readonly tabs: readonly PhaseTab[];
}

/** The phases of a list; the other filters stay as they are. */
export function PhaseTabs({ section, label, tabs }: Props) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const target = (phase: string | null) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    query.delete('phase');
    if (phase) query.set('phase', phase);
    return query.size > 0 ? `/${section}?${query}` : `/${section}`;
  };
  return (
    <nav aria-label={formatMessage(label)}>
      <ul className={styles['tabs']}>
        {tabs.map(({ phase, label: name }) => (
          <li key={phase}>
            <Link
              to={target(phase)}
              aria-current={phase === search.get('phase') ? 'page' : undefined}
            >
              <FormattedMessage {...name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
