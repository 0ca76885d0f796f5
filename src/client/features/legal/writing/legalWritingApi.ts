import type {
  LegalAnnouncement,
  LegalDraftChange,
  LegalWriting,
} from '../../../../shared/contract/legal';
import type { LegalPage } from '../../../../shared/routes';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface OfKind {
  readonly kind: LegalPage;
}
/** Trying again with the same key never writes twice. */
interface Sent extends OfKind {
  readonly idempotencyKey: string;
}

const TAG = { type: 'Content' as const, id: 'legal' };
const urlOf = (kind: LegalPage, part: string) => `/legal/${kind}/${part}`;

/** Writing the next version of a legal text. Each step answers how things stand then. */
const legalWritingApi = portalApi.injectEndpoints({
  endpoints: (build) => {
    const step = <Arg extends Sent>(
      method: 'POST' | 'PUT' | 'DELETE',
      part: (arg: Arg) => string,
      bodyOf: (arg: Arg) => object | undefined = () => undefined,
    ) =>
      build.mutation<LegalWriting, Arg>({
        query: (arg) => ({
          url: urlOf(arg.kind, part(arg)),
          method,
          idempotencyKey: arg.idempotencyKey,
          ...(bodyOf(arg) && { body: bodyOf(arg) }),
        }),
        extraOptions: AUTH_REQUIRED,
        invalidatesTags: [TAG],
      });
    return {
      getLegalWriting: build.query<LegalWriting, OfKind>({
        query: ({ kind }) => urlOf(kind, 'writing'),
        extraOptions: AUTH_REQUIRED,
        keepUnusedDataFor: 0,
        providesTags: [TAG],
      }),
      beginLegalDraft: step('POST', () => 'draft'),
      beginLegalTemplate: step('POST', () => 'template'),
      signOffLegalDraft: step<Sent & { readonly revision: number }>(
        'POST',
        () => 'sign-off',
        ({ revision }) => ({ revision }),
      ),
      changeLegalDraft: step<Sent & { readonly change: LegalDraftChange }>(
        'PUT',
        () => 'draft',
        ({ change }) => change,
      ),
      deleteLegalDraft: step<Sent & { readonly revision: number }>(
        'DELETE',
        ({ revision }) => `draft?revision=${revision}`,
      ),
      announceLegalVersion: step<Sent & { readonly announcement: LegalAnnouncement }>(
        'POST',
        () => 'versions',
        ({ announcement }) => announcement,
      ),
      takeBackLegalVersion: step<Sent & { readonly number: number }>(
        'DELETE',
        ({ number }) => `versions/${number}`,
      ),
    };
  },
});

export const {
  useGetLegalWritingQuery,
  useBeginLegalDraftMutation,
  useBeginLegalTemplateMutation,
  useSignOffLegalDraftMutation,
  useChangeLegalDraftMutation,
  useDeleteLegalDraftMutation,
  useAnnounceLegalVersionMutation,
  useTakeBackLegalVersionMutation,
} = legalWritingApi;
