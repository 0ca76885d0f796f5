import type { ReactionKind, Reactions } from '../../../shared/contract/reactions';
import type { Section } from '../../../shared/sections';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

export interface ReactedContent {
  readonly section: Section;
  readonly slug: string;
}

interface Reacting {
  readonly place: ReactedContent;
  /** Null takes it back. */
  readonly kind: ReactionKind | null;
}

const path = ({ section, slug }: ReactedContent) => `/${section}/${slug}/reaction`;

/** Returns the reactions with another one of the reader’s own. */
export function applyReaction({ counts, mine }: Reactions, kind: ReactionKind | null): Reactions {
  const changed = { ...counts };
  if (mine !== null) changed[mine] = Math.max(0, changed[mine] - 1);
  if (kind !== null) changed[kind] += 1;
  return { counts: changed, mine: kind };
}

export const reactionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getReactions: build.query<Reactions, ReactedContent>({
      query: (place) => `${path(place)}s`,
      providesTags: (_reactions, _error, { section }) => [{ type: 'Content', id: section }],
    }),
    // Shown at once; the answer of the host takes its place, or what was there before where there
    // is none.
    setReaction: build.mutation<Reactions, Reacting>({
      query: ({ place, kind }) =>
        kind === null
          ? { url: path(place), method: 'DELETE' }
          : { url: path(place), method: 'PUT', body: { kind } },
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: async ({ place, kind }, { dispatch, queryFulfilled }) => {
        const show = (change: (known: Reactions) => Reactions) =>
          dispatch(reactionsApi.util.updateQueryData('getReactions', place, change));
        const shown = show((known) => applyReaction(known, kind));
        try {
          const { data } = await queryFulfilled;
          show(() => data);
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const { useGetReactionsQuery, useSetReactionMutation } = reactionsApi;
