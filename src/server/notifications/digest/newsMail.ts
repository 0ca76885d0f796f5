import type { StoppedRhythm } from '../../../shared/contract/digests';
import type { Locale } from '../../../shared/locales';
import { toCertificatePath } from '../../../shared/certificatePath';
import { toCommentPath } from '../../../shared/commentPath';
import { toText } from '../../content/localize';
import type { HostContext } from '../../hostContext';
import type { ClaimedPerson } from './claims';
import { toCountedText, getDigestTexts, toKindText } from './digestTexts';
import type { EntryRow } from './entries';
import { createStopToken } from './stopToken';
import { fillTexts, getReaderLocale } from '../../city/currentSettings';

type MailOrder = Parameters<HostContext['mail']['send']>[0];
type MailEntry = NonNullable<MailOrder['entries']>[number];

const TEMPLATES = {
  each: 'newsAtOnce',
  daily: 'dailyNews',
  weekly: 'weeklyNews',
} as const satisfies Readonly<Record<StoppedRhythm, MailOrder['template']>>;

/** Settings for making all mails of a batch. */
export interface NewsMailContext {
  readonly rhythm: StoppedRhythm;
  readonly portalOrigin: string;
  /** Secret of `getStopSecret`. */
  readonly secret: string;
}

export type DigestReceiver = Pick<ClaimedPerson, 'personId' | 'name' | 'email' | 'locale'>;

/** Returns what happened and why the reader is told, in their language. */
export const toEntryTexts = (row: EntryRow, locale: Locale) => ({
  what: toKindText(locale, row.kind, row.times),
  why: getDigestTexts(locale).reasons[row.because],
});

/** Returns the content of an entry as the reader sees it; null where it has none. */
export function toEntryContent(
  row: Pick<EntryRow, 'section' | 'slug' | 'title' | 'original_locale'>,
  locale: Locale,
) {
  const { section, slug, title, original_locale: original } = row;
  if (!section || slug === null || !title || !original) return null;
  return { section, slug, title: toText(title, locale, original) };
}

/**
 * Returns the path that the reader is led to: to their certificate, to the comment or content that
 * it is about, or to all that they were told of.
 */
export function toEntryPath(
  { certificate, comment_id: comment }: Pick<EntryRow, 'certificate' | 'comment_id'>,
  content: ReturnType<typeof toEntryContent>,
): string {
  if (certificate !== null) return toCertificatePath(certificate);
  if (!content) return '/me/notifications';
  return comment === null ? `/${content.section}/${content.slug}` : toCommentPath(content, comment);
}

function entryOf(row: EntryRow, locale: Locale, pages: string): MailEntry {
  const content = toEntryContent(row, locale);
  return {
    ...toEntryTexts(row, locale),
    title: content?.title.text ?? '',
    titleLocale: content?.title.lang ?? locale,
    link: pages + toEntryPath(row, content),
  };
}

/** Composes the mail that tells a person of these entries. */
export function createNewsMail(
  { personId, name, email, locale: wanted }: DigestReceiver,
  rows: readonly EntryRow[],
  isLast: boolean,
  { rhythm, portalOrigin, secret }: NewsMailContext,
): MailOrder {
  const locale = getReaderLocale(wanted);
  const pages = `${portalOrigin}/${locale}`;
  const token = createStopToken(secret, { personId, rhythm });
  const left = (rows[0]?.total ?? 0) - rows.length;
  return {
    to: email,
    locale,
    template: TEMPLATES[rhythm],
    values: {
      name,
      link: `${pages}/me/notifications`,
      stopLink: `${pages}/unsubscribe#token=${token}`,
      oneClickLink: `${portalOrigin}/v1/unsubscribe/${token}`,
      ...(left > 0 && {
        more: toCountedText(locale, fillTexts(getDigestTexts(locale).more, locale), left),
      }),
      ...(isLast && { isLast: 'yes' }),
    },
    entries: rows.map((row) => entryOf(row, locale, pages)),
  };
}
