import type { SignInConfiguration } from './configuration';

export type RequestKind = 'redirect' | 'popup' | 'silentRenew';
type Addresses = Pick<SignInConfiguration, 'redirectUrl' | 'silentRenewUrl' | 'popupUrl'>;

const POPUP_PATH = '/popup.html';

/**
 * Returns the `redirect_uri` of an authorize request, by what the answer is for. A relative address
 * is resolved against the page; an absolute one is sent letter for letter, as the provider compares
 * it. Empty when none is configured.
 */
export function getRedirectUri(config: Addresses, kind: RequestKind, pageUrl: string): string {
  const configured = {
    redirect: config.redirectUrl,
    popup: config.popupUrl || popupPage(config.redirectUrl, pageUrl),
    silentRenew: config.silentRenewUrl,
  }[kind];
  return configured && absolute(configured, pageUrl);
}

const popupPage = (redirectUrl: string, pageUrl: string) =>
  redirectUrl && absolute(POPUP_PATH, absolute(redirectUrl, pageUrl));

function absolute(address: string, base: string): string {
  if (URL.canParse(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href;
}
