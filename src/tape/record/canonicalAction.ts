import type { Action } from '@reduxjs/toolkit';
import { computeNextHash, canonicalize } from '../format/canonicalJson';
import type { Redactor } from '../redact/redactor';

interface AnyAction extends Action {
  readonly payload?: unknown;
  readonly error?: unknown;
  readonly meta?: {
    readonly arg?: { readonly endpointName?: string; readonly originalArgs?: unknown };
    readonly condition?: boolean;
  };
}

const CALL = /^portalApi\/execute(Query|Mutation)\/(pending|fulfilled|rejected)$/;
const INTERNAL = /^(identityApi|portalApi|__rtkq)\//;

/**
 * Calls of the API count; how RTK Query keeps its books does not, and of a sign-in call everything
 * is told by its request.
 */
export const isCall = ({ type }: Action) => CALL.test(type);
/**
 * Tells whether a screen asks to read something, not to do it: the tape has the call and its
 * request, and no checkpoint.
 */
const isReading = (action: Action) => isCall(action) && action.type.includes('executeQuery');
export const isBookkeeping = (action: Action) => INTERNAL.test(action.type) && !isCall(action);

/** Converts an action to its canonical form; null for what is no event of the session. */
export function toCanonicalAction(
  action: Action,
  { value }: Redactor,
): Readonly<Record<string, unknown>> | null {
  const { type, payload, error, meta } = action as AnyAction;
  if (isBookkeeping(action) || isReading(action) || meta?.condition) return null;
  if (!isCall(action)) {
    return value({ type, ...(payload !== undefined && { payload }) }, 'inside') as object as Fields;
  }
  const answer = payload === undefined ? {} : { payload: hashOf(value(payload, 'inside')) };
  return {
    type,
    endpoint: meta?.arg?.endpointName ?? '',
    arg: value(meta?.arg?.originalArgs ?? null, 'inside'),
    ...answer,
    ...(error !== undefined && { failed: true }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const hashOf = (value: unknown) => computeNextHash('', canonicalize(value));

/** Parts of the state that count: the portal's own three slices. */
export const PROJECTED_SLICES = ['session', 'config', 'validation'] as const;
export type ProjectedState = Readonly<Record<(typeof PROJECTED_SLICES)[number], unknown>>;
