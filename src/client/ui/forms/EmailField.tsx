import type { MessageDescriptor } from 'react-intl';
import { formMessages } from './messages';
import { TextField } from './TextField';

interface Props {
  readonly autoComplete: 'email' | 'username';
  readonly defaultValue?: string;
  readonly label?: MessageDescriptor;
}

/** An e-mail address, written from left to right in every language. */
export function EmailField({ label = formMessages.email, ...props }: Props) {
  return <TextField {...props} name="email" type="email" dir="ltr" maxLength={254} label={label} />;
}
