import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { Button } from '../../../ui/Button';
import { useFocusReturn } from '../../../parts/comments/useFocusReturn';
import { SignInButton } from '../../../ui/SignInButton';
import { LazyStatementForm } from './lazyForms';
import { statementMessages } from './messages';

interface Props {
  /** A statement was written; others see it now, or only once the staff has looked. */
  readonly onWritten: (isShown: boolean) => void;
}

/** The way to a statement of one’s own; for visitors the way to sign in. */
export function StatementComposer({ onWritten }: Props) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isWriting, setWriting] = useState(false);
  const place = useFocusReturn<HTMLDivElement>(isWriting);
  if (!isSignedIn) {
    return (
      <p>
        <SignInButton look="secondary">
          <FormattedMessage {...statementMessages.signInToWrite} />
        </SignInButton>
      </p>
    );
  }
  return (
    <div ref={place}>
      {isWriting ? (
        <LazyStatementForm
          onDone={(state) => {
            setWriting(false);
            if (state !== null) onWritten(state === 'shown');
          }}
        />
      ) : (
        <Button look="secondary" data-back onClick={() => setWriting(true)}>
          <FormattedMessage {...statementMessages.write} />
        </Button>
      )}
    </div>
  );
}
