/**
 * What a browser is told while the portal is closed: the host writes it, the service worker shows
 * it.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A path of this portal. */
  readonly url: string;
  /** What comes with the same tag takes its place. */
  readonly tag: string;
}
