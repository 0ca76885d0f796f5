import { PICTURE_WIDTHS } from '../../shared/contract/files';
import type { Text } from '../../shared/contract/text';
import { html, toTrustedHtml } from '../../shared/html';
import { getLocaleInfo, type Locale } from '../../shared/locales';
import type { Section } from '../../shared/sections';
import { toText } from '../content/localize';
import type { AtomEntry, AtomFeed } from './atom';
import type { NewsRow, FeedFilter } from './news';
import type { ToHtml } from './textCache';
import { fillTexts, getCityTexts, getPortalText, getTopicName } from '../city/currentSettings';
import { getPageText } from '../city/texts';

export interface FeedLocation {
  /** Origin of the portal. */
  readonly origin: string;
  /** Address of the API, in full. */
  readonly apiUrl: string;
  readonly locale: Locale;
  /**
   * Markdown as safe HTML; addresses within the portal begin with `base`, and the pictures named
   * are shown.
   */
  readonly toHtml: ToHtml;
}

/**
 * RFC 4151: the same for ever, wherever the content moves to. The portal has its name since that
 * year.
 */
const tag = ({ origin }: FeedLocation, name: string): string =>
  `tag:${new URL(origin).hostname},2026:${name}`;

function authorOf(row: NewsRow, { origin, locale }: FeedLocation): AtomEntry['author'] {
  const { original_locale: original, author_person_id: person } = row;
  if (row.author_title) return { name: toText(row.author_title, locale, original), href: null };
  if (row.author_kind !== 'person')
    return { name: toText(getCityTexts(), locale, original), href: null };
  const text = row.author_name ?? getPageText(locale, 'user.left');
  return { name: { text, lang: locale }, href: person && `${origin}/${locale}/user/${person}` };
}

function contentOf({ body, original_locale, pictures }: NewsRow, place: FeedLocation): Text {
  const { origin, apiUrl, locale, toHtml } = place;
  const { text, lang } = toText(body, locale, original_locale);
  const written = toTrustedHtml(toHtml(text, `${origin}/${locale}`, { apiUrl, files: pictures }));
  return {
    text: html`<div lang="${lang}" dir="${getLocaleInfo(lang).dir}">${written}</div>`.toString(),
    lang,
  };
}

function pictureOf({ cover, original_locale }: NewsRow, place: FeedLocation): AtomEntry['picture'] {
  if (!cover) return null;
  const [, width] = PICTURE_WIDTHS;
  return {
    href: `${place.apiUrl}/files/${cover.file}/w/${width}`,
    type: 'image/webp',
    alt: toText(cover.alt, place.locale, original_locale).text,
  };
}

/**
 * Writes the title, marked where readers would take ballots of elsewhere for votes of this city.
 */
function entryTitle({ title, original_locale, is_recount }: NewsRow, locale: Locale) {
  const told = toText(title, locale, original_locale);
  return is_recount
    ? { ...told, text: `${told.text} · ${getPageText(locale, 'ui.recount')}` }
    : told;
}

function entryOf(row: NewsRow, place: FeedLocation): AtomEntry {
  const { origin, locale } = place;
  const { original_locale: original } = row;
  return {
    id: tag(place, `${locale}/${row.section}/${row.id}`),
    href: `${origin}/${locale}/${row.section}/${row.slug}`,
    title: entryTitle(row, locale),
    summary: toText(row.summary, locale, original),
    content: contentOf(row, place),
    author: authorOf(row, place),
    categories: row.topics.map((term) => ({
      term,
      label: getTopicName(term, locale),
    })),
    published: row.published_at,
    updated: row.corrected_at ?? row.published_at,
    picture: pictureOf(row, place),
  };
}

const titleOf = (locale: Locale, section: Section | null, topic: string | null): string =>
  [
    topic && getTopicName(topic, locale),
    section && getPageText(locale, `section.${section}`),
    getPortalText(locale),
  ]
    .filter(Boolean)
    .join(' · ');

/** Makes the feed of one section, of one topic, or of all news, in one language. */
export function createFeed(
  rows: readonly NewsRow[],
  { section, topic }: FeedFilter,
  place: FeedLocation,
): AtomFeed {
  const { origin, locale } = place;
  const page = [origin, locale, ...(section ? [section] : [])].join('/');
  const query = topic === null ? '' : `?topic=${topic}`;
  return {
    id: tag(place, [locale, section ?? 'news', ...(topic ? [topic] : [])].join('/')),
    self: `${page}/feed.atom${query}`,
    href: section ? page + query : page,
    locale,
    title: titleOf(locale, section, topic),
    subtitle: fillTexts(
      getPageText(locale, section ? `intro.${section}` : 'ui.description'),
      locale,
    ),
    entries: rows.map((row) => entryOf(row, place)),
  };
}
