import { act, screen, within } from '@testing-library/react';
import type { LegalDetails } from '../../../shared/contract/legal';
import type { Locale } from '../../../shared/locales';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { aProblem, aText } from '../../testing/factories';
import { STORAGE_LIST } from '../../../shared/storageList';
import { aLegalVersion } from '../../testing/legalFactories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { loadMarkdown } from '../../ui/Markdown';
import { LegalScreen } from './LegalScreen';

const SLUG = 'terms-and-conditions';

beforeAll(loadMarkdown);
const versions = [
  aLegalVersion({ slug: SLUG, versionNumber: 3, effectiveOn: '2026-02-01' }),
  aLegalVersion({ slug: `${SLUG}-v2`, versionNumber: 2, effectiveOn: '2025-06-01' }),
  aLegalVersion({ slug: `${SLUG}-v1`, effectiveOn: '2024-01-15', publishedBy: 'Ada' }),
];

const shown = (slug: string, details: Partial<LegalDetails>, locale: Locale = 'en') => ({
  [`/v1/legal/${slug}`]: { body: aDetailPage('legal', locale, { slug, details }) },
});
const versionAt = (index: number, locale?: Locale) => {
  const { slug, ...facts } = versions[index]!;
  return shown(slug, { ...facts, versions }, locale);
};

test('the terms in force say since when, what is new and which versions there are', async () => {
  const whatChanged = aText('Clearer words.');
  const { slug, ...facts } = versions[0]!;
  const answers = shown(slug, { ...facts, versions, whatChanged });
  renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers });

  expect(await screen.findByText('Clearer words.')).toBeVisible();
  expect(screen.getByText(/In force since/)).toHaveTextContent('In force since 1 February 2026');
  expect(screen.queryByText('A newer version is in force')).not.toBeInTheDocument();

  const list = within(screen.getByRole('navigation', { name: 'All versions' }));
  expect(
    list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Version 3', `/${SLUG}`],
    ['Version 2', `/legal/${SLUG}-v2`],
    ['Version 1', `/legal/${SLUG}-v1`],
  ]);
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Version 3');
  expect(list.getByText(/15 January 2024/)).toBeVisible();
  expect(list.getByText('Ada').closest('p')).toHaveTextContent(
    'Published on 20 November 2025 by Ada',
  );
  expect(list.getAllByText('Harbour City')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Write a new version' })).toBeNull();
});

test.each([
  [[] as const, 0],
  [['cookies', SLUG] as const, 1],
])(
  'with %j in force, what a text says of another one is a link only where that is there',
  async (legalPages, links) => {
    const { slug, ...facts } = versions[0]!;
    const body = { text: 'See [the list](/cookies) and [help](/faqs).', lang: 'en' as const };
    const page = { ...aDetailPage('legal', 'en', { slug, details: { ...facts, versions } }), body };
    renderScreen(<LegalScreen />, {
      url: `/${SLUG}`,
      answers: { [`/v1/legal/${slug}`]: { body: page } },
      preloadedState: { installation: { legalPages, canRegister: true, hasProvider: true } },
    });
    expect(await screen.findByText('the list')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'the list' })).toHaveLength(links);
    expect(screen.getByRole('link', { name: 'help' })).toBeVisible();
  },
);

test('an earlier version says above its text that a newer one is in force, and leads there', async () => {
  renderScreen(<LegalScreen />, { url: `/legal/${SLUG}-v1`, answers: versionAt(2) });
  const title = await screen.findByText('A newer version is in force');
  const link = screen.getByRole('link', { name: 'Read the version in force' });
  expect(link).toHaveAttribute('href', `/${SLUG}`);
  expect(title.compareDocumentPosition(screen.getByText(/Why now/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText(/until/)).toHaveTextContent(
    'In force from 15 January 2024 until 1 June 2025',
  );
});

test('a version that is announced for a later day does not replace the present one', async () => {
  const later = aLegalVersion({
    slug: `${SLUG}-v4`,
    versionNumber: 4,
    effectiveOn: '2026-09-01',
    whatChanged: aText('Shorter sentences.'),
  });
  const { slug, ...facts } = versions[0]!;
  const answers = shown(slug, { ...facts, versions: [later, ...versions] });
  renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers });
  expect(await screen.findByRole('link', { name: 'Version 4' })).toBeVisible();
  expect(screen.queryByText('A newer version is in force')).not.toBeInTheDocument();
  expect(screen.getByText(/on, version 4/)).toHaveTextContent(
    'From 1 September 2026 on, version 4 is in force.',
  );
  expect(screen.getAllByText('Shorter sentences.')).toHaveLength(2);
  const compare = screen.getByRole('link', { name: 'Compare it with the version in force' });
  expect(compare).toHaveAttribute('href', `/legal/${SLUG}-v4?from=3&to=4`);
});

test('a text with one version alone has no list of versions', async () => {
  const only = aLegalVersion({ slug: 'cookies' });
  const answers = shown('cookies', { versionNumber: 1, versions: [only] });
  renderScreen(<LegalScreen />, { url: '/cookies', answers });
  expect(await screen.findByText('Version 1')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  ['ar', 'يسري الآن إصدار أحدث', 'كل الإصدارات'],
  ['tr', 'Yürürlükte daha yeni bir sürüm var', 'Tüm sürümler'],
] as const)('[SPEC 1.6] the same in %s', async (locale, replaced, all) => {
  const answers = versionAt(1, locale);
  renderScreen(<LegalScreen />, { url: `/legal/${SLUG}-v2`, locale, answers });
  expect(await screen.findByText(replaced)).toBeVisible();
  expect(screen.getByRole('navigation', { name: all })).toBeVisible();
});

test('an address that names no text leads to the page that says so', async () => {
  const answers = { '/v1/legal/nothing-here': aProblem(404, 'notFound') };
  renderScreen(<LegalScreen />, { url: '/legal/nothing-here', answers });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible();
});

test('[SPEC 2.11] above the accessibility statement stands the form for barriers, above other texts it does not', async () => {
  const statement = shown('accessibility', { versions: [] });
  const { unmount } = renderScreen(<LegalScreen />, { url: '/accessibility', answers: statement });
  const link = await screen.findByRole('link', { name: 'Tell us about a barrier' });
  expect(link).toHaveAttribute('href', '/feedback?about=accessibility&page=%2F');
  expect(link.compareDocumentPosition(screen.getByText(/Why now/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  unmount();
  renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers: versionAt(0) });
  await screen.findByText(/In force since/);
  expect(screen.queryByRole('link', { name: 'Tell us about a barrier' })).toBeNull();
});

const comparable = (index: number, words: string) => {
  const { slug, ...facts } = versions[index]!;
  const page = aDetailPage('legal', 'en', { slug, details: { ...facts, versions } });
  return { [`/v1/legal/${slug}`]: { body: { ...page, body: aText(words) } } };
};

test('two versions that the address names are compared word by word', async () => {
  const answers = {
    ...comparable(0, 'You may vote twice a year.'),
    ...comparable(2, 'You may vote once a year.'),
  };
  renderScreen(<LegalScreen />, { url: `/${SLUG}?from=1&to=3`, answers });
  expect(await screen.findByText('From version 1 to version 3')).toBeVisible();
  expect(screen.getByText('twice').closest('ins')).toBeVisible();
  expect(screen.getByText('once').closest('del')).toBeVisible();
  expect(screen.getByLabelText('Older version')).toHaveValue('1');
});

test('without a choice the version that is shown and the one before it are offered, and nothing is compared', async () => {
  renderScreen(<LegalScreen />, { url: `/legal/${SLUG}-v2?from=2&to=9`, answers: versionAt(1) });
  expect(await screen.findByLabelText('Older version')).toHaveValue('1');
  expect(screen.getByLabelText('Newer version')).toHaveValue('2');
  expect(screen.queryByText(/From version/)).not.toBeInTheDocument();
});

test('a version that takes effect later says from when', async () => {
  const later = aLegalVersion({ slug: SLUG, versionNumber: 4, effectiveOn: '2026-09-01' });
  const answers = shown(SLUG, { versionNumber: 4, effectiveOn: '2026-09-01', versions: [later] });
  renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers });
  expect(await screen.findByText('This version is not in force yet')).toBeVisible();
  expect(screen.getByText(/In force from/)).toHaveTextContent('In force from 1 September 2026');
});

test.each(['en', 'ar', 'tr'] as const)(
  '[SPEC 1.6] the page on cookies lists all that is stored and how long the server keeps things, in %s',
  async (locale) => {
    const answers = shown('cookies', { versions: [] }, locale);
    renderScreen(<LegalScreen />, { url: '/cookies', locale, answers });
    await screen.findByText('sol-auth');
    const names: readonly string[] = STORAGE_LIST.flatMap(({ names }) => [...names]);
    for (const name of names.slice(1)) expect(screen.getByText(name)).toBeVisible();
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(7);
    const days = { en: '14 days', ar: '14 يومًا', tr: '14 gün' }[locale];
    expect(within(tables[6]!).getByText(days)).toBeVisible();
    expect(within(tables[0]!).getByText(new RegExp(days))).toBeVisible();
  },
);

test('administrators, and nobody else, come from a text to the writing of its next version', async () => {
  const answers = versionAt(0);
  const { store } = renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers, isSignedIn: true });
  await screen.findByText(/In force since/);
  const link = () => screen.queryByRole('link', { name: 'Write a new version' });
  const become = (...roles: readonly string[]) =>
    act(() => void store.dispatch(userDataChanged({ user: { ...aStaffMember('admin'), roles } })));
  become('editor', 'moderator');
  expect(link()).toBeNull();
  become('admin');
  expect(link()).toHaveAttribute('href', '/legal/privacy-policy/edit');
});
