import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Comment } from '../../../shared/contract/comments';
import { aListPage, aProblem } from '../../testing/factories';
import { COMMENTS_PATH, aNamedComment, showComments } from '../../testing/renderComments';
import { loadMarkdown } from '../../ui/Markdown';

beforeAll(loadMarkdown);
beforeEach(() => sessionStorage.clear());

const arabic = (id: string, more: Partial<Comment> = {}) =>
  aNamedComment(id, { body: 'نعم للأشجار', lang: 'ar', alsoIn: ['en', 'tr'], ...more });
const translated = (body: string, source = 'machine') => ({ body: { body, lang: 'en', source } });
const button = (name: string) => screen.findByRole('button', { name });

test('the original comes first; the reader asks for the translation, and goes back', async () => {
  const { calls } = showComments({
    [COMMENTS_PATH]: aListPage([arabic('one')]),
    [`${COMMENTS_PATH}/one/translation?to=en`]: translated('Yes to **trees**'),
  });
  const original = await screen.findByText('نعم للأشجار');
  expect(original.closest('[lang]')).toHaveAttribute('lang', 'ar');
  await userEvent.click(await button('Translate'));
  const translation = await screen.findByText('trees');
  expect(translation.closest('[lang]')).toBeNull();
  expect(screen.getByText('Machine translation')).toBeVisible();
  expect(screen.queryByText('نعم للأشجار')).toBeNull();
  await userEvent.click(await button('Show the original'));
  expect(await screen.findByText('نعم للأشجار')).toBeVisible();
  expect(screen.queryByText('Machine translation')).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith('/translation'))).toHaveLength(1);
});

test('what a person translated is not called a machine’s', async () => {
  showComments({
    [COMMENTS_PATH]: aListPage([arabic('one')]),
    [`${COMMENTS_PATH}/one/translation`]: translated('Yes to trees', 'person'),
  });
  await userEvent.click(await button('Translate'));
  expect(await screen.findByText('Translation')).toBeVisible();
});

test('translations first holds for all comments, and on this device', async () => {
  const answers = {
    [COMMENTS_PATH]: aListPage([arabic('one'), arabic('two')]),
    [`${COMMENTS_PATH}/one/translation`]: translated('First in English'),
    [`${COMMENTS_PATH}/two/translation`]: translated('Second in English'),
  };
  const { ports } = showComments(answers);
  const [first] = await screen.findAllByRole('button', { name: 'Translate' });
  await userEvent.click(first!);
  await userEvent.click(await button('Always show translations first'));
  expect(await screen.findByText('Second in English')).toBeVisible();
  expect(ports.localStorage.read('meydan-translations-first')).toBe('on');

  const [card] = screen.getAllByRole('article');
  await userEvent.click(within(card!).getByRole('button', { name: 'Show the original' }));
  expect(screen.getByText('نعم للأشجار')).toBeVisible();
  await userEvent.click(within(card!).getByRole('button', { name: 'Always show originals first' }));
  await waitFor(() => expect(screen.queryByText('Second in English')).toBeNull());
  expect(ports.localStorage.read('meydan-translations-first')).toBeNull();
});

test('a translation that does not come leaves the original, and can be asked for again', async () => {
  showComments({
    [COMMENTS_PATH]: aListPage([arabic('one')]),
    [`${COMMENTS_PATH}/one/translation`]: [aProblem(404, 'notFound'), translated('Yes to trees')],
  });
  await userEvent.click(await button('Translate'));
  expect(await screen.findByText('The translation is not available at the moment.')).toBeVisible();
  expect(screen.getByText('نعم للأشجار')).toBeVisible();
  await userEvent.click(await button('Translate'));
  expect(await screen.findByText('Yes to trees')).toBeVisible();
});

test('nothing is offered for the reader’s own language, or where nothing translates', async () => {
  showComments({
    [COMMENTS_PATH]: aListPage([
      aNamedComment('one', { alsoIn: ['ar', 'tr'] }),
      arabic('two', { alsoIn: [] }),
      arabic('three', { alsoIn: ['tr'] }),
    ]),
  });
  await screen.findByText('Text of one');
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});
