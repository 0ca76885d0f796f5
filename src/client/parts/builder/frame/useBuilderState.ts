import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../api/problem';
import { useAppDispatch } from '../../../store/hooks';
import { readClock } from '../../saving/ports';
import { useSaveQueue, type PendingSave } from '../../saving/useSaveQueue';
import { isSaved, toFailedState, useSaveTimer, type SavingState } from '../../saving/useSaveTimer';
import { DRAFT_FIELD } from '../paperDraft';

type Failure = Problem | SerializedError;

export interface Revision {
  readonly revision: number;
}

/** Draft as it is kept on the device, with the save that was on its way when it was kept. */
type KeptDraft<Written, Body> = Written &
  Revision & { readonly pending?: PendingSave<Body> | null };

/** Properties that an editor gets from the part of the page around it. */
export interface EditorProps<Written, Body extends Revision> {
  readonly slug: string;
  /**
   * Content that the edit is based on: its first revision is kept with it, so that a draft of
   * yesterday undoes nothing.
   */
  readonly start: KeptDraft<Written, Body>;
  /** True if the content is what was kept on this device, and nobody has saved it yet. */
  readonly isRestored?: boolean;
  readonly onChanged: (name: string, text: string) => void;
  readonly onSaved: () => void;
  /** Tells whether what is kept on this device is still wanted. */
  readonly isKept?: () => boolean;
  /** Called with true while changes are on this device alone. */
  readonly onRisk?: (isAtRisk: boolean) => void;
  /** The content is another one than this page took it for: asks for it. */
  readonly onNewer: () => unknown;
}

export type ApplyChange<Written> = (make: (before: Written) => Written) => void;

interface Building<Written, Body extends Revision> extends Omit<
  EditorProps<Written, Body>,
  'slug'
> {
  /** The revision that the host has now. */
  readonly newest: number;
  /** A draft is saved by itself, what readers see when somebody says so. */
  readonly isDraft?: boolean;
  readonly toBody: (written: Written, revision: number, isAutosave: boolean) => Body;
  readonly send: (
    save: PendingSave<Body>,
  ) => PromiseLike<{ readonly data?: Revision | undefined; readonly error?: Failure | undefined }>;
  readonly isOutdated: (error: Failure | undefined) => boolean;
}

/** Outcome of the last save by hand. */
interface ByHand {
  readonly isPending: boolean;
  readonly isSaved: boolean;
  readonly error?: Failure | undefined;
}

const NOTHING: ByHand = { isPending: false, isSaved: false };

/**
 * Tracks what is being edited: each change is kept on the device. A draft is sent by itself soon
 * after a change, everything else when the person saves.
 */
export function useBuilderState<Written, Body extends Revision>(building: Building<Written, Body>) {
  const { newest, isDraft = false, toBody, send, isOutdated } = building;
  const { start, onChanged, onSaved, onNewer } = building;
  const { isRestored = false, isKept = () => true, onRisk } = building;
  const dispatch = useAppDispatch();
  const [written, setWritten] = useState<Written>(start);
  const [isNewer, setNewer] = useState(false);
  const [byHand, setByHand] = useState(NOTHING);
  // A field that changes twice before it is drawn again goes on from its first change.
  const latest = useRef<Written>(start);
  const revision = useRef(start.revision);
  const isDirty = useRef(isRestored);
  const keep = () => {
    const kept = { ...latest.current, revision: revision.current, pending: queue.pending.current };
    onChanged(DRAFT_FIELD, JSON.stringify(kept satisfies KeptDraft<Written, Body>));
  };
  const queue = useSaveQueue<Body, Revision>({
    start: start.pending ?? null,
    keep: () => isDirty.current && isKept() && keep(),
    send,
    onSaved: (data) => {
      revision.current = data.revision;
    },
  });

  /** Sends all of it, after what is on its way already. */
  const put = async (base: number | null, isAutosave: boolean) => {
    let sent = latest.current;
    const { data, error } = await queue.sendInTurn(() => {
      sent = latest.current;
      return toBody(sent, base ?? revision.current, isAutosave);
    });
    if (isOutdated(error)) onNewer();
    const isBehind = isProblem(error) && error.code === 'newerRevision';
    if (data || isBehind) setNewer(isBehind);
    if (!data) return { error, isAll: false };
    const isAll = latest.current === sent;
    isDirty.current = !isAll;
    if (isAll) onSaved();
    else keep();
    return { error: undefined, isAll };
  };

  const timer = useSaveTimer({
    isOn: isDraft,
    isPaused: isNewer,
    isWanted: isKept,
    save: async (): Promise<SavingState | 'changed'> => {
      const { error, isAll } = await put(null, true);
      if (error) return isRefused(error) ? { kind: 'wrong' } : toFailedState(error);
      return isAll ? { kind: 'saved', at: dispatch(readClock()) } : 'changed';
    },
  });

  const change: ApplyChange<Written> = (make) => {
    latest.current = make(latest.current);
    isDirty.current = true;
    setWritten(latest.current);
    keep();
    if (byHand.isSaved) setByHand(NOTHING);
    timer.change();
  };

  /** Saves by hand; answers whether it is saved. */
  const save = async (): Promise<boolean> => {
    if (byHand.isPending) return false;
    timer.stop();
    setByHand({ isPending: true, isSaved: false });
    // Once it was said that there is a newer one, that one is what is changed.
    const { error, isAll } = await put(isNewer ? newest : null, false);
    setByHand({ isPending: false, isSaved: !error, error });
    if (error) timer.tell(toFailedState(error));
    else if (isAll) timer.tell({ kind: 'untouched' });
    return !error;
  };

  const isAtRisk = !isSaved(timer.saving);
  useEffect(() => onRisk?.(isAtRisk), [onRisk, isAtRisk]);
  return {
    written,
    change,
    save,
    /** Saves what nobody has saved yet; answers whether all of it is saved. */
    saveChanges: async () => {
      await queue.settled();
      return isDirty.current ? save() : true;
    },
    isLoading: byHand.isPending,
    isSaved: byHand.isSaved,
    isNewer,
    error: byHand.error,
    saving: timer.saving,
  };
}

const REFUSED = [400, 422];

/** Tells whether the host could not read a field, so that another try would not help. */
const isRefused = (error: Failure): boolean => isProblem(error) && REFUSED.includes(error.status);
