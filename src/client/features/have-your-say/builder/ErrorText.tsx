import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { isProblem, type Problem } from '../../../api/problem';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { failureMessages } from '../../../parts/builder/messages';

/** Reason of a failure, in words. */
export function ErrorText({ error }: { readonly error: Problem | SerializedError }) {
  const code = isProblem(error) ? error.code : '';
  if (code in failureMessages)
    return (
      <p>
        <FormattedMessage {...failureMessages[code as keyof typeof failureMessages]} />
      </p>
    );
  return <p>{toFormErrors(error).failure}</p>;
}
