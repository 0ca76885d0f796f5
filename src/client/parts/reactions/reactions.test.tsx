import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactionKind, Reactions } from '../../../shared/contract/reactions';
import type { Locale } from '../../../shared/locales';
import { REACTION_SECTIONS, SECTIONS, type Section } from '../../../shared/sections';
import { contentApi } from '../../api/contentEndpoints';
import { aProblem } from '../../testing/factories';
import type { FakeResponses, FakeResponse } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { SectionDetailScreen } from '../content/SectionScreens';

const POST = aDetailPage('blogs', 'en');
const DETAIL = `/v1/blogs/${POST.slug}`;
const WRITE = `${DETAIL}/reaction`;

const said = (
  [like, thanks, idea]: readonly [number, number, number],
  mine: ReactionKind | null,
): { body: Reactions } => ({ body: { counts: { like, thanks, idea }, mine } });

interface Options {
  readonly isSignedIn?: boolean;
  readonly locale?: Locale;
  readonly more?: object;
}
const open = (
  answers: FakeResponses,
  { isSignedIn = true, locale = 'en', more = {} }: Options = {},
) =>
  renderScreen(<SectionDetailScreen />, {
    path: '/blogs/:slug',
    url: `/blogs/${POST.slug}`,
    isSignedIn,
    locale,
    answers: {
      [DETAIL]: { body: { ...aDetailPage('blogs', locale), ...more } },
      [`${WRITE}s`]: said([4, 0, 1], null),
      ...answers,
    },
  });
const button = (name: RegExp, pressed: boolean) => screen.findByRole('button', { name, pressed });

/** Creates an answer that comes when the test says so. */
function later() {
  let come: (answer: FakeResponse) => void = () => undefined;
  const answer = new Promise<FakeResponse>((given) => (come = given));
  return { answer, come };
}

test('a reaction is shown at once, before the host has answered, and can be changed and taken back', async () => {
  const first = later();
  const { calls } = open({
    [`PUT ${WRITE}`]: first.answer,
    [`DELETE ${WRITE}`]: said([4, 0, 1], null),
  });
  await userEvent.click(await button(/^Helpful.*4 people$/, false));
  expect(await button(/^Helpful.*5 people$/, true)).toHaveFocus();
  first.come(said([5, 0, 1], 'like'));
  await userEvent.click(await button(/^Helpful.*5 people$/, true));
  expect(await button(/^Helpful.*4 people$/, false)).toBeVisible();
  const writes = calls.filter(({ path }) => path === WRITE);
  expect(writes.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { kind: 'like' }],
    ['DELETE', null],
  ]);
});

test('another reaction takes the place of the first: one counts less, the other more', async () => {
  open({
    [`${WRITE}s`]: said([5, 0, 1], 'like'),
    [`PUT ${WRITE}`]: said([4, 1, 1], 'thanks'),
  });
  await button(/^Helpful.*5 people$/, true);
  await userEvent.click(await button(/^Thank you.*nobody yet$/, false));
  expect(await button(/^Thank you.*1 person$/, true)).toBeVisible();
  expect(await button(/^Helpful.*4 people$/, false)).toBeVisible();
});

test('a reaction that did not reach the host is taken off again, and the reader is told', async () => {
  open({ [`PUT ${WRITE}`]: aProblem(409, 'unexpected') });
  await userEvent.click(await button(/^Gives me an idea/, false));
  expect(await screen.findByText(/was not done|could not|did not/i)).toBeVisible();
  expect(await button(/^Gives me an idea.*1 person$/, false)).toBeVisible();
});

test('visitors are led to the sign-in; afterwards they are asked whether to send what they chose', async () => {
  const view = open({ [`PUT ${WRITE}`]: said([4, 1, 1], 'thanks') }, { isSignedIn: false });
  await userEvent.click(await button(/^Thank you/, false));
  expect(view.ports.sessionStorage.read(`reaction:blogs/${POST.slug}`)).toBe('"thanks"');
  expect(view.ports.location.href()).toContain('/sign-in?to=');
  expect(decodeURIComponent(view.ports.location.href())).toContain(`/blogs/${POST.slug}#reactions`);
  expect(view.calls.map(({ path }) => path)).not.toContain(WRITE);
});

test('what was chosen before the sign-in is sent by a press, never by itself; it can be left', async () => {
  const view = open({ [`PUT ${WRITE}`]: said([4, 1, 1], 'thanks') }, { isSignedIn: false });
  await button(/^Thank you/, false);
  view.ports.sessionStorage.write(`reaction:blogs/${POST.slug}`, '"thanks"');
  await waitFor(() => view.signIn());
  const asked = await screen.findByText('You chose “Thank you” before you signed in.');
  expect(asked.closest('[role="status"]')).not.toBeNull();
  expect(view.calls.map(({ path }) => path)).not.toContain(WRITE);
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await button(/^Thank you.*1 person$/, true)).toBeVisible();
  expect(screen.queryByText(/before you signed in/)).toBeNull();
  expect(view.ports.sessionStorage.read(`reaction:blogs/${POST.slug}`)).toBeNull();
});

test('what somebody else put into the storage is no reaction', async () => {
  const view = open({}, { isSignedIn: false });
  await button(/^Thank you/, false);
  view.ports.sessionStorage.write(`reaction:blogs/${POST.slug}`, '"<img>"');
  await waitFor(() => view.signIn());
  await button(/^Thank you/, false);
  expect(screen.queryByText(/before you signed in/)).toBeNull();
});

test('a newer version of the content brings the newer numbers', async () => {
  const { store } = open({
    [DETAIL]: [{ body: POST }, { body: { ...POST, version: POST.version + 1 } }],
    [`${WRITE}s`]: [said([4, 0, 1], null), said([4, 0, 2], null)],
  });
  await button(/^Gives me an idea.*1 person$/, false);
  store.dispatch(contentApi.util.invalidateTags([{ type: 'Content', id: POST.id }]));
  expect(await button(/^Gives me an idea.*2 people$/, false)).toBeVisible();
});

test('what is archived shows the numbers alone; a draft, nothing', async () => {
  const counts = { ...POST.counts, reactions: 5 };
  const { unmount } = open({}, { more: { status: 'archived', counts } });
  const heading = await screen.findByRole('heading', { name: 'Reactions' });
  expect(within(heading.parentElement!).queryByRole('button')).toBeNull();
  await waitFor(() => expect(heading.parentElement).toHaveTextContent(/Helpful.*4 people/));
  unmount();
  open({}, { more: { status: 'draft' } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: /reaction/i })).toBeNull();
});

test.each([
  ['ar', 'تفاعلك', /^مفيد.*4 أشخاص$/],
  ['tr', 'Tepkiniz', /^Yararlı.*4 kişi$/],
] as const)('in %s the counts are said in that language', async (locale, title, name) => {
  open({}, { locale });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await button(name, false)).toBeVisible();
});

test.each(SECTIONS.map((section) => [section]))(
  '%s: reactions stand where people react',
  async (section: Section) => {
    const item = aDetailPage(section, 'en');
    renderScreen(<SectionDetailScreen />, {
      path: `/${section}/:slug`,
      url: `/${section}/${item.slug}`,
      answers: { [`/v1/${section}/${item.slug}`]: { body: item } },
    });
    await screen.findByRole('heading', { level: 1 });
    const found = screen.queryByRole('heading', { name: 'Your reaction' });
    expect(found !== null).toBe((REACTION_SECTIONS as readonly Section[]).includes(section));
  },
);
