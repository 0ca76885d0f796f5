import type {
  Attempt,
  AttemptAnswers,
  Saved,
  StartAttempt,
} from '../../../shared/contract/quizzes';
import type { Locale } from '../../../shared/locales';
import { AUTH_REQUIRED } from '../../api/baseQuery';
import { portalApi } from '../../api/portalApi';

interface OfQuiz {
  readonly slug: string;
  readonly locale: Locale;
}
interface AttemptArg extends OfQuiz {
  readonly id: string;
}

const LISTS = [{ type: 'Content', id: 'quizzes' } as const];

const quizzesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getAttempt: build.query<Attempt, AttemptArg>({
      query: ({ slug, locale, id }) => ({
        url: `/quizzes/${slug}/attempts/${id}`,
        params: { locale },
      }),
    }),
    startAttempt: build.mutation<Attempt, OfQuiz & StartAttempt>({
      query: ({ slug, locale, timing }) => ({
        url: `/quizzes/${slug}/attempts`,
        params: { locale },
        method: 'POST',
        body: { timing },
      }),
      onQueryStarted: async ({ slug, locale }, { dispatch, queryFulfilled }) => {
        const { data } = (await queryFulfilled.catch(() => null)) ?? {};
        if (!data) return;
        const attempt = { slug, locale, id: data.id };
        await dispatch(quizzesApi.util.upsertQueryData('getAttempt', attempt, data));
      },
      invalidatesTags: LISTS,
    }),
    saveAnswers: build.mutation<Saved, AttemptArg & AttemptAnswers>({
      query: ({ slug, id, answers }) => ({
        url: `/quizzes/${slug}/attempts/${id}/answers`,
        method: 'PUT',
        body: { answers },
      }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: async ({ answers, ...attempt }, { dispatch, queryFulfilled }) => {
        // A person who leaves and comes back goes on with what has been saved.
        const isSaved = await queryFulfilled.then(() => true).catch(() => false);
        if (isSaved)
          dispatch(
            quizzesApi.util.updateQueryData('getAttempt', attempt, (kept) => {
              kept.answers = answers;
            }),
          );
      },
    }),
    /** The answer takes the place of the attempt that was under way. */
    submitAttempt: build.mutation<Attempt, AttemptArg & AttemptAnswers>({
      query: ({ slug, locale, id, answers }) => ({
        url: `/quizzes/${slug}/attempts/${id}/submission`,
        params: { locale },
        method: 'POST',
        body: { answers },
      }),
      onQueryStarted: async ({ answers: _, ...attempt }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(quizzesApi.util.updateQueryData('getAttempt', attempt, () => answer.data));
      },
      invalidatesTags: LISTS,
    }),
  }),
});

export const {
  useGetAttemptQuery,
  useStartAttemptMutation,
  useSaveAnswersMutation,
  useSubmitAttemptMutation,
} = quizzesApi;
