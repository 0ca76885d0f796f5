import type { Action } from '@reduxjs/toolkit';
import type { Location } from 'react-router-dom';
import type { NavigationOutcome, NavigationResult } from '../browser/navigationResult';
import type { Ports, Stop } from '../browser/ports';
import type { AccessState } from './access';
import { toNavigationAction, type NavigationCause } from './navigationActions';
import type { Guard } from './guards';
import type { UnsavedChanges } from './leaving';

/** A page that is ready to be shown. */
export interface PreparedPage {
  readonly location: Location;
  /** Lets go of what was asked for to prepare it. */
  readonly release: () => void;
}

/** View that is on the screen. */
export interface PageView<P> {
  /** Page at the location; where it could not be loaded, the page that was shown before. */
  readonly page: P;
  readonly location: Location;
  /** The language prefix of its address, or empty: English has both. */
  readonly prefix: string;
  /** Failure that kept the page at `location` from being shown; null when it is shown. */
  readonly failure: unknown;
  readonly cause: NavigationCause;
}

export interface NavigationSetup<P extends PreparedPage> {
  readonly ports: Pick<
    Ports,
    | 'history'
    | 'location'
    | 'language'
    | 'firstLanguage'
    | 'monotonic'
    | 'after'
    | 'sessionStorage'
    | 'isOnline'
    | 'warnBeforeUnload'
  >;
  readonly store: {
    readonly dispatch: (action: Action) => unknown;
    readonly getState: () => AccessState;
    readonly subscribe: (listener: () => void) => Stop;
  };
  readonly first: PageView<P>;
  /**
   * Code, texts and data of a page; with `isReload` the data is asked for again. Rejects if the
   * code cannot be loaded.
   */
  readonly prepare: (location: Location, options: { readonly isReload: boolean }) => Promise<P>;
  readonly guards?: readonly Guard[];
}

/** Navigation that is asked for. Paths are normalized and without language prefix. */
export interface NavigationRequest {
  readonly wanted: string;
  readonly prefix: string;
  readonly cause: NavigationCause;
  /** Effect on the history; `stays`: it has moved already. */
  readonly entry: 'push' | 'replace' | 'stays';
  readonly state: unknown;
  readonly isReload: boolean;
}

/** One navigation on its way. */
export interface PendingNavigation extends NavigationRequest {
  readonly id: number;
  readonly from: string;
  readonly startedMs: number;
  readonly answer: (result: NavigationResult) => void;
  /** Path that it leads to, after the redirects so far. */
  to: string;
  entry: NavigationRequest['entry'];
}

/** The service from inside. */
export interface NavigationState<P extends PreparedPage = PreparedPage> extends NavigationSetup<P> {
  readonly guards: readonly Guard[];
  readonly leaving: UnsavedChanges;
  readonly changed: () => void;
  view: PageView<P>;
  /** Position of the view in the history. */
  index: number;
  lastId: number;
  /** The one navigation that is under way. */
  pending: PendingNavigation | null;
}

/** Finishes a navigation: answers the caller that asked for it, and tells the store as a fact. */
export function finishNavigation(
  navState: NavigationState,
  attempt: PendingNavigation,
  outcome: NavigationOutcome,
): void {
  const { id, from, to, startedMs, answer } = attempt;
  if (navState.pending === attempt) navState.pending = null;
  const result = { id, from, to, ms: navState.ports.monotonic() - startedMs, ...outcome };
  navState.store.dispatch(toNavigationAction(result));
  navState.changed();
  answer(result);
}

/** Restores the address bar to the page that is shown, where the person went back or on in vain. */
export function restoreAddress({ ports: { history }, index }: NavigationState): void {
  const delta = index - history.current().index;
  if (delta !== 0) history.go(delta);
}
