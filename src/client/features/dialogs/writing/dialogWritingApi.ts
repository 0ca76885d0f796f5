import type {
  Closing,
  NewUpdate,
  SettingsChange,
  UpdateChange,
  WrittenDialog,
} from '../../../../shared/contract/dialogWriting';
import type {
  NewSeeds,
  SeedsAnswer,
  Statement,
  StatementChange,
} from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface OfDialog {
  readonly slug: string;
}
/** Trying again with the same key never writes twice. */
interface Sent<Body> extends OfDialog {
  readonly body: Body;
  readonly idempotencyKey: string;
}

const urlOf = ({ slug }: OfDialog, part: string) => `/dialogs/${slug}/${part}`;
const send =
  (method: 'POST' | 'PUT', part: string) =>
  ({ body, idempotencyKey, ...dialog }: Sent<object>) => ({
    url: urlOf(dialog, part),
    method,
    body,
    idempotencyKey,
  });
/** Lists and pages of dialogs, what is one’s own, and the dialog as it is written. */
const CHANGED = [{ type: 'Content' as const, id: 'dialogs' }, 'Me' as const];
const written = { extraOptions: AUTH_REQUIRED, invalidatesTags: CHANGED };

/** Writing how a dialog is held, what is new in it, what it begins with, and what came of it. */
const dialogWritingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getWrittenDialog: build.query<WrittenDialog, OfDialog & { readonly locale: Locale }>({
      query: ({ slug, locale }) => ({ url: urlOf({ slug }, 'settings'), params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
      providesTags: [CHANGED[0]!],
    }),
    changeSettings: build.mutation<WrittenDialog, Sent<SettingsChange>>({
      query: send('PUT', 'settings'),
      ...written,
    }),
    addUpdate: build.mutation<WrittenDialog, Sent<NewUpdate>>({
      query: send('POST', 'updates'),
      ...written,
    }),
    changeUpdate: build.mutation<WrittenDialog, Sent<UpdateChange>>({
      query: send('PUT', 'updates'),
      ...written,
    }),
    closeDialog: build.mutation<WrittenDialog, Sent<Closing>>({
      query: send('POST', 'closing'),
      ...written,
    }),
    addSeeds: build.mutation<SeedsAnswer, Sent<NewSeeds>>({
      query: send('POST', 'seeds'),
      ...written,
    }),
    changeSeed: build.mutation<
      Statement,
      OfDialog & { readonly id: string; readonly body: StatementChange }
    >({
      query: ({ slug, id, body }) => ({
        url: urlOf({ slug }, `statements/${id}`),
        method: 'PATCH',
        body,
      }),
      ...written,
    }),
  }),
});

export const {
  useGetWrittenDialogQuery,
  useChangeSettingsMutation,
  useAddUpdateMutation,
  useChangeUpdateMutation,
  useCloseDialogMutation,
  useAddSeedsMutation,
  useChangeSeedMutation,
} = dialogWritingApi;
