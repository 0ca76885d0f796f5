import { FormattedMessage } from 'react-intl';
import { securityMessages } from './messages';

/** Browser and system as the host named them. */
export function Device({ name }: { readonly name: string }) {
  return name ? <bdi dir="ltr">{name}</bdi> : <FormattedMessage {...securityMessages.noDevice} />;
}
