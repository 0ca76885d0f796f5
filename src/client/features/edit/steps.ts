import type { MissingPart } from '../../../shared/contract/editing';
import type { Section } from '../../../shared/sections';

/** The step of the editor that a section's own details are written on. */
const DETAILS_STEPS: Readonly<Record<Section, string>> = {
  'have-your-say': 'paper',
  dialogs: 'settings',
  blogs: 'details',
  publications: 'details',
  training: 'lessons',
  teams: 'details',
  committees: 'details',
  governance: 'details',
  events: 'details',
  quizzes: 'paper',
  faqs: 'details',
};

/** Steps with something to say only once the content is out. */
export const LATER_STEPS: readonly string[] = ['updates', 'closing'];

/** Name of the first step, which its address leaves out. */
const FIRST_STEP = 'texts';

/** Returns the step that follows the texts; that of a course is about the course as a whole. */
export const getSecondStep = (section: Section): string =>
  section === 'training' ? 'details' : DETAILS_STEPS[section];

/**
 * Sections whose first page can hold everything that readers need. In the others something is
 * written on a step of its own: a ballot paper, lessons, a mandate.
 */
export const COMPLETE_AT_ONCE: readonly Section[] = ['blogs', 'events', 'faqs', 'governance'];

/** Returns the step on which a part that is missing is added. */
export const getStepOf = (section: Section, part: MissingPart): string =>
  part === 'details' ? DETAILS_STEPS[section] : FIRST_STEP;

/** Returns the address of one step of a content's editor. */
export const getStepPath = (content: string, step: string): string =>
  step === FIRST_STEP ? `${content}/edit` : `${content}/edit?part=${step}`;
