import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router-dom';
import { copyAddress } from '../../api/copy';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { statusMessages } from '../../ui/messages';
import styles from './CopyLink.module.css';
import { helpfulMessages } from './messages';

interface Props {
  readonly to: string;
  /** The id of what the address leads to, for screen readers. */
  readonly describedBy?: string;
}

/** Puts the whole address of a question on the clipboard. */
export function CopyLink({ to, describedBy }: Props) {
  const dispatch = useAppDispatch();
  const path = useHref(to);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await dispatch(copyAddress(path)));
  return (
    <span className={styles['copy']}>
      <Button look="quiet" aria-describedby={describedBy} onClick={() => void copy()}>
        <FormattedMessage {...helpfulMessages.copyLink} />
      </Button>
      <span role="status">{isCopied && <FormattedMessage {...statusMessages.copied} />}</span>
    </span>
  );
}
