import { createApi } from '@reduxjs/toolkit/query/react';
import { localProblem } from './problem';

/**
 * What the store has of the sign-in calls from the beginning; `identityApi` adds them, beside the
 * sagas that make them.
 */
export const identityBase = createApi({
  reducerPath: 'identityApi',
  keepUnusedDataFor: 0,
  baseQuery: () => ({ error: localProblem('unexpected') }),
  endpoints: () => ({}),
});
