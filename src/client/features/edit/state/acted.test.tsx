import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentSource } from '../../../../shared/contract/editing';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { EditScreen } from '../EditScreen';

const PAGE = '/v1/blogs/shade-for-every-bench';
const POST = `POST ${PAGE}/transitions`;
const SUBMITTED: Partial<ContentSource> = {
  status: 'in_review',
  revision: 4,
  acts: ['return', 'publish'],
};

async function submit(answers: FakeResponses) {
  const view = renderScreen(<EditScreen />, {
    path: '/:section/:slug/edit',
    url: '/blogs/shade-for-every-bench/edit',
    isSignedIn: true,
    answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit it' }));
  await screen.findByRole('button', { name: 'Return it to its author' });
  expect(screen.queryByRole('button', { name: 'Submit it' })).toBeNull();
  return view;
}

test('what was done is shown at once, and the next act goes on from there', async () => {
  const answers = {
    [`${PAGE}/source`]: { body: aSource() },
    [POST]: [{ body: aSource(SUBMITTED) }, aProblem(409, 'notPossibleNow')],
  };
  const { calls } = await submit(answers);
  expect(screen.queryByText('Somebody changed this while you were writing')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { act: 'submit', revision: 3 },
    { act: 'publish', revision: 4 },
  ]);
});

test('where somebody else was quicker the page shows what it is now', async () => {
  await submit({
    [`${PAGE}/source`]: [{ body: aSource() }, { body: aSource(SUBMITTED) }],
    [POST]: aProblem(409, 'newerRevision'),
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/changed it meanwhile/);
});
