import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ContentSource } from '../../../shared/contract/editing';
import { upsertSource, useChangeContentMutation } from '../../api/editingApi';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { useAppDispatch } from '../../store/hooks';
import type { Fields } from '../../ui/forms/Form';
import { isRevisionConflict } from './editFormErrors';
import { getSecondStep, getStepPath } from './steps';
import { toWrittenFields, type WrittenFields } from './meeting/writtenFields';
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

type Answer = Awaited<ReturnType<ReturnType<typeof useChangeContentMutation>[0]>>;

export interface ContentEditorState {
  readonly base: RefObject<RevisionBase>;
  /** Saves what was typed while it is typed; the address stays. */
  readonly autosave: (fields: Fields) => Promise<Answer>;
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

/** Sends changes one after the other, each from the revision that the one before has made. */
export function useEdited(source: ContentSource, onNewer: () => unknown) {
  const dispatch = useAppDispatch();
  const keyFor = useIdempotencyKeys();
  const [change, { error }] = useChangeContentMutation();
  const [byPerson, setByPerson] = useState(NOTHING);
  const base = useRef(toRevisionBase(source));
  const saved = useRef('');
  const isHere = useIsHere();
  const flight = useRef<Promise<unknown>>(Promise.resolve());
  const { section, slug } = source;

  const put = async (fields: Fields, fixedSlug: string | undefined, isAutosave: boolean) => {
    const body = {
      ...readWrittenContent(fields, fixedSlug),
      revision: base.current.revision,
      ...(isAutosave && { isAutosave }),
      ...(!isAutosave && fields['note'] && { note: fields['note'] }),
    };
    const place = { section, slug };
    const answer = await change({ ...place, change: body, idempotencyKey: keyFor(body) });
    if (isRevisionConflict(answer.error) && isHere.current) onNewer();
    if (answer.data) {
      // Before the page knows the newer source: it is nobody else's.
      base.current = toRevisionBase(answer.data);
      if (isAutosave) void dispatch(upsertSource(place, answer.data));
      if (isAutosave && isHere.current) setByPerson(NOTHING);
    }
    return answer;
  };
  const inTurn = (run: () => Promise<Answer>): Promise<Answer> => {
    const turn = flight.current.then(run);
    flight.current = turn.catch(() => undefined);
    return turn;
  };

  const edited: ContentEditorState = {
    base,
    saved,
    autosave: (fields) => inTurn(() => put(fields, slug, true)),
    send: async (fields) => {
      setByPerson({ isPending: true, hasFailed: false });
      const fixed = isAddressFixed(source) ? slug : undefined;
      const { data } = await inTurn(() => put(fields, fixed, false));
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
