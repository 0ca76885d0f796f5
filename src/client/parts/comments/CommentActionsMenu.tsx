import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useHref } from 'react-router-dom';
import { copyAddress } from '../../api/copy';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import round from '../../ui/RoundButton.module.css';
import { useToast } from '../../ui/toast';
import styles from './CommentActionsMenu.module.css';
import { commentMessages } from './messages';

export type CommentAction = 'link' | 'quote' | 'edit' | 'remove' | 'report';

interface Props {
  /** Acts that are possible now, in the order of display. */
  readonly acts: readonly CommentAction[];
  readonly onAct: (act: CommentAction) => void;
}

/** The menu of further acts on a comment or statement, collapsed until it is opened. */
export function CommentActionsMenu({ acts, onAct }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={round['button']}
        aria-expanded={isOpen}
        aria-label={formatMessage(commentMessages.more)}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles['dots']}>
          <circle cx="5" cy="12" r="1.8" />
          <circle cx="12" cy="12" r="1.8" />
          <circle cx="19" cy="12" r="1.8" />
        </svg>
      </button>
      {isOpen && (
        <ul className={styles['acts']}>
          {acts.map((act) => (
            <li key={act}>
              <Button look="quiet" onClick={() => onAct(act)}>
                <FormattedMessage {...(commentMessages[act] as MessageDescriptor)} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Puts the address of a path of the portal on the clipboard, and says `copied`, or that it could
 * not.
 */
export function useCopyLink(address: string, copied: MessageDescriptor) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const path = useHref(address);
  return async () => {
    const isCopied = await dispatch(copyAddress(path));
    toast({ text: isCopied ? copied : commentMessages.linkNotCopied });
  };
}
