import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ContentFiles, ContentFilesChange } from '../../../../shared/contract/files';
import type { Locale } from '../../../../shared/locales';
import type { MemoryPorts } from '../../../browser/memoryPorts';
import { aSource } from '../../../testing/editFactories';
import { problem } from '../../../testing/factories';
import type { Answers } from '../../../testing/fakeApi';
import { aPictureInfo, fileId, someFiles } from '../../../testing/fileFactories';
import { fakeFiles, passing } from '../../../testing/fakeFiles';
import { renderScreen } from '../../../testing/renderScreen';
import { FilesScreen } from './FilesScreen';

const PAGE = '/v1/blogs/shade-for-every-bench';
const FILES = `${PAGE}/files`;
const PUT = `PUT ${FILES}`;
const EMPTY = someFiles({ cover: null, attachments: [] });

/** A reload makes the screen anew; what is kept in the browser stays. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <FilesScreen key={visit} />
    </>
  );
}

interface Options {
  readonly files?: ContentFiles;
  readonly answers?: Answers;
  readonly locale?: Locale;
}

async function openFiles({ files = someFiles(), answers = {}, locale = 'en' }: Options = {}) {
  let host: ReturnType<typeof fakeFiles> | undefined;
  const before = (ports: MemoryPorts) => (host = fakeFiles(ports));
  const view = renderScreen(<Reloadable />, {
    ...{ path: '/:section/:slug/edit?', url: '/blogs/shade-for-every-bench/edit' },
    ...{ isSignedIn: true, locale, before: (ports) => void before(ports) },
    answers: {
      [`${PAGE}/source`]: { body: aSource() },
      [FILES]: { body: files },
      [PUT]: { body: files },
      ...answers,
    },
  });
  await screen.findByRole('heading', {
    level: 2,
    name: locale === 'ar' ? 'المستندات' : 'Documents',
  });
  /** Chooses files in the place with this number, from the top. */
  const choose = async (place: number, ...chosen: File[]) => {
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(inputs[place]!, chosen, { applyAccept: false });
    await act(() => passing(view.ports, 2_000));
  };
  const sent = () =>
    view.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body) as ContentFilesChange[];
  return { ...view, host: host!, choose, sent };
}

const press = (name: string, about?: string) =>
  userEvent.click(screen.getByRole('button', { name, ...(about && { description: about }) }));
const save = () => press('Save picture and documents');
const type = (label: string, text: string, nth = 0) =>
  fireEvent.input(screen.getAllByLabelText(label)[nth]!, { target: { value: text } });
const aFile = (name: string, mediaType: string) => new File(['x'], name, { type: mediaType });

describe('the picture', () => {
  test('is chosen, shown as it will be cut, and needs a description in the original language', async () => {
    const { choose, host, sent } = await openFiles({ files: EMPTY });
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

  test('is removed, brought back, and only gone once that is saved', async () => {
    const { sent } = await openFiles();
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
    const { choose, host } = await openFiles({ files: EMPTY });
    await choose(0, aFile('plan.pdf', 'application/pdf'));
    expect(screen.getByText(/is of a kind that is not taken/)).toBeVisible();
    expect(host.count()).toBe(0);
  });
});

describe('documents', () => {
  test('several are added at once, each with a title out of its name and a language', async () => {
    const { choose, sent } = await openFiles({ files: EMPTY });
    await choose(
      1,
      aFile('plan_of-the-quay.pdf', 'application/pdf'),
      aFile('trees.csv', 'text/csv'),
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'plan_of-the-quay.pdf',
      'trees.csv',
    ]);
    const [first] = screen.getAllByLabelText('Language of the document');
    await userEvent.selectOptions(first!, 'English');
    type('Description in English', 'At 1:500.');
    await save();
    expect(sent()[0]!.attachments).toMatchObject([
      { title: { en: 'plan of the quay' }, description: { en: 'At 1:500.' }, locale: 'en' },
      { title: { en: 'trees' }, description: {}, locale: null },
    ]);
  });

  test('[WCAG 2.5.7] are put in order by buttons that keep the focus, and their place is told', async () => {
    const { sent } = await openFiles();
    await press('Down', 'plan-of-the-quay.pdf');
    expect(screen.getByText('Now in place 2 of 2.')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Down', description: 'plan-of-the-quay.pdf' }),
      ).toHaveFocus(),
    );
    await save();
    expect(sent()[0]!.attachments.map(({ file }) => file)).toEqual([fileId(3), fileId(1)]);
  });

  test('one is removed and brought back with what was typed', async () => {
    const { sent } = await openFiles();
    type('Title of the document in English', 'The plan');
    await press('Remove', 'plan-of-the-quay.pdf');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(undo.parentElement).toHaveTextContent('plan-of-the-quay.pdf goes when you save.');
    await press('Undo');
    await press('Remove', 'trees.csv');
    await save();
    expect(sent()[0]!.attachments).toMatchObject([{ file: fileId(1), title: { en: 'The plan' } }]);
  });

  test('a file takes the place of another, whose words stay', async () => {
    const { choose, sent } = await openFiles();
    await choose(1, aFile('plan-2.pdf', 'application/pdf'));
    expect(screen.getByRole('heading', { level: 3, name: 'plan-2.pdf' })).toBeInTheDocument();
    await save();
    const [replaced] = sent()[0]!.attachments;
    expect(replaced).toMatchObject({ title: { en: 'Plan of the quay' } });
    expect(replaced!.file).not.toBe(fileId(1));
  });

  test('a title that is missing is told at its field', async () => {
    const { sent } = await openFiles();
    type('Title of the document in English', ' ', 1);
    await save();
    expect(screen.getAllByLabelText('Title of the document in English')[1]).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});

describe('together', () => {
  test('what was changed outlives a reload', async () => {
    const { choose, sent, host } = await openFiles({ files: EMPTY });
    await choose(1, aFile('plan.pdf', 'application/pdf'));
    type('Title of the document in English', 'The plan');
    await press('reload');
    expect(await screen.findByDisplayValue('The plan')).toBeInTheDocument();
    await save();
    expect(sent()[0]!.attachments).toMatchObject([{ title: { en: 'The plan' } }]);
    expect(host.count()).toBe(1);
  });

  test('a file of an earlier visit that was cleared away is told, and can be removed', async () => {
    const { choose, sent, host } = await openFiles({ files: EMPTY });
    await choose(1, aFile('plan.pdf', 'application/pdf'));
    host.forget();
    await press('reload');
    expect(await screen.findByText(/This file is no longer there/)).toBeVisible();
    await press('Remove');
    await save();
    await waitFor(() => expect(sent()[0]!.attachments).toEqual([]));
  });

  test('a change of the texts meanwhile is nothing to decide about', async () => {
    const { sent } = await openFiles({
      answers: {
        [FILES]: [{ body: someFiles() }, { body: someFiles({ revision: 4 }) }],
        [PUT]: [problem(409, 'newerRevision'), { body: someFiles({ revision: 5 }) }],
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
      const view = await openFiles({
        answers: {
          [FILES]: [{ body: someFiles() }, { body: theirs }],
          [PUT]: [problem(409, 'newerRevision'), { body: someFiles({ revision: 5 }) }],
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
    const { ports } = await openFiles();
    type('Whose picture it is', 'Can Demir');
    await waitFor(() => expect(ports.unloadWarnings).toBe(1));
  });

  test.each([
    [403, 'forbidden'],
    [404, 'notFound'],
  ])('whoever may not change it is told: %d', async (status, code) => {
    renderScreen(<FilesScreen />, {
      ...{ path: '/:section/:slug/edit', url: '/blogs/shade-for-every-bench/edit' },
      isSignedIn: true,
      answers: {
        [`${PAGE}/source`]: { body: aSource() },
        [FILES]: problem(status, code),
        '/v1/search/suggestions': { body: { items: [] } },
      },
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^(Edit)?$/),
    );
    expect(screen.queryByText('Documents')).toBeNull();
  });

  test('in Arabic everything has its words, and the title’s field its direction', async () => {
    await openFiles({
      locale: 'ar',
      files: someFiles({ cover: { ...someFiles().cover!, info: aPictureInfo() } }),
    });
    expect(screen.getByLabelText('صاحب الصورة')).toBeVisible();
    expect(screen.getAllByLabelText('عنوان المستند بالعربية')[0]).toHaveAttribute('dir', 'rtl');
  });
});
