import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Stopped } from '../../../shared/contract/digests';
import type { NotificationCategory } from '../../../shared/contract/notifications';
import type { ApiExtra } from '../../api/extra';
import { portalApi } from '../../api/portalApi';
import { createLocalProblem } from '../../api/problem';
import type { ApiResponse } from '../../api/request';

/** The token of the link waits in the vault: it stands in no action and not in the store. */
interface Ticketed {
  readonly ticket: string;
}
interface Undoing extends Ticketed {
  readonly categories: readonly NotificationCategory[];
}

type Send = (request: object & { url: string }) => PromiseLike<ApiResponse> | ApiResponse;

/** Calls the address that the link names. */
async function call(
  { ticket }: Ticketed,
  { extra }: BaseQueryApi,
  send: Send,
  request: object,
): Promise<ApiResponse<Stopped>> {
  const token = (extra as ApiExtra).vault.redeem(ticket)?.['token'];
  if (typeof token !== 'string') return { error: createLocalProblem('unexpected') };
  const { data, error } = await send({
    url: `/unsubscribe/${encodeURIComponent(token)}`,
    ...request,
  });
  return error ? { error } : { data: data as Stopped };
}

const unsubscribeApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    stopMails: build.mutation<Stopped, Ticketed>({
      queryFn: (ticketed, api, _options, send) => call(ticketed, api, send, { method: 'POST' }),
      invalidatesTags: ['Me'],
    }),
    resumeMails: build.mutation<Stopped, Undoing>({
      queryFn: ({ categories, ...ticketed }, api, _options, send) =>
        call(ticketed, api, send, { method: 'DELETE', body: { categories } }),
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useStopMailsMutation, useResumeMailsMutation } = unsubscribeApi;
