import type { FaqCategory } from '../../../../shared/contract/faqs';
import { inDays, type SeedFaq } from '../types';

interface Entry extends Pick<SeedFaq, 'slug' | 'title' | 'summary' | 'body' | 'topics'> {
  readonly originalLocale: SeedFaq['originalLocale'];
  readonly publishedDay: number;
  readonly helpful: readonly [yes: number, no: number];
}

/** The questions of one category, in the order of their positions. */
export const faqCategory = (category: FaqCategory, entries: readonly Entry[]): readonly SeedFaq[] =>
  entries.map(({ publishedDay, helpful: [helpfulYes, helpfulNo], ...texts }, index) => ({
    ...texts,
    kind: category,
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(publishedDay, '09:00'),
    details: { category, position: index + 1, helpfulYes, helpfulNo },
  }));
