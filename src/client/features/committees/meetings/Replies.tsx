import { FormattedMessage } from 'react-intl';
import type { MeetingPage } from '../../../../shared/contract/meetings';
import styles from './Meeting.module.css';
import { comingMessages, repliesMessages } from './messages';

type Replies = MeetingPage['replies'];

const GROUPS = ['coming', 'notComing', null] as const;

/**
 * Replies of the people who come, who cannot, and who have not answered, for those who prepare the
 * meeting.
 */
export function Replies({ replies }: { readonly replies: Replies }) {
  return (
    <section className={styles['part']} aria-labelledby="replies">
      <h2 id="replies">
        <FormattedMessage {...repliesMessages.title} />
      </h2>
      <ul className={styles['replies']}>
        {GROUPS.map((group) => (
          <Group
            key={group ?? 'open'}
            group={group ?? 'open'}
            names={replies.filter(({ reply }) => reply === group).map(({ name }) => name)}
          />
        ))}
      </ul>
    </section>
  );
}

interface GroupProps {
  readonly group: keyof typeof comingMessages;
  readonly names: readonly string[];
}

function Group({ group, names }: GroupProps) {
  if (names.length === 0) return null;
  return (
    <li>
      <FormattedMessage {...comingMessages[group]} values={{ count: names.length }} />
      <ul className={styles['names']}>
        {names.map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </li>
  );
}
