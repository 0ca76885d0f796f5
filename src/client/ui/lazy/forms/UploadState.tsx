import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../Button';
import styles from './FileUpload.module.css';
import { uploadMessages, uploadStateMessages } from './messages';
import type { Upload } from './useUpload';

interface Props {
  readonly upload: Upload;
  /** The largest size that is taken, as it is read. */
  readonly size: string;
  readonly cancel: (file: File) => void;
  readonly retry: (file: File) => void;
  readonly remove: () => void;
}

/** How far the file is. One button for what can be done about it: it keeps the focus when it becomes another one. */
export function UploadState({ upload, size, ...actions }: Props) {
  const id = useId();
  const action = actionFor(upload, actions);
  return (
    <div className={styles['state']}>
      <p id={id} role="status" className={styles['told']}>
        {told(upload, size)}
      </p>
      {upload.stage === 'sending' && <Progress share={upload.share} labelId={id} />}
      {action && (
        <Button look="secondary" onClick={action.run}>
          <FormattedMessage {...action.label} />
        </Button>
      )}
    </div>
  );
}

function told(upload: Upload, size: string): ReactNode {
  if (upload.stage === 'empty') return null;
  const name = 'file' in upload ? <bdi>{upload.file.name}</bdi> : null;
  return <FormattedMessage {...uploadStateMessages[upload.stage]} values={{ name, size }} />;
}

function Progress({ share, labelId }: { readonly share: number; readonly labelId: string }) {
  const { formatNumber } = useIntl();
  return (
    <div className={styles['progress']}>
      <progress value={share} max={1} aria-labelledby={labelId} />
      <span aria-hidden="true">{formatNumber(share, { style: 'percent' })}</span>
    </div>
  );
}

interface Action {
  readonly label: MessageDescriptor;
  readonly run: () => void;
}

function actionFor(
  upload: Upload,
  { cancel, retry, remove }: Omit<Props, 'upload' | 'size'>,
): Action | null {
  switch (upload.stage) {
    case 'sending':
      return { label: uploadMessages.cancel, run: () => cancel(upload.file) };
    case 'cancelled':
    case 'failed':
      return { label: uploadMessages.retry, run: () => retry(upload.file) };
    case 'sent':
      return { label: uploadMessages.remove, run: remove };
    default:
      return null;
  }
}
