import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATION_PRESETS,
  NAMING_KINDS,
} from '../../../../shared/contract/notifications';
import type { Locale } from '../../../../shared/locales';
import { aProblem } from '../../../testing/factories';
import { aNotification, someNotifications } from '../../../testing/notificationFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { Bell } from '../../../parts/notifications/Bell';
import { kindMessages } from '../../../parts/notifications/messages';
import { NotificationSettings } from './NotificationSettings';
import { NotificationsScreen } from './NotificationsScreen';

const PLACE = '/v1/me/notifications';
const page = (items: readonly object[], next: string | null = null) => ({ body: { items, next } });
const DONE = { body: null };

type Answers = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>;
const open = (answers: Answers, locale: Locale = 'en', url = '/me/notifications') =>
  renderScreen(<NotificationsScreen />, { url, isSignedIn: true, locale, answers });

const LOOKS = {
  en: ['today', 'Işıl Iğdır and 4 others answered you.', 'You voted in it.'],
  ar: ['اليوم', 'ردّ عليك Işıl Iğdır و4 أشخاص آخرين', 'لأنك صوّتَّ فيه.'],
  tr: ['bugün', 'Işıl Iğdır ve 4 kişi daha size yanıt verdi.', 'Bu oylamada oy verdiniz.'],
} as const;

test.each(Object.entries(LOOKS))(
  'who did what stands under its day, with the reason: %s',
  async (locale, [day, happened, why]) => {
    open({ [PLACE]: page(someNotifications(locale as Locale)) }, locale as Locale);
    const today = await screen.findByRole('region', { name: day });
    const text = within(today)
      .getByRole('article')
      .textContent!.replaceAll(/[\u2066-\u2069]/g, '');
    expect(text).toContain(happened);
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
);

test.each([
  ['23 hours', '2027-03-28T22:30:00Z', '2027-03-28T12:00:00Z', 'yesterday'],
  ['23 hours', '2027-03-28T22:30:00Z', '2027-03-27T12:00:00Z', 'Saturday, 27 March 2027'],
  ['25 hours', '2027-10-31T22:30:00Z', '2027-10-30T12:00:00Z', 'yesterday'],
])(
  'beside a day of %s, at %s, what happened at %s stands under: %s',
  async (_day, now, at, day) => {
    const answers = { [PLACE]: page([aNotification('en', { at })]) };
    renderScreen(<NotificationsScreen />, {
      url: '/me/notifications',
      isSignedIn: true,
      answers,
      timeZone: 'Europe/Brussels',
      now: Date.parse(now),
    });
    expect(await screen.findByRole('region', { name: day })).toBeInTheDocument();
  },
);

test('what was not read says so, and each leads to what it is about', async () => {
  open({ [PLACE]: page(someNotifications('en')) });
  const [first, second, third, fourth] = await screen.findAllByRole('article');
  expect(within(first!).getByText('Not read:')).toBeInTheDocument();
  expect(within(second!).queryByText('Not read:')).toBeNull();
  const target = (article: HTMLElement) => within(article).getByRole('link').getAttribute('href');
  expect(target(first!)).toMatch(/\?comment=c1#comment-c1$/);
  expect(target(third!)).toMatch(/\/edit$/);
  expect(within(third!).getByText('Name the streets.')).toBeVisible();
  expect(target(fourth!)).toBe('/me/teams');
  expect(within(fourth!).getByText('A group for its members')).toBeVisible();
});

test('what is told of a certificate leads to its page', async () => {
  const { content } = aNotification('en');
  const completed = aNotification('en', {
    kind: 'courseCompleted',
    because: 'learner',
    commentId: null,
    certificate: 'AB12CDEF34',
    content: { ...content!, section: 'training' },
  });
  open({ [PLACE]: page([completed]) });
  const entry = within(await screen.findByRole('article'));
  expect(entry.getByRole('link')).toHaveAttribute('href', '/training/certificates/ab12c-def34');
});

test('of the sentences exactly those name somebody whose kind the host names people for', () => {
  const named = Object.entries(kindMessages)
    .filter(([, { defaultMessage }]) => String(defaultMessage).includes('{name}'))
    .map(([kind]) => kind);
  expect(named.toSorted()).toEqual([...NAMING_KINDS].toSorted());
});

test('one is marked as read, and all until the newest that is shown', async () => {
  const { calls } = open({
    [PLACE]: page(someNotifications('en')),
    [`PUT ${PLACE}/n1/read`]: DONE,
    [`POST ${PLACE}/read-all`]: DONE,
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Mark as read' }))[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  const sent = calls.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ body }) => body)).toEqual([
    { isRead: true },
    { until: '2026-05-01T08:00:00Z' },
  ]);
});

test('what was deleted can be brought back', async () => {
  const { calls } = open({
    [PLACE]: page(someNotifications('en')),
    [`DELETE ${PLACE}/n1`]: DONE,
    [`POST ${PLACE}/n1/restore`]: DONE,
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0]!);
  expect(await screen.findByText('The notification was deleted.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls.map(({ path }) => path)).toContain(`${PLACE}/n1/restore`);
});

test('a press that fails says so', async () => {
  open({
    [PLACE]: page(someNotifications('en')),
    [`DELETE ${PLACE}/n1`]: aProblem(503, 'unavailable'),
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0]!);
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
});

test('it is narrowed to a category by an address, and says when there is nothing', async () => {
  const { calls } = open({ [PLACE]: page([]) }, 'en', '/me/notifications?category=polls');
  expect(await screen.findByText('Nothing of this kind')).toBeVisible();
  expect(calls[0]!.search.get('category')).toBe('polls');
  expect(screen.getByRole('link', { name: 'Votes' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});

test('the list goes on, and the focus is on the first that is new', async () => {
  const second = aNotification('en', { id: 'later', kind: 'commented' });
  open({
    [PLACE]: page(someNotifications('en'), 'next'),
    [`${PLACE}?locale=en&cursor=next`]: page([second]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(screen.getAllByRole('article').at(-1)).toHaveFocus();
});

describe('the bell', () => {
  const withCount = (unread: number, locale: Locale = 'en', more: Answers = {}) =>
    renderScreen(<Bell />, {
      isSignedIn: true,
      locale,
      answers: {
        [`${PLACE}/unread`]: { body: { unread } },
        '/v1/stream': aProblem(503, 'unavailable'),
        ...more,
      },
    });

  test.each([
    [0, 'en', 'Notifications'],
    [1, 'en', 'Notifications: 1 not read'],
    [3, 'ar', 'الإشعارات: 3 إشعارات غير مقروءة'],
    [2, 'tr', 'Bildirimler: 2 okunmamış'],
    [100, 'en', 'Notifications: more than 99 not read'],
  ] as const)('with %s unread it is called in %s: %s', async (unread, locale, name) => {
    withCount(unread, locale);
    expect(await screen.findByRole('button', { name })).toBeVisible();
    if (unread === 100) expect(screen.getByText('99+')).toBeVisible();
  });

  test('opened by the keyboard it shows the newest and leads to all; Escape brings the focus back', async () => {
    withCount(1, 'en', { [PLACE]: page(someNotifications('en')) });
    const bell = await screen.findByRole('button', { name: 'Notifications: 1 not read' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(dialog).findByText(/and 4 others answered you/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '/me/notifications',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  });

  test('what goes where it leads has been read', async () => {
    const { calls } = withCount(1, 'en', {
      [PLACE]: page([aNotification('en', { id: 'n1' })]),
      [`PUT ${PLACE}/n1/read`]: DONE,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications: 1 not read' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const article = await within(dialog).findByRole('listitem');
    await userEvent.click(within(article).getByRole('link'));
    expect(calls.map(({ path }) => path)).toContain(`${PLACE}/n1/read`);
  });
});

describe('what one is told of', () => {
  const settings = (answers: Answers = {}) =>
    renderScreen(<NotificationSettings />, {
      isSignedIn: true,
      answers: {
        [`${PLACE}/settings`]: { body: DEFAULT_NOTIFICATION_SETTINGS },
        '/v1/me/push': { body: { publicKey: 'BAAA', devices: [] } },
        ...answers,
      },
    });

  test('each kind is shown or not, and comes by mail as chosen; the rest stays', async () => {
    const { calls } = settings({
      [`PUT ${PLACE}/settings`]: { body: DEFAULT_NOTIFICATION_SETTINGS },
    });
    await userEvent.click(await screen.findByText('Choose in detail'));
    const polls = await screen.findByRole('group', { name: 'Votes' });
    const shown = within(polls).getByRole('switch', { name: 'Show on the portal' });
    expect(shown).toBeChecked();
    await userEvent.click(shown);
    const mail = within(polls).getByRole('combobox', { name: 'By mail' });
    expect(mail).toHaveValue('daily');
    await userEvent.selectOptions(mail, 'Never');
    await userEvent.click(screen.getByRole('button', { name: 'Save the notifications' }));
    expect(await screen.findByText('Your choice is saved.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Your own choice' })).toBeChecked();
    expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
      ...DEFAULT_NOTIFICATION_SETTINGS,
      polls: { shown: false, mail: 'none', push: false },
    });
  });

  const answer = (name: string) => screen.findByRole('radio', { name });
  const puts = (calls: Awaited<ReturnType<typeof settings>>['calls']) =>
    calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  test('one answer holds for every kind, is saved at once and shows in the details', async () => {
    const { calls } = settings({ [`PUT ${PLACE}/settings`]: { body: {} } });
    expect(await answer('Daily')).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Your own choice' })).toBeNull();
    await userEvent.click(await answer('Important only'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.getByText('Saved').closest('[role=status]')).not.toBeNull();
    expect(puts(calls)).toEqual([NOTIFICATION_PRESETS.important]);
    const polls = screen.getByRole('group', { name: 'Votes', hidden: true });
    expect(within(polls).getByRole('combobox', { hidden: true })).toHaveValue('none');
    await userEvent.click(await answer('Daily'));
    await waitFor(() => expect(puts(calls).at(-1)).toEqual(NOTIFICATION_PRESETS.daily));
  });

  test('details that are no preset are one’s own choice, which another answer does not lose', async () => {
    const own = {
      ...NOTIFICATION_PRESETS.daily,
      training: { shown: false, mail: 'none', push: false },
    };
    const { calls } = settings({
      [`${PLACE}/settings`]: { body: own },
      [`PUT ${PLACE}/settings`]: { body: {} },
    });
    expect(await answer('Your own choice')).toBeChecked();
    await userEvent.click(await answer('Everything'));
    await userEvent.click(await answer('Your own choice'));
    await waitFor(() => expect(puts(calls)).toEqual([NOTIFICATION_PRESETS.everything, own]));
    expect(await answer('Your own choice')).toBeChecked();
  });

  test('an answer that could not be saved is taken back and says so', async () => {
    settings({ [`PUT ${PLACE}/settings`]: aProblem(503, 'unavailable') });
    await userEvent.click(await answer('Everything'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await answer('Daily')).toBeChecked();
  });

  test('a failed try keeps the choices', async () => {
    settings({ [`PUT ${PLACE}/settings`]: aProblem(503, 'unavailable') });
    await userEvent.click(await screen.findByText('Choose in detail'));
    const events = await screen.findByRole('group', { name: 'Events' });
    const shown = within(events).getByRole('switch', { name: 'Show on the portal' });
    await userEvent.click(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Save the notifications' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(shown).not.toBeChecked();
  });
});
