import type {
  Certificate,
  CertificatePage,
  EnrollmentInfo,
} from '../../../shared/contract/courses';
import type { Locale } from '../../../shared/locales';
import { createTextPicker } from '../../testing/sectionDetails';
import { aCourseItem } from '../../testing/courseItem';
import { aDetailPage, getSampleSlug } from '../../testing/sectionFactories';
import type { Story } from '../../workbench/story';
import {
  addAnswers,
  createDetailStories,
  FAILED_ANSWER,
  createListStories,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import { SESSION_STORIES } from './sessions.stories';

const CERTIFICATE = '/v1/certificates/ab12c-def34';
const CERTIFICATE_PAGE = '/training/certificates/ab12c-def34';

const ENROLLMENT: EnrollmentInfo = {
  mine: null,
  prerequisite: null,
  isOpen: true,
  keepsCertificates: false,
};
/** Adds the answer with which the reader of a course may begin it. */
const beginning = (stories: readonly Story[]) =>
  addAnswers(stories, () => ({
    [`/v1/training/${getSampleSlug('training')}/enrollment`]: { body: ENROLLMENT },
  }));

const lessonStories = (): readonly Story[] => [
  {
    title: 'some',
    path: '/training/city-budget/lessons/where-money-comes-from',
    answers: (locale) => ({
      '/v1/training/city-budget': { body: aDetailPage('training', locale) },
    }),
  },
];

const aCertificate = (locale: Locale, more: Partial<Certificate> = {}): { body: Certificate } => ({
  body: {
    number: 'AB12CDEF34',
    issuedAt: '2026-04-20T09:00:00Z',
    holder: null,
    withdrawnAt: null,
    reason: null,
    mayWithdraw: false,
    course: { slug: 'city-budget', title: aDetailPage('training', locale).title },
    attests: createTextPicker(locale)(
      'Ten hours of study.',
      'عشر ساعات من الدراسة.',
      'On saatlik çalışma.',
    ),
    ...more,
  },
});

const LIST = '/v1/training/city-budget/certificates';
const listAnswers = (locale: Locale, items: CertificatePage['items']) => ({
  [LIST]: { body: { items, next: null } },
  '/v1/training/city-budget': { body: aDetailPage('training', locale) },
});
const ISSUED = { number: 'AB12CDEF34', name: 'Grace Bell', issuedAt: '2026-04-20T09:00:00Z' };

const certificateListStories = (): readonly Story[] => [
  {
    title: 'some',
    path: '/training/city-budget/certificates',
    answers: (locale) =>
      listAnswers(locale, [
        { ...ISSUED, withdrawnAt: null },
        { ...ISSUED, number: 'AB12CDEF35', withdrawnAt: '2026-04-21T09:00:00Z' },
      ]),
  },
  {
    title: 'empty',
    path: '/training/city-budget/certificates',
    answers: (locale) => listAnswers(locale, []),
  },
];

const certificateStories = (): readonly Story[] => [
  createOneCallStory('some', CERTIFICATE_PAGE, CERTIFICATE, (locale) => aCertificate(locale)),
  createOneCallStory('signedIn', CERTIFICATE_PAGE, CERTIFICATE, (locale) =>
    aCertificate(locale, { holder: { name: 'Grace Bell' } }),
  ),
  createOneCallStory('cancelled', CERTIFICATE_PAGE, CERTIFICATE, (locale) =>
    aCertificate(locale, {
      withdrawnAt: '2026-04-21T09:00:00Z',
      reason: 'Issued by mistake',
      mayWithdraw: false,
    }),
  ),
  createOneCallStory('loading', CERTIFICATE_PAGE, CERTIFICATE, () => NEVER),
  createOneCallStory('failed', CERTIFICATE_PAGE, CERTIFICATE, () => FAILED_ANSWER),
];

const myCourseStories = (): readonly Story[] => [
  createOneCallStory('empty', '/me/training', '/v1/me/training', () => ({ body: { items: [] } })),
  createOneCallStory('loading', '/me/training', '/v1/me/training', () => NEVER),
  createOneCallStory('failed', '/me/training', '/v1/me/training', () => FAILED_ANSWER),
];

export const TRAINING_STORIES = [
  ...createListStories('training', (locale) => aCourseItem(locale)),
  ...beginning(createDetailStories('training')),
  ...SESSION_STORIES,
  ...beginning(lessonStories()),
  ...certificateStories(),
  ...certificateListStories(),
  ...myCourseStories(),
];
