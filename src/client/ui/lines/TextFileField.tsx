import type { ChangeEvent } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './lines.module.css';
import { fileMessages } from './messages';

interface Props {
  /** Endings of names and media types, separated by commas. */
  readonly accept: string;
  readonly isDisabled: boolean;
  /** Tells several such fields of a page apart. */
  readonly label?: MessageDescriptor;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A text file from the device. The browser’s own button would speak the browser’s language. */
export function TextFileField({ accept, isDisabled, label = fileMessages.file, onChange }: Props) {
  return (
    <label className={styles['file']}>
      <input
        type="file"
        className={styles['fileInput']}
        accept={accept}
        disabled={isDisabled}
        onChange={onChange}
      />
      <FormattedMessage {...label} />
    </label>
  );
}
