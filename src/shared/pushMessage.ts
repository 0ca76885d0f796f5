/**
 * Message that a browser gets while the portal is closed: the host writes it, the service worker
 * shows it.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A path of this portal. */
  readonly url: string;
  /** Tag of the message; a later message with the same tag takes its place. */
  readonly tag: string;
}
