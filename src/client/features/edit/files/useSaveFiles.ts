import { useRef, useState } from 'react';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { ContentFiles } from '../../../../shared/contract/files';
import { useChangeContentFilesMutation } from '../../../api/filesApi';
import { useKeys } from '../../../api/useKeys';
import type { Fields } from '../../../ui/lazy/forms/Form';
import { isNewer } from '../editProblem';
import { filesOf, writtenIn } from './writtenFiles';

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
  const keyFor = useKeys();
  const [change, { isLoading, error }] = useChangeContentFilesMutation();
  const [theirs, setTheirs] = useState<ContentFiles | null>(null);
  const latest = useRef(first);

  const put = async (fields: Fields, revision: number) => {
    const body = filesOf(fields, revision);
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
    began === first.revision && writtenIn(newer) === writtenIn(latest.current);

  const send = async (fields: Fields): Promise<boolean> => {
    const began = Number(fields['revision']);
    const isKnown = theirs !== null || began === first.revision;
    const { data, error: failure } = await put(fields, isKnown ? latest.current.revision : began);
    if (data || !isNewer(failure)) return data !== undefined;
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
