import { PAPER_STORIES } from '../features/have-your-say/paper/paper.stories';
import { POLL_PART_STORIES } from '../features/have-your-say/poll.stories';
import { RESULT_STORIES } from '../features/have-your-say/results/results.stories';
import { COMPONENT_STORIES } from '../ui/components.stories';
import { DIFFERENCE_STORIES } from '../ui/difference/difference.stories';
import { FORM_COMPONENT_STORIES } from '../ui/forms/forms.stories';
import type { ComponentStory } from './componentStory';
import { TAPE_STORIES } from './tapes/tapes.stories';

/** All building blocks in all their states. */
export const ALL_COMPONENT_STORIES: readonly ComponentStory[] = [
  ...COMPONENT_STORIES,
  ...DIFFERENCE_STORIES,
  ...FORM_COMPONENT_STORIES,
  ...PAPER_STORIES,
  ...POLL_PART_STORIES,
  ...RESULT_STORIES,
  ...TAPE_STORIES,
].sort((one, other) => one.component.localeCompare(other.component, 'en'));
