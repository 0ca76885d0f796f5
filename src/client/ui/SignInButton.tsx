import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import { toSignInPath } from '../../shared/routes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { uiMessages } from '../intl/sharedMessages';
import { selectHasProvider } from '../state/installationSlice';
import { signInRequested } from '../state/sessionSlice';
import { Button, ButtonLink, type ButtonLook } from './Button';

interface Props {
  readonly look?: ButtonLook;
  /**
   * With the city’s login, where there is one, in a window of its own: this page stays, with
   * everything that was entered.
   */
  readonly inWindow?: boolean;
  /** The part of this page to come back to; by default what the address names. */
  readonly target?: `#${string}`;
  readonly children?: ReactNode;
}

/** Leads to the ways to sign in, which come back to this page. */
export function SignInButton({ look = 'primary', inWindow = false, target, children }: Props) {
  const { pathname, search, hash } = useLocation();
  const hasProvider = useAppSelector(selectHasProvider);
  const text = children ?? <FormattedMessage {...uiMessages.signIn} />;
  if (inWindow && hasProvider) return <WindowButton look={look}>{text}</WindowButton>;
  return (
    <ButtonLink look={look} to={toSignInPath(pathname + search + (target ?? hash))}>
      {text}
    </ButtonLink>
  );
}

function WindowButton({ look, children }: Required<Pick<Props, 'look' | 'children'>>) {
  const dispatch = useAppDispatch();
  const returnTo = useHref(useLocation());
  return (
    <Button look={look} onClick={() => dispatch(signInRequested({ returnTo, inWindow: true }))}>
      {children}
    </Button>
  );
}
