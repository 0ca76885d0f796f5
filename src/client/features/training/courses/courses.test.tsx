import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnrollmentInfo, OwnEnrollment } from '../../../../shared/contract/courses';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { aDetailPage } from '../../../testing/sectionFactories';
import { TrainingScreen } from '../TrainingScreen';
import { CertificateScreen } from './CertificateScreen';
import { LessonScreen } from './LessonScreen';
import { MyCoursesScreen } from './MyCoursesScreen';

const PAGE = '/v1/training/workshop';
const OWN = `${PAGE}/enrollment`;
const KEY = 'where-money-comes-from';
const LESSON = `/training/workshop/lessons/${KEY}`;
const PROGRESS = `PUT ${PAGE}/lessons/${KEY}/progress`;

const anEnrollment = (more: Partial<OwnEnrollment> = {}): OwnEnrollment => ({
  state: 'enrolled',
  percent: 0,
  done: [],
  next: KEY,
  completedAt: null,
  certificate: null,
  enrolledAt: '2026-04-20T09:00:00Z',
  ...more,
});
const info = (mine: OwnEnrollment | null, more: Partial<EnrollmentInfo> = {}) => ({
  body: { mine, prerequisite: null, isOpen: true, keepsCertificates: false, ...more },
});
const page = (locale: 'en' | 'ar' = 'en') => ({
  body: { ...aDetailPage('training', locale), slug: 'workshop' },
});
const CERTIFICATE = {
  number: 'AB12CDEF34',
  issuedAt: '2026-04-20T09:00:00Z',
  holder: null,
  withdrawnAt: null,
  reason: null,
  mayWithdraw: false,
  course: { slug: 'workshop', title: { text: 'City budget', lang: 'en' } },
  attests: null,
};

const showCourse = (enrollment: FakeResponses[string], more: FakeResponses = {}) =>
  renderScreen(<TrainingScreen />, {
    path: '/training/:slug',
    url: '/training/workshop',
    isSignedIn: true,
    answers: { [PAGE]: page(), [OWN]: enrollment, ...more },
  });

test('a course is begun with a press, and its first lesson is there', async () => {
  const { ports } = showCourse([info(null), info(anEnrollment())], {
    [`PUT ${OWN}`]: info(anEnrollment()),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin the course' }));
  await waitFor(() => expect(ports.location.href()).toMatch(new RegExp(`${LESSON}$`)));
});

test('a course that is begun says how far one is, and which lesson comes next', async () => {
  showCourse(info(anEnrollment()));
  expect(await screen.findByRole('link', { name: 'Go on with lesson 1' })).toHaveAttribute(
    'href',
    LESSON,
  );
  expect(screen.getByText('0 of 1 lesson done')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Your progress' })).toHaveAttribute('max', '100');
});

test('a visitor is led to the first lesson, in Arabic', async () => {
  renderScreen(<TrainingScreen />, {
    path: '/training/:slug',
    url: '/training/workshop',
    locale: 'ar',
    answers: { [PAGE]: page('ar') },
  });
  expect(await screen.findByRole('link', { name: 'اقرأ الدرس الأول' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/lessons\//),
  );
});

test('a course that asks for another one names it', async () => {
  const prerequisite = {
    slug: 'first',
    isCompleted: false,
    title: { text: 'First steps', lang: 'en' as const },
  };
  showCourse(info(null, { prerequisite }));
  expect(await screen.findByRole('link', { name: 'First steps' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin the course' })).toBeNull();
});

test('a completed course leads to its certificate', async () => {
  const certificate = {
    number: 'AB12CDEF34',
    issuedAt: '2026-04-20T09:00:00Z',
    withdrawnAt: null,
  };
  showCourse(info(anEnrollment({ state: 'completed', percent: 100, done: [KEY], certificate })));
  expect(await screen.findByRole('link', { name: 'Your certificate' })).toHaveAttribute(
    'href',
    '/training/certificates/ab12c-def34',
  );
});

test('a lesson shows how far the course is', async () => {
  renderScreen(<LessonScreen />, {
    path: '/training/:slug/lessons/:lesson',
    url: LESSON,
    isSignedIn: true,
    answers: {
      [PAGE]: page(),
      [OWN]: info(anEnrollment({ done: [KEY] })),
      [PROGRESS]: info(anEnrollment({ done: [KEY] })),
    },
  });
  const bar = await screen.findByRole('meter', { name: 'Lesson 1 of 1' });
  await waitFor(() => expect(bar).toHaveAccessibleDescription('1 of 1 lesson done'));
  expect(bar).toHaveAttribute('value', '1');
});

test('a visitor reads a lesson, and nothing is kept', async () => {
  renderScreen(<LessonScreen />, {
    path: '/training/:slug/lessons/:lesson',
    url: LESSON,
    answers: { [PAGE]: page() },
  });
  expect(await screen.findByText('Taxes and fees.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('a quiz that was not passed is said beside the button', async () => {
  renderScreen(<LessonScreen />, {
    path: '/training/:slug/lessons/:lesson',
    url: LESSON,
    isSignedIn: true,
    answers: {
      [PAGE]: page(),
      [OWN]: info(anEnrollment()),
      [PROGRESS]: [info(anEnrollment()), aProblem(409, 'quizNotPassed')],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText('You have not passed the quiz yet.')).toBeVisible();
});

test('a certificate says nothing of its holder, and compares a name', async () => {
  renderScreen(<CertificateScreen />, {
    path: '/training/certificates/:slug',
    url: '/training/certificates/ab12c-def34',
    answers: {
      '/v1/certificates/ab12c-def34': { body: CERTIFICATE },
      'POST /v1/certificates/AB12CDEF34/name-checks': { body: { isSame: true } },
    },
  });
  expect(await screen.findByText('AB12C-DEF34')).toBeVisible();
  expect(screen.queryByText('Issued to')).toBeNull();
  await userEvent.type(screen.getByLabelText('Name on the paper'), 'Grace Bell');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText(/^Yes, the certificate/)).toBeVisible();
});

test('a withdrawn certificate says so, and an editor makes it valid again with a reason', async () => {
  const withdrawn = {
    ...CERTIFICATE,
    withdrawnAt: '2026-04-21T09:00:00Z',
    reason: 'Issued twice',
    mayWithdraw: true,
  };
  const api = renderScreen(<CertificateScreen />, {
    path: '/training/certificates/:slug',
    url: '/training/certificates/ab12c-def34',
    isSignedIn: true,
    answers: {
      '/v1/certificates/ab12c-def34': [{ body: withdrawn }, { body: CERTIFICATE }],
      'DELETE /v1/certificates/AB12CDEF34/withdrawal': { body: CERTIFICATE },
    },
  });
  expect(await screen.findByText(/^This certificate was withdrawn/)).toBeVisible();
  expect(screen.getByText('Issued twice')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Make this certificate valid again' });
  await userEvent.click(button);
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), ' A mistake ');
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(api).toBeDefined();
});

test('a certificate on paper has its holder’s name and a code that leads to its page', async () => {
  renderScreen(<CertificateScreen />, {
    path: '/training/certificates/:slug',
    url: '/training/certificates/ab12c-def34',
    answers: {
      '/v1/certificates/ab12c-def34': {
        body: { ...CERTIFICATE, holder: { name: 'Grace Bell' } },
      },
    },
  });
  expect(await screen.findByText('Grace Bell')).toBeVisible();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(screen.getByText(/\/training\/certificates\/ab12c-def34$/)).toBeVisible();
});

test('what the certificate attests stands on its paper, in the language that it is written in', async () => {
  const attests = { text: 'Covers the regional rules of 2026.', lang: 'en' };
  renderScreen(<CertificateScreen />, {
    path: '/training/certificates/:slug',
    url: '/training/certificates/ab12c-def34',
    locale: 'ar',
    answers: { '/v1/certificates/ab12c-def34': { body: { ...CERTIFICATE, attests } } },
  });
  const words = await screen.findByText(attests.text);
  expect(words).toHaveAttribute('lang', 'en');
  expect(words).toHaveAttribute('dir', 'ltr');
});

test('my courses stand in Arabic with how far I am', async () => {
  renderScreen(<MyCoursesScreen />, {
    locale: 'ar',
    url: '/me/training',
    isSignedIn: true,
    answers: {
      '/v1/me/training': {
        body: {
          items: [
            {
              slug: 'workshop',
              lessons: 3,
              title: { text: 'ميزانية المدينة', lang: 'ar' },
              enrollment: anEnrollment({ done: [KEY], percent: 33 }),
            },
          ],
        },
      },
    },
  });
  expect(await screen.findByText(/1 من 3 دروس/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'متابعة' })).toBeVisible();
});
