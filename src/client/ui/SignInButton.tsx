import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { uiMessages } from '../intl/sharedMessages';
import { signInRequested } from '../state/sessionSlice';
import { Button, type ButtonLook } from './Button';

interface Props {
  readonly look?: ButtonLook;
  readonly children?: ReactNode;
}

/** Starts a sign-in that comes back to this page. */
export function SignInButton({ look = 'primary', children }: Props) {
  const dispatch = useAppDispatch();
  const returnTo = useHref(useLocation());
  return (
    <Button look={look} onClick={() => dispatch(signInRequested({ returnTo }))}>
      {children ?? <FormattedMessage {...uiMessages.signIn} />}
    </Button>
  );
}
