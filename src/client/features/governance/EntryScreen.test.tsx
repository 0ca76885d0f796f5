import { screen, within } from '@testing-library/react';
import type { GovernancePage } from '../../../shared/contract/governance';
import type { Locale } from '../../../shared/locales';
import { aListPage } from '../../testing/factories';
import { aBody, aChain, aCommitment, aDecision } from '../../testing/governanceFactories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { EntryScreen } from './EntryScreen';

type Entry = ReturnType<typeof aBody>;

function open(locale: Locale, entry: Entry, more: Partial<GovernancePage> = {}) {
  const details = { ...entry.details, chain: aChain(locale), ...more };
  const path = `/governance/${entry.slug}`;
  renderScreen(<EntryScreen />, {
    path: '/governance/:slug',
    url: path,
    locale,
    answers: {
      [`/v1${path}`]: { body: { ...aDetailPage('governance', locale), ...entry, details } },
      [`/v1/governance?locale=${locale}&kind=body&limit=100`]: aListPage([
        aBody(locale, 'council', null),
        aBody(locale, 'mayor', 'council'),
      ]),
      [`/v1/governance?locale=${locale}&kind=decision&body=council&limit=5`]: aListPage([
        aDecision(locale),
      ]),
    },
  });
}

test.each([
  ['en', 'From the vote to the street', ['Idea', 'Vote of the residents', 'What followed']],
  ['ar', 'من التصويت إلى الشارع', ['الفكرة', 'تصويت السكان', 'ما تلا ذلك']],
  ['tr', undefined, ['Fikir', 'Kent sakinlerinin oylaması', 'Ardından gelenler']],
] as const)(
  '[SPEC 1.6] a decision leads in %s from an idea to what followed',
  async (locale, heading, names) => {
    open(locale, aDecision(locale));
    const idea = await screen.findByText(names[0]);
    const list = within(idea.closest('ol')!);
    if (heading) expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    for (const name of names) expect(list.getByText(name)).toBeVisible();
    const steps = [...idea.closest('ol')!.children];
    expect(steps).toHaveLength(5);
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/dialogs/home-at-night',
      '/have-your-say/night-bus-hours',
      '/governance/later-buses',
      '/publications/timetable',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
);

test.each([
  ['en', 'Until five', /Until five was withdrawn\. No drivers\.$/],
  ['ar', 'حتى الخامسة', /سُحب الخيار حتى الخامسة\. لا سائقين\.$/],
  ['tr', 'Beşe kadar', /Beşe kadar seçeneği geri çekildi\. Sürücü yok\.$/],
] as const)(
  'what was taken out of an open vote stands in %s at that vote, with time and reason',
  async (locale, option, sentence) => {
    open(locale, aDecision(locale));
    const act = (await screen.findByText(option)).closest('li')!;
    expect(act).toHaveTextContent(sentence);
    expect(act.querySelector('time')).toHaveAttribute('dateTime', '2026-02-03T09:30:00.000Z');
    expect(act.querySelector('time')).toHaveTextContent('2026');
    const step = act.parentElement!.closest('li')!;
    expect(within(step).getByRole('link')).toHaveAttribute(
      'href',
      '/have-your-say/night-bus-hours',
    );
  },
);

test('a proposed date that was taken out is called by when it is', async () => {
  const [, poll] = aChain('en');
  const [withdrawal] = poll!.withdrawals;
  const label = { text: '', lang: 'en' } as const;
  const dated = { ...withdrawal!, label, startsAt: '2026-04-07T16:00:00.000Z' };
  open('en', aDecision('en'), {
    chain: [{ ...poll!, withdrawals: [dated] }, ...aChain('en').slice(2)],
  });
  expect(await screen.findByText(/No drivers/)).toBeVisible();
  expect(screen.getByText(/7 April/)).toHaveTextContent(/^Tuesday/);
});

test('a step that nothing came before or after is no chain', async () => {
  open('en', aDecision('en'), { chain: aChain('en').slice(2, 3) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('From the vote to the street')).toBeNull();
});

test('the vote of a decision stands there as numbers', async () => {
  open('en', aDecision('en'));
  const heading = await screen.findByRole('heading', { name: 'Result of the vote' });
  const rows = within(heading.parentElement!).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['For24', 'Against8', 'Abstained2']);
});

test('a decision without numbers shows no bars', async () => {
  const entry = aDecision('en');
  const decision = { ...entry.details.decision!, votes: null };
  open('en', { ...entry, details: { ...entry.details, decision } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Result of the vote' })).toBeNull();
});

test('a commitment tells what has happened, the latest first', async () => {
  open('en', aCommitment('en'));
  const heading = await screen.findByRole('heading', { name: 'What has happened so far' });
  const entries = within(heading.parentElement!).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '3 March 2026Four drivers found.',
    '2 February 2026Two buses bought.',
  ]);
  expect(screen.getByText('17 days overdue')).toBeVisible();
});

test('a commitment that was given up says why, and is not late', async () => {
  const entry = aCommitment('ar');
  const droppedReason = { text: 'لم تعد هناك حاجة', lang: 'ar' as const };
  const commitment = { ...entry.details.commitment!, state: 'dropped' as const, droppedReason };
  open('ar', { ...entry, details: { ...entry.details, commitment } });
  expect(await screen.findByText('لماذا صُرف النظر عنه')).toBeVisible();
  expect(screen.getByText('لم تعد هناك حاجة')).toBeVisible();
  expect(screen.queryByText(/^متأخر /)).toBeNull();
});

test('a body shows what it decided last and who belongs to it', async () => {
  open('en', aBody('en', 'council', null), { chain: [] });
  expect(await screen.findByRole('row', { name: /Night bus until three/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All its decisions' })).toHaveAttribute(
    'href',
    '/governance?kind=decision&body=council',
  );
  expect(screen.getByRole('link', { name: 'mayor' })).toBeVisible();
});

test('the rules lead to their history', async () => {
  const rules = { ...aDetailPage('governance', 'en'), kind: 'page', slug: 'rules' };
  open('en', rules as Entry, { chain: [] });
  expect(await screen.findByRole('link', { name: 'How these rules have changed' })).toHaveAttribute(
    'href',
    '/governance/rules/history',
  );
});
