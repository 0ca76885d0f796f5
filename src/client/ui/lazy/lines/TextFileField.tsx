import type { ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './lines.module.css';
import { fileMessages } from './messages';

interface Props {
  /** Endings of names and media types, separated by commas. */
  readonly accept: string;
  readonly isDisabled: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A text file from the device. The browser’s own button would speak the browser’s language. */
export function TextFileField({ accept, isDisabled, onChange }: Props) {
  return (
    <label className={styles['file']}>
      <input
        type="file"
        className={styles['fileInput']}
        accept={accept}
        disabled={isDisabled}
        onChange={onChange}
      />
      <FormattedMessage {...fileMessages.file} />
    </label>
  );
}
