import type {
  SortitionCancellation,
  SortitionFile,
  SortitionList,
  SortitionPage,
  SortitionSeed,
  Volunteering,
} from '../../shared/contract/sortitions';
import type { Locale } from '../../shared/locales';
import { AUTH_REQUIRED } from './baseQuery';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';

export interface SortitionArg {
  readonly slug: string;
  readonly id: string;
  readonly locale: Locale;
}
const path = ({ slug, id }: Pick<SortitionArg, 'slug' | 'id'>, part = '') =>
  `/committees/${slug}/draws/${id}${part}`;

/**
 * Tags that are read anew after any change in a draw, after a refusal as well: another person may
 * have been quicker.
 */
const CHANGED = ['Me', { type: 'Content', id: 'draws' }] as const;
const reads = { providesTags: () => CHANGED };
const changes = { extraOptions: AUTH_REQUIRED, invalidatesTags: () => CHANGED };

/** Members of committees drawn by lot. */
export const sortitionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listDraws: build.query<SortitionList, Omit<SortitionArg, 'id'>>({
      query: ({ slug, locale }) => ({ url: `/committees/${slug}/draws`, params: { locale } }),
      ...reads,
    }),
    getDraw: build.query<SortitionPage, SortitionArg>({
      query: (arg) => ({ url: path(arg), params: { locale: arg.locale } }),
      ...reads,
    }),
    getDrawFile: build.query<SortitionFile, SortitionArg>({
      query: (arg) => ({ url: path(arg, '/list'), params: { locale: arg.locale } }),
      ...reads,
    }),
    volunteerForDraw: build.mutation<
      SortitionPage,
      SortitionArg & { readonly entry: Volunteering }
    >({
      query: ({ entry, ...arg }) => ({ url: path(arg, '/volunteer'), method: 'PUT', body: entry }),
      ...changes,
    }),
    withdrawFromDraw: build.mutation<SortitionPage, SortitionArg>({
      query: (arg) => ({ url: path(arg, '/volunteer'), method: 'DELETE' }),
      ...changes,
    }),
    answerDraw: build.mutation<SortitionPage, SortitionArg & { readonly accepts: boolean }>({
      query: ({ accepts, ...arg }) => ({
        url: path(arg, '/answer'),
        method: 'PUT',
        body: { accepts },
      }),
      ...changes,
    }),
    enterDrawSeed: build.mutation<SortitionPage, SortitionArg & SortitionSeed>({
      query: ({ values, ...arg }) => ({
        url: path(arg, '/seed'),
        method: 'PUT',
        body: { values },
      }),
      ...changes,
    }),
    confirmDrawSeed: build.mutation<SortitionPage, SortitionArg & SortitionSeed>({
      query: ({ values, ...arg }) => ({
        url: path(arg, '/confirmation'),
        method: 'POST',
        body: { values },
      }),
      ...changes,
    }),
    cancelDraw: build.mutation<SortitionPage, SortitionArg & Pick<SortitionCancellation, 'reason'>>(
      {
        query: ({ reason, ...arg }) => ({
          url: path(arg, '/cancellation'),
          method: 'POST',
          body: { reason, locale: arg.locale },
        }),
        ...changes,
      },
    ),
    /** Gives the reader list and seed as a file. */
    saveDrawFile: build.mutation<null, SortitionFile>({
      queryFn: (file, { extra }) => {
        const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
        (extra as ApiExtra).ports.saveFile(`draw-${file.draw}.json`, blob);
        return { data: null };
      },
    }),
  }),
});

export const {
  useListDrawsQuery,
  useGetDrawQuery,
  useLazyGetDrawFileQuery,
  useVolunteerForDrawMutation,
  useWithdrawFromDrawMutation,
  useAnswerDrawMutation,
  useEnterDrawSeedMutation,
  useConfirmDrawSeedMutation,
  useCancelDrawMutation,
  useSaveDrawFileMutation,
} = sortitionApi;
