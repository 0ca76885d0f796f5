import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ContentFiles, ContentFilesChange } from '../../../../../shared/contract/files';
import type { Locale } from '../../../../../shared/locales';
import type { MemoryPorts } from '../../../../browser/memoryPorts';
import { aSource } from '../../../../testing/editFactories';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { someFiles } from '../../../../testing/fileFactories';
import { createFakeFileHost, advanceInSteps } from '../../../../testing/fakeFileHost';
import { renderScreen } from '../../../../testing/renderScreen';
import { FilesScreen } from '../FilesScreen';

export const PAGE_PATH = '/v1/blogs/shade-for-every-bench';
export const FILES_PATH = `${PAGE_PATH}/files`;
export const PUT_FILES = `PUT ${FILES_PATH}`;
export const NO_FILES = someFiles({ cover: null, attachments: [] });

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
  readonly answers?: FakeResponses;
  readonly locale?: Locale;
}

/** Renders the page with picture and documents of a post, once it has them. */
export async function renderFiles({
  files = someFiles(),
  answers = {},
  locale = 'en',
}: Options = {}) {
  let host: ReturnType<typeof createFakeFileHost> | undefined;
  const before = (ports: MemoryPorts) => (host = createFakeFileHost(ports));
  const view = renderScreen(<Reloadable />, {
    path: '/:section/:slug/edit?',
    url: '/blogs/shade-for-every-bench/edit',
    isSignedIn: true,
    locale,
    before: (ports) => void before(ports),
    answers: {
      [`${PAGE_PATH}/source`]: { body: aSource() },
      [FILES_PATH]: { body: files },
      [PUT_FILES]: { body: files },
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
    await act(() => advanceInSteps(view.ports, 2_000));
  };
  const sent = () =>
    view.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body) as ContentFilesChange[];
  return { ...view, host: host!, choose, sent };
}

export const press = (name: string, about?: string) =>
  userEvent.click(screen.getByRole('button', { name, ...(about && { description: about }) }));
export const save = () => press('Save picture and documents');
/** Replaces the text of a field at once. */
export const type = (label: string, text: string, nth = 0) =>
  fireEvent.input(screen.getAllByLabelText(label)[nth]!, { target: { value: text } });
export const aFile = (name: string, mediaType: string) =>
  new File(['x'], name, { type: mediaType });
