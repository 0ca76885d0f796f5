import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PortalSettings } from '../../../shared/contract/settings';
import { NOT_FOUND, ROUTES, type RouteMatch, type RouteName } from '../../../shared/routes';
import type { Queries } from '../../api/contentQueries';
import { loadMarkdown } from '../../ui/Markdown';

/** The facts of a screen that host and browser need before its code is there. */
export interface ScreenHandle {
  /** The webpack chunk of the screen: the host preloads its files. */
  readonly chunk: string;
  /** Chunks that the page wants a moment after it has come: the host sends them along. */
  readonly ahead?: readonly string[];
  /**
   * Requests to send before the screen is shown. By default the list or the content that the route
   * names.
   */
  readonly queries?: Queries | undefined;
  /**
   * Whether what the address names besides the content is in it; otherwise the page is not there.
   */
  readonly isThere?: (content: unknown, match: RouteMatch) => boolean;
  /**
   * Loads what the screen shows at once and is not in its chunk, by the answer of its first request
   * (the content) and by the settings. @returns the names of those chunks
   */
  readonly parts?: (content: unknown, settings: PortalSettings) => Promise<readonly string[]>;
  /** Tells whether it shows Markdown with these settings, unlike most pages of its kind. */
  readonly readsMarkdown?: (settings: PortalSettings) => boolean;
}

type LoadScreen = () => Promise<ComponentType>;

/** A route object of React Router, whose component comes in a chunk of its own. */
export interface ScreenRoute extends Omit<RouteObject, 'children' | 'index'> {
  readonly id: RouteName;
  readonly path: string;
  readonly lazy: { readonly Component: LoadScreen };
  readonly handle: ScreenHandle;
}

const PATHS = new Map([...ROUTES, NOT_FOUND].map(({ name, path }) => [name, path]));

/** Creates the route object of a screen; its path stands in `shared/routes.ts`. */
export const createRoute = (
  id: RouteName,
  handle: ScreenHandle,
  Component: LoadScreen,
): ScreenRoute => ({ id, path: PATHS.get(id)!, lazy: { Component }, handle });

/**
 * Brings the reader of Markdown along with a screen that shows what people wrote though it is no
 * page of a content.
 */
export const withMarkdown =
  (load: LoadScreen): LoadScreen =>
  async () =>
    (await Promise.all([load(), loadMarkdown()]))[0];
