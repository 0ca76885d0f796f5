import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import {
  useGetSecurityQuery,
  useProveByPasskeyMutation,
  useProveOwnerMutation,
} from '../../api/accountsApi';
import { depositSecrets } from '../../api/depositSecrets';
import { isProblem } from '../../api/problem';
import { errorMessages } from '../../intl/failures/messages';
import { LazyMessages } from '../../intl/LazyMessages';
import {
  proofFinished,
  selectProofKind,
  selectSignInProblem,
  selectSignInWindow,
  selectUser,
  signInRequested,
} from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { checkFields } from '../../ui/forms/checkFields';
import { Form, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { PasswordField } from '../../ui/forms/PasswordField';
import { Notice } from '../../ui/Notice';
import { Dialog } from '../../ui/overlays/Dialog';
import { Skeleton } from '../../ui/Skeleton';
import { CodeField } from './CodeField';
import styles from './CodeForm.module.css';
import { codeMessages, confirmMessage, proofMessages } from './messages';
import { SignInFailure } from './SignInFailure';
import { getStepUpParameters, SIGN_IN_ANEW } from './stepUp';
import { usePasskeysPossible } from './usePasskeysPossible';

/**
 * Asks who is here while a call waits that a session left open must not make: by password, code or
 * passkey, or by a window of the provider. The page and what was typed in it stay.
 */
export function ProofDialog() {
  const dispatch = useAppDispatch();
  const isFactor = useAppSelector(selectProofKind) === 'providerFactor';
  return (
    <LazyMessages part="account" has={proofMessages.title}>
      <Dialog
        title={<FormattedMessage {...proofMessages[isFactor ? 'factorTitle' : 'title']} />}
        onClose={() => dispatch(proofFinished('refused'))}
      >
        <p>
          <FormattedMessage {...proofMessages[isFactor ? 'factorText' : 'text']} />
        </p>
        {/* The provider alone can say that there was a second factor. */}
        {isFactor ? <ProviderProof isOnlyWay isFactor /> : <Ways />}
      </Dialog>
    </LazyMessages>
  );
}

function Ways() {
  const { currentData: facts, isError, error, refetch } = useGetSecurityQuery(undefined);
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!facts) return <Skeleton lines={3} />;
  return (
    <>
      {facts.hasPassword && <OwnProof facts={facts} />}
      {(facts.secondFactor?.passkeys.length ?? 0) > 0 && <PasskeyProof />}
      {facts.doors.length > 0 && <ProviderProof isOnlyWay={!facts.hasPassword} />}
    </>
  );
}

const CHECKS = {
  password: checkFields({ password: 'filled' }),
  otp: checkFields({ otp: 'filled' }),
} as const;

function OwnProof({ facts }: { readonly facts: SecurityFacts }) {
  const dispatch = useAppDispatch();
  const [kind, setKind] = useState<keyof typeof CHECKS>('password');
  const [prove, { isLoading, error, reset }] = useProveOwnerMutation();
  const isPassword = kind === 'password';

  const send = async (fields: Fields) => {
    const given = fields[kind] ?? '';
    const proof = { [kind]: isPassword ? given : given.trim() };
    const answer = await prove({ ticket: dispatch(depositSecrets(proof)) });
    if (!answer.error) dispatch(proofFinished('given'));
  };
  const change = () => {
    reset();
    setKind(isPassword ? 'otp' : 'password');
  };
  const isWrongCode = isProblem(error) && error.code === 'wrongCode';

  return (
    <>
      <Form
        key={kind}
        check={CHECKS[kind]}
        onSubmit={(fields) => void send(fields)}
        isPending={isLoading}
        label={proofMessages.goOn}
        {...(isWrongCode ? { faults: { otp: errorMessages.wrongCode } } : toFormErrors(error))}
      >
        {isPassword ? (
          <>
            {/* For password managers: whose password it is. */}
            <input type="email" autoComplete="username" value={facts.email ?? ''} readOnly hidden />
            <PasswordField />
          </>
        ) : (
          <CodeField />
        )}
      </Form>
      {facts.secondFactor?.appSince && (
        <p className={styles['ways']}>
          <Button look="quiet" onClick={change}>
            <FormattedMessage {...(isPassword ? codeMessages.useApp : proofMessages.usePassword)} />
          </Button>
        </p>
      )}
    </>
  );
}

/** Has a passkey of the person sign, where the browser has passkeys. */
function PasskeyProof() {
  const dispatch = useAppDispatch();
  const [prove, { isLoading, error }] = useProveByPasskeyMutation();
  const send = async () => {
    const answer = await prove(undefined);
    if (!answer.error) dispatch(proofFinished('given'));
  };
  const { failure } = toFormErrors(error);
  if (!usePasskeysPossible()) return null;
  return (
    <>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <p>
        <Button look="secondary" isPending={isLoading} onClick={() => void send()}>
          <FormattedMessage {...codeMessages.usePasskey} />
        </Button>
      </p>
    </>
  );
}

interface ProviderProofProps {
  readonly isOnlyWay: boolean;
  /** Tells whether a second factor is asked for, too. */
  readonly isFactor?: boolean;
}

/** Signs the same person in once more in a window; the call that waits says whether it counts. */
function ProviderProof({ isOnlyWay, isFactor = false }: ProviderProofProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const parameters = isFactor ? getStepUpParameters(user) : SIGN_IN_ANEW;
  const signInWindow = useAppSelector(selectSignInWindow);
  const problem = useAppSelector(selectSignInProblem);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (signInWindow !== 'closed') wasOpen.current = true;
    else if (wasOpen.current) {
      wasOpen.current = false;
      if (!problem) dispatch(proofFinished('given'));
    }
  }, [dispatch, signInWindow, problem]);
  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert">
          <SignInFailure problem={problem} />
        </Notice>
      )}
      <p>
        <Button
          look={isOnlyWay ? 'primary' : 'secondary'}
          isPending={signInWindow !== 'closed'}
          onClick={() => dispatch(signInRequested({ inWindow: true, parameters }))}
        >
          <FormattedMessage {...(isFactor ? confirmMessage : proofMessages.byProvider)} />
        </Button>
      </p>
    </>
  );
}
