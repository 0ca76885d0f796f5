import { latePart } from '../../../ui/latePart';

/** The result with its charts and what makes it provable: a file of its own. */
export const shownResults = latePart(() =>
  import(/* webpackChunkName: "results" */ './ShownResults').then((module) => module.ShownResults),
);
