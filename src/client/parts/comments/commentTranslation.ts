import type { Translation } from '../../../shared/contract/translations';
import type { Locale } from '../../../shared/locales';
import { getCommentsPath, type CommentArg } from './commentsApi';
import type { ApiExtra } from '../../api/extra';
import { portalApi } from '../../api/portalApi';

interface TranslationArg extends CommentArg {
  /** Revision of the words that are translated. */
  readonly revision: number;
  readonly to: Locale;
}

const translationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getTranslation: build.query<Translation, TranslationArg>({
      query: ({ id, to, revision: _revision, ...place }) => ({
        url: getCommentsPath(place, `/${id}/translation`),
        params: { to },
      }),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetTranslationQuery } = translationApi;

const KEPT = 'meydan-translations-first';
const ON = 'on';

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ApiExtra) => T;

/**
 * Creates a thunk that tells whether translations are shown before originals; they are not until
 * the person asks for it on this device.
 */
export const readsTranslationsFirst =
  (): Thunk<boolean> =>
  (_dispatch, _getState, { ports }) =>
    ports.localStorage.read(KEPT) === ON;

/** Creates a thunk that shows translations first on this device, or originals. */
export const putTranslationsFirst =
  (isFirst: boolean): Thunk<void> =>
  (_dispatch, _getState, { ports: { localStorage } }) => {
    if (isFirst) localStorage.write(KEPT, ON);
    else localStorage.remove(KEPT);
  };
