import { selectEnvironment } from '../../state/configSlice';
import type { ApiExtra, ApiState } from '../extra';

const BASE = '/v1';

/** Converts a path of the host's API to the address that the API has for this page. */
export const toApiUrl = (href: string, apiUrl: string): string =>
  href.startsWith(`${BASE}/`) ? apiUrl + href.slice(BASE.length) : href;

/**
 * Creates a thunk that opens or saves the file that a signed link leads to; saving leaves the page
 * in place.
 */
export const openFile =
  (href: string) =>
  (_dispatch: unknown, getState: () => ApiState, { ports }: ApiExtra): void =>
    ports.location.assign(toApiUrl(href, selectEnvironment(getState()).apiUrl));
