import { useRef, useState } from 'react';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { ContentFiles } from '../../../../shared/contract/files';
import { useChangeContentFilesMutation } from '../../../api/filesApi';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import type { Fields } from '../../../ui/forms/Form';
import { isRevisionConflict } from '../editFormErrors';
import { readFilesChange, toComparableFiles } from './writtenFiles';

/**
 * Saves from the revision that was read. Where somebody wrote other parts of the content meanwhile,
 * nothing of theirs is lost by going on; where they changed picture or documents, too, theirs are
 * shown, and the next try replaces them.
 */
export function useSaveFiles(
  { section, slug }: Pick<ContentSource, 'section' | 'slug'>,
  first: ContentFiles,
  refetch: () => Promise<ContentFiles | undefined>,
) {
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error }] = useChangeContentFilesMutation();
  const [theirs, setTheirs] = useState<ContentFiles | null>(null);
  const latest = useRef(first);

  const put = async (fields: Fields, revision: number) => {
    const body = readFilesChange(fields, revision);
    const answer = await change({
      section,
      slug,
      change: body,
      idempotencyKey: keyFor(body),
    });
    if (answer.data) latest.current = answer.data;
    return answer;
  };
  /** Tells whether only the revision is newer than the one that the fields began with. */
  const isOnlyElsewhere = (newer: ContentFiles, began: number) =>
    began === first.revision && toComparableFiles(newer) === toComparableFiles(latest.current);

  const send = async (fields: Fields): Promise<boolean> => {
    const began = Number(fields['revision']);
    const isKnown = theirs !== null || began === first.revision;
    const { data, error: failure } = await put(fields, isKnown ? latest.current.revision : began);
    if (data || !isRevisionConflict(failure)) return data !== undefined;
    const newer = await refetch();
    if (!newer) return false;
    const goesOn = isOnlyElsewhere(newer, began);
    latest.current = newer;
    if (goesOn) return (await put(fields, newer.revision)).data !== undefined;
    setTheirs(newer);
    return false;
  };
  return { send, theirs, isLoading, error };
}
