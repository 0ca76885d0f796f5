import { screen } from '@testing-library/react';
import { aListPage } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS_PATH,
  STATEMENTS_DIALOG_PATH,
} from '../../testing/statementFactories';
import { OpinionsPart } from './opinions/OpinionsPart';
import { StatementsPart } from './statements/StatementsPart';

const TOKEN = 'a'.repeat(43);
const gathering = { state: 'gathering', missing: 0, participants: 0, groups: [], version: 0 };

test.each(['draft', 'in_review', 'scheduled'] as const)(
  'the link to a dialogue (%s) shows its statements and where opinions will stand',
  async (status) => {
    const dialog = aStatementsDialog({}, { status });
    const { calls } = renderScreen(
      <>
        <StatementsPart dialog={dialog} />
        <OpinionsPart dialog={dialog} />
      </>,
      {
        path: '/dialogs/:slug',
        url: `/dialogs/waterfront?preview=${TOKEN}`,
        answers: {
          [STATEMENTS_PATH]: aListPage([aStatement('one')]),
          [`${STATEMENTS_DIALOG_PATH}/opinions`]: { body: gathering },
        },
      },
    );
    expect(await screen.findByText('Text of one')).toBeVisible();
    expect(calls.map(({ path, search }) => [path, search.get('preview')])).toEqual(
      expect.arrayContaining([
        [STATEMENTS_PATH, TOKEN],
        [`${STATEMENTS_DIALOG_PATH}/opinions`, TOKEN],
      ]),
    );
    expect(screen.queryByText(/This dialogue has ended/)).toBeNull();
    expect(screen.queryByText(/find something to answer at once/)).toBeNull();
  },
);
