import type { DetailedSection } from '../../../shared/contract/writtenDetails';
import type { Detailing } from './detailing';
import { committeeDetailing } from './committeeDetails';
import { eventDetailing } from './eventDetails';
import { governanceDetailing } from './governanceDetails';
import { postDetailing } from './postDetails';
import { publicationDetailing } from './publicationDetails';
import { questionDetailing } from './questionDetails';
import { teamDetailing } from './teamDetails';
import { trainingDetailing } from './trainingDetails';

/** Detailing of each section: how its details are written. */
export const DETAILINGS: { readonly [S in DetailedSection]: Detailing<S> } = {
  blogs: postDetailing,
  publications: publicationDetailing,
  governance: governanceDetailing,
  faqs: questionDetailing,
  teams: teamDetailing,
  committees: committeeDetailing,
  events: eventDetailing,
  training: trainingDetailing,
};
