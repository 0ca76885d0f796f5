import { act, screen, within } from '@testing-library/react';
import en from '../../../../i18n/en.json';
import { portalApi } from '../../api/portalApi';
import { keepBallotDraft } from '../../offline/ballotThunks';
import { renderScreen } from '../../testing/renderScreen';
import { MyPollsScreen } from './MyPollsScreen';
import { someMyPolls } from './MyPollsScreen.stories';

const polls = someMyPolls('en');
const CALL = '/v1/me/have-your-say';

const show = (answer: unknown = { body: polls }) =>
  renderScreen(<MyPollsScreen />, {
    url: '/me/have-your-say',
    isSignedIn: true,
    answers: { [CALL]: answer as never },
  });

const group = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};

test('votes that wait, votes that were cast and what became of them, with my token', async () => {
  const { calls } = show();
  const toDo = await group('1 vote waits for you');
  expect(toDo.getAllByRole('article')).toHaveLength(1);
  const voted = await group(en['me.polls.voted']);
  expect(voted.getByText(polls.voted[0]!.receipt)).toHaveAttribute('dir', 'ltr');
  expect(voted.queryByText(en['me.polls.counted'])).toBeNull();
  const closed = await group(en['me.polls.closed']);
  expect(closed.getByText(en['me.polls.counted'])).toBeVisible();
  expect(closed.getAllByText(polls.closed[0]!.outcome!.text).length).toBeGreaterThan(0);
  expect(calls[0]!.headers.get('authorization')).toBe('Bearer token');
});

test('a paper that was begun on this device stands apart', async () => {
  const { slug, title } = polls.toDo[0]!;
  const { store } = show();
  await group('1 vote waits for you');
  const answers = { question: { chosen: ['option'] } };
  act(() => {
    store.dispatch(keepBallotDraft({ pollId: polls.toDo[0]!.id, slug, title, answers }));
    store.dispatch(portalApi.util.invalidateTags(['Outbox']));
  });
  expect((await group(en['me.polls.drafts'])).getByText(en['me.polls.begun'])).toBeVisible();
  expect(screen.queryByText('1 vote waits for you')).toBeNull();
});

test('whoever has no votes is led to the section', async () => {
  show({ body: { toDo: [], voted: [], closed: [] } });
  expect(await screen.findByText(en['me.polls.nothing'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['me.seeSection'] })).toHaveAttribute(
    'href',
    '/have-your-say',
  );
});
