import type { Locale } from '../../../shared/locales';
import type { Localized } from '../../../shared/contract/text';
import type { Moment, SeedStatement } from './types';

type Likes = readonly number[];
type More = Pick<SeedStatement, 'isMeta' | 'heldFor' | 'hidden' | 'reports'>;

/** Makes what those who run the dialog begin it with, in three languages. */
export const opening = (
  at: Moment,
  likes: Likes,
  texts: Localized,
  more: More = {},
): SeedStatement => ({
  author: null,
  lang: 'en',
  at,
  likes,
  texts,
  ...more,
});

interface Words extends Partial<Localized> {
  readonly by: NonNullable<SeedStatement['author']>;
  readonly in: Locale;
}

/** Makes what somebody has added; texts in other languages are translations. */
export const added = (
  at: Moment,
  likes: Likes,
  { by, in: lang, ...texts }: Words,
  more: More = {},
): SeedStatement => ({ author: by, lang, at, likes, texts, ...more });
