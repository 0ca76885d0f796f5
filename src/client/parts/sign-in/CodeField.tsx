import { FormattedMessage } from 'react-intl';
import { TextField } from '../../ui/forms/TextField';
import { codeMessages } from './messages';

const LONGEST_CODE = 12;

/** The code of an authenticator app: digits, which phones offer from their keyboard. */
export function CodeField() {
  return (
    <TextField
      name="otp"
      label={codeMessages.code}
      hint={<FormattedMessage {...codeMessages.codeHint} />}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={LONGEST_CODE}
      dir="ltr"
    />
  );
}
