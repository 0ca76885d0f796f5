import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../intl/sharedMessages';
import { Button } from './Button';
import { Notice } from './Notice';

interface Props {
  readonly onRetry: () => unknown;
  /** What the person can quote when reporting it. */
  readonly reference?: string | undefined;
}

/** Something could not be loaded; offers another try. */
export function ErrorNotice({ onRetry, reference }: Props) {
  return (
    <Notice tone="bad" role="alert" title={<FormattedMessage {...uiMessages.failedTitle} />}>
      <p>
        <FormattedMessage {...uiMessages.failedText} />
      </p>
      {reference && (
        <p>
          <FormattedMessage {...uiMessages.errorReference} values={{ code: reference }} />
        </p>
      )}
      <Button look="secondary" onClick={() => void onRetry()}>
        <FormattedMessage {...uiMessages.retry} />
      </Button>
    </Notice>
  );
}
