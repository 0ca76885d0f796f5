import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../../ui/Notice';
import { trustMessages } from './messages';

/** The published ballots could not be had: nothing is claimed. */
export const RecountUnavailable = () => (
  <Notice tone="bad">
    <p>
      <FormattedMessage {...trustMessages.failed} />
    </p>
  </Notice>
);
