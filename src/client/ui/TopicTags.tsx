import { useIntl } from 'react-intl';
import type { Section } from '../../shared/sections';
import { uiMessages } from '../intl/sharedMessages';
import { useTermName } from '../intl/useTermName';
import { Link } from './Link';
import styles from './TopicTags.module.css';

interface Props {
  readonly section: Section;
  readonly topics: readonly string[];
}

/** A content's topics; each leads to the section's list with that topic. */
export function TopicTags({ section, topics }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useTermName('topics');
  if (topics.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label={formatMessage(uiMessages.topics)}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={`/${section}?topic=${topic}`}>{nameOf(topic)}</Link>
        </li>
      ))}
    </ul>
  );
}
