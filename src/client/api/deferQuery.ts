import type { Query } from './contentQueries';

/**
 * Creates a request whose code is loaded first: readers who do not open such a page do not load it.
 */
export const deferQuery =
  (load: () => Promise<Query>): Query =>
  (dispatch) => {
    const asked = load().then((query) => ({ running: query(dispatch) }));
    return Object.assign(
      asked.then(({ running }) => running),
      {
        refetch: () => asked.then(({ running }) => running.refetch()),
        unsubscribe: () => void asked.then(({ running }) => running.unsubscribe()),
      },
    );
  };
