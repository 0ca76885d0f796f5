import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import type { Problem } from '../../../../api/problem';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import type { Fields } from '../../../../ui/forms/Form';
import type { Revisions } from '../../../../ui/forms/revisions';
import { isRevisionConflict } from './planFormErrors';

export interface SavedMeeting {
  readonly slug: string;
  readonly source: MeetingSource;
  /** Called when another person was quicker: asks for the version that they wrote. */
  readonly onNewer: () => unknown;
  readonly revisions: Revisions;
}

interface Change<Body> {
  readonly slug: string;
  readonly id: string;
  readonly body: Body & { readonly version: number };
  readonly idempotencyKey: string;
}
type Failure = Problem | SerializedError;
type Mutation<Body> = readonly [
  (
    change: Change<Body>,
  ) => Promise<{ data?: MeetingSource | undefined; error?: Failure | undefined }>,
  { readonly isLoading: boolean; readonly error?: Failure | undefined },
];

/**
 * Saves a part of a meeting from the version that the form began with; once it was told that there
 * is a newer one, that one is changed. `sent` is what the host judged last.
 */
export function useMeetingSave<Body extends object>(
  { slug, source, onNewer, revisions }: SavedMeeting,
  [change, { isLoading, error }]: Mutation<Body>,
  bodyIn: (fields: Fields) => Body,
) {
  const keyFor = useIdempotencyKeys();
  const [sent, setSent] = useState<Body | null>(null);
  const send = async (fields: Fields) => {
    const began = Number(fields['revision']);
    const version = isRevisionConflict(error) ? source.version : revisions.since(began);
    const body = { ...bodyIn(fields), version };
    setSent(body);
    const { data, error: failure } = await change({
      slug,
      id: source.id,
      body,
      idempotencyKey: keyFor(body),
    });
    if (isRevisionConflict(failure)) onNewer();
    if (data) for (const from of [began, version]) revisions.made(from, data.version);
    return data !== undefined;
  };
  return { send, sent, isLoading, error };
}
