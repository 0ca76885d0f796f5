import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../intl/IntlRoot';
import { FollowButton } from '../../../parts/follow/FollowButton';
import { ShareButtons } from '../../../parts/share/ShareButtons';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { Link } from '../../../ui/Link';
import { useRelativeTime } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import type { Poll } from '../poll';
import { receiptMessages } from './messages';
import styles from './Receipt.module.css';
import { useGetUnvotedPollsQuery } from './unvotedPollsApi';

/** Ways on from a vote that was cast: the next one that closes, following, passing it on. */
export function NextSteps({ poll }: { readonly poll: Poll }) {
  return (
    <div className={styles['next']}>
      <NextPoll voted={poll.id} />
      <FollowButton section="have-your-say" item={poll} />
      <ShareButtons path={`/have-your-say/${poll.slug}`} title={poll.title.text} headingLevel={3} />
    </div>
  );
}

function NextPoll({ voted }: { readonly voted: string }) {
  const locale = useLocale();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const relative = useRelativeTime();
  const { currentData = [] } = useGetUnvotedPollsQuery(isSignedIn ? locale : skipToken);
  const next = currentData.find(({ id }) => id !== voted);
  if (!next) return null;
  const title = <UserText text={next.title} />;
  return (
    <p>
      <Link to={`/have-your-say/${next.slug}`}>
        {next.closesAt ? (
          <FormattedMessage
            {...receiptMessages.nextUntil}
            values={{ title, when: relative(next.closesAt) }}
          />
        ) : (
          <FormattedMessage {...receiptMessages.next} values={{ title }} />
        )}
      </Link>
    </p>
  );
}
