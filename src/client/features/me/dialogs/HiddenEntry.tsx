import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../ui/Badge';
import { getTextPath } from '../../../parts/comments/textPath';
import { reasonMessages } from '../../../parts/comments/messages';
import { Facts } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { WrittenText } from '../../../parts/content/WrittenText';
import { AppealForm } from './AppealForm';
import { appealStateMessages, hiddenMessages, unseenMessages } from './messages';
import styles from './MyDialogs.module.css';
import type { HiddenText } from './myDialogsApi';

const TONES = { waiting: 'accent', shown: 'good', hidden: 'neutral' } as const;

/** One text of mine that was hidden: why, what the moderators say to it, and what I can do. */
export function HiddenEntry({ item }: { readonly item: HiddenText }) {
  const { place, at, reason, feedback, appeal } = item;
  const entry = useRef<HTMLLIElement>(null);
  return (
    <li ref={entry} tabIndex={-1} className={styles['entry']}>
      <h3 className={styles['place']}>
        <Link to={getTextPath(item, place)}>
          <UserText text={place.title} />
        </Link>
      </h3>
      <p className={styles['facts']}>
        <State appeal={appeal} />
        <TimeText value={at} format="dateTime" />
      </p>
      <WrittenText written={item} headingLevel={4} />
      <Facts
        rows={[
          [
            <FormattedMessage {...hiddenMessages.reason} />,
            <FormattedMessage {...reasonMessages[reason]} />,
          ],
          [
            <FormattedMessage {...hiddenMessages.feedback} />,
            feedback !== '' && (
              <span dir="auto" className={styles['words']}>
                {feedback}
              </span>
            ),
          ],
        ]}
      />
      {appeal === null ? (
        <AppealForm item={item} onSent={() => entry.current?.focus()} />
      ) : (
        <Notice tone={TONES[appeal]}>
          <p>
            <FormattedMessage {...appealStateMessages[appeal]} />
          </p>
        </Notice>
      )}
    </li>
  );
}

function State({ appeal }: Pick<HiddenText, 'appeal'>) {
  if (appeal === 'shown') {
    return (
      <Badge tone="good">
        <FormattedMessage {...hiddenMessages.shownAgain} />
      </Badge>
    );
  }
  return (
    <Badge tone="bad">
      <FormattedMessage {...unseenMessages.hidden} />
    </Badge>
  );
}
