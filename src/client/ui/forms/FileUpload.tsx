import { useRef, type ReactNode } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FILE_LIMITS, type FileInfo } from '../../../shared/contract/files';
import { useAppSelector } from '../../store/hooks';
import { useUnsavedChanges } from '../../navigation/useUnsavedChanges';
import { selectEnvironment } from '../../state/configSlice';
import { toAcceptList, getTypeName, type MediaType } from '../fileTypes';
import { useFileSize } from '../useFileSize';
import { AriaRoot } from '../overlays/AriaRoot';
import styles from './FileUpload.module.css';
import { FieldGroup } from './FieldGroup';
import { uploadMessages } from '../../intl/uploads/messages';
import { UploadState } from './UploadState';
import { isOnItsWay, useUploads } from './useUploads';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly mediaTypes: readonly MediaType[];
  /** Largest file in bytes; where the installation takes less, that counts. */
  readonly maxBytes?: number;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: ReactNode;
  /** The file has arrived and is harmless. */
  readonly onReady: (info: FileInfo, file: File) => void;
}

/**
 * Files, chosen or dropped, and sent at once: a lost connection is waited for, and what was stopped
 * by a reload goes on when the same file is chosen again. What is taken is told before.
 *
 * Keyboard: Tab reaches the place to drop files, where Ctrl or ⌘ with V puts in a copied one, then
 * the button that opens the files of the device, then the buttons of each file.
 */
export function FileUpload(props: Props) {
  const { name, label, mediaTypes, isMultiple = false } = props;
  const { fileLimitBytes = FILE_LIMITS.bytes } = useAppSelector(selectEnvironment);
  const maxBytes = Math.min(props.maxBytes ?? fileLimitBytes, fileLimitBytes);
  const { formatList } = useIntl();
  const size = useFileSize()(maxBytes);
  const types = formatList([...new Set(mediaTypes.map(getTypeName))], { type: 'disjunction' });
  const { uploads, add, ...actions } = useUploads({ mediaTypes, maxBytes }, props.onReady);
  const button = useRef<HTMLButtonElement>(null);
  useUnsavedChanges(uploads.some(isOnItsWay));
  const hint = (
    <>
      <FormattedMessage {...uploadMessages.limits} values={{ types, size }} />
      {props.hint && <div>{props.hint}</div>}
    </>
  );
  return (
    <AriaRoot>
      <FieldGroup name={name} label={label} role="group" hint={hint}>
        {({ described }) => (
          <>
            <Chooser
              label={label}
              mediaTypes={mediaTypes}
              isMultiple={isMultiple}
              button={button}
              described={described}
              isDisabled={props.isDisabled ?? false}
              onFiles={(files) => add(isMultiple ? files : files.slice(0, 1))}
            />
            <UploadList
              uploads={uploads}
              size={size}
              {...actions}
              drop={(upload) => {
                actions.drop(upload);
                button.current?.focus();
              }}
            />
          </>
        )}
      </FieldGroup>
    </AriaRoot>
  );
}

interface ChooserProps extends Pick<Props, 'label' | 'mediaTypes'> {
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  readonly button: React.RefObject<HTMLButtonElement | null>;
  readonly described: object;
  readonly onFiles: (files: readonly File[]) => void;
}

function Chooser(props: ChooserProps) {
  const { label, mediaTypes, isMultiple, isDisabled, button, described, onFiles } = props;
  const { formatMessage } = useIntl();
  return (
    <DropZone
      className={styles['zone']!}
      aria-label={formatMessage(label)}
      isDisabled={isDisabled}
      onDrop={({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
        void Promise.all(files).then(onFiles);
      }}
    >
      <FileTrigger
        acceptedFileTypes={toAcceptList(mediaTypes)}
        allowsMultiple={isMultiple}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button ref={button} className={styles['choose']!} isDisabled={isDisabled} {...described}>
          <FormattedMessage {...uploadMessages[isMultiple ? 'chooseMany' : 'choose']} />
        </Button>
      </FileTrigger>
      <span className={styles['drop']}>
        <FormattedMessage {...uploadMessages[isMultiple ? 'dropMany' : 'drop']} />
      </span>
    </DropZone>
  );
}

type Sending = ReturnType<typeof useUploads>;
interface ListProps extends Pick<Sending, 'uploads' | 'pause' | 'resume' | 'drop'> {
  readonly size: string;
}

function UploadList({ uploads, ...row }: ListProps) {
  const { formatMessage } = useIntl();
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={formatMessage(uploadMessages.list)} className={styles['list']}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadState upload={upload} {...row} />
        </li>
      ))}
    </ul>
  );
}
