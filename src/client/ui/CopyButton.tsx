import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { copyAddress, copyText } from '../api/copy';
import { useAppDispatch } from '../store/hooks';
import { Button } from './Button';

interface Props {
  readonly text: string;
  /** The text is a path: the whole address is copied. */
  readonly isAddress?: boolean;
  readonly label: MessageDescriptor;
  /** Values of the label. */
  readonly values?: Readonly<Record<string, string>>;
  /** Said when it is in the clipboard, and when the browser did not let it. */
  readonly copied: MessageDescriptor;
  readonly notCopied: MessageDescriptor;
}

/** Puts a text into the clipboard, and says whether the browser let it. */
export function CopyButton(props: Props) {
  const { text, isAddress = false, label, values = {}, copied, notCopied } = props;
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(null);
    setCopied(await dispatch(isAddress ? copyAddress(text) : copyText(text)));
  };
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        <FormattedMessage {...label} values={values} />
      </Button>{' '}
      <span role="status">
        {isCopied === true && <FormattedMessage {...copied} />}
        {isCopied === false && <FormattedMessage {...notCopied} />}
      </span>
    </>
  );
}
