import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationRow, RegistrationsPage } from '../../../shared/contract/registrations';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { CheckInScreen } from './CheckInScreen';

const PAGE = '/v1/events/fair';
const LIST = `${PAGE}/registrations`;
const ID = '00000000-0000-4000-8000-00000000000a';

const aRow = (more: Partial<RegistrationRow> = {}): RegistrationRow => ({
  id: ID,
  personId: '00000000-0000-4000-8000-000000000001',
  name: 'Grace Okafor',
  state: 'registered',
  guests: 1,
  isPublic: false,
  number: 1,
  registeredAt: '2026-04-20T09:00:00Z',
  checkedInAt: null,
  ...more,
});
const aPage = (items: readonly RegistrationRow[]): RegistrationsPage => ({
  items: [...items],
  next: null,
  counts: { registered: 18, waiting: 10, attended: 2, noShow: 0 },
});
const INFO = {
  capacity: 40,
  taken: 29,
  waiting: 10,
  guests: 2,
  refusal: null,
  opensAt: null,
  closesAt: null,
  attending: [],
  mine: null,
  organises: true,
};

const show = (locale: 'en' | 'ar' = 'en') =>
  renderScreen(<CheckInScreen />, {
    path: '/events/:slug/door',
    url: '/events/fair/door',
    locale,
    isSignedIn: true,
    answers: {
      [PAGE]: { body: { ...aDetailPage('events', locale), slug: 'fair' } },
      [`${PAGE}/registration`]: { body: INFO },
      [LIST]: { body: aPage([aRow(), aRow({ id: 'b', name: 'Omar', state: 'attended' })]) },
      [`${LIST}?list=waiting`]: {
        body: aPage([aRow({ id: 'c', name: 'Leyla Demir', state: 'waiting' })]),
      },
      [`PUT ${LIST}/${ID}`]: { status: 204, body: null },
    },
  });

test('bars say how many places are taken, guests among them, and how many people have come', async () => {
  show();
  const places = await screen.findByRole('meter', { name: 'Places taken, with guests' });
  expect(places).toHaveAccessibleDescription('29 of 40');
  expect(await screen.findByRole('meter', { name: 'Let in' })).toHaveAccessibleDescription(
    '2 of 20',
  );
});

test('somebody is let in with one press at their name', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Let in: Grace Okafor' }));
  const [sent] = calls.filter(({ method }) => method === 'PUT');
  expect(sent).toMatchObject({ path: `${LIST}/${ID}`, body: { state: 'attended' } });
});

test('who is in can be taken back, and is marked', async () => {
  show();
  const people = within(await screen.findByRole('list', { name: 'Who has registered' }));
  expect(people.getByText('Was there')).toBeVisible();
  expect(people.getByRole('button', { name: 'Undo: Omar' })).toBeVisible();
});

test('people in line are on a list of their own, where nobody is let in', async () => {
  const { calls } = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Waiting (10)' }));
  expect(await screen.findByText('Leyla Demir')).toBeVisible();
  expect(screen.queryByText('Grace Okafor')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Let in: / })).toBeNull();
  expect(calls.at(-1)!.search.get('list')).toBe('waiting');
});

test('[SPEC 3.8.1] the lists speak Arabic', async () => {
  show('ar');
  expect(await screen.findByRole('link', { name: 'في الانتظار (10)' })).toBeVisible();
});
