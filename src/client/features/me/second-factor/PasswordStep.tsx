import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../api/problem';
import { sessionMessages } from '../../../intl/failures/messages';
import { Button, type ButtonLook } from '../../../ui/Button';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { securityMessages } from '../messages';

interface Props {
  readonly text: MessageDescriptor;
  readonly label: MessageDescriptor;
  readonly look?: ButtonLook;
  readonly email: string | null;
  readonly answer: {
    readonly isLoading: boolean;
    readonly error?: Problem | SerializedError | undefined;
  };
  readonly onSend: (password: string, fields: Fields) => unknown;
  readonly check?: (fields: Fields) => Faults;
  /** Fields before the password. */
  readonly children?: ReactNode;
  /** Present where the step was opened by a button, which the focus comes from. */
  readonly onCancel?: () => void;
}

const checkPassword = checkFields({ password: 'filled' });

/** Says what follows and asks for the present password. */
export function PasswordStep(props: Props) {
  const { text, label, look, email, answer, onSend, onCancel } = props;
  const { check = checkPassword, children } = props;
  const place = useRef<HTMLParagraphElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) place.current?.focus();
  }, [isOpened]);
  return (
    <>
      <p ref={place} tabIndex={-1}>
        <FormattedMessage {...text} />
      </p>
      <Form
        check={check}
        onSubmit={(fields) => void onSend(fields['password'] ?? '', fields)}
        isPending={answer.isLoading}
        label={label}
        {...(look && { look })}
        {...toFormErrors(answer.error)}
      >
        {children}
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField label={securityMessages.present} />
      </Form>
      {onCancel && (
        <p>
          <Button look="quiet" onClick={onCancel}>
            <FormattedMessage {...sessionMessages.cancel} />
          </Button>
        </p>
      )}
    </>
  );
}
