import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aListPage, aProblem } from '../../testing/factories';
import {
  COMMENTS_PATH,
  COMMENTS_PLACE as PLACE,
  NO_OWN_ACTION,
  aNamedComment,
  showComments as show,
} from '../../testing/renderComments';
import { renderScreen } from '../../testing/renderScreen';
import { loadMarkdown } from '../../ui/Markdown';
import { Comments } from './Comments';

const signedIn = { isSignedIn: true } as const;

/** The page as it is after two more have been written. */
function Growing() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button onClick={() => setCount(3)}>others write</button>
      <Comments place={PLACE} count={count} />
    </>
  );
}

beforeAll(loadMarkdown);
beforeEach(() => sessionStorage.clear());

describe('reading', () => {
  test('every comment keeps its own language and direction', async () => {
    show({
      [COMMENTS_PATH]: aListPage([
        aNamedComment('one', { author: 'ليلى', body: 'نعم **للأشجار**', lang: 'ar' }),
      ]),
    });
    const body = (await screen.findByText('للأشجار')).closest('[lang]');
    expect(body).toHaveAttribute('lang', 'ar');
    expect(body).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('ليلى').tagName).toBe('BDI');
  });

  test('the name of a comment leads to the person; one who has left is not named', async () => {
    show({
      [COMMENTS_PATH]: aListPage([
        aNamedComment('one'),
        aNamedComment('two', { author: '', authorId: null }),
      ]),
    });
    const link = await screen.findByRole('link', { name: 'Leyla Demir' });
    expect(link).toHaveAttribute('href', '/user/00000000-0000-4000-8000-0000000000a1');
    expect(screen.getByText('Someone who has left').closest('a')).toBeNull();
  });

  test('answers come when they are asked for, and go again', async () => {
    const { calls } = show({
      [COMMENTS_PATH]: aListPage([aNamedComment('one', { replies: 1 })]),
      [`${COMMENTS_PATH}/one/replies`]: aListPage([
        aNamedComment('answer', { parentId: 'one', depth: 1 }),
      ]),
    });
    const button = await screen.findByRole('button', { name: '1 reply' });
    expect(calls.map(({ path }) => path)).not.toContain(`${COMMENTS_PATH}/one/replies`);
    await userEvent.click(button);
    const replies = await screen.findByRole('list', { name: 'Replies' });
    expect(await within(replies).findByText('Text of answer')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide replies' }));
    expect(screen.queryByText('Text of answer')).toBeNull();
  });

  test('votes are numbers for the eye and sentences for screen readers', async () => {
    show({ [COMMENTS_PATH]: aListPage([aNamedComment('one', { votes: { up: 46, down: 1 } })]) });
    expect(await screen.findByText('46 people agree')).toBeInTheDocument();
    expect(screen.getByText('1 person disagrees')).toBeInTheDocument();
  });

  test.each([
    ['deleted', null, 'This comment was removed by its author.'],
    ['hidden', 'spam', 'This comment was hidden by moderation: advertising or spam.'],
  ] as const)('what is %s leaves a note; its answers stay', async (state, hiddenFor, note) => {
    const gone = aNamedComment('one', {
      state,
      hiddenFor,
      body: '',
      author: '',
      authorId: null,
      replies: 2,
    });
    show({ [COMMENTS_PATH]: aListPage([gone]) });
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('button', { name: '2 replies' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  test('an edited comment shows what it said before', async () => {
    show({
      [COMMENTS_PATH]: aListPage([
        aNamedComment('one', { editedAt: '2026-04-21T08:00:00Z', revision: 2 }),
      ]),
      [`${COMMENTS_PATH}/one/history`]: {
        body: {
          items: [{ revision: 1, body: 'Once more', lang: 'en', at: '2026-04-20T08:00:00Z' }],
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edited' }));
    expect(await screen.findByText('Once more')).toBeVisible();
  });

  test('the order stands in the address', async () => {
    const { calls } = show(
      { [COMMENTS_PATH]: aListPage([aNamedComment('one')]) },
      { url: '/dialogs/waterfront?sort=discussed' },
    );
    await screen.findByText('Text of one');
    expect(calls.find(({ path }) => path === COMMENTS_PATH)!.search.get('sort')).toBe('discussed');
    const orders = screen.getByRole('navigation', { name: 'Order of the comments' });
    expect(within(orders).getByText('Most discussed')).toHaveAttribute('aria-current', 'page');
    expect(within(orders).getByText('Newest')).toHaveAttribute(
      'href',
      '/dialogs/waterfront?sort=newest',
    );
  });

  test('a link to one comment shows it below those that it answers', async () => {
    show(
      {
        [COMMENTS_PATH]: aListPage([aNamedComment('other')]),
        [`${COMMENTS_PATH}/two`]: {
          body: {
            items: [aNamedComment('one'), aNamedComment('two', { parentId: 'one', depth: 1 })],
          },
        },
      },
      { url: '/dialogs/waterfront?comment=two' },
    );
    const linked = await screen.findByRole('region', { name: 'The comment that you were sent to' });
    expect(await within(linked).findByText('Text of two')).toBeVisible();
    expect(within(linked).getByText('Text of one')).toBeVisible();
    expect(await screen.findByText('Text of other')).toBeVisible();
  });

  test('a comment that a link leads to stands on the page once, as those that it answers do', async () => {
    const one = aNamedComment('one', { replies: 1 });
    const two = aNamedComment('two', { parentId: 'one', depth: 1 });
    show(
      {
        [COMMENTS_PATH]: aListPage([aNamedComment('other'), one]),
        [`${COMMENTS_PATH}/two`]: { body: { items: [one, two] } },
        [`${COMMENTS_PATH}/one/replies`]: aListPage([
          aNamedComment('three', { parentId: 'one', depth: 1 }),
          two,
        ]),
      },
      { url: '/dialogs/waterfront?comment=two' },
    );
    await screen.findByText('Text of two');
    await screen.findByText('Text of other');
    await userEvent.click(screen.getByRole('button', { name: '1 reply' }));
    expect(await screen.findByText('Text of three')).toBeVisible();
    for (const name of ['one', 'two'])
      expect(screen.getAllByText(`Text of ${name}`)).toHaveLength(1);
  });

  test('a link to a comment that is gone says so', async () => {
    show(
      { [COMMENTS_PATH]: aListPage([]), [`${COMMENTS_PATH}/two`]: aProblem(404, 'notFound') },
      { url: '/dialogs/waterfront?comment=two' },
    );
    expect(
      await screen.findByText('The comment behind this link is not here any more.'),
    ).toBeVisible();
  });

  test('more are appended; a page that fails leaves those that are there', async () => {
    const { calls } = show({
      [COMMENTS_PATH]: [
        aListPage([aNamedComment('one')], { next: 'c2', total: 2 }),
        aProblem(404, 'notFound'),
        aListPage([aNamedComment('two')]),
      ],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Text of two')).toBeVisible();
    expect(screen.getByText('Text of one')).toBeVisible();
    const cursors = calls
      .filter(({ path }) => path === COMMENTS_PATH)
      .map(({ search }) => search.get('cursor'));
    expect(cursors).toEqual([null, 'c2', 'c2']);
  });

  test('without a script the next ones are a link to the page itself', async () => {
    show({ [COMMENTS_PATH]: aListPage([aNamedComment('one')], { next: 'c2' }) });
    expect(await screen.findByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/dialogs/waterfront?cursor=c2',
    );
  });

  test('new ones are announced, and come when the reader asks for them', async () => {
    const answers = {
      [COMMENTS_PATH]: [
        aListPage([aNamedComment('one')]),
        aListPage([aNamedComment('new'), aNamedComment('one')]),
      ],
    };
    renderScreen(<Growing />, { path: '/dialogs/:slug', url: '/dialogs/waterfront', answers });
    await screen.findByText('Text of one');
    await userEvent.click(screen.getByRole('button', { name: 'others write' }));
    expect(await screen.findByText('2 new comments')).toBeVisible();
    expect(screen.queryByText('Text of new')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Text of new')).toBeVisible();
    expect(screen.queryByText('2 new comments')).toBeNull();
  });
});

describe('writing', () => {
  test('a comment is published and stands on top; it is sent once under one key', async () => {
    const sent = aNamedComment('mine', { mine: { ...NO_OWN_ACTION, isAuthor: true } });
    const { calls } = show(
      {
        [COMMENTS_PATH]: aListPage([aNamedComment('one')]),
        [`POST ${COMMENTS_PATH}`]: { status: 201, body: sent },
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Your comment/ }),
      'Text of mine',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Text of mine')).toBeVisible();
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Text of mine');
    const post = calls.filter(({ method }) => method === 'POST');
    expect(post.map(({ body }) => body)).toEqual([{ body: 'Text of mine', lang: 'en' }]);
    expect(post[0]!.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Write a comment' })).toHaveFocus();
  });

  test('what was typed and not sent is there again', async () => {
    show({ [COMMENTS_PATH]: aListPage([]) }, signedIn);
    await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Your comment/ }),
      'Half a thought',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
    expect(await screen.findByRole('textbox', { name: /Your comment/ })).toHaveValue(
      'Half a thought',
    );
  });

  test('a refusal keeps the text and says what to do', async () => {
    show(
      {
        [COMMENTS_PATH]: aListPage([]),
        [`POST ${COMMENTS_PATH}`]: aProblem(429, 'tooManyRequests'),
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
    const field = await screen.findByRole('textbox', { name: /Your comment/ });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(field).toBeInvalid();
    await userEvent.type(field, 'Again');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Again');
  });

  test('an answer is counted at once and shown among the answers', async () => {
    const answer = aNamedComment('answer', { parentId: 'one', depth: 1 });
    show(
      {
        [COMMENTS_PATH]: aListPage([aNamedComment('one', { mine: NO_OWN_ACTION })]),
        [`POST ${COMMENTS_PATH}`]: { status: 201, body: answer },
        [`${COMMENTS_PATH}/one/replies`]: aListPage([answer]),
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Your reply/ }),
      'Text of answer',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const replies = await screen.findByRole('list', { name: 'Replies' });
    expect(await within(replies).findByText('Text of answer')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide replies' })).toBeVisible();
  });

  test('an answer on the last level answers what that one answers, and names its author', async () => {
    const deepest = aNamedComment('deep', { parentId: 'middle', depth: 2, mine: NO_OWN_ACTION });
    const { calls } = show(
      {
        [COMMENTS_PATH]: aListPage([deepest]),
        [`POST ${COMMENTS_PATH}`]: {
          status: 201,
          body: aNamedComment('answer', { parentId: 'middle', depth: 2 }),
        },
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Your reply/ }), 'Yes');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
      body: '[@Leyla Demir](/user/00000000-0000-4000-8000-0000000000a1) Yes',
      lang: 'en',
      parentId: 'middle',
    });
  });

  test('a quotation begins the answer', async () => {
    show(
      {
        [COMMENTS_PATH]: aListPage([
          aNamedComment('one', { mine: NO_OWN_ACTION, body: 'First\nSecond' }),
        ]),
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quote' }));
    const field = await screen.findByRole('textbox', { name: /Your reply/ });
    expect((field as HTMLTextAreaElement).value).toMatch(/^> First\n> Second\n\n\[@Leyla Demir\]/);
  });

  test('one’s own comment is changed from the revision that was read', async () => {
    const mine = aNamedComment('one', { mine: { ...NO_OWN_ACTION, isAuthor: true }, revision: 3 });
    const { calls } = show(
      {
        [COMMENTS_PATH]: aListPage([mine]),
        [`PATCH ${COMMENTS_PATH}/one`]: {
          body: { ...mine, body: 'Better', revision: 4, editedAt: '2026-05-01T09:00:00Z' },
        },
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: /Change your comment/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Better');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edited' })).toBeVisible();
    expect(screen.getByText('Better')).toBeVisible();
    const patch = calls.find(({ method }) => method === 'PATCH')!;
    expect(patch.headers.get('if-match')).toBe('"3"');
  });

  test('deleting is asked about and leaves a note', async () => {
    const mine = aNamedComment('one', { mine: { ...NO_OWN_ACTION, isAuthor: true } });
    show(
      { [COMMENTS_PATH]: aListPage([mine]), [`DELETE ${COMMENTS_PATH}/one`]: { body: null } },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This comment was removed by its author.')).toBeVisible();
  });

  test('a report goes with its reason, once', async () => {
    const { calls } = show(
      {
        [COMMENTS_PATH]: aListPage([aNamedComment('one', { mine: NO_OWN_ACTION })]),
        [`POST ${COMMENTS_PATH}/one/report`]: { body: null },
      },
      signedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this comment' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'advertising or spam' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ reason: 'spam' });
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });
});

describe('voting', () => {
  const agree = () => screen.findByRole('button', { name: /^Agree/ });
  const shownAgree = () => screen.getByRole('button', { name: /^Agree/ });

  test('a vote is counted at once; the host’s count follows', async () => {
    let answer = (_: { body: object }) => {};
    const pending = new Promise<{ body: object }>((done) => (answer = done));
    show(
      {
        [COMMENTS_PATH]: aListPage([
          aNamedComment('one', { mine: NO_OWN_ACTION, votes: { up: 4, down: 0 } }),
        ]),
        [`PUT ${COMMENTS_PATH}/one/vote`]: pending,
      },
      signedIn,
    );
    await userEvent.click(await agree());
    await waitFor(() => expect(shownAgree()).toHaveAttribute('aria-pressed', 'true'));
    expect(shownAgree()).toHaveTextContent('5 people agree');
    await act(async () => answer({ body: { up: 7, down: 1 } }));
    await waitFor(() => expect(shownAgree()).toHaveTextContent('7 people agree'));
  });

  test('a vote that fails is taken back', async () => {
    show(
      {
        [COMMENTS_PATH]: aListPage([
          aNamedComment('one', { mine: NO_OWN_ACTION, votes: { up: 4, down: 0 } }),
        ]),
        [`PUT ${COMMENTS_PATH}/one/vote`]: aProblem(409, 'closed'),
      },
      signedIn,
    );
    await userEvent.click(await agree());
    await waitFor(() => expect(shownAgree()).toHaveTextContent('4 people agree'));
    expect(await agree()).toHaveAttribute('aria-pressed', 'false');
  });

  test('nobody votes on their own, and visitors read', async () => {
    show(
      {
        [COMMENTS_PATH]: aListPage([
          aNamedComment('one', { mine: { ...NO_OWN_ACTION, isAuthor: true } }),
        ]),
      },
      signedIn,
    );
    await screen.findByText('Text of one');
    expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull();
  });

  test('visitors are led to the sign-in; where it is over everybody reads', async () => {
    show({ [COMMENTS_PATH]: aListPage([aNamedComment('one')]) });
    expect(await screen.findByRole('link', { name: 'Sign in to comment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  test('a conversation that has ended takes nothing more', async () => {
    show(
      { [COMMENTS_PATH]: aListPage([aNamedComment('one', { mine: NO_OWN_ACTION })]) },
      { ...signedIn, place: { isOpen: false } },
    );
    expect(
      await screen.findByText('This conversation has ended. Everything stays readable.'),
    ).toBeVisible();
    await screen.findByText('Text of one');
    expect(screen.queryByRole('button', { name: /Agree|Reply|Write/ })).toBeNull();
  });
});
