import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentFilesChange } from '../../../../shared/contract/files';
import { someFiles } from '../../../testing/fileFactories';
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

describe('what stays in view', () => {
  const focusSent = (sent: readonly ContentFilesChange[]) => sent.map(({ cover }) => cover?.focus);
  const slider = (name: string) => screen.getByRole('slider', { name });
  const getPoint = () => {
    const circle = document.querySelector('circle')!;
    return ['cx', 'cy'].map((axis) => circle.getAttribute(axis));
  };
  /** Sends what jsdom cannot make: a pointer event with a place. */
  const movePointer = (on: Element, init: MouseEventInit, pointerType = 'mouse') =>
    fireEvent(
      on,
      Object.assign(new MouseEvent('pointermove', { bubbles: true, ...init }), { pointerType }),
    );
  /** Pictures of the two previews, as they are cropped. */
  const getCrops = () =>
    Array.from(document.querySelectorAll('figure img'), (each) => each.getAttribute('data-focus'));

  test('is moved by the keyboard, said in words, seen in both crops, and saved', async () => {
    const { sent } = await renderFiles();
    const [across, down] = [slider('From left to right'), slider('From top to bottom')];
    expect(across).toHaveAttribute('aria-valuetext', 'in the middle');
    expect(getCrops()).toEqual([null, null]);
    expect(screen.queryByRole('button', { name: 'Centre' })).toBeNull();

    fireEvent.change(across, { target: { value: '0.73' } });
    expect(across).toHaveAttribute('aria-valuetext', '73% from the left');
    down.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(down).toHaveAttribute('aria-valuetext', '48% from the top');
    expect(getPoint()).toEqual(['73%', '48%']);
    expect(getCrops()).toEqual(['073 048', '073 048']);

    await save();
    expect(await screen.findByText('Picture and documents are saved.')).toBeVisible();
    expect(focusSent(sent())).toEqual([{ x: 0.73, y: 0.48 }]);
  });

  test.each(['en', 'ar'] as const)(
    'is pressed and dragged in the picture, from its left in every language: %s',
    async (locale) => {
      await renderFiles({ locale });
      const frame = document.querySelector<HTMLElement>('[role="presentation"]:has(circle)')!;
      frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
      fireEvent.click(frame, { clientX: 200, clientY: 100 });
      expect(getPoint()).toEqual(['25%', '25%']);
      movePointer(frame, { buttons: 1, clientX: 400, clientY: 900 });
      expect(getPoint()).toEqual(['75%', '100%']);
      expect(getCrops()).toEqual(['075 100', '075 100']);
      movePointer(frame, { buttons: 0, clientX: 100, clientY: 50 });
      expect(getPoint()).toEqual(['75%', '100%']);

      // A finger scrolls the page beside the point, and drags the point itself.
      const corner = { buttons: 1, clientX: 100, clientY: 50 };
      movePointer(frame, corner, 'touch');
      expect(getPoint()).toEqual(['75%', '100%']);
      movePointer(frame.querySelector('circle')!, corner, 'touch');
      expect(getPoint()).toEqual(['0%', '0%']);
    },
  );

  test('goes back to the middle, which needs no saying', async () => {
    const cover = { ...someFiles().cover!, focus: { x: 0.2, y: 0.9 } };
    const { sent } = await renderFiles({ files: someFiles({ cover }) });
    expect(getPoint()).toEqual(['20%', '90%']);
    await press('Centre');
    expect(getPoint()).toEqual(['50%', '50%']);
    await save();
    expect(await screen.findByText('Picture and documents are saved.')).toBeVisible();
    expect(focusSent(sent())).toEqual([undefined]);
  });

  test('is kept as it was by who changes other things, and through a reload', async () => {
    const focus = { x: 0.2, y: 0.9 };
    const { sent } = await renderFiles({
      files: someFiles({ cover: { ...someFiles().cover!, focus } }),
    });
    type('Whose picture it is', 'Can Demir');
    await save();
    await waitFor(() => expect(focusSent(sent())).toEqual([focus]));
    fireEvent.change(slider('From left to right'), { target: { value: '0.4' } });
    await press('reload');
    expect(await screen.findByRole('slider', { name: 'From left to right' })).toHaveValue('0.4');
  });

  test('begins in the middle of another picture', async () => {
    const cover = { ...someFiles().cover!, focus: { x: 0.2, y: 0.9 } };
    const { choose } = await renderFiles({ files: someFiles({ cover }) });
    await choose(0, aFile('tram.png', 'image/png'));
    expect(getPoint()).toEqual(['50%', '50%']);
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
