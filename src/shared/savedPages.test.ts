import { toOfflinePath, getPageTreatment } from './savedPages';
import { ROUTES } from './routes';

test.each([
  '/',
  '/ar',
  '/en/have-your-say',
  '/tr/have-your-say/new-library-design',
  '/have-your-say?phase=open',
  '/ar/privacy-policy',
  '/legal/privacy-policy-v1',
  '/ar/training/reading-the-city-budget',
  '/ar/training/reading-the-city-budget/lessons/where-money-comes-from',
])('%s is kept for reading without a network', (url) => {
  expect(getPageTreatment(url)).toBe('saved');
});

test.each([
  '/me',
  '/ar/me/have-your-say',
  '/profile/edit',
  '/admin/people/grace',
  '/sign-in?to=/blogs',
  '/reset-password#token=abc',
  '/tr/user/0d2c',
  '/search?q=library',
  '/blogs?q=library',
  '/blogs/create',
  '/blogs/first-post/edit',
  '/nothing/here',
])('%s is never kept: without a network the offline page stands for it', (url) => {
  expect(getPageTreatment(url)).toBe('offline');
});

test.each([
  '/callback?code=abc&state=def',
  '/callback?error=login_required',
  '/?state=def',
  '/confirm-email?token=abc',
  '/silent-renew.html',
  '/popup.html?code=abc',
  '/v1/openapi.json',
  '/connect/userinfo',
])('%s goes to the host and nowhere else', (url) => {
  expect(getPageTreatment(url)).toBe('ask');
});

test('no page that asks for a session is kept', () => {
  const kept = ROUTES.filter(({ access }) => access !== 'anyone')
    .map(({ path }) => path.replace(':slug', 'some-slug'))
    .filter((path) => getPageTreatment(path) === 'saved');
  expect(kept).toEqual([]);
});

test('[SPEC 2.5] the offline page keeps the language and knows the way back', () => {
  expect(toOfflinePath('/ar/blogs?phase=open')).toBe('/ar/offline?to=%2Fblogs%3Fphase%3Dopen');
  expect(toOfflinePath('/me')).toBe('/offline?to=%2Fme');
});
