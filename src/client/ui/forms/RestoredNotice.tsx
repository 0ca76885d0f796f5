import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { formMessages } from './messages';

/** Says that fields were filled in with what was typed last time. */
export function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice tone="accent" role="status">
      <p>
        <FormattedMessage {...formMessages.restored} />
      </p>
      <Button look="secondary" onClick={onStartOver}>
        <FormattedMessage {...formMessages.startOver} />
      </Button>
    </Notice>
  );
}
