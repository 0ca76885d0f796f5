import { createApi } from '@reduxjs/toolkit/query/react';
import { portalBaseQuery } from './baseQuery';

export const TAGS = [
  'Content',
  'Comments',
  'Statements',
  'Opinions',
  'Me',
  'Notifications',
  'Statistics',
  'Outbox',
  'Push',
] as const;

/** The API host. Features add their endpoints with `injectEndpoints`. */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: portalBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
