import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TIMING } from '../../../../shared/constants';
import { DEMO_SETTINGS } from '../../../../demo/city';
import type { ContentSource } from '../../../../shared/contract/editing';
import { aSource } from '../../../testing/editFactories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { EditScreen } from '../EditScreen';

const PAGE = '/v1/blogs/shade-for-every-bench';
export const SOURCE_PATH = `${PAGE}/source`;
export const PUT_PAGE = `PUT ${PAGE}`;
export const PUBLISHED = { status: 'published' as const, mayPublish: false, acts: [] };

/** The label of the field with the original text, by language of the page. */
export const TEXT_LABELS = { en: 'Text in English', ar: 'النص بالإنجليزية' } as const;

/** A reload makes the screen anew; what is kept in the browser stays. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <EditScreen key={visit} />
    </>
  );
}

/** Renders the page on which a post is changed, once its form is there. */
export async function renderEdit(
  answers: FakeResponses = {},
  source: Partial<ContentSource> = {},
  locale: keyof typeof TEXT_LABELS = 'en',
  settings = DEMO_SETTINGS,
) {
  const view = renderScreen(<Reloadable />, {
    path: '/:section/:slug/edit?',
    url: '/blogs/shade-for-every-bench/edit',
    locale,
    settings,
    isSignedIn: true,
    answers: { [SOURCE_PATH]: { body: aSource(source) }, ...answers },
  });
  await screen.findByLabelText(TEXT_LABELS[locale]);
  const puts = () =>
    view.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as object);
  const pause = () => act(() => view.ports.advance(TIMING.autosaveMs));
  return { ...view, puts, pause };
}

/** Replaces the text of a field at once. */
export const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
/** Finds the tab of a language. */
export const getTab = (name: RegExp) => screen.getByRole('tab', { name });
