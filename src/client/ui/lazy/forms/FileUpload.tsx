import { useRef } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { AriaRoot } from '../AriaRoot';
import styles from './FileUpload.module.css';
import { Grouped } from './Grouped';
import { HiddenValue } from './HiddenValue';
import { uploadMessages } from './messages';
import { UploadState } from './UploadState';
import { useUpload, type FileLimits, type SendFile } from './useUpload';

interface Props extends FileLimits {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly upload: SendFile;
  readonly isDisabled?: boolean;
}

const MEGABYTE = 1_000_000;
const UNIT = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;

/**
 * One file, chosen or dropped, and sent at once. What is taken is told before. The form has what the sending answers, nothing
 * before that; a draft does not have it.
 *
 * Keyboard: Tab reaches the place to drop a file, where Ctrl or ⌘ with V puts in a copied one, then the button that opens the
 * files of the device, then the button that stops, tries again or removes.
 */
export function FileUpload({ name, label, upload: send, isDisabled = false, ...limits }: Props) {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const { upload, take, ...actions } = useUpload(limits, send);
  const button = useRef<HTMLButtonElement>(null);
  const size = formatNumber(limits.maxBytes / MEGABYTE, UNIT);
  const types = formatList(Object.values(limits.types), { type: 'disjunction' });
  const remove = () => {
    actions.remove();
    button.current?.focus();
  };
  return (
    <AriaRoot>
      <Grouped
        name={name}
        label={label}
        role="group"
        hint={<FormattedMessage {...uploadMessages.limits} values={{ types, size }} />}
      >
        {({ described }) => (
          <>
            <DropZone
              className={styles['zone']!}
              aria-label={formatMessage(label)}
              isDisabled={isDisabled}
              onDrop={({ items }) => {
                const dropped = items.find((item) => item.kind === 'file');
                void dropped?.getFile().then(take);
              }}
            >
              <FileTrigger
                acceptedFileTypes={Object.keys(limits.types)}
                onSelect={(files) => files?.[0] && take(files[0])}
              >
                <Button
                  ref={button}
                  className={styles['choose']!}
                  isDisabled={isDisabled}
                  {...described}
                >
                  <FormattedMessage {...uploadMessages.choose} />
                </Button>
              </FileTrigger>
              <span className={styles['drop']}>
                <FormattedMessage {...uploadMessages.drop} />
              </span>
            </DropZone>
            <UploadState {...actions} upload={upload} size={size} remove={remove} />
            <HiddenValue name={name} value={upload.stage === 'sent' ? upload.value : ''} />
          </>
        )}
      </Grouped>
    </AriaRoot>
  );
}
