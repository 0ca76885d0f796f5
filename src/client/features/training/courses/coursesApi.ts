import type {
  Certificate,
  CertificatePage,
  EnrollmentInfo,
  MyCourses,
  NameChecked,
} from '../../../../shared/contract/courses';
import type { Locale } from '../../../../shared/locales';
import { AUTH_REQUIRED } from '../../../api/baseQuery';
import { portalApi } from '../../../api/portalApi';

export interface CourseArg {
  readonly slug: string;
  readonly locale: Locale;
}

interface CertificatesArg {
  readonly slug: string;
  readonly cursor?: string;
}

interface CertificateChange {
  readonly number: string;
  /** True if the certificate shall be withdrawn. */
  readonly isWithdrawn: boolean;
  readonly reason: string;
}

const CERTIFICATES = { type: 'Content', id: 'certificates' } as const;
const MINE = { type: 'Content', id: 'my-courses' } as const;
const courseTag = ({ slug }: CourseArg) => ({ type: 'Content', id: `enrollment ${slug}` }) as const;
const path = ({ slug }: CourseArg) => `/training/${slug}/enrollment`;

/** Courses that one takes, how far one is, and certificates. */
export const coursesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getEnrollment: build.query<EnrollmentInfo, CourseArg>({
      query: ({ locale, ...course }) => ({ url: path({ ...course, locale }), params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: (_info, _error, course) => [courseTag(course)],
    }),
    enrolInCourse: build.mutation<EnrollmentInfo, CourseArg>({
      query: (course) => ({ url: path(course), method: 'PUT' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_info, _error, course) => [MINE, courseTag(course)],
    }),
    giveCourseUp: build.mutation<EnrollmentInfo, CourseArg>({
      query: (course) => ({ url: path(course), method: 'DELETE' }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_info, _error, course) => [MINE, courseTag(course)],
    }),
    keepLesson: build.mutation<EnrollmentInfo, CourseArg & { lesson: string; isDone: boolean }>({
      query: ({ slug, lesson, isDone }) => ({
        url: `/training/${slug}/lessons/${lesson}/progress`,
        method: 'PUT',
        body: { isDone },
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: (_info, _error, course) => [MINE, courseTag(course)],
    }),
    listMyCourses: build.query<MyCourses, Locale>({
      query: (locale) => ({ url: '/me/training', params: { locale } }),
      extraOptions: AUTH_REQUIRED,
      providesTags: [MINE],
    }),
    getCertificate: build.query<Certificate, { number: string; locale: Locale }>({
      query: ({ number, locale }) => ({ url: `/certificates/${number}`, params: { locale } }),
      providesTags: [CERTIFICATES],
    }),
    listCertificates: build.query<CertificatePage, CertificatesArg>({
      query: ({ slug, ...params }) => ({ url: `/training/${slug}/certificates`, params }),
      extraOptions: AUTH_REQUIRED,
      providesTags: [CERTIFICATES],
    }),
    changeCertificate: build.mutation<Certificate, CertificateChange>({
      query: ({ number, isWithdrawn, reason }) => ({
        url: `/certificates/${number}/withdrawal`,
        method: isWithdrawn ? 'PUT' : 'DELETE',
        body: { reason },
      }),
      extraOptions: AUTH_REQUIRED,
      invalidatesTags: [CERTIFICATES],
    }),
    checkCertificateName: build.mutation<NameChecked, { number: string; name: string }>({
      query: ({ number, name }) => ({
        url: `/certificates/${number}/name-checks`,
        method: 'POST',
        body: { name },
      }),
    }),
  }),
});

export const {
  useGetEnrollmentQuery,
  useEnrolInCourseMutation,
  useGiveCourseUpMutation,
  useKeepLessonMutation,
  useListMyCoursesQuery,
  useGetCertificateQuery,
  useListCertificatesQuery,
  useChangeCertificateMutation,
  useCheckCertificateNameMutation,
} = coursesApi;
