import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListPage } from '../../testing/factories';
import {
  COMMENTS_PATH,
  NO_OWN_ACTION,
  aNamedComment,
  showComments,
} from '../../testing/renderComments';
import { loadMarkdown } from '../../ui/Markdown';

beforeAll(loadMarkdown);
beforeEach(() => sessionStorage.clear());

const card = (text: string) => screen.getByText(text).closest('article');

test('the last page takes the link to more away: the focus is on the first that is new', async () => {
  showComments({
    [COMMENTS_PATH]: [
      aListPage([aNamedComment('one')], { next: 'c2', total: 4 }),
      aListPage([aNamedComment('two')], { next: 'c3', total: 4 }),
      aListPage([aNamedComment('three'), aNamedComment('four')]),
    ],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  await screen.findByText('Text of two');
  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(more).toHaveFocus();
  await userEvent.click(more);
  await screen.findByText('Text of three');
  await waitFor(() => expect(card('Text of three')).toHaveFocus());
});

test('so it is with answers', async () => {
  showComments({
    [COMMENTS_PATH]: aListPage([aNamedComment('root', { replies: 2 })]),
    [`${COMMENTS_PATH}/root/replies`]: [
      aListPage([aNamedComment('one', { depth: 1 })], { next: 'c2' }),
      aListPage([aNamedComment('two', { depth: 1 })]),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: '2 replies' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More replies' }));
  await screen.findByText('Text of two');
  await waitFor(() => expect(card('Text of two')).toHaveFocus());
});

test('the note on one’s own hidden comment leads to the reason; a moderator is told what others are', async () => {
  const hidden = { state: 'hidden', hiddenFor: 'spam' } as const;
  showComments(
    {
      [COMMENTS_PATH]: aListPage([
        aNamedComment('mine', { ...hidden, mine: { ...NO_OWN_ACTION, isAuthor: true } }),
        aNamedComment('theirs', { ...hidden, mine: NO_OWN_ACTION }),
      ]),
    },
    { isSignedIn: true },
  );
  const link = await screen.findByRole('link', { name: 'What you can do about it' });
  expect(link).toHaveAttribute('href', '/me/dialogs?part=hidden');
  expect(card('Text of theirs')).toHaveTextContent('This comment was hidden by moderation');
});

test('where moderators accept first, what was accepted is not changed, what waits is', async () => {
  const own = { ...NO_OWN_ACTION, isAuthor: true };
  showComments(
    {
      [COMMENTS_PATH]: aListPage([
        aNamedComment('accepted', { mine: own }),
        aNamedComment('held', { state: 'held', mine: own }),
      ]),
    },
    { isSignedIn: true, place: { isStrict: true } },
  );
  const menus = await screen.findAllByRole('button', { name: 'More actions' });
  for (const menu of menus) await userEvent.click(menu);
  const edits = screen.getAllByRole('button', { name: 'Edit' });
  expect(edits.map((edit) => edit.closest('article'))).toEqual([card('Text of held')]);
});
