import type {
  DetailedSection,
  DetailsChange,
  Move,
  WrittenDetails,
} from '../../../../shared/contract/writtenDetails';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface OfContent {
  readonly section: DetailedSection;
  readonly slug: string;
  /** Language of the titles of the contents that the details name. */
  readonly locale: Locale;
}
/** Trying again with the same key never writes twice. */
interface Sent<Body> extends OfContent {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/** Lists the tags of all lists and pages of the section, and of the person's own data. */
const changed = (_answer: unknown, _error: unknown, { section }: OfContent) => [
  { type: 'Content' as const, id: section },
  'Me' as const,
];

/** Writing what a section alone knows of its contents. */
const detailsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getDetails: build.query<WrittenDetails, OfContent>({
      query: ({ section, slug, locale }) => ({
        url: `/${section}/${slug}/details`,
        params: { locale },
      }),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { section }) => [{ type: 'Content', id: section }],
    }),
    changeDetails: build.mutation<WrittenDetails, Sent<DetailsChange>>({
      query: ({ section, slug, locale, body, idempotencyKey }) => ({
        url: `/${section}/${slug}/details`,
        method: 'PUT',
        params: { locale },
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: changed,
    }),
    moveQuestion: build.mutation<WrittenDetails, Sent<Move>>({
      query: ({ slug, locale, body, idempotencyKey }) => ({
        url: `/faqs/${slug}/moves`,
        method: 'POST',
        params: { locale },
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetDetailsQuery,
  useLazyGetDetailsQuery,
  useChangeDetailsMutation,
  useMoveQuestionMutation,
} = detailsApi;
