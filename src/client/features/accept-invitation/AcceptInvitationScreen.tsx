import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { AccountInvitationShown } from '../../../shared/contract/accountInvitations';
import { getAdminPath } from '../../../shared/permissions/roles';
import { toAccessPath } from '../../../shared/routes';
import {
  useAcceptAccountInvitationMutation,
  useLookAtAccountInvitationMutation,
  useOpenInvitedAccountMutation,
} from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { useLocaleContext } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { EmailText } from '../../parts/person/EmailText';
import { RoleNames } from '../../parts/person/RoleNames';
import { TermsNote, useTermsVersion } from '../../parts/sign-in/TermsNote';
import { selectHasProvider } from '../../state/installationSlice';
import {
  passwordSignInRequested,
  selectIsSignedIn,
  userRefreshRequested,
} from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { checkFields } from '../../ui/forms/checkFields';
import { Form, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { FormOutcome } from '../../ui/forms/FormOutcome';
import { WithLinkToken } from '../../ui/forms/LinkScreen';
import { formMessages } from '../../ui/forms/messages';
import { NewPasswordField } from '../../ui/forms/PasswordField';
import { TextField } from '../../ui/forms/TextField';
import { useLinkToken } from '../../ui/forms/useLinkToken';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { SignInButton } from '../../ui/SignInButton';
import { Skeleton } from '../../ui/Skeleton';
import { acceptMessages, invitedAs } from './messages';

const ToSignIn = () => (
  <ButtonLink to={toAccessPath('sign-in', '/')}>
    <FormattedMessage {...formMessages.toSignIn} />
  </ButtonLink>
);

/** For the link in the mail that invites somebody to the portal. Opening it decides nothing. */
export function AcceptInvitationScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const token = useLinkToken(false);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [look, { data, error }] = useLookAtAccountInvitationMutation();
  const [done, setDone] = useState<'opened' | 'accepted' | null>(null);

  useEffect(() => {
    if (token) void look({ ticket: dispatch(depositSecrets({ token })) });
  }, [token, isSignedIn, look, dispatch]);

  return (
    <WithLinkToken
      title={titleMessages['accept-invitation']}
      error={error}
      done={done && <Done kind={done} roles={data?.roles ?? []} />}
      wayOut={<ToSignIn />}
    >
      {(given) => (
        <>
          <PageHeader title={formatMessage(titleMessages['accept-invitation'])} />
          {data && <Shown token={given} invitation={data} onDone={setDone} />}
          {!data && error && (
            <ErrorNotice
              error={error}
              onRetry={() => void look({ ticket: dispatch(depositSecrets({ token: given })) })}
            />
          )}
          {!data && !error && <Skeleton lines={4} />}
        </>
      )}
    </WithLinkToken>
  );
}

interface DoneProps {
  readonly kind: 'opened' | 'accepted';
  readonly roles: readonly string[];
}

function Done({ kind, roles }: DoneProps) {
  if (kind === 'opened') {
    return (
      <FormOutcome
        title={acceptMessages.readyTitle}
        text={<FormattedMessage {...acceptMessages.ready} />}
      >
        <ToSignIn />
      </FormOutcome>
    );
  }
  const workPath = getAdminPath(roles);
  const way = workPath === null ? acceptMessages.toAccount : titleMessages.admin;
  return (
    <FormOutcome
      title={acceptMessages.acceptedTitle}
      text={<FormattedMessage {...acceptMessages.accepted} />}
    >
      <ButtonLink to={workPath ?? '/me'}>
        <FormattedMessage {...way} />
      </ButtonLink>
    </FormOutcome>
  );
}

interface Props {
  readonly token: string;
  readonly invitation: AccountInvitationShown;
  readonly onDone: (kind: 'opened' | 'accepted') => void;
}

/** Reasons for which an invitation cannot be accepted as things are. */
const OBSTACLES: Readonly<
  Record<Exclude<AccountInvitationShown['state'], 'open'>, MessageDescriptor>
> = {
  hasAccount: acceptMessages.hasAccount,
  forOther: acceptMessages.forOther,
  used: acceptMessages.used,
};

function Shown(props: Props) {
  const { email, roles, state } = props.invitation;
  return (
    <>
      <p>
        <FormattedMessage
          {...invitedAs}
          values={{
            address: <EmailText key="address" address={email} />,
            roles: <RoleNames key="roles" roles={roles} />,
          }}
        />
      </p>
      {state === 'open' ? (
        <Ways {...props} />
      ) : (
        <>
          <Notice>
            <p>
              <FormattedMessage {...OBSTACLES[state]} />
            </p>
          </Notice>
          {state !== 'forOther' && <SignInButton />}
        </>
      )}
    </>
  );
}

function getChoice(hasPasswords: boolean, hasProvider: boolean): MessageDescriptor {
  if (!hasPasswords) return acceptMessages.signInOnly;
  return hasProvider ? acceptMessages.choose : acceptMessages.chooseAccount;
}

function Ways(props: Props) {
  const hasProvider = useAppSelector(selectHasProvider);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { passwords } = useLocaleContext().settings.signIn;
  if (isSignedIn) return <AcceptForm {...props} />;
  return (
    <>
      <p>
        <FormattedMessage {...getChoice(passwords, hasProvider)} />
      </p>
      {passwords && <AccountForm {...props} />}
      <p>
        {passwords ? (
          <SignInButton look="secondary">
            <FormattedMessage {...acceptMessages.signIn} />
          </SignInButton>
        ) : (
          <SignInButton />
        )}
      </p>
    </>
  );
}

const check = checkFields({ name: 'filled', password: 'newPassword' });

/** A new account, with which the person is signed in at once, and taken to their work. */
function AccountForm({ token, invitation: { email, name: invitedName, roles }, onDone }: Props) {
  const dispatch = useAppDispatch();
  const { locale } = useLocaleContext();
  const termsVersion = useTermsVersion();
  const returnTo = useHref(getAdminPath(roles) ?? '/');
  const [open, { isLoading, error }] = useOpenInvitedAccountMutation();
  const send = async ({ name = '', password = '' }: Fields) => {
    const fields = { token, name: name.trim(), password, locale, termsVersion };
    const answer = await open({ ticket: dispatch(depositSecrets(fields)) });
    if (answer.error) return;
    onDone('opened');
    const login = { email, password };
    dispatch(passwordSignInRequested({ ticket: dispatch(depositSecrets(login)), returnTo }));
  };
  return (
    <Form
      check={check}
      onSubmit={(fields) => void send(fields)}
      isPending={isLoading}
      label={acceptMessages.open}
      {...toFormErrors(error)}
    >
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={100}
        label={formMessages.name}
        defaultValue={invitedName}
      />
      <NewPasswordField />
      <TermsNote />
    </Form>
  );
}

function AcceptForm({ token, onDone }: Props) {
  const dispatch = useAppDispatch();
  const [accept, { isLoading, error }] = useAcceptAccountInvitationMutation();
  const send = async () => {
    const answer = await accept({ ticket: dispatch(depositSecrets({ token })) });
    if (answer.error) return;
    dispatch(userRefreshRequested());
    onDone('accepted');
  };
  return (
    <>
      <p>
        <FormattedMessage {...acceptMessages.acceptHere} />
      </p>
      <Form
        check={() => ({})}
        onSubmit={() => void send()}
        isPending={isLoading}
        label={acceptMessages.accept}
        {...toFormErrors(error)}
      >
        {null}
      </Form>
    </>
  );
}
