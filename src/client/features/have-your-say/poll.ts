import type { DetailPage } from '../../../shared/contract/content';
import type { PollDetails } from '../../../shared/contract/have-your-say';

/** The page of a poll. */
export type Poll = DetailPage<PollDetails>;
