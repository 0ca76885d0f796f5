import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TIMING } from '../../shared/constants';
import type { PaperChange, PollPaper } from '../../shared/contract/papers';
import { BuilderScreen } from '../features/have-your-say/builder/BuilderScreen';
import { aSource } from './editFactories';
import type { FakeResponses } from './fakeApi';
import { aPollPaper, aWrittenQuestion, toOptionId } from './paperFactories';
import { toQuestionId } from './pollFactories';
import { renderScreen } from './renderScreen';

export const PAPER_PATH = '/v1/have-your-say/trees/paper';
export const PUT_PAPER = `PUT ${PAPER_PATH}`;
export const SOURCE_PATH = '/v1/have-your-say/trees/source';

/** A reload makes the screen anew; what is kept in the browser stays. */
function Reloadable() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>reload</button>
      <BuilderScreen key={visit} nav={null} />
    </>
  );
}

/**
 * Shows where a poll is built, and waits until it is there whole. What is saved is answered with
 * the next revision.
 */
export async function renderBuilder(
  paper: PollPaper = aPollPaper(),
  answers: FakeResponses = {},
  locale?: 'ar' | 'tr',
) {
  const view = renderScreen(<Reloadable />, {
    path: '/:section/:slug/edit?',
    url: '/have-your-say/trees/edit?part=paper',
    isSignedIn: true,
    ...(locale && { locale }),
    answers: {
      [PAPER_PATH]: { body: paper },
      [SOURCE_PATH]: { body: aSource({ section: 'have-your-say', slug: 'trees' }) },
      [PUT_PAPER]: { body: { ...paper, revision: paper.revision + 1 } },
      '/v1/me/authors': { body: { items: [] } },
      ...answers,
    },
  });
  await waitFor(() =>
    expect(view.container.querySelector('#questions-title, .status')).not.toBeNull(),
  );
  // Parts whose code comes later.
  await waitFor(() => expect(view.container.querySelector('.lines')).toBeNull());
  /** Lets as much time go by as a draft waits for before it is saved. */
  const pause = () => act(() => view.ports.advance(TIMING.autosaveMs));
  return { ...view, pause };
}

type View = Awaited<ReturnType<typeof renderBuilder>>;

export const listSent = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as PaperChange);

export const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

/** Presses the button that saves and returns what was sent. */
export async function save(view: View) {
  const before = listSent(view).length;
  await press('Save the paper');
  await waitFor(() => expect(listSent(view)).toHaveLength(before + 1));
  return listSent(view).at(-1)!;
}

export const getCard = (number: number) =>
  screen.getByRole('region', { name: `Question ${number}` });

/** Returns the part with the buttons of a question as a whole. */
export const getTools = (number: number) =>
  within(getCard(number)).getByRole('heading', { level: 3 }).parentElement!;

export const getChecks = () => screen.getByRole('region', { name: 'Before it can be published' });

export const getPreview = () => screen.getByRole('region', { name: 'Preview' });

export const aSecondQuestion = () =>
  aWrittenQuestion({
    id: toQuestionId(2),
    prompt: { en: 'How many?' },
    options: aWrittenQuestion().options.map((option, index) => ({
      ...option,
      id: toOptionId(10 + index),
      label: { en: index === 0 ? 'Few' : 'Many' },
    })),
  });
