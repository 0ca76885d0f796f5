import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REGISTRATION } from '../../../shared/contract/registrationRule';
import { LATER_SESSION } from '../../../shared/contract/trainingSessions';
import { page, problem, text } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { anItemOf } from '../../testing/sectionFactories';
import { TrainingsScreen } from './TrainingsScreen';

const LIST = '/v1/training';
const cardOf = async () => within(await screen.findByRole('article'));

test('a failed load offers another try', async () => {
  const answers = { [LIST]: [problem(404, 'notFound'), page([anItemOf('training', 'en')])] };
  renderScreen(<TrainingsScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an empty list says that there is nothing yet', async () => {
  renderScreen(<TrainingsScreen />, { answers: { [LIST]: page([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('in Arabic a text without translation keeps its language and direction', async () => {
  const item = anItemOf('training', 'ar', { title: text('Harbour', 'en') });
  renderScreen(<TrainingsScreen />, { locale: 'ar', answers: { [LIST]: page([item]) } });
  const title = await screen.findByText('Harbour');
  expect(title).toHaveAttribute('lang', 'en');
  expect(title).toHaveAttribute('dir', 'ltr');
});

test('a course shows its duration and its lessons', async () => {
  renderScreen(<TrainingsScreen />, { answers: { [LIST]: page([anItemOf('training', 'en')]) } });
  const card = await cardOf();
  expect(card.getByText('Course')).toBeVisible();
  expect(card.getByText('Introduction')).toBeVisible();
  expect(card.getByText('40 minutes')).toBeVisible();
  expect(card.getByText('1 lesson')).toBeVisible();
});

test('a training shows its date, its form and the places left', async () => {
  const session = {
    format: 'hybrid' as const,
    location: null,
    trainers: [],
    capacity: 30,
    registered: 11,
    waiting: 0,
    courseSlug: null,
    ...LATER_SESSION,
    registration: { ...NO_REGISTRATION, way: 'here' as const },
  };
  const item = anItemOf('training', 'en', {
    kind: 'training',
    phase: 'upcoming',
    opensAt: '2026-05-12T06:30:00Z',
    details: { course: null, training: session },
  });
  renderScreen(<TrainingsScreen />, { answers: { [LIST]: page([item]) } });
  const card = await cardOf();
  expect(card.getByText(/May 12, 2026 at 9:30/)).toBeVisible();
  expect(card.getByText('On site and online')).toBeVisible();
  expect(card.getByText('19 places left')).toBeVisible();
});
