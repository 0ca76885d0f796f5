import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { meMessages } from './messages';

/**
 * The session is known before the person's record is; when the record cannot be had, the session
 * still holds.
 */
export function UserRecordMissing() {
  return (
    <Notice role="status" title={<FormattedMessage {...meMessages.detailsMissing} />}>
      <p>
        <FormattedMessage {...meMessages.detailsMissingText} />
      </p>
    </Notice>
  );
}
