/** Message of a helper page to the portal: the address to which the provider redirected it. */
export interface CallbackMessage {
  readonly v: 1;
  readonly kind: 'silent-renew' | 'popup';
  readonly url: string;
}

/**
 * Returns the address in such a message, if it answers the authorize request of that state; null
 * for anything else.
 */
export function parseCallbackMessage(
  message: unknown,
  kind: CallbackMessage['kind'],
  state: string,
): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { v, kind: given, url } = message as Readonly<Record<string, unknown>>;
  if (v !== 1 || given !== kind || typeof url !== 'string' || !URL.canParse(url)) return null;
  return new URL(url).searchParams.get('state') === state ? url : null;
}
