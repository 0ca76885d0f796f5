import { SAVED_AT_ATTRIBUTE } from '../../shared/savedPages';
import { openConnection } from './connection';
import type { ConnectionPort } from './ports';

/** Reads the mark that the service worker sets in a page from the device. */
function savedAt(): number | null {
  const written = document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE);
  return written === null ? null : Number(written);
}

/** Opens the connection of this page. Hears at once that the device has gone offline. */
export function openBrowserConnection(): ConnectionPort {
  const connection = openConnection({ isOnline: () => navigator.onLine, savedAt });
  window.addEventListener('offline', connection.lost);
  return connection;
}
