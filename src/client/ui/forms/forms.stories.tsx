import type { ComponentStory } from '../../workbench/componentStory';
import { CHOICE_STORIES } from './choices.stories';
import { FORM_STORIES } from './form.stories';
import { TEXT_STORIES } from './text.stories';
import { VALUE_STORIES } from './values.stories';

/** Forms and everything that stands in them. */
export const FORM_COMPONENT_STORIES: readonly ComponentStory[] = [
  ...FORM_STORIES,
  ...TEXT_STORIES,
  ...CHOICE_STORIES,
  ...VALUE_STORIES,
];
