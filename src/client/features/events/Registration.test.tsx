import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationInfo } from '../../../shared/contract/registrations';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { EventScreen } from './EventScreen';
import { TicketScreen } from './TicketScreen';

const SLUG = 'open-house-at-the-library';
const CALL = `/v1/events/${SLUG}/registration`;
const HERE = { way: 'here', url: null, guests: 2, opensAt: null, closesAt: null } as const;

const anInfo = (more: Partial<RegistrationInfo> = {}): RegistrationInfo => ({
  capacity: 40,
  taken: 38,
  waiting: 0,
  guests: 2,
  refusal: null,
  opensAt: null,
  closesAt: null,
  attending: [],
  mine: null,
  organises: false,
  ...more,
});
const mine = (more: object = {}) =>
  ({
    state: 'registered',
    guests: 1,
    isPublic: true,
    code: 'K7Q2M9XW4T',
    placeInLine: null,
    registeredAt: '2026-04-20T09:00:00Z',
    checkedInAt: null,
    ...more,
  }) as NonNullable<RegistrationInfo['mine']>;

const show = (
  info: RegistrationInfo,
  more: object = {},
  Screen = EventScreen,
  { rule = {}, isSignedIn = true } = {},
) =>
  renderScreen(<Screen />, {
    path: '/events/:slug',
    url: `/events/${SLUG}`,
    isSignedIn,
    answers: {
      [`/v1/events/${SLUG}`]: {
        body: aDetailPage('events', 'en', {
          phase: 'upcoming',
          opensAt: '2026-05-08T15:00:00Z',
          details: { registration: { ...HERE, ...rule } },
        }),
      },
      [CALL]: { body: info },
      ...more,
    },
  });

test('who wants to come sees what is free and registers', async () => {
  show(anInfo(), { [`PUT ${CALL}`]: { body: anInfo({ mine: mine() }) } });
  expect(await screen.findByText(/2 of 40 places are free/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Your registration is saved.')).toBeInTheDocument();
});

test.each([
  [0, /The only place is free\./],
  [1, /The only place is taken\./],
])('of a single place with %s taken it is told in the singular', async (taken, words) => {
  show(anInfo({ capacity: 1, taken }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('where all places are taken there is a line; whoever is in it sees how far', async () => {
  show(anInfo({ taken: 40, waiting: 1, mine: mine({ state: 'waiting', placeInLine: 1 }) }));
  expect(await screen.findByText('You are on the waiting list')).toBeVisible();
  expect(screen.getByText(/Your place in line: 1/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show my ticket' })).toBeNull();
});

test('what the host refuses is said where it was asked', async () => {
  show(anInfo(), { [`PUT ${CALL}`]: aProblem(409, 'noPlacesLeft') });
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/There are not that many places left/)).toBeVisible();
});

test('nobody registers where the host says why not', async () => {
  show(anInfo({ refusal: 'closed' }));
  expect(await screen.findByText('Registration has closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

test('those who organise it reach the list of people from the first screen', async () => {
  show(anInfo({ organises: true }));
  expect(await screen.findByRole('link', { name: 'Registrations' })).toHaveAttribute(
    'href',
    `/events/${SLUG}/door`,
  );
});

test.each([
  ['who has no place yet', 'Register', anInfo(), {}],
  ['where all places are taken', 'Join the waiting list', anInfo({ taken: 40 }), {}],
  [
    'where one registers elsewhere',
    'Register',
    anInfo(),
    { way: 'elsewhere', url: 'https://a.example' },
  ],
])('%s is led from the first screen to the registration', async (_who, name, info, rule) => {
  show(info, {}, EventScreen, { rule });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '#registration');
  expect(document.querySelector('h2#registration')).toHaveTextContent('Registration');
});

test('a visitor signs in to register, and comes back to the registration', async () => {
  show(anInfo(), {}, EventScreen, { isSignedIn: false });
  const [first] = await screen.findAllByRole('link', { name: 'Sign in to register' });
  expect(first!.closest('header')).not.toBeNull();
  expect(first).toHaveAttribute('href', expect.stringContaining('%23registration'));
});

test.each([
  ['has a place', anInfo({ mine: mine() })],
  ['comes too late', anInfo({ refusal: 'closed' })],
])('who %s is not led to a registration', async (_who, info) => {
  show(info);
  await screen.findByRole('heading', { name: 'Registration' });
  await screen.findByText(/of 40 places/);
  expect(document.querySelector('a[href="#registration"]')).toBeNull();
});

test('nobody else is led there', async () => {
  show(anInfo());
  await screen.findByRole('button', { name: 'Register' });
  expect(screen.queryByRole('link', { name: 'Registrations' })).toBeNull();
});

test('the ticket has the code as text and as a picture', async () => {
  show(anInfo({ mine: mine() }), {}, TicketScreen);
  expect(await screen.findByText('K7Q2M-9XW4T')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Code' })).toBeVisible();
});
