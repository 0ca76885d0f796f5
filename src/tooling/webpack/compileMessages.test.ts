import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);
const compile = require('./compileMessages.cjs') as (this: object, source: string) => Promise<void>;

const compiled = (texts: object, resourceQuery: string) =>
  new Promise<Record<string, unknown>>((done, failed) => {
    const context = {
      resourceQuery,
      resourcePath: resolve('i18n/ar.json'),
      addDependency: () => undefined,
      async: () => (error: Error | null, json: string) =>
        error ? failed(error) : done(JSON.parse(json) as Record<string, unknown>),
    };
    void compile.call(context, JSON.stringify(texts));
  });

test('[SPEC 3.8.1] a text that is not translated stands in the bundle in English', async () => {
  const bundle = await compiled({ 'ui.menu': 'القائمة' }, '?shell');
  expect(bundle['ui.menu']).toMatchObject([{ value: 'القائمة' }]);
  expect(bundle['ui.more']).toMatchObject([{ value: 'Show more' }]);
});

test('each text is in one part; what the host says itself is in none', async () => {
  const [shell, features, polls, building, account] = await Promise.all([
    compiled({}, '?shell'),
    compiled({}, '?features'),
    compiled({}, '?polls'),
    compiled({}, '?building'),
    compiled({}, '?account'),
  ]);
  expect(shell).toHaveProperty(['ui.menu']);
  expect(features).not.toHaveProperty(['ui.menu']);
  expect(features).toHaveProperty(['comments.agree']);
  expect(polls).toHaveProperty(['have-your-say.castVote']);
  expect(features).not.toHaveProperty(['have-your-say.castVote']);
  expect(building).toHaveProperty(['poll-edit.intro']);
  expect(account).not.toHaveProperty(['poll-edit.intro']);
  expect(account).toHaveProperty(['me.intro']);
  expect(features).not.toHaveProperty(['me.intro']);
  expect({ ...shell, ...features, ...polls, ...building, ...account }).not.toHaveProperty([
    'host.home',
  ]);
});
