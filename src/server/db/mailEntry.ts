import type { Locale } from '../../shared/locales';

/** One of the things that a mail lists. Every text is plain; nothing of it reaches a header. */
export interface MailEntry {
  /** Title that somebody wrote, in its own language; empty where the thing has no title. */
  readonly title: string;
  readonly titleLocale: Locale;
  /** Event that happened, in the reader's language, and so is why they are told. */
  readonly what: string;
  readonly why: string;
  /** Leads into the portal. */
  readonly link: string;
}
