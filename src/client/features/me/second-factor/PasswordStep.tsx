import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../api/problem';
import { sessionMessages } from '../../../intl/failures/messages';
import { Button, type ButtonLook } from '../../../ui/Button';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form } from '../../../ui/forms/Form';
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
  readonly onSend: (password: string) => unknown;
  /** Present where the step was opened by a button, which the focus comes from. */
  readonly onCancel?: () => void;
}

const check = checkFields({ password: 'filled' });

/** Says what follows and asks for the present password. */
export function PasswordStep({ text, label, look, email, answer, onSend, onCancel }: Props) {
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
        onSubmit={({ password = '' }) => void onSend(password)}
        isPending={answer.isLoading}
        label={label}
        {...(look && { look })}
        {...toFormErrors(answer.error)}
      >
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
