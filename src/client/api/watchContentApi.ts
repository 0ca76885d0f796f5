import { skipToken } from '@reduxjs/toolkit/query';
import { selectEnvironment } from '../state/configSlice';
import { contentApi, toContentTag } from './contentEndpoints';
import type { ApiExtra } from './extra';
import { isStreamed, type ContentVisibility } from './isStreamed';
import { portalApi } from './portalApi';
import { watchOpinions, type CacheState } from './watchOpinions';

/**
 * Apart from the other requests of contents: pages that do not change while one looks at them load
 * nothing of it.
 */
export const watchContentApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Holds a stream open while a screen shows the content with this id, and asks for it again when
     * it has changed.
     */
    watchContent: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (id, { cacheEntryRemoved, dispatch, getState, extra }) => {
        const { ports } = extra as ApiExtra;
        const state = () => getState() as unknown as CacheState;
        const opinions = watchOpinions({
          ports,
          dispatch,
          getState: state,
          slugOf: () => pagesOf(state(), id)[0]?.slug,
        });
        const close = ports.openStream(
          `${selectEnvironment(state()).apiUrl}/stream?topic=content:${id}`,
          ({ type, data }) => {
            const { version } = JSON.parse(data) as { readonly version: number };
            if (type === 'opinions') opinions.drawn(version);
            else if (isNews(state(), id, version))
              dispatch(portalApi.util.invalidateTags([toContentTag(id)]));
          },
          ['changed', 'opinions'],
        );
        await cacheEntryRemoved;
        close();
        opinions.close();
      },
    }),
  }),
});

/** Lists the content in each language that the page holds. */
const pagesOf = (state: CacheState, id: string) =>
  portalApi.util
    .selectInvalidatedBy(state, [toContentTag(id)])
    .map(({ originalArgs }) => contentApi.endpoints.getContent.select(originalArgs)(state).data)
    .filter((content) => content !== undefined);

/**
 * Tells whether the stream's version is newer than the one in the cache: the stream begins with the
 * current one.
 */
const isNews = (state: CacheState, id: string, version: number): boolean =>
  pagesOf(state, id).some((content) => content.version < version);

/** Keep the content that a screen shows up to date, where a stream tells of its changes. */
export function useWatchContent(
  content: (ContentVisibility & { readonly id: string }) | undefined,
): void {
  watchContentApi.useWatchContentQuery(content && isStreamed(content) ? content.id : skipToken);
}
