import { FormattedMessage } from 'react-intl';
import { useDownloadDataMutation } from '../../../api/accountsApi';
import { Button } from '../../../ui/Button';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Notice } from '../../../ui/Notice';
import { dataMessages } from './messages';

/** Download of all that the portal knows about the person, as a file. */
export function Download() {
  const [download, { isLoading, isSuccess, error }] = useDownloadDataMutation();
  return (
    <>
      <p>
        <FormattedMessage {...dataMessages.downloadText} />
      </p>
      <div role="status">
        {isLoading && (
          <p>
            <FormattedMessage {...dataMessages.preparing} />
          </p>
        )}
        {isSuccess && (
          <Notice tone="good" icon="check">
            <p>
              <FormattedMessage {...dataMessages.downloaded} />
            </p>
          </Notice>
        )}
      </div>
      {error && (
        <Notice tone="bad" role="alert">
          {toFormErrors(error).failure}
        </Notice>
      )}
      <p>
        <Button isPending={isLoading} onClick={() => void download(undefined)}>
          <FormattedMessage {...dataMessages.downloadAll} />
        </Button>
      </p>
    </>
  );
}
