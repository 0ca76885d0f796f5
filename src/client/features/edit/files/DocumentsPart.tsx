import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  DOCUMENT_TYPES,
  FILE_LIMITS,
  PICTURE_TYPES,
  type ContentFiles,
  type FileInfo,
} from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import { FileUpload } from '../../../ui/forms/FileUpload';
import { splitFieldValues } from '../../../ui/forms/fields';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { Part } from '../../../ui/Part';
import { useStartValue } from '../../../ui/forms/formContext';
import { DocumentFields } from './DocumentFields';
import styles from './files.module.css';
import { documentsMessages } from './messages';
import { DOCUMENTS_FIELD } from './writtenFiles';

/**
 * A document of the form: its key names its fields. What is removed stays on the page, to be
 * brought back.
 */
interface DocumentRow {
  readonly key: string;
  readonly isRemoved: boolean;
}

const swapped = (rows: readonly DocumentRow[], one: number, other: number) =>
  rows.map((row, index) => {
    if (index === one) return rows[other] ?? row;
    return index === other ? (rows[one] ?? row) : row;
  });

/** Keeps the documents in their order, beginning with those that were kept of an earlier try. */
function useDocuments(keys: readonly string[]) {
  const start = splitFieldValues(useStartValue(DOCUMENTS_FIELD, keys.join(' ')));
  const [rows, setRows] = useState<readonly DocumentRow[]>(() =>
    start.map((key) => ({ key, isRemoved: false })),
  );
  return {
    rows,
    value: rows
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ key }) => key)
      .join(' '),
    add: (key: string) => setRows((before) => [...before, { key, isRemoved: false }]),
    remove: (key: string, isRemoved: boolean) =>
      setRows((before) => before.map((row) => (row.key === key ? { key, isRemoved } : row))),
    move: (index: number, by: -1 | 1) => setRows((before) => swapped(before, index, index + by)),
  };
}

const TAKEN = [...DOCUMENT_TYPES, ...PICTURE_TYPES] as const;

interface Props {
  readonly attachments: ContentFiles['attachments'];
  readonly original: Locale;
  readonly add: (info: FileInfo) => void;
}

/**
 * The documents of a content: added, described, put in order, replaced, removed and brought back.
 */
export function DocumentsPart({ attachments, original, add }: Props) {
  const { formatMessage } = useIntl();
  const { rows, value, ...change } = useDocuments(attachments.map(({ file }) => file));
  const [said, say] = useState('');
  const move = (index: number, by: -1 | 1) => {
    change.move(index, by);
    const values = { place: index + by + 1, count: rows.length };
    say(formatMessage(documentsMessages.moved, values));
  };
  const isFull = splitFieldValues(value).length >= FILE_LIMITS.attachments;
  return (
    <Part title={documentsMessages.title}>
      <HiddenValue name={DOCUMENTS_FIELD} value={value} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol className={styles['documents']}>
        {rows.map(({ key, isRemoved }, index) => (
          <li key={key}>
            <DocumentFields
              id={key}
              original={original}
              isRemoved={isRemoved}
              add={add}
              saved={attachments.find(({ file }) => file === key)}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={(isGone) => change.remove(key, isGone)}
            />
          </li>
        ))}
      </ol>
      <FileUpload
        name="documents.upload"
        label={documentsMessages.add}
        mediaTypes={TAKEN}
        isMultiple
        isDisabled={isFull}
        hint={<FormattedMessage {...documentsMessages.hint} />}
        onReady={(info) => {
          add(info);
          change.add(info.id);
        }}
      />
    </Part>
  );
}
