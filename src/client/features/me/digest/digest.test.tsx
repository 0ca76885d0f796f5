import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../../i18n/ar.json';
import en from '../../../../../i18n/en.json';
import type { Digests } from '../../../../shared/contract/digests';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { DigestPart } from './DigestPart';
import { aDigest, someDigests } from './testing';

const DIGEST = '/v1/me/notifications/digest';

const open = (answer: Digests, more: FakeResponses = {}, locale: 'en' | 'ar' = 'en') =>
  renderScreen(<DigestPart />, {
    url: '/me/settings',
    locale,
    isSignedIn: true,
    answers: { [DIGEST]: { body: answer }, ...more },
  });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).parentElement!);

test('the next mail is shown as it would be now, with the moment in the person’s own zone', async () => {
  open(someDigests({ plan: { timeZone: 'America/New_York', hour: 7, weekday: 2 } }));
  const daily = await card(en['me.digest.daily']);
  expect(
    daily.getByText(/Saturday, 2 May 2026 at 14:00 Harbour City time \(your time: 07:00\)/),
  ).toBeVisible();
  expect(daily.getByRole('link')).toHaveAttribute('href', '/dialogs/waterfront-change');
  expect(daily.getByText('There are 2 new comments.')).toBeVisible();
  expect(daily.getByText('Because you follow it.')).toBeVisible();
  expect(daily.getByText('And 3 more')).toBeVisible();
  const weekly = await card(en['me.digest.weekly']);
  expect(weekly.getByText(en['me.digest.nothing'])).toBeVisible();
  expect(weekly.queryByRole('button')).toBeNull();
});

test('hour, weekday and zone are sent by one button; who has chosen no zone is offered the browser’s', async () => {
  const { calls } = open(someDigests(), {
    'PUT /v1/me/notifications/plan': { body: null },
  });
  await userEvent.selectOptions(await screen.findByLabelText(en['me.digest.hour']), '18');
  await userEvent.selectOptions(screen.getByLabelText(en['me.digest.weekday']), 'Friday');
  await userEvent.click(screen.getByRole('button', { name: en['me.digest.save'] }));
  expect(await screen.findByText(en['me.digest.saved'])).toBeVisible();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
    hour: 18,
    weekday: 5,
    timeZone,
  });
});

test.each([
  [true, 'me.digest.sent'],
  [false, 'me.digest.notSent'],
] as const)('the mail is sent now: %s', async (isSent, said) => {
  const { calls } = open(someDigests(), { [`POST ${DIGEST}`]: { body: { isSent } } });
  await userEvent.click(await screen.findByRole('button', { name: en['me.digest.send'] }));
  expect(await screen.findByText(en[said])).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ rhythm: 'daily' });
});

test('without an address or a mail server it says so, and offers nothing', async () => {
  open(someDigests({ canMail: false }), {}, 'ar');
  expect(await screen.findByText(ar['me.digest.cannotMail'])).toBeVisible();
  expect(screen.queryByRole('button', { name: ar['me.digest.send'] })).toBeNull();
});

test('who wants no digests is told so', async () => {
  open(someDigests({ items: [] }));
  expect(await screen.findByText(en['me.digest.none'])).toBeVisible();
});

test('a zone that is not on the list is not sent; a failure keeps the choice', async () => {
  const { calls } = open(someDigests({ items: [aDigest()] }), {
    'PUT /v1/me/notifications/plan': aProblem(503, 'unavailable'),
  });
  const zone = await screen.findByRole('combobox', { name: en['me.digest.timeZone'] });
  await userEvent.clear(zone);
  await userEvent.tab();
  await userEvent.selectOptions(screen.getByLabelText(en['me.digest.hour']), '9');
  await userEvent.click(screen.getByRole('button', { name: en['me.digest.save'] }));
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(screen.getAllByText(en['me.digest.timeZoneMissing'])[0]).toBeVisible();
});
