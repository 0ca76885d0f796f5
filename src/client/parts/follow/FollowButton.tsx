import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import { COMMENT_SECTIONS, type Section } from '../../../shared/sections';
import { useFollow, useSetFollowingMutation } from './followApi';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Button } from '../../ui/Button';
import { commentMessages } from '../comments/messages';
import { Icon } from '../../ui/Icon';
import { SignInButton } from '../../ui/SignInButton';
import { useToast } from '../../ui/toast';
import styles from './FollowButton.module.css';
import { followCount, followMessages } from './messages';

interface Props {
  readonly section: Section;
  readonly item: Pick<DetailPage<unknown>, 'slug' | 'status' | 'counts'>;
}

/**
 * Follows a content that people discuss, or stops; for visitors the way to sign in. How many follow
 * it stands beside it.
 */
export function FollowButton({ section, item: { slug, status, counts } }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const follow = useFollow({ section, slug }, isSignedIn);
  const isDiscussed = (COMMENT_SECTIONS as readonly Section[]).includes(section);
  if (!isDiscussed || status !== 'published' || follow === null) return null;
  const count = follow?.follows ?? counts.follows;
  return (
    <p className={styles['follow']}>
      {isSignedIn ? (
        <Pressed section={section} slug={slug} isFollowing={follow?.isFollowing} />
      ) : (
        <SignInButton look="secondary">
          <FormattedMessage {...followMessages.signIn} />
        </SignInButton>
      )}
      {count > 0 && (
        <span className={styles['count']}>
          <FormattedMessage {...followCount} values={{ count }} />
        </span>
      )}
    </p>
  );
}

interface PressedProps {
  readonly section: Section;
  readonly slug: string;
  /** Undefined as long as it is not known. */
  readonly isFollowing: boolean | undefined;
}

function Pressed({ section, slug, isFollowing }: PressedProps) {
  const toast = useToast();
  const [setFollowing, { isLoading }] = useSetFollowingMutation();
  const press = async () => {
    const { error } = await setFollowing({ place: { section, slug }, isFollowing: !isFollowing });
    if (error) toast({ text: commentMessages.notDone, tone: 'bad' });
  };
  return (
    <Button
      look="secondary"
      className={styles['button']}
      aria-pressed={isFollowing ?? false}
      isPending={isLoading || isFollowing === undefined}
      onClick={() => void press()}
    >
      {isFollowing && <Icon name="check" />}
      <FormattedMessage {...followMessages.follow} />
    </Button>
  );
}
