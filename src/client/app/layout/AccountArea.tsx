import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectIsSignedIn, selectUser } from '../../state/sessionSlice';
import { accountMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { SignInButton } from '../../ui/SignInButton';
import { useAppSelector } from '../../store/hooks';

const AccountMenu = lazy(() =>
  import(/* webpackChunkName: "account-menu" */ './AccountMenu').then((module) => ({
    default: module.AccountMenu,
  })),
);

/** The account menu, or the way to sign in. */
export function AccountArea() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const user = useAppSelector(selectUser);
  if (!isSignedIn) return <SignInButton />;

  const plainLink = (
    <ButtonLink look="secondary" to="/me">
      {user ? <bdi>{user.name}</bdi> : <FormattedMessage {...accountMessages.me} />}
    </ButtonLink>
  );
  return (
    <Suspense fallback={plainLink}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
