import type { ContentSummary, DetailPage, ListItem, Phase } from '../../shared/contract/content';
import type { Text } from '../../shared/contract/text';
import { type Locale } from '../../shared/locales';
import { can } from '../../shared/permissions/can';
import type { ContentSection, Section } from '../../shared/sections';
import type { ContentRow, FullContentRow } from './contentQueries';
import { toText } from './localize';
import type { ReadContext } from './section';
import { isGroup, scopedResource } from './visibility';
import { getCityTexts, getOfferedLocales } from '../city/currentSettings';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Tells the phase; null for what has no dates. */
export function phaseOf(
  { opens_at, closes_at }: Pick<ContentRow, 'opens_at' | 'closes_at'>,
  now: Date,
): Phase | null {
  if (opens_at === null && closes_at === null) return null;
  if (opens_at !== null && now < opens_at) return 'upcoming';
  return closes_at !== null && now >= closes_at ? 'closed' : 'open';
}

function authorName(row: ContentRow, locale: Locale): Text {
  if (row.author_title) return toText(row.author_title, locale, row.original_locale);
  // Empty for somebody who has left.
  if (row.author_kind === 'person') return { text: row.author_name ?? '', lang: locale };
  return toText(getCityTexts(), locale, row.original_locale);
}

function summaryOf(row: ContentRow, locale: Locale, now: Date): ContentSummary {
  const { original_locale: original } = row;
  return {
    id: row.id,
    section: row.section as ContentSection,
    kind: row.kind,
    ref: row.ref,
    slug: row.slug,
    title: toText(row.title, locale, original),
    summary: toText(row.summary, locale, original),
    topics: row.topics,
    area: row.area,
    author: {
      kind: row.author_kind as ContentSummary['author']['kind'],
      name: authorName(row, locale),
      // Contents that are not out yet know their writer, in whoever’s name they are written.
      personId: row.author_kind === 'person' ? row.author_person_id : null,
      ...(row.author_slug && { slug: row.author_slug }),
    },
    status: row.status as ContentSummary['status'],
    visibility: row.visibility as ContentSummary['visibility'],
    cover: row.cover && { ...row.cover, alt: toText(row.cover.alt, locale, original) },
    retraction: row.retraction && {
      on: row.retraction.on,
      reason: toText(row.retraction.reason, locale, original),
    },
    phase: phaseOf(row, now),
    publishedAt: iso(row.published_at),
    opensAt: iso(row.opens_at),
    closesAt: iso(row.closes_at),
    updatedAt: row.updated_at.toISOString(),
    counts: {
      comments: row.comments_count,
      follows: row.follows_count,
      reactions: row.reactions_count,
    },
    version: row.version,
  };
}

export const presentItem = (
  row: ContentRow,
  details: object,
  locale: Locale,
  now: Date,
): ListItem<object> => ({
  ...summaryOf(row, locale, now),
  details,
});

/** Tells who is behind a group’s words, for those who are in the group. */
function writerOf(
  row: FullContentRow,
  { viewer, now }: ReadContext,
): Pick<DetailPage<object>, 'writtenBy'> {
  const { author_content_id: groupId, writer_id: personId, writer_name: name } = row;
  const section = row.section as Section;
  if (groupId === null || personId === null || isGroup(section)) return {};
  const isInside = can(
    viewer,
    'group.lookInside',
    { ...scopedResource({ ...row, section }), groupId },
    now.getTime(),
  );
  return isInside ? { writtenBy: { personId, name: name ?? '' } } : {};
}

export const presentPage = (
  row: FullContentRow,
  { details, attachments }: Pick<DetailPage<object>, 'details' | 'attachments'>,
  reading: ReadContext,
): DetailPage<object> => ({
  ...presentItem(row, details, reading.locale, reading.now),
  body: toText(row.body, reading.locale, row.original_locale),
  originalLocale: row.original_locale,
  translatedInto: getOfferedLocales().filter((code) => row.body[code] !== undefined),
  attachments,
  correctedAt: iso(row.corrected_at),
  ...(row.is_group_closed && { isGroupClosed: true }),
  ...writerOf(row, reading),
});
