import { createAction, type Action } from '@reduxjs/toolkit';
import type { NavigationResult } from '../browser/navigationResult';

/** Paths alone: a query or a hash may carry what belongs in no log. */
interface Fact {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

interface Ending extends Fact {
  readonly ms: number;
}

/** `history`: the person went back or on, or followed a link within the page. */
export type NavigationCause = 'command' | 'history';

export const navigationStarted = createAction<Fact & { readonly cause: NavigationCause }>(
  'navigation/started',
);
export const navigationRedirected = createAction<Fact>('navigation/redirected');
const navigationEnded = createAction<Ending>('navigation/ended');
const navigationIgnored = createAction<Ending>('navigation/ignored');
const navigationCancelled = createAction<
  Ending & { readonly code: string; readonly guard?: string; readonly by?: number }
>('navigation/cancelled');
const navigationFailed = createAction<Ending & { readonly code: string; readonly error?: string }>(
  'navigation/failed',
);

export const stripQuery = (path: string) => path.replace(/[?#].*/s, '');

/**
 * Converts a result to the action that the store is told: plain data, without what an error
 * carries.
 */
export function toNavigationAction(result: NavigationResult): Action {
  const { id, ms } = result;
  const ending = { id, from: stripQuery(result.from), to: stripQuery(result.to), ms };
  if (result.status === 'ended') return navigationEnded(ending);
  if (result.status === 'ignored') return navigationIgnored(ending);

  const { code } = result;
  if (code === 'guard-rejected')
    return navigationCancelled({ ...ending, code, guard: result.guard });
  if (code === 'superseded') return navigationCancelled({ ...ending, code, by: result.by });
  if (code === 'redirect-limit') return navigationFailed({ ...ending, code });
  return navigationFailed({ ...ending, code, error: nameOf(result.error) });
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
