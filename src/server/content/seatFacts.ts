import { sql } from 'kysely';
import type { Election, Interests } from '../../shared/contract/seats';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { toText } from './localize';
import { isVisibleTo } from './visibility';

interface StoredElection {
  readonly slug: string;
  readonly title: Localized;
  readonly locale: Locale;
}

/**
 * Selects the poll by which the person of a row of `memberships` was elected, as long as everybody
 * may read it.
 */
export const selectElection = (now: Date) =>
  sql<StoredElection | null>`(
    select jsonb_build_object('slug', contents.slug, 'title', contents.title, 'locale', contents.original_locale)
    from contents where contents.id = memberships.elected_by and ${isVisibleTo(null, now)}
  )`;

export const presentElection = (stored: StoredElection | null, locale: Locale): Election | null =>
  stored && { slug: stored.slug, title: toText(stored.title, locale, stored.locale) };

/** The columns of `memberships` that hold a declaration of interests. */
export const INTERESTS = [
  'memberships.interests',
  'memberships.interests_locale as interestsLocale',
  'memberships.interests_at as interestsAt',
] as const;

interface StoredInterests {
  readonly interests: string | null;
  readonly interestsLocale: Locale | null;
  readonly interestsAt: Date | null;
}

export const presentInterests = ({
  interests,
  interestsLocale,
  interestsAt,
}: StoredInterests): Interests | null =>
  interests === null || interestsLocale === null || interestsAt === null
    ? null
    : { text: { text: interests, lang: interestsLocale }, at: interestsAt.toISOString() };
