import { resolve } from 'node:path';
import { findTarget, refuseImport, findRule } from './lintImports';

test.each([
  ['client/features/blogs/PostScreen.tsx', 'client/features/home/HomeScreen', false],
  ['client/features/blogs/PostScreen.tsx', 'client/features/blogs/messages', true],
  ['client/features/blogs/PostScreen.tsx', 'client/ui/Card', true],
  ['client/features/blogs/PostScreen.tsx', 'client/store/hooks', true],
  ['client/features/blogs/PostScreen.tsx', 'client/store/createStore', false],
  ['client/app/App.tsx', 'client/features/blogs/PostScreen', true],
  ['client/app/App.tsx', 'server/environment', false],
  ['client/app/App.test.tsx', 'server/environment', false],
  ['client/ui/Card.tsx', 'client/features/blogs/PostScreen', false],
  ['client/ui/Card.tsx', 'client/sagas/signIn', false],
  ['shared/routes.ts', 'client/app/App', false],
  ['oidc/pkce.ts', 'client/state/sessionSlice', false],
  ['door/main.ts', 'oidc/pkce', false],
  ['server/blogs/posts.ts', 'server/events/events', false],
  ['server/blogs/posts.ts', 'server/content/section', true],
  ['server/buildServer.ts', 'server/blogs/posts', true],
  ['server/have-your-say/ballots.test.ts', 'server/buildServer', true],
  ['server/have-your-say/ballots.test.ts', 'client/app/App', false],
  ['e2e/vote.e2e.ts', 'server/environment', false],
])('%s importing %s: allowed %s', (file, target, isAllowed) => {
  expect(refuseImport(file, target) === null).toBe(isAllowed);
});

test.each([
  ['client/features/home/HomeScreen.tsx', '../../../../demo/harbour-city/settings.json', false],
  ['server/city/currentSettings.ts', '../../../demo/harbour-city/settings.json', false],
  ['server/city/currentSettings.test.ts', '../../../demo/harbour-city/settings.json', true],
  ['demo/city.ts', '../../demo/harbour-city/settings.json', true],
])('%s importing data of a demonstration: allowed %s', (file, source, isAllowed) => {
  const target = findTarget(resolve('src', file), source);
  expect(target).toBe('demo/harbour-city/settings.json');
  expect(refuseImport(file, target) === null).toBe(isAllowed);
});

test('the longest folder rules a file', () => {
  expect(findRule('client/ui/Card.tsx')?.folder).toBe('client/ui');
  expect(findRule('client/features/blogs/PostScreen.tsx')?.folder).toBe('client/features/*');
  expect(findRule('server/blogs/posts.ts')?.folder).toBe('server/*');
  expect(findRule('server/main.ts')?.folder).toBe('server');
});
