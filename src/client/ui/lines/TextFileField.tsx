import { useId, useState, type ChangeEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './lines.module.css';
import { fileMessages } from './messages';

interface Props {
  /** Endings of names and media types, separated by commas. */
  readonly accept: string;
  readonly isDisabled: boolean;
  /** Tells several such fields of a page apart. */
  readonly label?: MessageDescriptor;
  /** Reason why the last file was not taken. */
  readonly refusal?: MessageDescriptor | null;
  /** Takes a file. Where the promise is rejected, the field says that it cannot be read. */
  readonly onFile: (file: File) => unknown;
}

/**
 * A text file from the device. The browser’s own button would speak the browser’s language. The
 * reason why a file is not taken stands beside it, and the focus stays here.
 */
export function TextFileField(props: Props) {
  const { accept, isDisabled, onFile } = props;
  const label: MessageDescriptor = props.label ?? fileMessages.file;
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const fault: MessageDescriptor | null | undefined = isUnreadable
    ? fileMessages.unreadable
    : props.refusal;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setUnreadable(false);
    try {
      await onFile(file);
    } catch {
      setUnreadable(true);
    }
    // The same file can be chosen once more when it was mended.
    target.value = '';
  };
  return (
    <>
      <label className={styles['file']}>
        <input
          type="file"
          className={styles['fileInput']}
          accept={accept}
          disabled={isDisabled}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          onChange={(event) => void take(event)}
        />
        <FormattedMessage {...label} />
      </label>
      {fault && (
        <p id={id} role="alert" className={styles['refusal']}>
          <FormattedMessage {...fault} />
        </p>
      )}
    </>
  );
}
