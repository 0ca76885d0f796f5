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

/** Name of the first step, which its address leaves out. */
export const FIRST_STEP = 'texts';

/** Returns the step on which a part that is missing is added. */
export const getStepOf = (section: Section, part: MissingPart): string =>
  part === 'details' ? DETAILS_STEPS[section] : FIRST_STEP;

/** Returns the address of one step of a content's editor. */
export const getStepPath = (content: string, step: string): string =>
  step === FIRST_STEP ? `${content}/edit` : `${content}/edit?part=${step}`;
