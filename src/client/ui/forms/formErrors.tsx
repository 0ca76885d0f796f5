import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem, toWaitMinutes, type Problem } from '../../api/problem';
import { getErrorMessage } from '../../intl/errorMessage';
import { errorMessages } from '../../intl/failures/messages';
import type { Faults } from './Form';
import { faultMessages, formMessages, weakMessages } from './messages';

interface FormErrors {
  readonly faults?: Faults;
  readonly failure?: ReactNode;
}

/**
 * Converts the server's answer to the words of the form. `newPassword` names the field that a weak
 * password stands in.
 */
export function toFormErrors(
  error: Problem | SerializedError | undefined,
  newPassword = 'password',
): FormErrors {
  if (!error) return {};
  const { code, detail, retryAfterMs }: Partial<Problem> = isProblem(error) ? error : {};
  if (code === 'invalidEmail') return { faults: { email: faultMessages.invalidEmail } };
  if (code === 'wrongPassword') return { faults: { password: faultMessages.wrongPassword } };
  if (code === 'weakPassword') return { faults: { [newPassword]: weakMessage(detail) } };
  if (code === 'linkInvalid')
    return { failure: <FormattedMessage {...formMessages.linkInvalid} /> };
  if (code === 'tooManyRequests' || code === 'tooManyFromNetwork')
    return { failure: <TooManyTries code={code} retryAfterMs={retryAfterMs} /> };
  return { failure: <FormattedMessage {...getErrorMessage(code ?? 'unexpected')} /> };
}

const weakMessage = (fault = '') =>
  Object.hasOwn(weakMessages, fault)
    ? weakMessages[fault as keyof typeof weakMessages]
    : weakMessages.tooCommon;

interface TooManyProps {
  /** The problem's; `tooManyFromNetwork` is not the fault of this person alone. */
  readonly code: string;
  readonly retryAfterMs?: number | undefined;
}

/** The waiting time is told in whole minutes, at least one. */
export function TooManyTries({ code, retryAfterMs = 0 }: TooManyProps) {
  const count = toWaitMinutes({ retryAfterMs });
  const { tooManyFromNetwork, tooManyTries } = errorMessages;
  return (
    <>
      <p>
        <FormattedMessage
          {...(code === 'tooManyFromNetwork' ? tooManyFromNetwork : tooManyTries)}
        />
      </p>
      <p>
        <FormattedMessage {...formMessages.wait} values={{ count }} />
      </p>
    </>
  );
}
