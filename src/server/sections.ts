import { posts } from './blogs/posts';
import { committees } from './committees/committees';
import type { IsContentReady, SectionDefinition } from './content/section';
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

/** Asks the section of a content whether it is ready; one without such a check always is. */
export const isContentReady: IsContentReady = async (db, { id, section }, at) => {
  const definition = SECTION_DEFINITIONS.find((one) => one.section === section);
  return (await definition?.isReady?.(db, id, at)) ?? true;
};
