import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  FILE_LIMITS,
  type ContentFiles,
  type FileInfo,
  DOCUMENT_TYPES,
  PICTURE_TYPES,
} from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import { getTypeName } from '../../../ui/fileTypes';
import { useStartValue } from '../../../ui/forms/formContext';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { useFileSize } from '../../../ui/useFileSize';
import { ToolButton } from '../../../ui/forms/ToolButton';
import folding from '../../../ui/Fold.module.css';
import { FileUpload } from '../../../ui/forms/FileUpload';
import { DocumentTexts } from './DocumentTexts';
import styles from './files.module.css';
import { documentsMessages } from './messages';
import { useFileInfo } from './useFileInfo';
import { getDocumentFieldNames } from './writtenFiles';

interface Props {
  /** Names the fields: the file that the row began with. */
  readonly id: string;
  readonly saved: ContentFiles['attachments'][number] | undefined;
  readonly original: Locale;
  readonly isRemoved: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly add: (info: FileInfo) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (isRemoved: boolean) => void;
}

/**
 * One document with its words. Removed, its fields wait out of sight: what was typed comes back
 * with it.
 */
export function DocumentFields({ id, saved, original, isRemoved, add, ...tools }: Props) {
  const names = getDocumentFieldNames(id);
  const [file, setFile] = useState(useStartValue(names.file, id));
  const { info, isGone } = useFileInfo(file);
  const heading = useId();
  if (isGone) return <Gone isRemoved={isRemoved} onRemove={() => tools.onRemove(true)} />;
  if (!info) return <Skeleton lines={3} />;
  const replace = (next: FileInfo) => {
    add(next);
    setFile(next.id);
  };
  return (
    <>
      {isRemoved && <Removed name={info.name} onUndo={() => tools.onRemove(false)} />}
      <div hidden={isRemoved} className={styles['document']}>
        <HiddenValue name={names.file} value={file} />
        <Facts info={info} headingId={heading} />
        <DocumentTools about={heading} {...tools} />
        <DocumentTexts names={names} saved={saved} original={original} start={titleOf(info.name)} />
        <ReplaceFile name={`${id}.upload`} onReady={replace} />
      </div>
    </>
  );
}

/** Converts a file's name to a title: without its ending and the signs that names are joined by. */
const titleOf = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, FILE_LIMITS.title);

function Facts({ info, headingId }: { readonly info: FileInfo; readonly headingId: string }) {
  const size = useFileSize()(info.bytes);
  return (
    <div>
      <h3 id={headingId} className={styles['name']}>
        <bdi>{info.name}</bdi>
      </h3>
      <p className={styles['note']}>
        <bdi>{info.mediaType && getTypeName(info.mediaType)}</bdi> {size}
        {info.state === 'checking' && (
          <>
            {' '}
            <FormattedMessage {...documentsMessages.checking} />
          </>
        )}
      </p>
    </div>
  );
}

interface GoneProps {
  readonly isRemoved: boolean;
  readonly onRemove: () => void;
}

/** A file that was sent at an earlier visit and has been cleared away since. */
function Gone({ isRemoved, onRemove }: GoneProps) {
  if (isRemoved) return null;
  return (
    <div className={styles['tools']}>
      <p>
        <FormattedMessage {...documentsMessages.gone} />
      </p>
      <Button look="secondary" onClick={onRemove}>
        <FormattedMessage {...documentsMessages.remove} />
      </Button>
    </div>
  );
}

interface RemovedProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** In the place of what was removed, with the focus: the button that was pressed has gone. */
function Removed({ name, onUndo }: RemovedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles['tools']}>
      <p role="status">
        <FormattedMessage {...documentsMessages.removed} values={{ name: <bdi>{name}</bdi> }} />
      </p>
      <Button look="secondary" onClick={onUndo}>
        <FormattedMessage {...documentsMessages.undo} />
      </Button>
    </div>
  );
}

interface DocumentToolsProps {
  /** The id of what names the document. */
  readonly about: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (isRemoved: boolean) => void;
}

const { up, down, remove } = documentsMessages;

/** The buttons of a document: up, down, away. */
function DocumentTools({ about, isFirst, isLast, onMove, onRemove }: DocumentToolsProps) {
  return (
    <div className={styles['tools']}>
      <ToolButton label={up} about={about} isDisabled={isFirst} onPress={() => onMove(-1)} />
      <ToolButton label={down} about={about} isDisabled={isLast} onPress={() => onMove(1)} />
      <ToolButton label={remove} about={about} onPress={() => onRemove(true)} />
    </div>
  );
}

interface ReplaceFileProps {
  readonly name: string;
  readonly onReady: (info: FileInfo) => void;
}

/** Another file in the place of this one; the words stay. */
function ReplaceFile({ name, onReady }: ReplaceFileProps) {
  return (
    <details className={folding['fold']}>
      <summary>
        <FormattedMessage {...documentsMessages.replace} />
      </summary>
      <FileUpload
        name={name}
        label={documentsMessages.newFile}
        mediaTypes={[...DOCUMENT_TYPES, ...PICTURE_TYPES]}
        onReady={onReady}
      />
    </details>
  );
}
