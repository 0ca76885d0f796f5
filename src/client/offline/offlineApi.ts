import type { SavedPage } from '../../shared/savedPages';
import type { ApiExtra, ApiState } from '../api/extra';
import { portalApi } from '../api/portalApi';
import type { Connection } from '../browser/ports';
import { readDrafts, type BallotDraft } from './ballotDrafts';
import { readOutbox, type QueuedBallot } from './outbox';
import { probeHost } from './probe';

/**
 * Endpoints of what this device knows without a request, as answers that screens share: the ports
 * hold the truth.
 */
export const offlineApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getConnection: build.query<Connection, undefined>({
      queryFn: (_arg, { extra }) => ({ data: portsOf(extra).connection.read() }),
      onCacheEntryAdded: async (_arg, { extra, updateCachedData, ...entry }) => {
        const { connection } = portsOf(extra);
        const tell = () => void updateCachedData(() => connection.read());
        // Rejected only where the entry has gone before it had anything.
        await entry.cacheDataLoaded.catch(() => undefined);
        tell();
        const stop = connection.onChange(tell);
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    /** The ballots of the person who is signed in; nobody else is shown them. */
    getOutbox: build.query<readonly QueuedBallot[], undefined>({
      queryFn: (_arg, { extra, getState }) => {
        const subject = (getState() as ApiState).session.accessToken?.subject;
        return { data: subject ? readOutbox(portsOf(extra).localStorage, subject) : [] };
      },
      providesTags: ['Outbox'],
    }),
    /**
     * The ballot papers that this person, or this visitor, has begun on this device, the newest
     * first.
     */
    listDrafts: build.query<readonly BallotDraft[], undefined>({
      queryFn: (_arg, { extra, getState }) => {
        const subject = (getState() as ApiState).session.accessToken?.subject ?? '';
        return { data: readDrafts(portsOf(extra).localStorage, subject) };
      },
      providesTags: ['Outbox'],
      keepUnusedDataFor: 0,
    }),
    listSavedPages: build.query<readonly SavedPage[], undefined>({
      queryFn: async (_arg, { extra }) => {
        const pages = await portsOf(extra).worker.ask({ type: 'listPages' });
        return { data: Array.isArray(pages) ? (pages as SavedPage[]) : [] };
      },
      keepUnusedDataFor: 0,
    }),
    /** True when the host answers now. */
    tryHost: build.mutation<boolean, undefined>({
      queryFn: async (_arg, { extra }) => ({ data: await probeHost(portsOf(extra)) }),
    }),
  }),
});

const portsOf = (extra: unknown) => (extra as ApiExtra).ports;

export const {
  useGetConnectionQuery,
  useGetOutboxQuery,
  useListDraftsQuery,
  useListSavedPagesQuery,
  useTryHostMutation,
} = offlineApi;

/** Tells whether the page shown comes from the device and has not been renewed. */
export function useIsCopy(): boolean {
  const { data: connection } = useGetConnectionQuery(undefined);
  return connection !== undefined && connection.savedAt !== null;
}
