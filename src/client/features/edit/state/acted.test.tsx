import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentSource } from '../../../../shared/contract/editing';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { EditBar } from '../bar/EditBar';
import { editMessages } from '../messages';

const PAGE = '/v1/blogs/shade-for-every-bench';
const POST = `POST ${PAGE}/transitions`;
const SUBMITTED: Partial<ContentSource> = {
  status: 'in_review',
  revision: 4,
  acts: ['return', 'publish'],
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function submit(answers: FakeResponses) {
  const view = renderScreen(
    <EditBar section="blogs" steps={{ texts: editMessages.texts }} step="texts" />,
    {
      path: '/:section/:slug/edit',
      url: '/blogs/shade-for-every-bench/edit',
      isSignedIn: true,
      answers,
    },
  );
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Submit it' }));
  return view;
}

async function expectSubmitted() {
  await press('More');
  expect(await screen.findByRole('menuitem', { name: 'Return it to its author' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Submit it' })).toBeNull();
  await userEvent.keyboard('{Escape}');
}

test('what was done is shown at once, and the next act goes on from there', async () => {
  const { calls } = await submit({
    [`${PAGE}/source`]: [{ body: aSource() }, { body: aSource(SUBMITTED) }],
    [POST]: [{ body: aSource(SUBMITTED) }, aProblem(409, 'notPossibleNow')],
  });
  await expectSubmitted();
  await press('Publish…');
  await press('Publish now');
  expect(await screen.findByRole('alert')).toHaveTextContent(/people have taken part/);
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { act: 'submit', revision: 3 },
    { act: 'publish', revision: 4 },
  ]);
});

test('where somebody else was quicker the bar shows what it is now', async () => {
  await submit({
    [`${PAGE}/source`]: [{ body: aSource() }, { body: aSource(SUBMITTED) }],
    [POST]: aProblem(409, 'newerRevision'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed it meanwhile/);
  await expectSubmitted();
});
