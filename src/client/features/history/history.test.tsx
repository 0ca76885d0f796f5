import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../i18n/ar.json';
import type { Versions } from '../../../shared/contract/lifecycle';
import { aProblem } from '../../testing/factories';
import { aVersion, aVersionText, someVersions } from '../../testing/lifecycleFactories';
import { renderScreen } from '../../testing/renderScreen';
import { HistoryScreen } from './HistoryScreen';

const PAGE = '/blogs/shade-for-every-bench';
const CALL = `/v1${PAGE}/versions`;
const OLDER = aVersionText({
  revision: 2,
  body: { en: 'We walked along every street.', ar: 'مشينا في كل شارع.' },
});

function open(more: Partial<Versions> = {}, { query = '', locale = 'en' as 'en' | 'ar' } = {}) {
  return renderScreen(<HistoryScreen />, {
    path: '/:section/:slug/history',
    url: `${PAGE}/history${query}`,
    locale,
    answers: {
      [CALL]: { body: someVersions(more) },
      [`${CALL}/3`]: { body: aVersionText() },
      [`${CALL}/2`]: { body: OLDER },
      [`${CALL}/1`]: {
        body: aVersionText({ revision: 1, body: { en: 'We walked.' }, details: 'other' }),
      },
    },
  });
}

const three = [
  aVersion(),
  aVersion({ revision: 2, act: 'publish', note: '' }),
  aVersion({ revision: 1, act: 'begin', note: '' }),
];

test('the newest version is compared with the one before it; what did not change is not shown', async () => {
  open();
  const added = await screen.findByText('each');
  expect(added.closest('ins')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Text in English' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Text in Arabic' })).toBeNull();
  const [newest] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('value'));
  expect(newest).toHaveTextContent('Version 3: Changed');
  expect(newest).toHaveTextContent('Harbour City');
  expect(within(newest!).getByText('The third street was missing.')).toBeVisible();
});

test('any two versions can be compared, and the address holds them', async () => {
  const { ports } = open({ items: three, total: 3 });
  await userEvent.selectOptions(await screen.findByLabelText('From version'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('From version 1 to version 3')).toBeVisible();
  expect(await screen.findByText(/Something besides the texts/)).toBeVisible();
  expect(ports.location.href()).toMatch(/from=1&to=3$/);
});

test('[SPEC 1.6] in Arabic, too', async () => {
  open({}, { locale: 'ar' });
  expect(await screen.findByRole('heading', { name: 'النص بالإنجليزية' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ar['title.history']);
});

test('readers cannot take an old version over; editors find its texts in the form, not saved', async () => {
  const { calls, ports } = open({ mayEdit: true, items: three, total: 3 });
  const [first] = await screen.findAllByRole('button', {
    name: 'Take these texts into the editor',
  });
  await userEvent.click(first!);
  expect(ports.location.href()).toMatch(/\/blogs\/shade-for-every-bench\/edit$/);
  const kept = ports.sessionStorage.read(`draft:edit.${someVersions().id}:`);
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ 'body.en': OLDER.body.en, 'body.tr': '' });
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('readers are offered no old texts for the editor', async () => {
  open();
  await screen.findByText('each');
  expect(screen.queryByRole('button', { name: /into the editor/ })).toBeNull();
});

test('one version alone is not compared; a page that is not there says so', async () => {
  open({ items: [aVersion({ revision: 1, act: 'begin', note: '' })], total: 1 });
  expect(await screen.findByText(/never changed/)).toBeVisible();
});

test('what nobody may see is not found', async () => {
  renderScreen(<HistoryScreen />, {
    path: '/:section/:slug/history',
    url: `${PAGE}/history`,
    answers: {
      [CALL]: aProblem(404, 'notFound'),
      '/v1/search/nearest': { body: { items: [] } },
    },
  });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('History'),
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});
