import { screen, within } from '@testing-library/react';
import type { LegalDetails } from '../../../shared/contract/legal';
import type { Locale } from '../../../shared/locales';
import { problem, text } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailOf } from '../../testing/sectionFactories';
import { LegalScreen } from './LegalScreen';

const SLUG = 'terms-and-conditions';
const versions = [
  { slug: SLUG, versionNumber: 3, effectiveOn: '2026-02-01' },
  { slug: `${SLUG}-v2`, versionNumber: 2, effectiveOn: '2025-06-01' },
  { slug: `${SLUG}-v1`, versionNumber: 1, effectiveOn: '2024-01-15' },
];

const shown = (slug: string, details: Partial<LegalDetails>, locale: Locale = 'en') => ({
  [`/v1/legal/${slug}`]: { body: aDetailOf('legal', locale, { slug, details }) },
});
const versionAt = (index: number, locale?: Locale) => {
  const { slug, ...facts } = versions[index]!;
  return shown(slug, { ...facts, versions }, locale);
};

test('[SPEC 1.1] the terms in force say since when, what is new and which versions there are', async () => {
  const whatChanged = text('Clearer words.');
  const { slug, ...facts } = versions[0]!;
  const answers = shown(slug, { ...facts, versions, whatChanged });
  renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers });

  expect(await screen.findByText('Clearer words.')).toBeVisible();
  expect(screen.getByText(/In force since/)).toHaveTextContent('In force since February 1, 2026');
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
  expect(list.getByText(/January 15, 2024/)).toBeVisible();
});

test('[SPEC 2.1] an earlier version says above its text that a newer one is in force, and leads there', async () => {
  renderScreen(<LegalScreen />, { url: `/legal/${SLUG}-v1`, answers: versionAt(2) });
  const title = await screen.findByText('A newer version is in force');
  const link = screen.getByRole('link', { name: 'Read the version in force' });
  expect(link).toHaveAttribute('href', `/${SLUG}`);
  expect(title.compareDocumentPosition(screen.getByText(/Why now/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText(/until/)).toHaveTextContent(
    'In force from January 15, 2024 until June 1, 2025',
  );
});

test('a version that is announced for a later day does not replace the present one', async () => {
  const later = { slug: `${SLUG}-v4`, versionNumber: 4, effectiveOn: '2026-09-01' };
  const { slug, ...facts } = versions[0]!;
  const answers = shown(slug, { ...facts, versions: [later, ...versions] });
  renderScreen(<LegalScreen />, { url: `/${SLUG}`, answers });
  expect(await screen.findByRole('link', { name: 'Version 4' })).toBeVisible();
  expect(screen.queryByText('A newer version is in force')).not.toBeInTheDocument();
});

test('a text with one version alone has no list of versions', async () => {
  const only = { slug: 'cookies', versionNumber: 1, effectiveOn: '2026-01-01' };
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
  const answers = { '/v1/legal/nothing-here': problem(404, 'notFound') };
  renderScreen(<LegalScreen />, { url: '/legal/nothing-here', answers });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
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
