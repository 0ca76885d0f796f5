import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { accountMessages } from '../../../intl/sharedMessages';
import { Link } from '../../../ui/Link';
import { AccountLayout } from '../AccountLayout';
import { MyContents } from '../MyContentsScreen';
import type { CommentRelation } from '../../../../shared/contract/comments';
import { EmptyState } from '../../../ui/EmptyState';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { QueryResult } from '../QueryResult';
import { FollowedContents } from './FollowedContents';
import { listMessages, partMessages } from './messages';
import { EntryList } from './EntryList';
import { MyComment } from './MyComment';
import { useMyComments, useHidden } from './myDialogsApi';
import { MyStatements } from './MyStatements';
import styles from './MyDialogs.module.css';
import { HiddenEntry } from './HiddenEntry';

const PARTS = {
  dialogs: () => <MyContents section="dialogs" />,
  comments: () => (
    <MyComments relation="mine" title={partMessages.comments} nothing={listMessages.noComments} />
  ),
  statements: MyStatements,
  followed: FollowedContents,
  answers: () => (
    <>
      <MyComments relation="answer" title={listMessages.answers} nothing={listMessages.noAnswers} />
      <MyComments
        relation="mention"
        title={listMessages.mentions}
        nothing={listMessages.noMentions}
      />
    </>
  ),
  hidden: HiddenTexts,
};
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];
const FIRST: PartName = 'dialogs';

/**
 * The dialogues that I started, what I wrote in any, what I follow, what speaks to me there, and
 * what was hidden of it.
 */
export function MyDialogsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const shown = NAMES.find((name) => name === search.get('part')) ?? FIRST;
  const Part = PARTS[shown];
  return (
    <AccountLayout title={formatMessage(accountMessages.dialogs)}>
      <nav aria-label={formatMessage(partMessages.parts)} className={styles['parts']}>
        <ul className={styles['tabs']}>
          {NAMES.map((name) => (
            <li key={name}>
              <Link
                to={name === FIRST ? '/me/dialogs' : `/me/dialogs?part=${name}`}
                aria-current={name === shown ? 'page' : undefined}
              >
                <FormattedMessage {...partMessages[name]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Part />
    </AccountLayout>
  );
}

interface Props {
  readonly relation: CommentRelation;
  readonly title: MessageDescriptor;
  /** In the place of an empty list. */
  readonly nothing: MessageDescriptor;
}

/** The comments that have one thing to do with me, under their heading. */
function MyComments({ relation, title, nothing }: Props) {
  const pages = useMyComments(relation);
  return (
    <EntryList title={title} nothing={nothing} pages={pages} keyOf={({ comment }) => comment.id}>
      {(item) => <MyComment item={item} />}
    </EntryList>
  );
}

/** List of the person's texts that moderation hid, and of what came of asking for another look. */
function HiddenTexts() {
  return (
    <QueryResult answer={useHidden()} waiting={<RowsSkeleton rows={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={<FormattedMessage {...listMessages.noHidden} />} />
        ) : (
          <>
            <h2 className={styles['title']}>
              <FormattedMessage {...listMessages.hidden} />
            </h2>
            <ul className={styles['entries']}>
              {items.map((item) => (
                <HiddenEntry key={`${item.kind} ${item.id}`} item={item} />
              ))}
            </ul>
          </>
        )
      }
    </QueryResult>
  );
}
