import { FormattedMessage, useIntl } from 'react-intl';
import type { Section, Topic } from '../../shared/sections';
import { topicMessages } from '../intl/contents/messages';
import { uiMessages } from '../intl/sharedMessages';
import { Link } from './Link';
import styles from './TopicTags.module.css';

interface Props {
  readonly section: Section;
  readonly topics: readonly Topic[];
}

/** A content's topics; each leads to the section's list with that topic. */
export function TopicTags({ section, topics }: Props) {
  const { formatMessage } = useIntl();
  if (topics.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label={formatMessage(uiMessages.topics)}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={`/${section}?topic=${topic}`}>
            <FormattedMessage {...topicMessages[topic]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
