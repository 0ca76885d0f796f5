import type { Phase } from '../../../shared/contract/content';
import type { TrainingDetails } from '../../../shared/contract/training';

export type TrainingSession = NonNullable<TrainingDetails['training']>;

export type Capacity =
  | { readonly state: 'over' | 'full' | 'unlimited' }
  | { readonly state: 'left'; readonly left: number };

/**
 * Returns what there is to say about a training's places; null where nobody registers here. A
 * capacity of 0 is no limit.
 */
export function getCapacity(session: TrainingSession, phase: Phase | null): Capacity | null {
  if (phase === 'closed') return { state: 'over' };
  if (session.registration.way !== 'here' || session.cancellation) return null;
  if (session.capacity === 0) return { state: 'unlimited' };
  const left = session.capacity - session.registered;
  return left > 0 ? { state: 'left', left } : { state: 'full' };
}
