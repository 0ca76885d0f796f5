import type { SerializedError } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router-dom';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { LifecycleAct, Transition } from '../../../../shared/contract/lifecycle';
import { refetchSource, upsertSource, useTransitContentMutation } from '../../../api/editingApi';
import type { Problem } from '../../../api/problem';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { useAppDispatch } from '../../../store/hooks';
import { useToast } from '../../../ui/toast';
import { isRevisionConflict } from '../editFormErrors';
import { stateMessages } from './messages';

/** Values that an act needs besides its name. */
export type ActDetails = Pick<Transition, 'at' | 'reason' | 'note'>;

export interface ActState {
  /**
   * Does it, from the revision that is shown unless another one is given; the answer is whether it
   * was done.
   */
  readonly run: (act: LifecycleAct, words?: ActDetails, from?: number) => Promise<boolean>;
  /** Act that is being done. */
  readonly pending: LifecycleAct | null;
  readonly error: Problem | SerializedError | undefined;
  readonly forget: () => void;
}

/** Does with a content what its page offers, and shows what it is then; what is deleted is left. */
export function useAct({ section, slug, revision }: ContentSource): ActState {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const keyFor = useIdempotencyKeys();
  const [transit, answer] = useTransitContentMutation();

  const run = async (act: LifecycleAct, words: ActDetails = {}, from = revision) => {
    const transition: Transition = { revision: from, act, ...words };
    const idempotencyKey = keyFor({ section, slug, transition });
    const place = { section, slug };
    const { data, error } = await transit({ ...place, transition, idempotencyKey });
    if (data && act !== 'delete') void dispatch(upsertSource(place, data));
    if (isRevisionConflict(error)) void dispatch(refetchSource(place));
    if (data && act === 'delete') {
      toast({ text: stateMessages.deleted, tone: 'good' });
      void navigate(`/${section}`);
    }
    return data !== undefined;
  };
  return {
    run,
    pending: answer.isLoading ? (answer.originalArgs?.transition.act ?? null) : null,
    error: answer.error,
    forget: answer.reset,
  };
}
