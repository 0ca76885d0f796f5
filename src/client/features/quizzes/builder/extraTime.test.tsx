import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { press, QUIZ_PATH, renderQuizBuilder } from './testing/renderQuizBuilder';

test('extra time is given to a person, who stands in the list then', async () => {
  const items = [{ id: 'omar', name: 'Omar', timing: 'double' }];
  await renderQuizBuilder(aQuizPaper(), { [`PUT ${QUIZ_PATH}/extra-time`]: { body: { items } } });
  await userEvent.click(screen.getByText('Extra time for a person'));
  await enterText(
    await screen.findByLabelText('E-mail address or address of the profile'),
    'omar@one.example',
  );
  await press('Give the time');
  expect(await screen.findByText('Omar')).toBeVisible();
});

test.each([
  [aProblem(404, 'notFound'), 'No account was found by this.'],
  [aProblem(403, 'forbidden'), 'That did not work.'],
])('it is said why extra time was not given', async (answer, told) => {
  await renderQuizBuilder(aQuizPaper(), { [`PUT ${QUIZ_PATH}/extra-time`]: answer });
  await userEvent.click(screen.getByText('Extra time for a person'));
  const person = await screen.findByLabelText('E-mail address or address of the profile');
  await enterText(person, 'nobody@one.example');
  await press('Give the time');
  expect(await screen.findByText(told, { exact: false })).toBeVisible();
  expect(person).toHaveValue('nobody@one.example');
  expect(screen.queryByText('Saved.')).toBeNull();
});
