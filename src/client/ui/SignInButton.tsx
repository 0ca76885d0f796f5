import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { uiMessages } from '../intl/sharedMessages';
import { signInRequested } from '../state/sessionSlice';
import { Button, type ButtonLook } from './Button';

interface Props {
  readonly look?: ButtonLook;
  /** In a window of its own: this page stays, with everything that was entered. */
  readonly inWindow?: boolean;
  readonly children?: ReactNode;
}

/** Starts a sign-in that comes back to this page. */
export function SignInButton({ look = 'primary', inWindow = false, children }: Props) {
  const dispatch = useAppDispatch();
  const returnTo = useHref(useLocation());
  return (
    <Button look={look} onClick={() => dispatch(signInRequested({ returnTo, inWindow }))}>
      {children ?? <FormattedMessage {...uiMessages.signIn} />}
    </Button>
  );
}
