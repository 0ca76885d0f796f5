import { FormattedMessage } from 'react-intl';
import type { MyStatements as Found } from '../../../../shared/contract/statements';
import { getTextPath } from '../../../parts/comments/textPath';
import { Link } from '../../../ui/Link';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { EntryList } from './EntryList';
import { answeredMessages, listMessages, partMessages } from './messages';
import styles from './MyDialogs.module.css';
import { useMyStatements } from './myDialogsApi';
import { NotPublicNotice } from './NotPublicNotice';

type Item = Found['items'][number];

/** List of what the person wrote in dialogues of statements, and of how it was answered. */
export function MyStatements() {
  return (
    <EntryList
      title={partMessages.statements}
      nothing={listMessages.noStatements}
      pages={useMyStatements()}
      keyOf={({ id }) => id}
    >
      {(item) => <MyStatement item={item} />}
    </EntryList>
  );
}

function MyStatement({ item }: { readonly item: Item }) {
  const { id, number, text, state, createdAt, counts, place } = item;
  return (
    <>
      <h3 className={styles['place']}>
        <Link to={getTextPath({ kind: 'statement', id, number }, place)}>
          <UserText text={place.title} />
        </Link>
      </h3>
      <p className={styles['facts']}>
        <TimeText value={createdAt} format="dateTime" />
        <NotPublicNotice state={state} />
      </p>
      <p>
        <UserText text={text} />
      </p>
      {counts && <Answers counts={counts} />}
    </>
  );
}

function Answers({ counts }: { readonly counts: NonNullable<Item['counts']> }) {
  const { agrees, disagrees, seen } = counts;
  const numbers = { agrees, disagrees, passes: seen - agrees - disagrees };
  return (
    <ul className={styles['facts']}>
      {(['agrees', 'disagrees', 'passes'] as const).map((name) => (
        <li key={name}>
          <FormattedMessage {...answeredMessages[name]} values={{ count: numbers[name] }} />
        </li>
      ))}
    </ul>
  );
}
