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
  aNextStatement,
} from '../testing/statementFactories';
import { statementsApi } from '../features/dialogs/statements/statementsApi';
import { createStore } from '../store/createStore';
import { listQueries } from './routes';

const COMMENTS = `${STATEMENTS_DIALOG_PATH}/comments`;
const PLACE = { slug: 'waterfront', locale: 'en' } as const;

/** Lists the requests of the host before it renders the page of the dialogue. */
async function asked(answers: FakeResponses) {
  // Other parts of the page are not checked by this test.
  const api = createFakeApi({ [`${STATEMENTS_DIALOG_PATH}/opinions`]: { body: null }, ...answers });
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  const match = matchPath('/dialogs/waterfront');
  const queries = listQueries({
    ...match,
    locale: 'en',
    settings: DEMO_SETTINGS,
    search: new URLSearchParams(),
  });
  await Promise.all(queries.map((query) => query(store.dispatch)));
  const paths = api.calls
    .map(({ path }) => path)
    .filter((path) => path.startsWith(STATEMENTS_PATH) || path === COMMENTS);
  return { paths, state: store.getState() };
}

test('the host has the statement to answer before it renders the page, and asks once', async () => {
  const next = aNextStatement(aStatement('one'));
  const { paths, state } = await asked({
    [STATEMENTS_DIALOG_PATH]: { body: aStatementsDialog() },
    [`${STATEMENTS_PATH}/next`]: next,
  });
  expect(paths).toEqual([`${STATEMENTS_PATH}/next`]);
  const { getNextStatement } = statementsApi.endpoints;
  expect(getNextStatement.select(PLACE)(state).data).toEqual(next.body);
});

test('where nobody can answer it has the list that the page begins with', async () => {
  const { paths, state } = await asked({
    [STATEMENTS_DIALOG_PATH]: { body: aStatementsDialog({}, { phase: 'closed' }) },
    [STATEMENTS_PATH]: aListPage([aStatement('one')]),
  });
  expect(paths).toEqual([STATEMENTS_PATH]);
  const list = statementsApi.endpoints.listStatements.select({ ...PLACE, sort: 'newest' })(state);
  expect(list.data?.pages).toHaveLength(1);
});

test('of a dialogue in threads it has the comments', async () => {
  const { paths } = await asked({
    [STATEMENTS_DIALOG_PATH]: { body: aStatementsDialog({ mode: 'thread', turnout: null }) },
    [COMMENTS]: aListPage([]),
  });
  expect(paths).toEqual([COMMENTS]);
});
