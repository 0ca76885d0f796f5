import type { CourseChange, CourseWriting } from '../../../../shared/contract/courseWriting';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

interface OfCourse {
  readonly slug: string;
  readonly locale: Locale;
}

const urlOf = ({ slug }: OfCourse) => `/training/${slug}/course`;

/** Writing the modules and lessons of a course. */
const courseBuilderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getCourse: build.query<CourseWriting, OfCourse>({
      query: (course) => ({ url: urlOf(course), params: { locale: course.locale } }),
      extraOptions: AUTH_REQUIRED,
      keepUnusedDataFor: 0,
    }),
    changeCourse: build.mutation<
      CourseWriting,
      OfCourse & { readonly body: CourseChange; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey, ...course }) => ({
        url: urlOf(course),
        method: 'PUT',
        params: { locale: course.locale },
        body,
        idempotencyKey,
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: ['Me', { type: 'Content', id: 'training' }],
    }),
  }),
});

export const { useGetCourseQuery, useChangeCourseMutation } = courseBuilderApi;
