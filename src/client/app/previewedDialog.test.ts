import { matchPath } from '../../shared/routes';
import { memoryPorts } from '../browser/memoryPorts';
import { fakeApi, type Answers } from '../testing/fakeApi';
import { page } from '../testing/factories';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS,
  STATEMENTS_DIALOG,
} from '../testing/statementFactories';
import { createStore } from './createStore';
import { queriesOf } from './screens';

const TOKEN = 'a'.repeat(43);

/**
 * Lists the requests of the host before it renders a dialogue to which a person's link leads: the
 * path, and the token with it.
 */
async function asked(answers: Answers) {
  const api = fakeApi(answers);
  const store = createStore({ ports: memoryPorts({ fetch: api.fetch }) });
  const search = new URLSearchParams({ preview: TOKEN });
  const queries = queriesOf({ ...matchPath('/dialogs/waterfront'), locale: 'en', search });
  await Promise.all(queries.map((query) => query(store.dispatch)));
  return api.calls.map(({ path, search: given }) => [path, given.get('preview')]);
}

test('the first HTML of a previewed dialogue holds its statements', async () => {
  const calls = await asked({
    [STATEMENTS_DIALOG]: { body: aStatementsDialog({}, { status: 'draft' }) },
    [STATEMENTS]: page([aStatement('one')]),
    [`${STATEMENTS_DIALOG}/opinions`]: { body: null },
  });
  expect(calls).toEqual([
    [STATEMENTS_DIALOG, TOKEN],
    [STATEMENTS, TOKEN],
    [`${STATEMENTS_DIALOG}/opinions`, TOKEN],
  ]);
});

test('of one in threads nothing is asked about comments that cannot be there', async () => {
  const thread = aStatementsDialog({ mode: 'thread', turnout: null }, { status: 'draft' });
  expect(await asked({ [STATEMENTS_DIALOG]: { body: thread } })).toEqual([
    [STATEMENTS_DIALOG, TOKEN],
  ]);
});
