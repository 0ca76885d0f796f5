import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { SignInButton } from '../../ui/SignInButton';
import styles from './Comments.module.css';
import { useCommentsContext } from './commentsContext';
import { LazyComposer } from './lazyForms';
import { commentMessages } from './messages';
import { useFocusReturn } from './useFocusReturn';

/**
 * The way to a new comment, on top of the others; for visitors the way to sign in; where it is
 * over, that.
 */
export function WriteComment({ onWritten }: { readonly onWritten: () => void }) {
  const { isOpen } = useCommentsContext();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isWriting, setWriting] = useState(false);
  const place = useFocusReturn<HTMLDivElement>(isWriting);
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
        <SignInButton look="secondary" target="#comments">
          <FormattedMessage {...commentMessages.signIn} />
        </SignInButton>
      </p>
    );
  }
  return (
    <div ref={place}>
      {isWriting ? (
        <LazyComposer
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
