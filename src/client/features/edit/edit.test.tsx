import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSource } from '../../testing/editFactories';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { EditScreen } from './EditScreen';
import {
  getTab,
  press,
  PUBLISHED,
  PUT_PAGE,
  renderEdit,
  SOURCE_PATH,
  type,
} from './testing/renderEdit';

describe('a change', () => {
  test('begins with what is there, in every language, and says how far each one is', async () => {
    const { calls } = await renderEdit({ [PUT_PAGE]: { body: aSource({ revision: 4 }) } });
    expect(getTab(/English/)).toHaveTextContent('complete');
    expect(getTab(/Turkish/)).toHaveTextContent('begun');
    expect(getTab(/Arabic/)).toHaveTextContent('empty');
    await userEvent.click(getTab(/Turkish/));
    type('Summary in Turkish', 'Hangi bankların ağacı yok.');
    type('Text in Turkish', 'Her sokağı yürüdük.');
    expect(getTab(/Turkish/)).toHaveTextContent('complete');
    await press('Save the draft');
    expect(calls.at(-1)!.body).toMatchObject({
      revision: 3,
      slug: 'shade-for-every-bench',
      summary: { en: 'Which benches have no tree.', tr: 'Hangi bankların ağacı yok.' },
    });
  });

  test('somebody was quicker: nothing is lost, the newer texts stand beside, and saving again goes on from them', async () => {
    const newer = aSource({ revision: 4, body: { en: 'Somebody else was here.' } });
    const { calls } = await renderEdit({
      [SOURCE_PATH]: [{ body: aSource() }, { body: newer }],
      [PUT_PAGE]: [aProblem(409, 'newerRevision'), { body: newer }],
    });
    type('Text in English', 'My own words.');
    await press('Save the draft');
    const notice = await screen.findByText('Somebody changed this while you were writing');
    expect(await screen.findByText('Somebody else was here.')).toBeVisible();
    expect(within(notice.closest('[role="alert"]')!).queryByText('My own words.')).toBeNull();
    expect(screen.getByLabelText('Text in English')).toHaveValue('My own words.');

    await press('Save the draft');
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([
      { revision: 3, body: { en: 'My own words.' } },
      { revision: 4, body: { en: 'My own words.' } },
    ]);
  });

  test('what was typed yesterday goes on from what somebody wrote since, and undoes nothing of it', async () => {
    const newer = aSource({ revision: 9, title: { en: 'A better title' } });
    const { calls } = await renderEdit(
      {
        [SOURCE_PATH]: [{ body: aSource(PUBLISHED) }, { body: { ...newer, ...PUBLISHED } }],
        [PUT_PAGE]: { body: newer },
      },
      PUBLISHED,
    );
    type('Text in English', 'Yesterday.');
    await press('reload');
    expect(await screen.findByLabelText('Text in English')).toHaveValue('Yesterday.');
    await press('Save the change');
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)!.body).toMatchObject({
      revision: 9,
      title: { en: 'A better title' },
      body: { en: 'Yesterday.' },
    });
  });

  test('what was published keeps its address', async () => {
    const { calls } = await renderEdit({ [PUT_PAGE]: { body: aSource() } }, PUBLISHED);
    expect(screen.queryByLabelText('Web address of the page')).toBeNull();
    expect(screen.getByText('People are reading this')).toBeVisible();
    await press('Save the change');
    expect(calls.at(-1)!.body).toMatchObject({ slug: 'shade-for-every-bench' });
  });

  test('a change of what is published stays on its page and says that it is saved', async () => {
    const { ports } = await renderEdit(
      { [PUT_PAGE]: { body: aSource({ ...PUBLISHED, revision: 4 }) } },
      PUBLISHED,
    );
    type('Text in English', 'Better.');
    type('What has changed, for the history', 'A word.');
    await press('Save the change');
    expect(await screen.findByText('Saved. Readers see the change.')).toBeVisible();
    expect(ports.location.href()).toMatch(/\/edit$/);
    expect(screen.getByLabelText('Text in English')).toHaveValue('Better.');
    expect(screen.getByLabelText('What has changed, for the history')).toHaveValue('');
  });

  test('saving a draft leads to the next step, never to its page', async () => {
    const { ports } = await renderEdit({ [PUT_PAGE]: { body: aSource({ revision: 4 }) } });
    type('Text in English', 'Better.');
    await press('Save the draft');
    expect(ports.location.href()).toMatch(/\/shade-for-every-bench\/edit\?part=details$/);
  });

  test.each([
    [404, 'notFound', 'This page does not exist'],
    [403, 'forbidden', 'You cannot open this page'],
  ])('%s of the host is a page of its own', async (status, code, title) => {
    renderScreen(<EditScreen />, {
      path: '/:section/:slug/edit?',
      url: '/blogs/shade-for-every-bench/edit',
      isSignedIn: true,
      answers: { [SOURCE_PATH]: aProblem(status, code) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });
});

describe('publishing', () => {
  test('what is missing is said in words that lead to its step', async () => {
    await renderEdit({}, { section: 'have-your-say', missing: ['summary', 'details'] });
    expect(screen.getByText('a summary in the original language')).toBeVisible();
    const link = screen.getByRole('link', { name: /the dates or who may vote/ });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/shade-for-every-bench\/edit\?part=paper$/),
    );
  });

  test('whoever writes drafts alone is told who publishes', async () => {
    await renderEdit({}, { mayPublish: false, acts: ['submit', 'delete'] });
    expect(screen.getByText(/whoever leads the group, publishes it/)).toBeVisible();
  });
});
