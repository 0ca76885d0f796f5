import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { depositSecrets } from '../../api/depositSecrets';
import { errorMessages } from '../../intl/failures/messages';
import { uiMessages } from '../../intl/sharedMessages';
import type { PasswordSignIn, SignInProblem } from '../../state/session';
import {
  passkeyRequested,
  secondFactorGivenUp,
  secondFactorRequested,
  selectPasswordSignIn,
} from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { checkFields } from '../../ui/forms/checkFields';
import { Form, type Fields } from '../../ui/forms/Form';
import { TextField } from '../../ui/forms/TextField';
import { Notice } from '../../ui/Notice';
import { CodeField } from './CodeField';
import styles from './CodeForm.module.css';
import { codeMessages } from './messages';
import { SignInFailure } from './SignInFailure';
import { usePasskeysPossible } from './usePasskeysPossible';

const LONGEST_RECOVERY_CODE = 40;

/** Kinds of codes, by the names of their fields. */
type CodeKind = 'otp' | 'recovery_code';
type FactorKind = 'passkey' | CodeKind;

const CHECKS = {
  otp: checkFields({ otp: 'filled' }),
  recovery_code: checkFields({ recovery_code: 'filled' }),
} as const satisfies Record<CodeKind, unknown>;

const INTROS = {
  passkey: codeMessages.passkeyIntro,
  otp: codeMessages.intro,
  recovery_code: codeMessages.recoveryIntro,
} as const satisfies Record<FactorKind, MessageDescriptor>;

const WAYS = {
  passkey: codeMessages.usePasskeyInstead,
  otp: codeMessages.useApp,
  recovery_code: codeMessages.useRecoveryCode,
} as const satisfies Record<FactorKind, MessageDescriptor>;

/** Lists what can be used here, what is asked for at first before the others. */
const listKinds = (
  methods: PasswordSignIn['methods'] = ['otp'],
  isPossible: boolean,
): readonly FactorKind[] => [
  ...(methods.includes('passkey') && isPossible ? (['passkey'] as const) : []),
  ...(methods.includes('otp') ? (['otp'] as const) : []),
  'recovery_code',
];

/**
 * Asks for the second factor after the right password, in the place of the form for the password; a
 * refused try keeps what was typed.
 */
export function CodeForm() {
  const dispatch = useAppDispatch();
  const { isPending, problem, methods } = useAppSelector(selectPasswordSignIn);
  const kinds = listKinds(methods, usePasskeysPossible());
  const [kind, setKind] = useState<FactorKind>(kinds[0]!);
  // What was wrong with one kind is not said at another.
  const [triedKind, setTriedKind] = useState(kind);
  const intro = useRef<HTMLParagraphElement>(null);
  // Another form stands where the reader was.
  useEffect(() => intro.current?.focus(), [kind]);

  const send = (fields: Fields) => {
    setTriedKind(kind);
    const ticket = dispatch(depositSecrets({ [kind]: (fields[kind] ?? '').trim() }));
    dispatch(secondFactorRequested({ ticket }));
  };
  const callPasskey = () => {
    setTriedKind(kind);
    dispatch(passkeyRequested());
  };
  const shownProblem = triedKind === kind ? problem : null;

  return (
    <>
      <p ref={intro} tabIndex={-1}>
        <FormattedMessage {...INTROS[kind]} />
      </p>
      {kind === 'passkey' ? (
        <>
          {shownProblem && (
            <Notice tone="bad" role="alert">
              <SignInFailure problem={shownProblem} />
            </Notice>
          )}
          <p>
            <Button isPending={isPending} onClick={callPasskey}>
              <FormattedMessage {...codeMessages.usePasskey} />
            </Button>
          </p>
        </>
      ) : (
        <Form
          key={kind}
          check={CHECKS[kind]}
          onSubmit={send}
          isPending={isPending}
          label={uiMessages.signIn}
          {...toCodeErrors(shownProblem, kind)}
        >
          {kind === 'otp' ? (
            <CodeField />
          ) : (
            <TextField
              name="recovery_code"
              label={codeMessages.recoveryCode}
              hint={<FormattedMessage {...codeMessages.lost} />}
              autoComplete="off"
              maxLength={LONGEST_RECOVERY_CODE}
              dir="ltr"
            />
          )}
        </Form>
      )}
      <p className={styles['ways']}>
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} look="quiet" onClick={() => setKind(other)}>
              <FormattedMessage {...WAYS[other]} />
            </Button>
          ))}
        <Button look="quiet" onClick={() => dispatch(secondFactorGivenUp())}>
          <FormattedMessage {...codeMessages.back} />
        </Button>
      </p>
    </>
  );
}

function toCodeErrors(problem: SignInProblem | null, kind: CodeKind) {
  if (!problem) return {};
  if (problem.code === 'wrongCode') return { faults: { [kind]: errorMessages.wrongCode } };
  return { failure: <SignInFailure problem={problem} /> };
}
