import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Phase } from '../../../shared/contract/content';
import { NO_REGISTRATION } from '../../../shared/contract/registrationRule';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { createSessionDefaults } from '../../../shared/contract/trainingSessions';
import { aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage, getSampleSlug } from '../../testing/sectionFactories';
import type { TrainingSession } from './capacity';
import { TrainingScreen } from './TrainingScreen';
import { DEMO_ZONE } from '../../../demo/city';

const PAGE = '/v1/training/workshop';
const route = { path: '/training/:slug', url: '/training/workshop' };

const session = (more: Partial<TrainingSession> = {}, phase: Phase = 'upcoming') => ({
  body: aDetailPage('training', 'en', {
    kind: 'training',
    phase,
    opensAt: '2026-05-12T06:30:00Z',
    closesAt: '2026-05-12T13:30:00Z',
    details: {
      course: null,
      training: {
        format: 'inPerson',
        location: aText('Town hall, room 12'),
        trainers: ['Leyla Demir'],
        capacity: 24,
        registered: 15,
        waiting: 0,
        courseSlug: null,
        ...createSessionDefaults(DEMO_ZONE),
        registration: { ...NO_REGISTRATION, way: 'here' },
        ...more,
      },
    },
  }),
});

const PLACES: RegistrationInfo = {
  capacity: 24,
  taken: 15,
  waiting: 0,
  guests: 0,
  refusal: null,
  opensAt: null,
  closesAt: null,
  attending: [],
  mine: null,
  organises: false,
};
const REGISTRATION = `/v1/training/${getSampleSlug('training')}/registration`;
const answersOf = (page: ReturnType<typeof session>) => ({
  [PAGE]: page,
  [REGISTRATION]: { body: PLACES },
});

test('somebody registers for a training on its page, in Arabic as well', async () => {
  const mine = {
    state: 'registered',
    guests: 0,
    isPublic: false,
    code: 'K7Q2M9XW4T',
    placeInLine: null,
    registeredAt: '2026-04-20T09:00:00Z',
    checkedInAt: null,
  };
  renderScreen(<TrainingScreen />, {
    ...route,
    locale: 'ar',
    isSignedIn: true,
    answers: {
      ...answersOf(session()),
      [REGISTRATION]: [{ body: PLACES }, { body: { ...PLACES, mine } }],
      [`PUT ${REGISTRATION}`]: { body: { ...PLACES, mine } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'سجّلني' }));
  expect(await screen.findByRole('link', { name: 'عرض تذكرتي' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/training\/.*\/ticket$/),
  );
});

test('a training that does not take place says why', async () => {
  renderScreen(<TrainingScreen />, {
    ...route,
    answers: answersOf(session({ cancellation: aText('The trainer is ill.') })),
  });
  expect(await screen.findByText('This training does not take place')).toBeVisible();
  expect(screen.getByText('The trainer is ill.')).toBeVisible();
});

test('a course shows what one learns, and every lesson has a page of its own', async () => {
  renderScreen(<TrainingScreen />, {
    ...route,
    answers: { [PAGE]: { body: aDetailPage('training', 'en') } },
  });
  expect(await screen.findByText('Read a budget table.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Income' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where money comes from' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/training\/.+\/lessons\/where-money-comes-from$/),
  );
});

test('a training says when and where it is and who gives it', async () => {
  renderScreen(<TrainingScreen />, { ...route, answers: answersOf(session()) });
  expect(await screen.findByText('Town hall, room 12')).toBeVisible();
  expect(screen.getByText(/12 May 2026.*09:30.*16:30/)).toBeVisible();
  expect(screen.getByText('Leyla Demir').tagName).toBe('BDI');
});

test.each([
  ['some places left', {}, 'upcoming', '9 places left', '15 of 24 taken'],
  ['one place left', { registered: 23 }, 'upcoming', '1 place left', '23 of 24 taken'],
  [
    'a waiting list',
    { registered: 24, waiting: 7 },
    'upcoming',
    'Fully booked',
    '24 of 24 taken · 7 people are waiting',
  ],
  ['no limit', { capacity: 0 }, 'upcoming', 'Room for everybody', '15 people registered'],
  ['a date in the past', {}, 'closed', 'This training has taken place', '15 people registered'],
] as const)('a training with %s says so in words', async (_what, more, phase, words, numbers) => {
  renderScreen(<TrainingScreen />, { ...route, answers: answersOf(session(more, phase)) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(numbers)).toBeVisible();
});

test('a training leads to the course that goes with it', async () => {
  const answers = answersOf(session({ courseSlug: 'city-budget' }));
  renderScreen(<TrainingScreen />, { ...route, answers });
  expect(await screen.findByRole('link', { name: /course on this subject/ })).toHaveAttribute(
    'href',
    '/training/city-budget',
  );
});

test('a failed load offers another try', async () => {
  renderScreen(<TrainingScreen />, { ...route, answers: { [PAGE]: aProblem(400, 'invalid') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
