import { DEMO_SETTINGS } from '../../demo/city';
import { COMMENT_SECTIONS, SECTIONS } from '../../shared/sections';
import { matchPath } from '../../shared/routes';
import { commentsApi, toCommentsArg } from '../parts/comments/commentsApi';
import { createMemoryPorts } from '../browser/memoryPorts';
import { aComment, aListPage } from '../testing/factories';
import { createFakeApi } from '../testing/fakeApi';
import { createStore } from '../store/createStore';
import { listQueries } from './routes';

const UNTIMED = COMMENT_SECTIONS.filter((section) => section !== 'dialogs');
const NONE = { body: {} };

/** Requests of the pages of contents besides the content and its comments. */
const BESIDE = {
  '/v1/governance': NONE,
  '/v1/quizzes/one/statistics': NONE,
  '/v1/committees/one/meetings': NONE,
};

async function ask(path: string, section: string, search = '') {
  const api = createFakeApi({
    ...BESIDE,
    [`/v1/${section}/one`]: NONE,
    [`/v1/${section}/one/comments`]: aListPage([aComment('c1')]),
  });
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  const context = {
    ...matchPath(path),
    locale: 'en',
    settings: DEMO_SETTINGS,
    search: new URLSearchParams(search),
  } as const;
  await Promise.all(listQueries(context).map((query) => query(store.dispatch)));
  return { store, calls: api.calls.filter((call) => call.path.endsWith('/comments')) };
}

test.each(UNTIMED)(
  'the first HTML of a page of %s has its comments, in the order of its address',
  async (section) => {
    const { store, calls } = await ask(`/${section}/one`, section, 'sort=newest');
    const arg = toCommentsArg({ section, slug: 'one' }, new URLSearchParams('sort=newest'));
    const { data } = commentsApi.endpoints.listComments.select(arg)(store.getState());
    expect(data?.pages.flatMap(({ items }) => items)).toEqual([aComment('c1')]);
    expect(calls).toHaveLength(1);
  },
);

test('where nobody comments, nobody asks for comments', async () => {
  const others = SECTIONS.filter(
    (section) => !(COMMENT_SECTIONS as readonly string[]).includes(section),
  );
  for (const section of others) expect((await ask(`/${section}/one`, section)).calls).toEqual([]);
});
