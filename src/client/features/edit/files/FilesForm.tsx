import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { ContentFiles, FileInfo } from '../../../../shared/contract/files';
import { dropDraft } from '../../../api/draft';
import { useAppDispatch } from '../../../store/hooks';
import { BaseRevision } from '../../../ui/forms/BaseRevision';
import { Form } from '../../../ui/forms/Form';
import { isRevisionConflict } from '../editFormErrors';
import { isProblem, type Problem } from '../../../api/problem';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { CoverPart } from './CoverPart';
import { DocumentsPart } from './DocumentsPart';
import styles from './files.module.css';
import { filesMessages } from './messages';
import { KnownFilesContext } from './useFileInfo';
import { useSaveFiles } from './useSaveFiles';
import { checkFiles } from './writtenFiles';

interface Props {
  readonly source: ContentSource;
  readonly files: ContentFiles;
  /** Asks the host again. */
  readonly refetch: () => Promise<ContentFiles | undefined>;
  readonly onBeginAnew: () => void;
}

/** Picture and documents are one form: they are saved together. */
export function FilesForm({ source, files, refetch, onBeginAnew }: Props) {
  const [first] = useState(files);
  const dispatch = useAppDispatch();
  const { known, add } = useKnownFiles(first, files);
  const { send, theirs, isLoading, error } = useSaveFiles(source, first, refetch);
  const { originalLocale: original } = source;
  const draft = `files.${source.id}`;
  const beginAnew = () => {
    dispatch(dropDraft(draft));
    onBeginAnew();
  };
  return (
    <KnownFilesContext value={known}>
      <div className={styles['page']}>
        {theirs && isRevisionConflict(error) && <NewerFiles files={theirs} onTake={beginAnew} />}
        <Form
          draft={draft}
          check={checkFiles(original)}
          onSubmit={send}
          isPending={isLoading}
          label={filesMessages.save}
          saved={filesMessages.saved}
          warnsBeforeLeaving
          {...toFilesFormErrors(error)}
        >
          <BaseRevision draft={draft} revision={first.revision} />
          <CoverPart cover={first.cover} section={source.section} original={original} add={add} />
          <DocumentsPart attachments={first.attachments} original={original} add={add} />
          <p className={styles['note']}>
            <FormattedMessage {...filesMessages.onlyReady} />
          </p>
        </Form>
      </div>
    </KnownFilesContext>
  );
}

/** Keeps the files of the form known, even if another person has saved meanwhile. */
function useKnownFiles(first: ContentFiles, now: ContentFiles) {
  const [sent, setSent] = useState<readonly FileInfo[]>([]);
  const known = useMemo(() => {
    const infos = [...infosIn(first), ...infosIn(now), ...sent];
    return new Map(infos.map((info) => [info.id, info]));
  }, [first, now, sent]);
  return { known, add: (info: FileInfo) => setSent((before) => [...before, info]) };
}

const infosIn = ({ cover, attachments }: ContentFiles) =>
  [cover, ...attachments].flatMap((one) => (one ? [one.info] : []));

/** Converts the server’s answer into the words of the form. */
function toFilesFormErrors(
  error: Problem | SerializedError | undefined,
): ReturnType<typeof toFormErrors> {
  if (isRevisionConflict(error)) return { failure: <FormattedMessage {...filesMessages.newer} /> };
  if (error && isProblem(error) && error.code === 'invalidFiles')
    return { failure: <FormattedMessage {...filesMessages.invalid} /> };
  return toFormErrors(error);
}

interface NewerFilesProps {
  /** Files as they are now. */
  readonly files: ContentFiles;
  readonly onTake: () => void;
}

/** Files that another person saved meanwhile. */
function NewerFiles({ files: { cover, attachments }, onTake }: NewerFilesProps) {
  const names = [cover, ...attachments].flatMap((one) => (one ? [one.info] : []));
  return (
    <Notice tone="warn" role="alert" title={<FormattedMessage {...filesMessages.newerTitle} />}>
      <p>
        <FormattedMessage {...filesMessages.newerText} />
      </p>
      <ul>
        {names.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={onTake}>
        <FormattedMessage {...filesMessages.takeTheirs} />
      </Button>
    </Notice>
  );
}
