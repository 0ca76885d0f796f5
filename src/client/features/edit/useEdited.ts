import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ContentChange, ContentSource } from '../../../shared/contract/editing';
import { upsertSource, useChangeContentMutation } from '../../api/editingApi';
import { readDraft, storeDraft } from '../../api/draft';
import { isRecord, parseStoredValue } from '../../api/storedValue';
import { useSaveQueue, type PendingSave } from '../../parts/saving/useSaveQueue';
import { useAppDispatch } from '../../store/hooks';
import type { Fields } from '../../ui/forms/Form';
import { isRevisionConflict } from './editFormErrors';
import { getSecondStep, getStepPath } from './steps';
import { listDifferences, toWrittenFields, type WrittenFields } from './meeting/writtenFields';
import { readWrittenContent } from './writtenFields';

/** Texts that the form began with, or went on from. */
export interface RevisionBase {
  readonly revision: number;
  readonly fields: WrittenFields;
}

export const toRevisionBase = (source: ContentSource): RevisionBase => ({
  revision: source.revision,
  fields: toWrittenFields(source),
});

type Answer = ReturnType<
  ReturnType<typeof useSaveQueue<ContentChange, ContentSource>>['sendInTurn']
>;

export interface ContentEditorState {
  readonly base: RefObject<RevisionBase>;
  /** Tells whether these are the texts that this page sent, and had no answer to. */
  readonly isOwn: (theirs: RevisionBase) => boolean;
  /** Saves what was typed while it is typed; the address stays. */
  readonly autosave: (fields: Fields) => Answer;
  /** Sends the form; answers whether it is saved. */
  readonly send: (fields: Fields) => Promise<boolean>;
  /** Address of the step after the texts, once they are saved. */
  readonly saved: RefObject<string>;
}

const UNDECIDED: readonly ContentSource['status'][] = ['draft', 'in_review'];

/** Tells whether the content's address can no longer change. */
export const isAddressFixed = ({ status }: ContentSource): boolean => !UNDECIDED.includes(status);

const NOTHING = { isPending: false, hasFailed: false };

/**
 * Tracks whether the page is still shown. False once it has been left: processes that it began are
 * ended without it.
 */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Provides the queue of saves of a content; what is on its way is kept with its draft. */
function useContentSaves(
  { section, slug }: ContentSource,
  draft: string,
  onSaved: (saved: ContentSource) => void,
) {
  const dispatch = useAppDispatch();
  const [change, { error }] = useChangeContentMutation();
  const [start] = useState(() => {
    const kept = parseStoredValue(dispatch(readDraft(draft))['pending'] || null);
    return isRecord(kept) ? (kept as unknown as PendingSave<ContentChange>) : null;
  });
  const queue = useSaveQueue<ContentChange, ContentSource>({
    start,
    keep: (pending) => {
      const isKept = Object.keys(dispatch(readDraft(draft))).length > 0;
      if (isKept) dispatch(storeDraft(draft, { pending: pending ? JSON.stringify(pending) : '' }));
    },
    send: ({ body, key }) => change({ section, slug, change: body, idempotencyKey: key }),
    onSaved,
  });
  return { ...queue, error };
}

/** Sends changes one after the other, each from the revision that the one before has made. */
export function useEdited(source: ContentSource, draft: string, onNewer: () => unknown) {
  const dispatch = useAppDispatch();
  const [byPerson, setByPerson] = useState(NOTHING);
  const base = useRef(toRevisionBase(source));
  const saved = useRef('');
  const isHere = useIsHere();
  const { section, slug } = source;
  const { pending, sendInTurn, error } = useContentSaves(source, draft, (answer) => {
    // Before the page knows the newer source: it is nobody else's.
    base.current = toRevisionBase(answer);
  });

  const put = async (fields: Fields, fixedSlug: string | undefined, isAutosave: boolean) => {
    const answer = await sendInTurn(() => ({
      ...readWrittenContent(fields, fixedSlug),
      revision: base.current.revision,
      ...(isAutosave && { isAutosave }),
      ...(!isAutosave && fields['note'] && { note: fields['note'] }),
    }));
    if (isRevisionConflict(answer.error) && isHere.current) onNewer();
    if (answer.data && isAutosave) {
      void dispatch(upsertSource({ section, slug }, answer.data));
      if (isHere.current) setByPerson(NOTHING);
    }
    return answer;
  };

  const edited: ContentEditorState = {
    base,
    saved,
    isOwn: ({ fields }) => {
      const sent = pending.current && toWrittenFields(pending.current.body);
      return sent !== null && listDifferences(sent, fields).length === 0;
    },
    autosave: (fields) => put(fields, slug, true),
    send: async (fields) => {
      setByPerson({ isPending: true, hasFailed: false });
      const fixed = isAddressFixed(source) ? slug : undefined;
      const { data } = await put(fields, fixed, false);
      setByPerson({ isPending: false, hasFailed: !data });
      if (data) saved.current = getStepPath(`/${section}/${data.slug}`, getSecondStep(section));
      if (data && fixed !== undefined) void dispatch(upsertSource({ section, slug }, data));
      return data !== undefined;
    },
  };
  return {
    edited,
    isPending: byPerson.isPending,
    // A failure of an automatic save is told beside the texts, and does not stop the person.
    error: byPerson.hasFailed ? error : undefined,
  };
}
