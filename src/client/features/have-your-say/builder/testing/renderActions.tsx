import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollPaper } from '../../../../../shared/contract/papers';
import { aSource } from '../../../../testing/editFactories';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { BuilderScreen } from '../BuilderScreen';

export const POLL_PATH = '/v1/have-your-say/trees';

/** Renders the page on which a poll is built, once it says what else can be done. */
export async function renderActions(paper: PollPaper, answers: FakeResponses = {}) {
  const view = renderScreen(<BuilderScreen nav={null} />, {
    path: '/:section/:slug/edit?',
    url: '/have-your-say/trees/edit',
    isSignedIn: true,
    answers: {
      [`${POLL_PATH}/paper`]: { body: paper },
      [`${POLL_PATH}/source`]: { body: aSource({ section: 'have-your-say', slug: 'trees' }) },
      '/v1/me/authors': { body: { items: [] } },
      ...answers,
    },
  });
  await screen.findByText('What else you can do');
  return view;
}

type View = Awaited<ReturnType<typeof renderActions>>;
export const listPosts = ({ calls }: View) => calls.filter(({ method }) => method === 'POST');
export const listReads = ({ calls }: View) =>
  calls.filter(({ method, path }) => method === 'GET' && path === `${POLL_PATH}/paper`);
/** jsdom’s files cannot be read. */
export const createFile = (name: string, text: string) => new File([text], name);
export const listTitles = () =>
  [...document.querySelectorAll('summary h3')].map(({ textContent }) => textContent);
export const unfold = (name: string) =>
  userEvent.click(screen.getByRole('heading', { level: 3, name }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
