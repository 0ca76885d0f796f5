import { posts } from './blogs/posts';
import { committees } from './committees/committees';
import type { SectionDefinition } from './content/section';
import { dialogs } from './dialogs/dialogs';
import { events } from './events/events';
import { faqs } from './faqs/faqs';
import { governance } from './governance/governance';
import { polls } from './have-your-say/polls';
import { legal } from './legal/legal';
import { publications } from './publications/publications';
import { quizzes } from './quizzes/quizzes';
import { teams } from './teams/teams';
import { trainings } from './training/trainings';

/** Every section that has a read side. A new section is one line here and one folder. */
export const SECTION_DEFINITIONS: readonly SectionDefinition[] = [
  polls,
  dialogs,
  posts,
  publications,
  trainings,
  teams,
  committees,
  governance,
  events,
  quizzes,
  faqs,
  legal,
];
