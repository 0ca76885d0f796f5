import type { DetailedSection } from '../../../shared/contract/writtenDetails';
import type { DetailRules } from './detailing';
import { committeeDetailRules } from './committeeDetails';
import { eventDetailRules } from './eventDetails';
import { governanceDetailRules } from './governanceDetails';
import { postDetailRules } from './postDetails';
import { publicationDetailRules } from './publicationDetails';
import { questionDetailRules } from './questionDetails';
import { teamDetailRules } from './teamDetails';
import { trainingDetailRules } from './trainingDetails';

/** Detailing of each section: how its details are written. */
export const DETAIL_RULES: { readonly [S in DetailedSection]: DetailRules<S> } = {
  blogs: postDetailRules,
  publications: publicationDetailRules,
  governance: governanceDetailRules,
  faqs: questionDetailRules,
  teams: teamDetailRules,
  committees: committeeDetailRules,
  events: eventDetailRules,
  training: trainingDetailRules,
};
