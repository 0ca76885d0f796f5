import type { Mentionable, MentionableQuery } from '../../shared/contract/comments';
import { REQUIRED } from './baseQuery';
import type { CommentPlace } from './commentsApi';
import { portalApi } from './portalApi';

const mentionableApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    findMentionable: build.query<Mentionable, CommentPlace & MentionableQuery>({
      query: ({ section, slug, q }) => ({ url: `/${section}/${slug}/mentionable`, params: { q } }),
      extraOptions: REQUIRED,
      keepUnusedDataFor: 30,
    }),
  }),
});

/** People whose name has a word that begins so, for a comment on this content. */
export const { useFindMentionableQuery } = mentionableApi;
