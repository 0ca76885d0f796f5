import { FormattedMessage } from 'react-intl';
import type { FollowedPage } from '../../../../shared/contract/follows';
import type { Section } from '../../../../shared/sections';
import { sectionMessages } from '../../../intl/sharedMessages';
import { PhaseBadge } from '../../../ui/Badge';
import { Link } from '../../../ui/Link';
import { UserText } from '../../../ui/UserText';
import { EntryList } from './EntryList';
import { listMessages } from './messages';
import styles from './MyDialogs.module.css';
import { useFollowed } from './myDialogsApi';

/** List of what the person follows, in whatever section, the latest first. */
export function FollowedContents() {
  return (
    <EntryList
      title={listMessages.followed}
      nothing={listMessages.noFollowed}
      pages={useFollowed()}
      keyOf={({ id }) => id}
    >
      {(item) => <FollowedContent item={item} />}
    </EntryList>
  );
}

function FollowedContent({ item }: { readonly item: FollowedPage['items'][number] }) {
  const { section, slug, title, summary, phase } = item;
  return (
    <>
      <h3 className={styles['place']}>
        <Link to={`/${section}/${slug}`}>
          <UserText text={title} />
        </Link>
      </h3>
      <p className={styles['facts']}>
        <FormattedMessage {...sectionMessages[section as Section]} />
        <PhaseBadge phase={phase} />
      </p>
      <p>
        <UserText text={summary} />
      </p>
    </>
  );
}
