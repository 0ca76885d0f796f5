import type { FreePageWords } from '../../../shared/contract/settings';
import type { Locale } from '../../../shared/locales';
import { portalApi } from '../../api/portalApi';

interface FreePageArg {
  readonly slug: string;
  readonly locale: Locale;
  /** Number of the settings, of which the page is a part: it is read anew with each change. */
  readonly number: number;
}

export const freePagesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getFreePage: build.query<FreePageWords, FreePageArg>({
      query: ({ slug, locale }) => ({ url: `/pages/${slug}`, params: { locale } }),
    }),
  }),
});

export const { useGetFreePageQuery } = freePagesApi;
