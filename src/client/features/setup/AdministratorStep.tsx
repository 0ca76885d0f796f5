import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import { isAdmin } from '../../../shared/permissions/roles';
import { depositSecrets } from '../../api/depositSecrets';
import { useLocale } from '../../intl/IntlRoot';
import {
  useBecomeAdministratorMutation,
  useCreateFirstAdministratorMutation,
  useGetSetupStateQuery,
} from '../../parts/setup/setupApi';
import { selectHasProvider } from '../../state/installationSlice';
import {
  passwordSignInRequested,
  selectIsSignedIn,
  selectUser,
  signInRequested,
  userRefreshRequested,
} from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { checkFields } from '../../ui/forms/checkFields';
import { EmailField } from '../../ui/forms/EmailField';
import { Form, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { formMessages } from '../../ui/forms/messages';
import { NewPasswordField } from '../../ui/forms/PasswordField';
import { TextField } from '../../ui/forms/TextField';
import { Notice } from '../../ui/Notice';
import { Part } from '../../ui/Part';
import { RedirectButton } from '../../ui/RedirectButton';
import { Skeleton } from '../../ui/Skeleton';
import { signInMessages } from '../sign-in/messages';
import { PasswordForm } from '../sign-in/PasswordForm';
import { GoOn } from './GoOn';
import { administratorMessages, signedInAs } from './messages';
import { FIRST_OF_CITY, toStepPath, type StepProps } from './steps';

const NAME_LETTERS = 100;
const NEXT = toStepPath(FIRST_OF_CITY);
const HERE = toStepPath('administrator');
const check = checkFields({ name: 'filled', email: 'email', password: 'newPassword' });

/** The first administrator: whoever gave the code, with a new account or with the one they have. */
export function AdministratorStep({ onDone }: StepProps) {
  const { data: state } = useGetSetupStateQuery(undefined);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const user = useAppSelector(selectUser);
  const hasProvider = useAppSelector(selectHasProvider);
  const [isCreated, setCreated] = useState(false);
  if (!state || (isSignedIn && !user)) return <Skeleton />;
  if (isSignedIn && user) {
    if (isAdmin(user.roles)) return <Present name={user.name} onDone={onDone} />;
    return state.isCodeAccepted ? <BecomeOne name={user.name} onDone={onDone} /> : <NotAllowed />;
  }
  const isNew = state.isCodeAccepted && !state.hasAdministrator && !isCreated;
  return (
    <>
      <Part title={isNew ? administratorMessages.newAccount : administratorMessages.signIn}>
        {isNew ? <NewAccount onCreated={() => setCreated(true)} /> : <PasswordForm to={NEXT} />}
      </Part>
      {hasProvider && (
        <Part title={signInMessages.byCity}>
          <ByProvider />
        </Part>
      )}
    </>
  );
}

interface PersonProps extends StepProps {
  readonly name: string;
}

function Present({ name, onDone }: PersonProps) {
  return (
    <>
      <Notice tone="good" icon="check">
        <FormattedMessage {...signedInAs} values={{ name: <bdi key="name">{name}</bdi> }} />
      </Notice>
      <GoOn onPress={onDone} />
    </>
  );
}

function NotAllowed() {
  return (
    <Notice tone="warn">
      <FormattedMessage {...administratorMessages.notAllowed} />
    </Notice>
  );
}

/** The account that is signed in already gets the right; the record of the person follows. */
function BecomeOne({ name, onDone }: PersonProps) {
  const dispatch = useAppDispatch();
  const [become, { isLoading, error }] = useBecomeAdministratorMutation();
  const { failure } = toFormErrors(error);
  const press = async () => {
    const answer = await become(undefined);
    if (answer.error) return;
    dispatch(userRefreshRequested());
    onDone();
  };
  return (
    <>
      <p>
        <FormattedMessage {...signedInAs} values={{ name: <bdi key="name">{name}</bdi> }} />
      </p>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <p>
        <Button isPending={isLoading} onClick={() => void press()}>
          <FormattedMessage {...administratorMessages.become} />
        </Button>
      </p>
    </>
  );
}

/** A new account with a password, with which the person is signed in at once. */
function NewAccount({ onCreated }: { readonly onCreated: () => void }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const returnTo = useHref(NEXT);
  const [create, { isLoading, error }] = useCreateFirstAdministratorMutation();
  const send = async ({ name = '', email = '', password = '' }: Fields) => {
    const login = { email: email.trim(), password };
    const fields = { ...login, name: name.trim(), locale };
    const answer = await create({ ticket: dispatch(depositSecrets(fields)) });
    if (answer.error) return false;
    onCreated();
    dispatch(passwordSignInRequested({ ticket: dispatch(depositSecrets(login)), returnTo }));
    return true;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={administratorMessages.create}
      {...toFormErrors(error)}
    >
      <TextField
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={NAME_LETTERS}
        label={formMessages.name}
      />
      <EmailField autoComplete="email" />
      <NewPasswordField />
    </Form>
  );
}

function ByProvider() {
  const dispatch = useAppDispatch();
  const returnTo = useHref(HERE);
  return (
    <>
      <p>
        <FormattedMessage {...administratorMessages.byProvider} />
      </p>
      <p>
        <RedirectButton onPress={() => dispatch(signInRequested({ returnTo }))}>
          <FormattedMessage {...signInMessages.toCity} />
        </RedirectButton>
      </p>
    </>
  );
}
