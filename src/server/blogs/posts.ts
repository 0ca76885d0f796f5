import { PostDetails } from '../../shared/contract/blogs';
import { textFor } from '../content/localize';
import type { FactsOf, SectionDefinition } from '../content/section';

const WORDS_PER_MINUTE = 200;

const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));

const facts: FactsOf = async ({ locale }, rows) =>
  new Map(
    rows.map(({ id, body, original_locale }) => [
      id,
      { readingMinutes: minutesToRead(textFor(body, locale, original_locale).text) },
    ]),
  );

export const posts: SectionDefinition = {
  section: 'blogs',
  listDetails: PostDetails,
  pageDetails: PostDetails,
  facts,
};
