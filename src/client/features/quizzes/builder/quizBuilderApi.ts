import type {
  ExtraTime,
  ExtraTimeChange,
  QuizChange,
  QuizCopy,
  QuizPaper,
} from '../../../../shared/contract/quizPapers';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface OfQuiz {
  readonly slug: string;
}
interface Sent extends OfQuiz {
  readonly idempotencyKey: string;
}

const urlOf = ({ slug }: OfQuiz, part: string) => `/quizzes/${slug}/${part}`;
const QUIZZES = [{ type: 'Content' as const, id: 'quizzes' }, 'Me' as const];

/** Writing the questions of a quiz, and what is done with it besides. */
const quizBuilderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getQuizPaper: build.query<QuizPaper, OfQuiz>({
      query: (quiz) => urlOf(quiz, 'paper'),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    changeQuizPaper: build.mutation<QuizPaper, Sent & { readonly body: QuizChange }>({
      query: ({ slug, body, idempotencyKey }) => ({
        url: urlOf({ slug }, 'paper'),
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: QUIZZES,
      // The next change is made from the revision that was answered.
      onQueryStarted: async ({ slug }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(
            quizBuilderApi.util.updateQueryData('getQuizPaper', { slug }, () => answer.data),
          );
      },
    }),
    copyQuiz: build.mutation<QuizCopy, Sent>({
      query: ({ slug, idempotencyKey }) => ({
        url: urlOf({ slug }, 'copies'),
        method: 'POST',
        body: {},
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: QUIZZES,
    }),
    getExtraTime: build.query<ExtraTime, OfQuiz>({
      query: (quiz) => urlOf(quiz, 'extra-time'),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    /** The answer takes the place of the list. */
    changeExtraTime: build.mutation<ExtraTime, OfQuiz & { readonly body: ExtraTimeChange }>({
      query: ({ slug, body }) => ({ url: urlOf({ slug }, 'extra-time'), method: 'PUT', body }),
      extraOptions: AUTH_REQUIRED,
      onQueryStarted: async ({ slug }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(
            quizBuilderApi.util.updateQueryData('getExtraTime', { slug }, () => answer.data),
          );
      },
    }),
  }),
});

export const {
  useGetQuizPaperQuery,
  useChangeQuizPaperMutation,
  useCopyQuizMutation,
  useGetExtraTimeQuery,
  useChangeExtraTimeMutation,
} = quizBuilderApi;
