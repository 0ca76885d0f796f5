import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { getCard, press, PUT_QUIZ, renderQuizBuilder, save } from './testing/renderQuizBuilder';

test('what was built is kept on the device, and gone once it is saved', async () => {
  const view = await renderQuizBuilder();
  await enterText(within(getCard(1)).getByLabelText('What you ask'), ' Please');
  await press('reload');
  await waitFor(() =>
    expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue(
      'What runs on rails? Please',
    ),
  );
  await save(view);
  await waitFor(() => expect(view.container).toHaveTextContent('Saved.'));
});

test('somebody else was quicker: the newer one is taken, or saved over', async () => {
  const view = await renderQuizBuilder(aQuizPaper(), {
    [PUT_QUIZ]: aProblem(409, 'newerRevision'),
  });
  await enterText(within(getCard(1)).getByLabelText('What you ask'), ' Mine');
  await save(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this paper');
  expect(within(getCard(1)).getByLabelText('What you ask')).toHaveValue('What runs on rails? Mine');
});
