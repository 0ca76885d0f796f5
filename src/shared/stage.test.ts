import { ACCESS_PAGES, LEGAL_PAGES, matchPath } from './routes';
import { isPageOpen } from './stage';

const PAGES = ['accept-invitation', 'unsubscribe', ...ACCESS_PAGES, ...LEGAL_PAGES];

test.each(PAGES)('for the staff that has no account yet /%s is open', (page) => {
  const { route } = matchPath(`/${page}`);
  expect(route.name).not.toBe('notFound');
  expect(isPageOpen(route, { stage: 'staff' })).toBe(true);
});

test.each(['/', '/have-your-say', '/admin', '/me'])(
  'by its address alone %s is closed to others than the staff',
  (path) => expect(isPageOpen(matchPath(path).route, { stage: 'staff' })).toBe(false),
);
