import type { Locale } from '../../shared/locales';
import { listTestLocales } from '../../shared/testing/testLocales';
import { testInLanguages } from '../testing/testInLanguages';
import { STORIES } from './allStories';
import { collectConsoleErrors } from './consoleErrors';
import { showStory } from './showStory';
import type { Story, StoryState } from './story';

/** Into so many files the stories are split, so that none takes long. */
export const STORY_PARTS = 12;

/** States in which every page says the same: shown in one language even where all are. */
const ALIKE: readonly StoryState[] = ['loading', 'failed', 'notFound', 'forbidden'];

/** Pages that tell what clocks show in a zone to choose. */
const OTHER_ZONES: readonly string[] = ['/admin/settings/time', '/setup?step=city'];

/**
 * Lists the stories of one part, counted from one. Neighbours stay together: they share their
 * screens.
 */
function listStoriesOf(part: number): readonly Story[] {
  const size = Math.ceil(STORIES.length / STORY_PARTS);
  return STORIES.slice((part - 1) * size, part * size);
}

/**
 * Shows the stories of one part in the languages of this run: each says something, asks what it has
 * answers for, and nothing complains; no form has a field that cannot be told from another one, and
 * no time of day stands without its zone.
 */
export function testStories(part: number): void {
  const complaints = collectConsoleErrors();
  const [firstLanguage] = listTestLocales();

  for (const story of listStoriesOf(part)) {
    const titleIn = (language: Locale) =>
      `${story.path}: ${story.title} is shown in ${language} without a complaint`;
    const show = async (language: Locale) => {
      const { text, unnamed, bareTimes, unknown } = await showStory(story, language);
      expect(unknown).toEqual([]);
      expect(unnamed).toEqual([]);
      if (!OTHER_ZONES.includes(story.path)) expect(bareTimes).toEqual([]);
      expect(complaints).toEqual([]);
      expect(text).not.toBe('');
    };
    if (ALIKE.includes(story.title)) test(titleIn(firstLanguage!), () => show(firstLanguage!));
    else testInLanguages(titleIn, show);
  }
}
