import type { Mentionable, MentionableQuery } from '../../../shared/contract/comments';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import type { CommentedContent } from './commentsApi';
import { portalApi } from '../../api/portalApi';

const mentionableApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    findMentionable: build.query<Mentionable, CommentedContent & MentionableQuery>({
      query: ({ section, slug, q }) => ({ url: `/${section}/${slug}/mentionable`, params: { q } }),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 30,
    }),
  }),
});

/** People whose name has a word that begins so, for a comment on this content. */
export const { useFindMentionableQuery } = mentionableApi;
