import { lazyComponent } from '../../../ui/lazyComponent';

/** The result with its charts and what makes it provable: a file of its own. */
export const lazyResults = lazyComponent(() =>
  import(/* webpackChunkName: "results" */ './PollResults').then((module) => module.PollResults),
);
