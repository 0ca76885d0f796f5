import { matchPath } from '../../shared/routes';
import { memoryPorts } from '../browser/memoryPorts';
import { fakeApi, type Answers } from '../testing/fakeApi';
import { page } from '../testing/factories';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS,
  STATEMENTS_DIALOG,
  theNext,
} from '../testing/statementFactories';
import { statementsApi } from '../features/dialogs/statements/statementsApi';
import { createStore } from './createStore';
import { queriesOf } from './screens';

const COMMENTS = `${STATEMENTS_DIALOG}/comments`;
const PLACE = { slug: 'waterfront', locale: 'en' } as const;

/** Lists the requests of the host before it renders the page of the dialogue. */
async function asked(answers: Answers) {
  // Other parts of the page are not checked by this test.
  const api = fakeApi({ [`${STATEMENTS_DIALOG}/opinions`]: { body: null }, ...answers });
  const store = createStore({ ports: memoryPorts({ fetch: api.fetch }) });
  const match = matchPath('/dialogs/waterfront');
  const queries = queriesOf({ ...match, locale: 'en', search: new URLSearchParams() });
  await Promise.all(queries.map((query) => query(store.dispatch)));
  const paths = api.calls
    .map(({ path }) => path)
    .filter((path) => path.startsWith(STATEMENTS) || path === COMMENTS);
  return { paths, state: store.getState() };
}

test('the host has the statement to answer before it renders the page, and asks once', async () => {
  const next = theNext(aStatement('one'));
  const { paths, state } = await asked({
    [STATEMENTS_DIALOG]: { body: aStatementsDialog() },
    [`${STATEMENTS}/next`]: next,
  });
  expect(paths).toEqual([`${STATEMENTS}/next`]);
  const { getNextStatement } = statementsApi.endpoints;
  expect(getNextStatement.select(PLACE)(state).data).toEqual(next.body);
});

test('where nobody can answer it has the list that the page begins with', async () => {
  const { paths, state } = await asked({
    [STATEMENTS_DIALOG]: { body: aStatementsDialog({}, { phase: 'closed' }) },
    [STATEMENTS]: page([aStatement('one')]),
  });
  expect(paths).toEqual([STATEMENTS]);
  const list = statementsApi.endpoints.listStatements.select({ ...PLACE, sort: 'newest' })(state);
  expect(list.data?.pages).toHaveLength(1);
});

test('of a dialogue in threads it has the comments', async () => {
  const { paths } = await asked({
    [STATEMENTS_DIALOG]: { body: aStatementsDialog({ mode: 'thread', turnout: null }) },
    [COMMENTS]: page([]),
  });
  expect(paths).toEqual([COMMENTS]);
});
