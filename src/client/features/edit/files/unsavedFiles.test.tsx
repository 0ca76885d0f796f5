import { screen, waitFor, within } from '@testing-library/react';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import { aPictureInfo, someFiles } from '../../../testing/fileFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { FilesScreen } from './FilesScreen';
import {
  aFile,
  NO_FILES,
  FILES_PATH,
  PAGE_PATH,
  press,
  PUT_FILES,
  renderFiles,
  save,
  type,
} from './testing/renderFiles';

test('what was changed outlives a reload', async () => {
  const { choose, sent, host } = await renderFiles({ files: NO_FILES });
  await choose(1, aFile('plan.pdf', 'application/pdf'));
  type('Title of the document in English', 'The plan');
  await press('reload');
  expect(await screen.findByDisplayValue('The plan')).toBeInTheDocument();
  await save();
  expect(sent()[0]!.attachments).toMatchObject([{ title: { en: 'The plan' } }]);
  expect(host.count()).toBe(1);
});

test('a file of an earlier visit that was cleared away is told, and can be removed', async () => {
  const { choose, sent, host } = await renderFiles({ files: NO_FILES });
  await choose(1, aFile('plan.pdf', 'application/pdf'));
  host.forget();
  await press('reload');
  expect(await screen.findByText(/This file is no longer there/)).toBeVisible();
  await press('Remove');
  await save();
  await waitFor(() => expect(sent()[0]!.attachments).toEqual([]));
});

test('a change of the texts meanwhile is nothing to decide about', async () => {
  const { sent } = await renderFiles({
    answers: {
      [FILES_PATH]: [{ body: someFiles() }, { body: someFiles({ revision: 4 }) }],
      [PUT_FILES]: [aProblem(409, 'newerRevision'), { body: someFiles({ revision: 5 }) }],
    },
  });
  type('Whose picture it is', 'Can Demir');
  await save();
  expect(await screen.findByText('Picture and documents are saved.')).toBeVisible();
  expect(sent().map(({ revision }) => revision)).toEqual([3, 4]);
  await save();
  await waitFor(() => expect(sent().map(({ revision }) => revision)).toEqual([3, 4, 5]));
});

describe('other files meanwhile', () => {
  const theirs = someFiles({ revision: 4, attachments: [] });

  async function openConflict() {
    const view = await renderFiles({
      answers: {
        [FILES_PATH]: [{ body: someFiles() }, { body: theirs }],
        [PUT_FILES]: [aProblem(409, 'newerRevision'), { body: someFiles({ revision: 5 }) }],
      },
    });
    type('Whose picture it is', 'Can Demir');
    await save();
    const title = 'Somebody else has changed picture or documents meanwhile';
    const notice = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]')!;
    return { ...view, notice: within(notice) };
  }

  test('are shown first, nothing typed is lost, and saving again replaces them', async () => {
    const { sent, notice } = await openConflict();
    expect(notice.getByText('quay.webp')).toBeVisible();
    expect(screen.getByLabelText('Whose picture it is')).toHaveValue('Can Demir');
    await save();
    expect(await screen.findByText('Picture and documents are saved.')).toBeVisible();
    expect(sent().map(({ revision }) => revision)).toEqual([3, 4]);
    expect(sent()[1]!.attachments).toHaveLength(2);
  });

  test('can be taken instead', async () => {
    await openConflict();
    await press('Begin anew with these files');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getByLabelText('Whose picture it is')).toHaveValue('Ayşe Kaya');
  });
});

test('leaving what is not saved is asked about', async () => {
  const { ports } = await renderFiles();
  type('Whose picture it is', 'Can Demir');
  await waitFor(() => expect(ports.unloadWarnings).toBe(1));
});

test.each([
  [403, 'forbidden'],
  [404, 'notFound'],
])('whoever may not change it is told: %d', async (status, code) => {
  renderScreen(<FilesScreen />, {
    path: '/:section/:slug/edit',
    url: '/blogs/shade-for-every-bench/edit',
    isSignedIn: true,
    answers: {
      [`${PAGE_PATH}/source`]: { body: aSource() },
      [FILES_PATH]: aProblem(status, code),
      '/v1/search/suggestions': { body: { items: [] } },
    },
  });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^(Edit)?$/),
  );
  expect(screen.queryByText('Documents')).toBeNull();
});

test('in Arabic everything has its words, and the title’s field its direction', async () => {
  await renderFiles({
    locale: 'ar',
    files: someFiles({ cover: { ...someFiles().cover!, info: aPictureInfo() } }),
  });
  expect(screen.getByLabelText('صاحب الصورة')).toBeVisible();
  expect(screen.getAllByLabelText('عنوان المستند بالعربية')[0]).toHaveAttribute('dir', 'rtl');
});
