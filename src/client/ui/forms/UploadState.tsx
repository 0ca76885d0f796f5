import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { getErrorMessage } from '../../intl/errorMessage';
import { Button } from '../Button';
import styles from './FileUpload.module.css';
import {
  captionFaultMessages,
  failedMessages,
  refusedMessages,
  uploadMessages,
  uploadStateMessages,
} from '../../intl/uploads/messages';
import { isOnItsWay, type Upload } from './useUploads';

type Act = (upload: Upload) => void;

interface Props {
  readonly upload: Upload;
  /** The largest size that is taken, as it is read. */
  readonly size: string;
  readonly pause: Act;
  readonly resume: Act;
  readonly drop: Act;
}

/**
 * The progress of a file, or why it is not taken. The first button keeps the focus when it becomes
 * another one.
 */
export function UploadState({ upload, size, ...acts }: Props) {
  const id = useId();
  const { state } = upload;
  const action = actionFor(upload, acts);
  return (
    <div className={styles['state']}>
      <p id={id} role="status" className={styles['told']}>
        <UploadMessage upload={upload} size={size} />
      </p>
      {'share' in state && <Progress share={state.share} labelId={id} />}
      {state.stage === 'checking' && <progress aria-labelledby={id} />}
      {action && (
        <Button look="secondary" aria-describedby={id} onClick={() => action.run(upload)}>
          <FormattedMessage {...action.label} />
        </Button>
      )}
      <Button look="quiet" aria-describedby={id} onClick={() => acts.drop(upload)}>
        <FormattedMessage {...uploadMessages[isOnItsWay(upload) ? 'cancel' : 'dismiss']} />
      </Button>
    </div>
  );
}

function UploadMessage({
  upload: { file, state },
  size,
}: Pick<Props, 'upload' | 'size'>): ReactNode {
  const values = { name: <bdi>{file.name}</bdi>, size };
  if (state.stage === 'ready') return null;
  if (state.stage === 'refused')
    return (
      <>
        <FormattedMessage {...refusedMessages[state.reason]} values={values} />
        {state.faults.map(({ line, fault }) => (
          <span key={`${line} ${fault}`} className={styles['fault']}>
            <FormattedMessage {...captionFaultMessages[fault]} values={{ line }} />
          </span>
        ))}
      </>
    );
  if (state.stage !== 'failed')
    return <FormattedMessage {...uploadStateMessages[state.stage]} values={values} />;
  const { code } = state;
  if (Object.hasOwn(failedMessages, code))
    return (
      <FormattedMessage {...failedMessages[code as keyof typeof failedMessages]} values={values} />
    );
  return (
    <>
      {values.name} <FormattedMessage {...getErrorMessage(code)} />
    </>
  );
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
  readonly run: Act;
}

function actionFor(
  { state: { stage } }: Upload,
  { pause, resume }: Pick<Props, 'pause' | 'resume'>,
): Action | null {
  switch (stage) {
    case 'sending':
    case 'offline':
    case 'retrying':
      return { label: uploadMessages.pause, run: pause };
    case 'paused':
      return { label: uploadMessages.resume, run: resume };
    case 'failed':
      return { label: uploadMessages.retry, run: resume };
    default:
      return null;
  }
}
