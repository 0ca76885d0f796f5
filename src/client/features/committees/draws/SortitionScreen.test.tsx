import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import type { SortitionPage } from '../../../../shared/contract/sortitions';
import {
  aSortition,
  aSortitionFile,
  anOpenSortition,
  SORTITION_PATH,
} from '../../../testing/sortitionFactories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { SortitionScreen } from './SortitionScreen';

const PAGE = `/v1${SORTITION_PATH}`;
const show = (
  draw: SortitionPage,
  answers: FakeResponses = {},
  more: Parameters<typeof renderScreen>[1] = {},
) =>
  renderScreen(<SortitionScreen />, {
    path: '/committees/:slug/draws/:id',
    url: SORTITION_PATH,
    answers: { [PAGE]: { body: draw }, ...answers },
    ...more,
  });

test('the reader’s browser draws again and comes to the same', async () => {
  show(aSortition(), { [`${PAGE}/list`]: { body: aSortitionFile() } });
  await userEvent.click(await screen.findByRole('button', { name: en['draws.check'] }));
  expect(await screen.findByText(en['draws.same'])).toBeVisible();
  expect(screen.getByText('4.8.15.16.23.42./')).toBeVisible();
  expect(screen.getByText('Leyla')).toBeVisible();
});

test('a list that was changed afterwards is noticed', async () => {
  const { list } = aSortitionFile();
  show(aSortition(), { [`${PAGE}/list`]: { body: aSortitionFile({ list: list.slice(0, -1) }) } });
  await userEvent.click(await screen.findByRole('button', { name: en['draws.check'] }));
  expect(await screen.findByText(en['draws.differs'])).toBeVisible();
});

test('who is signed in enters the list; visitors read how', async () => {
  const visitor = show(anOpenSortition({ mayVolunteer: false }));
  expect(await screen.findByText(en['draws.signIn'])).toBeVisible();
  visitor.unmount();
  const { calls } = show(
    anOpenSortition(),
    { [`PUT ${PAGE}/volunteer`]: { body: anOpenSortition() } },
    { isSignedIn: true },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: en['draws.nameShown'] }));
  await userEvent.click(screen.getByRole('button', { name: en['draws.volunteer'] }));
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ stratum: '', isPublic: true }]);
});

test('whoever has entered the values cannot confirm them', async () => {
  const desk = { entered: [[1, 2, 3, 4, 5, 6]], enteredBySelf: true, by: 'Nadia' };
  const closed = { state: 'closed', mayVolunteer: false } as const;
  const own = show(anOpenSortition({ ...closed, desk }), {}, { isSignedIn: true });
  expect(await screen.findByText('1 2 3 4 5 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: en['draws.confirm'] })).toBeNull();
  own.unmount();
  show(
    anOpenSortition({ ...closed, desk: { ...desk, enteredBySelf: false } }),
    {},
    { isSignedIn: true },
  );
  expect(await screen.findByRole('button', { name: en['draws.confirm'] })).toBeVisible();
});

test('in Arabic the result names who agreed, and nobody else', async () => {
  show(aSortition(), {}, { locale: 'ar' });
  expect(await screen.findByRole('heading', { name: ar['draws.result'] })).toBeVisible();
  expect(screen.getAllByText(ar['draws.unnamed'])).toHaveLength(2);
});
