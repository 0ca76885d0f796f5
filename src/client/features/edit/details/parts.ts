import type { DetailedSection } from '../../../../shared/contract/writtenDetails';
import type { DetailPart } from './detailPart';
import { committeePart } from './committee/committeePart';
import { eventPart } from './events/eventPart';
import { governancePart } from './governance/governancePart';
import { postPart } from './postPart';
import { publicationPart } from './publicationPart';
import { questionPart } from './questionPart';
import { teamPart } from './teamPart';
import { trainingPart } from './training/trainingPart';

/** The form of each section. */
export const DETAIL_PARTS: { readonly [S in DetailedSection]: DetailPart<S> } = {
  blogs: postPart,
  publications: publicationPart,
  governance: governancePart,
  faqs: questionPart,
  events: eventPart,
  teams: teamPart,
  committees: committeePart,
  training: trainingPart,
};
