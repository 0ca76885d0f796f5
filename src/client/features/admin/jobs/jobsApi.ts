import type { JobName, JobStates } from '../../../../shared/contract/jobs';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import type { ApiExtra } from '../../../api/extra';
import { portalApi } from '../../../api/portalApi';

export const JOBS_POLL_MS = 15_000;

const jobsApi = portalApi.enhanceEndpoints({ addTagTypes: ['Jobs'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Asked for again every 15 seconds while somebody sees the page. */
    listJobs: build.query<JobStates, undefined>({
      query: () => '/admin/jobs',
      extraOptions: AUTH_REQUIRED,
      providesTags: ['Jobs'],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_arg, { cacheEntryRemoved, dispatch, extra }) => {
        const { ports } = extra as ApiExtra;
        const ask = () => {
          if (ports.isVisible()) void dispatch(jobsApi.util.invalidateTags(['Jobs']));
        };
        const wait = (): (() => void) =>
          ports.after(JOBS_POLL_MS, () => {
            ask();
            stop = wait();
          });
        let stop = wait();
        const stopWaking = ports.onWake(ask);
        await cacheEntryRemoved;
        stop();
        stopWaking();
      },
    }),
    runJob: build.mutation<JobStates, JobName>({
      query: (name) => ({ url: `/admin/jobs/${name}/run`, method: 'POST' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Jobs'],
    }),
  }),
});

export const { useListJobsQuery, useRunJobMutation } = jobsApi;
