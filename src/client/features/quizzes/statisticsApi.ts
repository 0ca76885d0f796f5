import type { QuizStatistics } from '../../../shared/contract/quizzes';
import type { Locale } from '../../../shared/locales';
import { portalApi } from '../../api/portalApi';

interface OfQuiz {
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * Apart from the other calls about quizzes: the portal asks for it before the screen and its chunk
 * are there.
 */
export const quizStatisticsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getQuizStatistics: build.query<QuizStatistics, OfQuiz>({
      query: ({ slug, locale }) => ({ url: `/quizzes/${slug}/statistics`, params: { locale } }),
      providesTags: [{ type: 'Content', id: 'quizzes' }],
    }),
  }),
});

export const { useGetQuizStatisticsQuery } = quizStatisticsApi;
