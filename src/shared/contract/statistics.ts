import Type, { type Static } from 'typebox';
import { Count } from './text';

/** The numbers of the home page, over what everybody may read. */
export const Statistics = Type.Object({
  openPolls: Count,
  ballots: Count,
  comments: Count,
  people: Count,
  upcomingEvents: Count,
});
export type Statistics = Static<typeof Statistics>;
