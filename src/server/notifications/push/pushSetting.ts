import type { KnownServices } from './pushEndpoints';

export interface PushSetting extends KnownServices {
  /**
   * `mailto:` or `https:` address of those who run the portal: push services write there when
   * something goes wrong (RFC 8292 §2.1).
   */
  readonly contact: string;
}

/**
 * Determines the contact of push messages: the portal itself where it is public; otherwise where
 * its mails come from.
 */
export const createPushSetting = (
  portalOrigin: string,
  mailFrom: string,
  services: KnownServices,
): PushSetting => ({
  contact: portalOrigin.startsWith('https:') ? portalOrigin : `mailto:${mailFrom}`,
  ...services,
});
