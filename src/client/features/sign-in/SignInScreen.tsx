import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useHref, useSearchParams } from 'react-router-dom';
import { getPageAfterSignIn } from '../../../shared/routes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useLocaleContext } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { selectHasProvider } from '../../state/installationSlice';
import { selectIsSignedIn, signInRequested } from '../../state/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { RedirectButton } from '../../ui/RedirectButton';
import { NoScriptNotice } from '../../ui/NoScriptNotice';
import { PageHeader } from '../../ui/PageHeader';
import { signInMessages } from './messages';
import { PasswordForm } from './PasswordForm';
import styles from './SignInScreen.module.css';

/** The ways to sign in; each leads to the page that `to` names (SPEC 1.4). */
export function SignInScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { passwords } = useLocaleContext().settings.signIn;
  const hasProvider = useAppSelector(selectHasProvider);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const to = getPageAfterSignIn(search.get('to'));

  if (isSignedIn) return <SignedIn to={to} />;
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages['sign-in'])}
        intro={<FormattedMessage {...getIntro(passwords, hasProvider)} />}
      />
      <div className={styles['ways']}>
        {hasProvider && <CityLogin to={to} />}
        {passwords && (
          <Card className={styles['way']}>
            <h2 className={styles['heading']}>
              <FormattedMessage {...signInMessages.byPassword} />
            </h2>
            <PasswordForm to={to} />
          </Card>
        )}
      </div>
    </>
  );
}

function getIntro(hasPasswords: boolean, hasProvider: boolean): MessageDescriptor {
  if (!hasPasswords) return signInMessages.oneWay;
  return hasProvider ? signInMessages.intro : signInMessages.onlyPassword;
}

interface WayProps {
  readonly to: string;
}

function CityLogin({ to }: WayProps) {
  const dispatch = useAppDispatch();
  const returnTo = useHref(to);
  return (
    <Card className={styles['way']}>
      <h2 className={styles['heading']}>
        <FormattedMessage {...signInMessages.byCity} />
      </h2>
      <p>
        <FormattedMessage {...signInMessages.byCityText} />
      </p>
      <p>
        <RedirectButton onPress={() => dispatch(signInRequested({ returnTo }))}>
          <FormattedMessage {...signInMessages.toCity} />
        </RedirectButton>
      </p>
      <NoScriptNotice message={signInMessages.needsScript} />
    </Card>
  );
}

/** Seen by those who come back to this page, and for a moment on the way on. */
function SignedIn({ to }: WayProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(signInMessages.signedIn)} />
      <ButtonLink to={to}>
        <FormattedMessage {...signInMessages.goOn} />
      </ButtonLink>
    </>
  );
}
