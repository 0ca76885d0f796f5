import type { Locale } from '../../shared/locales';
import { STORIES } from './allStories';
import { hearComplaints } from './hearComplaints';
import { showStory } from './showStory';

/** Shows every story in one language: it says something, asks what it has answers for, and nothing complains. */
export function testStories(language: Locale): void {
  const complaints = hearComplaints();
  const cases = STORIES.map((story) => [story.path, story.title, story] as const);

  test.each(cases)('%s: %s is shown without a complaint', async (_path, _title, story) => {
    const { text, unknown } = await showStory(story, language);
    expect(unknown).toEqual([]);
    expect(complaints).toEqual([]);
    expect(text).not.toBe('');
  });
}
