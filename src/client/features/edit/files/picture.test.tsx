import { screen } from '@testing-library/react';
import { aFile, NO_FILES, press, renderFiles, save, type } from './testing/renderFiles';

test('the picture is chosen, shown as it will be cut, and needs a description in the original language', async () => {
  const { choose, host, sent } = await renderFiles({ files: NO_FILES });
  await choose(0, aFile('quay.png', 'image/png'));
  expect(host.count()).toBe(1);
  expect(screen.getByText('Above the page')).toBeVisible();
  expect(screen.getByText('In lists')).toBeVisible();

  await save();
  expect(await screen.findByText(/Please describe the picture/)).toBeVisible();
  expect(screen.getByLabelText('Alternative text in English')).toHaveFocus();
  expect(sent()).toEqual([]);

  type('Alternative text in English', 'Benches below young trees');
  type('Whose picture it is', 'Ayşe Kaya');
  await save();
  expect(await screen.findByText('Picture and documents are saved.')).toBeVisible();
  expect(sent()[0]).toEqual({
    revision: 3,
    cover: {
      file: expect.any(String),
      alt: { en: 'Benches below young trees' },
      credit: 'Ayşe Kaya',
    },
    attachments: [],
  });
});

test('the picture is removed, brought back, and only gone once that is saved', async () => {
  const { sent } = await renderFiles();
  await press('Remove the picture');
  expect(screen.getByText('The picture goes when you save.')).toBeVisible();
  await press('Keep the picture');
  expect(screen.getByLabelText('Alternative text in English')).toHaveValue(
    'Benches below young trees',
  );
  await press('Remove the picture');
  await save();
  expect(sent()[0]!.cover).toBeNull();
});

test('no document is taken for a picture', async () => {
  const { choose, host } = await renderFiles({ files: NO_FILES });
  await choose(0, aFile('plan.pdf', 'application/pdf'));
  expect(screen.getByText(/is of a kind that is not taken/)).toBeVisible();
  expect(host.count()).toBe(0);
});
