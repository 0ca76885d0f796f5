import { DEMO_SETTINGS } from '../../demo/city';
import { matchPath } from '../../shared/routes';
import { createMemoryPorts } from '../browser/memoryPorts';
import { createFakeApi, type FakeResponses } from '../testing/fakeApi';
import { aListPage } from '../testing/factories';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS_PATH,
  STATEMENTS_DIALOG_PATH,
} from '../testing/statementFactories';
import { createStore } from '../store/createStore';
import { listQueries } from './routes';

const TOKEN = 'a'.repeat(43);

/**
 * Lists the requests of the host before it renders a dialogue to which a person's link leads: the
 * path, and the token with it.
 */
async function asked(answers: FakeResponses) {
  const api = createFakeApi(answers);
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  const search = new URLSearchParams({ preview: TOKEN });
  const queries = listQueries({
    ...matchPath('/dialogs/waterfront'),
    locale: 'en',
    settings: DEMO_SETTINGS,
    search,
  });
  await Promise.all(queries.map((query) => query(store.dispatch)));
  return api.calls.map(({ path, search: given }) => [path, given.get('preview')]);
}

test('the first HTML of a previewed dialogue holds its statements', async () => {
  const calls = await asked({
    [STATEMENTS_DIALOG_PATH]: { body: aStatementsDialog({}, { status: 'draft' }) },
    [STATEMENTS_PATH]: aListPage([aStatement('one')]),
    [`${STATEMENTS_DIALOG_PATH}/opinions`]: { body: null },
  });
  expect(calls).toEqual([
    [STATEMENTS_DIALOG_PATH, TOKEN],
    [STATEMENTS_PATH, TOKEN],
    [`${STATEMENTS_DIALOG_PATH}/opinions`, TOKEN],
  ]);
});

test('of one in threads nothing is asked about comments that cannot be there', async () => {
  const thread = aStatementsDialog({ mode: 'thread', turnout: null }, { status: 'draft' });
  expect(await asked({ [STATEMENTS_DIALOG_PATH]: { body: thread } })).toEqual([
    [STATEMENTS_DIALOG_PATH, TOKEN],
  ]);
});
