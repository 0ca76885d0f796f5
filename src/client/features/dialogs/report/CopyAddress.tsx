import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import { copyAddress } from '../../../api/copy';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { getReportPath } from '../opinions/reportPath';
import { reportMessages } from './messages';
import styles from './Report.module.css';

/** Puts the address of the report on the clipboard, in the reader's language. */
export function CopyAddress({ slug }: { readonly slug: string }) {
  const dispatch = useAppDispatch();
  const path = useHref(getReportPath(slug));
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyAddress(path)));
  return (
    <span className={styles['copy']}>
      <Button look="quiet" onClick={() => void copy()}>
        <FormattedMessage {...reportMessages.copy} />
      </Button>
      <span role="status">{isCopied && <FormattedMessage {...reportMessages.copied} />}</span>
    </span>
  );
}
