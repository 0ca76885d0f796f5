import type { Channel } from '../browser/ports';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';
import type { PortalRequest } from './baseQuery';
import type { ApiResponse } from './request';

interface PollFile {
  readonly slug: string;
  /** Name of the file, as in `recount.json`, with its query. */
  readonly name: string;
}

const requestOf = ({ slug, name }: PollFile): PortalRequest => ({
  url: `/have-your-say/${slug}/${name}`,
  responseHandler: (response) => (response.ok ? response.blob() : response.json()),
});

type Send = (request: PortalRequest) => PromiseLike<ApiResponse> | ApiResponse;

/**
 * Files of a poll whose ballots have been counted. They may be large, and never go into the store.
 */
const pollFilesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** File of a poll; the answer is a ticket for `takeDepositedFile`. */
    fetchPollFile: build.mutation<string, PollFile>({
      queryFn: async (wanted, { extra }, _options, send: Send) => {
        const { data, error } = await send(requestOf(wanted));
        if (error) return { error };
        return { data: (extra as ApiExtra).vault.deposit({ file: data }) };
      },
    }),
    /**
     * Gives the person a file; of polls that are not for everyone, where a link alone would be
     * refused.
     */
    savePollFile: build.mutation<null, PollFile>({
      queryFn: async (wanted, { extra }, _options, send: Send) => {
        const { data, error } = await send(requestOf(wanted));
        if (error) return { error };
        (extra as ApiExtra).ports.saveFile(`${wanted.slug}-${wanted.name}`, data as Blob);
        return { data: null };
      },
    }),
  }),
});

export const { useFetchPollFileMutation, useSavePollFileMutation } = pollFilesApi;

/** Creates a thunk that returns the file behind a ticket, once; null when it has been taken. */
export const takeDepositedFile =
  (ticket: string) =>
  (_dispatch: unknown, _getState: unknown, { vault }: ApiExtra): Blob | null =>
    (vault.redeem(ticket)?.['file'] as Blob | undefined) ?? null;

/** Creates a thunk that starts the worker that counts ballots again. */
export const openRecounter =
  (onMessage: (message: unknown) => void) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra): Channel =>
    ports.openRecounter(onMessage);
