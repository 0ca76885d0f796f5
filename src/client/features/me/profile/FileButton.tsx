import { useId, type ChangeEvent, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { pictureMessages } from './messages';
import { PICTURE_TYPES } from './pickedPicture';
import { SizeLimit } from './SizeLimit';
import styles from './profile.module.css';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  /** Id of the element that says what is wrong with the file. */
  readonly newsId: string;
  readonly isInvalid: boolean;
  readonly onChoose: (file: File) => void;
}

/**
 * Opens the files of the device. The browser’s own button speaks the browser’s language: its label
 * stands in for it.
 */
export function FileButton({ ref, newsId, isInvalid, onChoose }: Props) {
  const id = useId();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <div>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={PICTURE_TYPES.join()}
        className={styles['file']}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${newsId} ${id}-hint` : `${id}-hint`}
        onChange={change}
      />
      <label htmlFor={id} className={styles['choose']}>
        <FormattedMessage {...pictureMessages.choose} />
      </label>
      <p id={`${id}-hint`} className={styles['hint']}>
        <SizeLimit message="hint" />
      </p>
    </div>
  );
}
