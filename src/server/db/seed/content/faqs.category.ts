import type { FaqCategory } from '../../../../shared/contract/faqs';
import type { Section } from '../../../../shared/sections';
import { addDays, type SeedFaq } from '../types';

interface Entry extends Pick<SeedFaq, 'slug' | 'title' | 'summary' | 'body' | 'topics'> {
  readonly originalLocale: SeedFaq['originalLocale'];
  readonly publishedDay: number;
  readonly helpful: readonly [yes: number, no: number];
  /** The sections in which it is shown as help. */
  readonly helpOn?: readonly Section[];
}

export type SeedQuestion = SeedFaq & Pick<Entry, 'helpful'>;

/** Makes the questions of one category, in the order of their positions. */
export const faqCategory = (
  category: FaqCategory,
  entries: readonly Entry[],
): readonly SeedQuestion[] =>
  entries.map(({ publishedDay, helpOn = [], ...texts }, index) => ({
    ...texts,
    kind: category,
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(publishedDay, '09:00'),
    details: { category, position: index + 1, helpOn: [...helpOn] },
  }));
