import type { CallbackMessage } from '../../shared/callbackMessage';

export type { CallbackMessage as HandOver };

/**
 * Gives the page's address to the portal, which must have the same origin; nobody else can read it.
 */
export function postAddressToPortal(kind: CallbackMessage['kind'], portal: Window | null): void {
  if (!portal || portal === window) return;
  const message: CallbackMessage = { v: 1, kind, url: window.location.href };
  portal.postMessage(message, window.location.origin);
}
