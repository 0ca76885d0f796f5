import { act, screen, within } from '@testing-library/react';
import en from '../../../../i18n/en.json';
import ar from '../../../../i18n/ar.json';
import tr from '../../../../i18n/tr.json';
import { LEGAL_PAGES, type LegalPage } from '../../../shared/routes';
import { legalPageAppeared } from '../../state/installationSlice';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { renderScreen, withSections } from '../../testing/renderScreen';
import { Footer } from './Footer';

test.each(['/', '/blogs/a-post', '/me'])(
  '[SPEC 2.11] from %s the form for messages is found at the same place, and knows the page',
  (url) => {
    const { unmount } = renderScreen(<Footer />, { url });
    const help = screen.getByRole('heading', { name: 'Help' }).parentElement!;
    const links = within(help).getAllByRole('link');
    expect(links.at(-1)).toHaveAccessibleName('Tell us what does not work');
    expect(links.at(-1)).toHaveAttribute('href', `/feedback?${new URLSearchParams({ page: url })}`);
    unmount();
  },
);

const TEXTS = { en, ar, tr } as const;
const withPages = (...legalPages: LegalPage[]) => ({
  preloadedState: { installation: { legalPages, canRegister: true, hasProvider: true } },
});
const legalLinks = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((path) => LEGAL_PAGES.some((page) => path.includes(page)));

test.each(['en', 'ar', 'tr'] as const)(
  'in %s visitors find a link to each legal text that there is, and none to one that is missing',
  (locale) => {
    renderScreen(<Footer />, { locale, ...withPages('cookies', 'imprint') });
    const { 'title.imprint': imprint, 'title.privacy-policy': privacy } = TEXTS[locale];
    expect(screen.getByRole('link', { name: imprint })).toHaveAttribute('href', '/imprint');
    expect(screen.queryByText(privacy)).toBeNull();
    expect(legalLinks()).toEqual(['/cookies', '/imprint']);
  },
);

test('administrators, and no editors, come to the writing of a text that is missing; once it is there, to the text', () => {
  const { store } = renderScreen(<Footer />, { ...withPages(), isSignedIn: true });
  const become = (...roles: readonly string[]) =>
    act(() => void store.dispatch(userDataChanged({ user: { ...aStaffMember('admin'), roles } })));
  become('editor');
  expect(legalLinks()).toEqual([]);
  become('admin');
  expect(legalLinks()).toEqual(LEGAL_PAGES.map((page) => `/legal/${page}/edit`));
  act(() => void store.dispatch(legalPageAppeared('cookies')));
  expect(legalLinks()).toContain('/cookies');
  expect(legalLinks()).not.toContain('/legal/cookies/edit');
});

test('where the host could not say which there are, all are linked', () => {
  renderScreen(<Footer />);
  expect(legalLinks()).toEqual(LEGAL_PAGES.map((page) => `/${page}`));
});

test('sections that are off have no link in the footer', () => {
  renderScreen(<Footer />, { settings: withSections({ faqs: 'off' }) });
  expect(screen.queryByRole('link', { name: 'Questions and answers' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Training' })).toBeVisible();
});
