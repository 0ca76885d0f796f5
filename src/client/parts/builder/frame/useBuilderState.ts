import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../api/problem';
import { DRAFT_FIELD } from '../paperDraft';

type Failure = Problem | SerializedError;

export interface Revision {
  readonly revision: number;
}

/** Properties that an editor gets from the part of the page around it. */
export interface EditorProps<Base extends Revision> {
  readonly slug: string;
  /**
   * Content that the edit is based on: its first revision is kept with it, so that a draft of
   * yesterday undoes nothing.
   */
  readonly start: Base;
  readonly onChanged: (name: string, text: string) => void;
  readonly onSaved: () => void;
  /** The content is another one than this page took it for: asks for it. */
  readonly onNewer: () => unknown;
}

export type ApplyChange<Written> = (make: (before: Written) => Written) => void;

interface Building<Written> extends Omit<EditorProps<Written & Revision>, 'slug'> {
  /** The revision that the host has now. */
  readonly newest: number;
  readonly sending: {
    readonly isLoading: boolean;
    readonly isSuccess: boolean;
    readonly error?: Failure | undefined;
    readonly reset: () => void;
  };
  readonly send: (
    written: Written,
    revision: number,
  ) => PromiseLike<{ readonly data?: Revision | undefined; readonly error?: Failure | undefined }>;
  readonly isOutdated: (error: Failure | undefined) => boolean;
}

/**
 * Tracks what is being edited: each change is kept on the device, and all of it is sent when the
 * person saves.
 */
export function useBuilderState<Written>(building: Building<Written>) {
  const { start, newest, sending, send, isOutdated, onChanged, onSaved, onNewer } = building;
  const { isLoading, isSuccess, error, reset } = sending;
  const [written, setWritten] = useState<Written>(start);
  const [revision, setRevision] = useState(start.revision);
  // A field that changes twice before it is drawn again goes on from its first change.
  const latest = useRef<Written>(start);
  const isNewer = isProblem(error) && error.code === 'newerRevision';
  const keep = (at: number) =>
    onChanged(DRAFT_FIELD, JSON.stringify({ ...latest.current, revision: at }));

  const change: ApplyChange<Written> = (make) => {
    latest.current = make(latest.current);
    setWritten(latest.current);
    keep(revision);
    if (isSuccess) reset();
  };

  const save = async () => {
    if (isLoading) return;
    const sent = latest.current;
    // Once it was said that there is a newer one, that one is what is changed.
    const { data, error: failure } = await send(sent, isNewer ? newest : revision);
    if (isOutdated(failure)) onNewer();
    if (!data) return;
    setRevision(data.revision);
    if (latest.current === sent) onSaved();
    else keep(data.revision);
  };

  return { written, change, save, isLoading, isSaved: isSuccess, isNewer, error };
}
