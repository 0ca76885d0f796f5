import { SAVED_AT_ATTRIBUTE } from '../../shared/savedPages';
import { openConnection } from './connection';
import type { ConnectionPort } from './ports';

/** The service worker marks a page that comes from the device. */
function savedAt(): number | null {
  const written = document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE);
  return written === null ? null : Number(written);
}

/** The connection of this page. That the device has gone offline is heard at once. */
export function browserConnection(): ConnectionPort {
  const connection = openConnection({ isOnline: () => navigator.onLine, savedAt });
  window.addEventListener('offline', connection.lost);
  return connection;
}
