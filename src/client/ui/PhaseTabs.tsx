import { FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Section } from '../../shared/sections';
import { Link } from './Link';
import styles from './Tabs.module.css';

interface PhaseTab {
  readonly phase: string;
  readonly label: MessageDescriptor;
  /** Undefined as long as it is not known. */
  readonly count: number | undefined;
}

interface Props {
  readonly section: Section;
  readonly label: MessageDescriptor;
  readonly tabs: readonly PhaseTab[];
  /** The phase of the tab that is shown. */
  readonly shown: string;
}

/** The phases of a list, with how many there are; the other filters stay as they are. */
export function PhaseTabs({ section, label, tabs, shown }: Props) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const target = (phase: string) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    query.set('phase', phase);
    return `/${section}?${query}`;
  };
  return (
    <nav aria-label={formatMessage(label)}>
      <ul className={styles['tabs']}>
        {tabs.map(({ phase, label: name, count }) => (
          <li key={phase}>
            <Link to={target(phase)} aria-current={phase === shown ? 'page' : undefined}>
              <FormattedMessage {...name} />
              {count !== undefined && (
                <span className={styles['count']}>
                  <FormattedNumber value={count} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
