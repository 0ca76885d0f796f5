import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { SignInButton } from '../SignInButton';
import styles from './Comments.module.css';
import { useCommentsPlace } from './commentsContext';
import { LateComposer } from './late';
import { commentMessages } from './messages';
import { useFocusBack } from './useFocusBack';

/**
 * The way to a new comment, on top of the others; for visitors the way to sign in; where it is
 * over, that.
 */
export function WriteComment({ onWritten }: { readonly onWritten: () => void }) {
  const { isOpen } = useCommentsPlace();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isWriting, setWriting] = useState(false);
  const place = useFocusBack<HTMLDivElement>(isWriting);
  if (!isOpen) {
    return (
      <Notice icon="clock">
        <p>
          <FormattedMessage {...commentMessages.over} />
        </p>
      </Notice>
    );
  }
  if (!isSignedIn) {
    return (
      <p className={styles['signIn']}>
        <SignInButton look="secondary">
          <FormattedMessage {...commentMessages.signIn} />
        </SignInButton>
      </p>
    );
  }
  return (
    <div ref={place}>
      {isWriting ? (
        <LateComposer
          onDone={(isSent) => {
            setWriting(false);
            if (isSent) onWritten();
          }}
        />
      ) : (
        <Button className={styles['write']} data-back onClick={() => setWriting(true)}>
          <FormattedMessage {...commentMessages.write} />
        </Button>
      )}
    </div>
  );
}
