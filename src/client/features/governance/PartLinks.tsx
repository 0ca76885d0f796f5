import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/Link';
import tabs from '../../ui/Tabs.module.css';
import styles from './PartLinks.module.css';
import { INDICATORS_PART, readPart, type GovernancePart } from './governanceQueries';
import { governanceMessages } from './messages';

const PARTS: readonly (readonly [GovernancePart | null, MessageDescriptor])[] = [
  [null, governanceMessages.overview],
  ['body', governanceMessages.bodies],
  ['decision', governanceMessages.decisions],
  ['commitment', governanceMessages.commitments],
  [INDICATORS_PART, governanceMessages.indicators],
];

/** Returns the address of a part of the page; null: of the overview. */
export function getPartPath(part: GovernancePart | null): string {
  if (part === null) return '/governance';
  return part === INDICATORS_PART ? `/governance?part=${part}` : `/governance?kind=${part}`;
}

/** The parts of the page, the one that is shown marked. */
export function PartLinks() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const shown = readPart(search);
  return (
    <nav aria-label={formatMessage(governanceMessages.parts)} className={styles['parts']}>
      <ul className={tabs['tabs']}>
        {PARTS.map(([part, label]) => (
          <li key={part}>
            <Link to={getPartPath(part)} aria-current={part === shown ? 'page' : undefined}>
              <FormattedMessage {...label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
