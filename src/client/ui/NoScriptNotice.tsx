import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Notice } from './Notice';

/** Seen where no script runs: why something cannot be done there. */
export function NoScriptNotice({ message }: { readonly message: MessageDescriptor }) {
  return (
    <noscript>
      <Notice tone="warn">
        <p>
          <FormattedMessage {...message} />
        </p>
      </Notice>
    </noscript>
  );
}
