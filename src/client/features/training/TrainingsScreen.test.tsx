import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REGISTRATION } from '../../../shared/contract/registrationRule';
import { createSessionDefaults } from '../../../shared/contract/trainingSessions';
import { aListPage, aProblem, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aCourseItem } from '../../testing/courseItem';
import { TrainingsScreen } from './TrainingsScreen';
import { DEMO_ZONE } from '../../../demo/city';

const LIST = '/v1/training';

const aTraining = () =>
  aCourseItem('en', {
    id: 'training',
    kind: 'training',
    title: aText('Chairing a meeting', 'en'),
    phase: 'upcoming',
    opensAt: '2026-05-12T06:30:00Z',
    details: {
      level: 'introduction',
      languages: ['en'],
      course: null,
      training: {
        format: 'hybrid',
        location: null,
        trainers: [],
        courseSlug: null,
        capacity: 30,
        registered: 11,
        waiting: 0,
        ...createSessionDefaults(DEMO_ZONE),
        registration: { ...NO_REGISTRATION, way: 'here' },
      },
    },
  });
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [aProblem(404, 'notFound'), aListPage([aCourseItem('en')])] };
  renderScreen(<TrainingsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<TrainingsScreen />, { answers: { [LIST]: aListPage([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('in Arabic a text without translation keeps its language and direction', async () => {
  const item = aCourseItem('ar', { title: aText('Harbour', 'en') });
  renderScreen(<TrainingsScreen />, { locale: 'ar', answers: { [LIST]: aListPage([item]) } });
  const title = await screen.findByText('Harbour');
  expect(title).toHaveAttribute('lang', 'en');
  expect(title).toHaveAttribute('dir', 'ltr');
});

test('a course shows its duration and its lessons', async () => {
  renderScreen(<TrainingsScreen />, { answers: { [LIST]: aListPage([aCourseItem('en')]) } });
  const card = await cardOf();
  expect(card.getByText('Course')).toBeVisible();
  expect(card.getByText('Introduction')).toBeVisible();
  expect(card.getByText('40 minutes')).toBeVisible();
  expect(card.getByText('1 lesson')).toBeVisible();
});

test('a training shows its date, its form and the places left', async () => {
  renderScreen(<TrainingsScreen />, { answers: { [LIST]: aListPage([aTraining()]) } });
  const card = await cardOf();
  expect(card.getByText(/12 May 2026 at 09:30/)).toBeVisible();
  expect(card.getByText('On site and online')).toBeVisible();
  expect(card.getByText('19 places left')).toBeVisible();
});

test('courses and trainings stand in one list, each with what matters of its kind', async () => {
  renderScreen(<TrainingsScreen />, {
    answers: { [LIST]: aListPage([aCourseItem('en'), aTraining()]) },
  });
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  const [course, training] = cards.map((card) => within(card));
  expect(course!.getByRole('link', { name: 'Reading a budget' })).toBeVisible();
  expect(course!.getByText('1 lesson')).toBeVisible();
  expect(training!.getByRole('link', { name: 'Chairing a meeting' })).toBeVisible();
  expect(training!.getByText('Training')).toBeVisible();
  expect(training!.queryByText(/lesson/)).toBeNull();
});
