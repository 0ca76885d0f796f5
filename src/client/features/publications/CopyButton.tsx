import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { copyText } from '../../api/copy';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import styles from './Citation.module.css';
import { citationMessages } from './citation/messages';

interface Props {
  readonly text: string;
  readonly label: MessageDescriptor;
  readonly values?: Readonly<Record<string, string>>;
}

/** Puts a text into the clipboard, and says whether the browser let it. */
export function CopyButton({ text, label, values = {} }: Props) {
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    setCopied(await dispatch(copyText(text)));
  };
  return (
    <span className={styles['copy']}>
      <Button look="quiet" onClick={() => void copy()}>
        <FormattedMessage {...label} values={values} />
      </Button>
      <span role="status">
        {isCopied === true && <FormattedMessage {...citationMessages.copied} />}
        {isCopied === false && <FormattedMessage {...citationMessages.notCopied} />}
      </span>
    </span>
  );
}
