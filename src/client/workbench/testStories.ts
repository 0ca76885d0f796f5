import { DEFAULT_LOCALE, type Locale } from '../../shared/locales';
import { STORIES } from './allStories';
import { hearComplaints } from './hearComplaints';
import { showStory } from './showStory';
import type { Story, StoryState } from './story';

/** States in which every page says the same. */
const ALIKE: readonly StoryState[] = ['loading', 'failed', 'notFound', 'forbidden'];

const isShown = ({ title }: Story, language: Locale): boolean =>
  language === DEFAULT_LOCALE || !ALIKE.includes(title);

/**
 * Shows every story in one language: it says something, asks what it has answers for, and nothing complains. States in which every page is
 * alike are shown in the first language alone.
 */
export function testStories(language: Locale): void {
  const complaints = hearComplaints();
  const shown = STORIES.filter((story) => isShown(story, language));
  const cases = shown.map((story) => [story.path, story.title, story] as const);

  test.each(cases)('%s: %s is shown without a complaint', async (_path, _title, story) => {
    const { text, unknown } = await showStory(story, language);
    expect(unknown).toEqual([]);
    expect(complaints).toEqual([]);
    expect(text).not.toBe('');
  });
}
