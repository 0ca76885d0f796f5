import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import { toSignInPath } from '../../../shared/routes';
import { useLocaleContext } from '../../intl/IntlRoot';
import { selectHasProvider } from '../../state/installationSlice';
import { signInRequested } from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { useRedirect } from '../../ui/RedirectButton';
import { otherSignIn } from './messages';
import styles from './SignInLinks.module.css';

interface Props {
  /** The part of this page to come back to. */
  readonly target: `#${string}`;
  readonly children: ReactNode;
}

/**
 * For the main action of a page: the city’s login at once, and beside it the page with all ways to
 * sign in. Without scripts, or without a city’s login, both lead to that page.
 */
export function SignInLinks({ target, children }: Props) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const returnTo = useHref({ pathname, search, hash: target });
  const hasProvider = useAppSelector(selectHasProvider);
  const { passwords } = useLocaleContext().settings.signIn;
  const { isLeaving, leave } = useRedirect(() => dispatch(signInRequested({ returnTo })));
  const page = toSignInPath(pathname + search + target);
  const press = (event: MouseEvent) => {
    if (!hasProvider || !isPlainClick(event)) return;
    event.preventDefault();
    if (!isLeaving) leave();
  };
  return (
    <div className={styles['ways']}>
      <ButtonLink to={page} aria-busy={isLeaving || undefined} onClick={press}>
        {children}
      </ButtonLink>
      {hasProvider && passwords && (
        <Link to={page} className={styles['other']}>
          <FormattedMessage {...otherSignIn} />
        </Link>
      )}
    </div>
  );
}

/** Tells a click that is the page’s from one that is the browser’s, for example for a new tab. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
