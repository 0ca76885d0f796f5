import type { ComponentStory } from '../workbench/componentStory';
import { DATA_STORIES } from './data.stories';
import { DISPLAY_STORIES } from './display.stories';
import { FILE_STORIES } from './files.stories';
import { OVERLAY_STORIES } from './overlays.stories';
import { PAGE_STORIES } from './pages.stories';
import { PERSON_STORIES } from '../parts/person/person.stories';

/** The building blocks, forms aside. */
export const COMPONENT_STORIES: readonly ComponentStory[] = [
  ...DISPLAY_STORIES,
  ...FILE_STORIES,
  ...OVERLAY_STORIES,
  ...DATA_STORIES,
  ...PAGE_STORIES,
  ...PERSON_STORIES,
];
