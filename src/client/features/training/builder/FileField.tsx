import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { FileInfo } from '../../../../shared/contract/files';
import { useGetFileQuery } from '../../../api/filesApi';
import { getTypeName, type MediaType } from '../../../ui/fileTypes';
import { FileUpload } from '../../../ui/forms/FileUpload';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { useFileSize } from '../../../ui/useFileSize';
import styles from '../../../parts/builder/builder.module.css';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { questionMessages } from '../../../parts/builder/messages';
import { Select } from '../../../ui/forms/Select';
import { useCourse } from './courseContext';
import { fieldMessages } from './messages';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
  readonly mediaTypes: readonly MediaType[];
  readonly maxBytes?: number;
  /** Id of the file. */
  readonly file: string | null;
  readonly onFile: (file: string | null) => void;
}

/**
 * One file: the one that is there, another one sent in its place, or one that the course has
 * already.
 */
export function FileField({ file, onFile, hint, ...field }: Props) {
  const { files, onFile: onSent } = useCourse();
  const { name, mediaTypes } = field;
  const others = files.filter(
    ({ id, mediaType }) => id !== file && mediaTypes.some((one) => one === mediaType),
  );
  return (
    <div className={styles['stack']}>
      {file !== null && <Chosen id={file} name={name} onRemove={() => onFile(null)} />}
      <FileUpload
        {...field}
        hint={<FormattedMessage {...hint} />}
        onReady={(info) => {
          onSent(info);
          onFile(info.id);
        }}
      />
      {others.length > 0 && (
        <FieldChangeListener onValue={(id) => id !== '' && onFile(id)}>
          <Select
            key={file}
            name={`${name}.other`}
            label={fieldMessages.otherFile}
            none={fieldMessages.noOther}
            options={others.map(({ id, name: label }) => ({ value: id, label }))}
            isOptional
          />
        </FieldChangeListener>
      )}
    </div>
  );
}

interface ChosenProps {
  readonly id: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/** Facts about the chosen file; one of an earlier visit is asked about, and may be gone. */
function Chosen({ id, name, onRemove }: ChosenProps) {
  const { files } = useCourse();
  const known = files.find((one) => one.id === id);
  const { currentData, isError } = useGetFileQuery(known ? skipToken : id);
  const info: FileInfo | undefined = known ?? currentData;
  const about = `${name}.chosen`;
  return (
    <p className={styles['row']}>
      <span id={about}>
        {info && <Facts info={info} />}
        {!info && isError && <FormattedMessage {...fieldMessages.fileGone} />}
      </span>
      <ToolButton label={questionMessages.remove} about={about} onPress={onRemove} />
    </p>
  );
}

function Facts({ info: { name, mediaType, bytes } }: { readonly info: FileInfo }) {
  const size = useFileSize()(bytes);
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <span className={styles['note']}>
        <bdi>{getTypeName(mediaType ?? '')}</bdi> {size}
      </span>
    </>
  );
}
