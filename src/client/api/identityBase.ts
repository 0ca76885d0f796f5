import { createApi } from '@reduxjs/toolkit/query/react';
import { createLocalProblem } from './problem';

/**
 * API of the sign-in calls as the store has it from the beginning; `identityApi` adds the calls,
 * beside the sagas that make them.
 */
export const identityBase = createApi({
  reducerPath: 'identityApi',
  keepUnusedDataFor: 0,
  baseQuery: () => ({ error: createLocalProblem('unexpected') }),
  endpoints: () => ({}),
});
