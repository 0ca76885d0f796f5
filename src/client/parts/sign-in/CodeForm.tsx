import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { depositSecrets } from '../../api/depositSecrets';
import { errorMessages } from '../../intl/failures/messages';
import { uiMessages } from '../../intl/sharedMessages';
import type { SignInProblem } from '../../state/session';
import {
  secondFactorGivenUp,
  secondFactorRequested,
  selectPasswordSignIn,
} from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { checkFields } from '../../ui/forms/checkFields';
import { Form, type Fields } from '../../ui/forms/Form';
import { TextField } from '../../ui/forms/TextField';
import { CodeField } from './CodeField';
import styles from './CodeForm.module.css';
import { codeMessages } from './messages';
import { SignInFailure } from './SignInFailure';

const LONGEST_RECOVERY_CODE = 40;

/** Kinds of codes, by the names of their fields. */
type CodeKind = 'otp' | 'recovery_code';

const CHECKS = {
  otp: checkFields({ otp: 'filled' }),
  recovery_code: checkFields({ recovery_code: 'filled' }),
} as const satisfies Record<CodeKind, unknown>;

/**
 * Asks for the code after the right password, in the place of the form for the password; a refused
 * try keeps what was typed.
 */
export function CodeForm() {
  const dispatch = useAppDispatch();
  const { isPending, problem } = useAppSelector(selectPasswordSignIn);
  const [kind, setKind] = useState<CodeKind>('otp');
  const intro = useRef<HTMLParagraphElement>(null);
  // Another form stands where the reader was.
  useEffect(() => intro.current?.focus(), [kind]);

  const send = (fields: Fields) => {
    const ticket = dispatch(depositSecrets({ [kind]: (fields[kind] ?? '').trim() }));
    dispatch(secondFactorRequested({ ticket }));
  };
  const isOtp = kind === 'otp';

  return (
    <>
      <p ref={intro} tabIndex={-1}>
        <FormattedMessage {...(isOtp ? codeMessages.intro : codeMessages.recoveryIntro)} />
      </p>
      <Form
        key={kind}
        check={CHECKS[kind]}
        onSubmit={send}
        isPending={isPending}
        label={uiMessages.signIn}
        {...toCodeErrors(problem, kind)}
      >
        {isOtp ? (
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
      <p className={styles['ways']}>
        <Button look="quiet" onClick={() => setKind(isOtp ? 'recovery_code' : 'otp')}>
          <FormattedMessage {...(isOtp ? codeMessages.useRecoveryCode : codeMessages.useApp)} />
        </Button>
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
