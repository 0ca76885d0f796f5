import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { copyText } from '../api/copy';
import { useAppDispatch } from '../store/hooks';
import { uiMessages } from '../intl/sharedMessages';
import { Button } from './Button';
import styles from './ErrorNotice.module.css';
import { statusMessages } from './messages';

/**
 * Code that the person can quote when reporting an error, with a button that puts it into the
 * clipboard.
 */
export function ErrorReference({ code }: { readonly code: string }) {
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyText(code)));
  return (
    <p className={styles['reference']}>
      <span>
        <FormattedMessage {...uiMessages.errorReference} values={{ code }} />
      </span>
      <Button look="quiet" onClick={() => void copy()}>
        <FormattedMessage {...statusMessages.copy} />
      </Button>
      <span role="status">{isCopied && <FormattedMessage {...statusMessages.copied} />}</span>
    </p>
  );
}
