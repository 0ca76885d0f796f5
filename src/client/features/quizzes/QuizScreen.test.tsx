import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, problem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailOf, anItemOf } from '../../testing/sectionFactories';
import { QuizScreen } from './QuizScreen';
import { QuizzesScreen } from './QuizzesScreen';

const QUIZ = '/v1/quizzes/who-decides-what';
const route = { path: '/quizzes/:slug', url: '/quizzes/who-decides-what' };

test('a quiz shows its questions and options, and nothing that answers them', async () => {
  renderScreen(<QuizScreen />, {
    ...route,
    answers: { [QUIZ]: { body: aDetailOf('quizzes', 'en') } },
  });
  expect(await screen.findByRole('heading', { name: 'Who adopts the budget?' })).toBeVisible();
  expect(screen.getByText('The mayor')).toBeVisible();
  expect(screen.getByText(/Which answer is right is not shown here/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a quiz in Arabic has its plurals and its direction', async () => {
  renderScreen(<QuizzesScreen />, {
    locale: 'ar',
    answers: { '/v1/quizzes': page([anItemOf('quizzes', 'ar')]) },
  });
  expect(await screen.findByText('سؤالان')).toBeVisible();
  expect(screen.getByText('10 دقائق')).toBeVisible();
  expect(screen.getByText('من يقرر ماذا؟')).not.toHaveAttribute('dir');
});

test('a failed load offers another try', async () => {
  const answers = { [QUIZ]: [problem(400, 'unexpected'), { body: aDetailOf('quizzes', 'en') }] };
  renderScreen(<QuizScreen />, { ...route, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Who decides what?');
});

test('no quizzes: the list says so', async () => {
  renderScreen(<QuizzesScreen />, { answers: { '/v1/quizzes': page([]) } });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});
