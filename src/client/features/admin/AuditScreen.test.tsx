import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import { anAuditEntry, GRACE_ID } from '../../testing/adminFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses, FakeResponse } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { AuditScreen } from './AuditScreen';

const AUDIT = '/v1/admin/audit';
const answer = (items: object[], next: string | null = null): FakeResponse => ({
  body: { items, next },
});

function audit(
  answers: FakeResponses,
  { url = '/admin/audit', locale = 'en' as 'en' | 'ar' } = {},
) {
  return renderScreen(<AuditScreen />, { url, locale, answers, isSignedIn: true });
}

const entries = async () =>
  (await screen.findAllByRole('listitem')).filter((item) => item.hasAttribute('data-row'));
const oneEntry = async () => {
  await screen.findByText(anAuditEntry().reason);
  return (await entries())[0]!;
};

test.each([
  [{}, 'Alex Morgan gave Grace Bell the role “Moderator”.'],
  [
    { before: { roles: ['editor'] }, after: { roles: [] } },
    'Alex Morgan took the role “Editor” from Grace Bell.',
  ],
  [{ action: 'blocked' as const }, 'Alex Morgan blocked Grace Bell.'],
  [{ action: 'unblocked' as const }, 'Alex Morgan lifted the block of Grace Bell.'],
  [
    { before: {}, after: { verified: true } },
    'Alex Morgan marked the identity of Grace Bell as verified.',
  ],
  [
    { before: { verified: true }, after: {} },
    'Alex Morgan marked the identity of Grace Bell as not verified.',
  ],
  [{ actor: null }, 'Somebody without an account here gave Grace Bell'],
  [
    { action: 'settingsChanged' as const, person: null, after: { area: 'identity', revision: 2 } },
    'Alex Morgan changed the settings: Names and contact.',
  ],
  [
    { action: 'settingsChanged' as const, person: null, after: { area: 'districts', revision: 2 } },
    'Alex Morgan changed the settings: Districts.',
  ],
  [
    { action: 'settingsChanged' as const, person: null, after: { area: 'weather', revision: 2 } },
    'Alex Morgan changed the settings.',
  ],
  [{ person: null, action: 'blocked' as const }, 'Alex Morgan blocked somebody who has left.'],
])('an entry is a sentence: %j', async (more, sentence) => {
  audit({ [AUDIT]: answer([anAuditEntry(more)]) });
  expect(await oneEntry()).toHaveTextContent(sentence);
});

test('names lead to their people, the reason is quoted, the time is the city’s', async () => {
  audit({ [AUDIT]: answer([anAuditEntry()]) });
  const entry = within(await oneEntry());
  expect(entry.getByRole('link', { name: 'Grace Bell' })).toHaveAttribute(
    'href',
    `/admin/people/${GRACE_ID}`,
  );
  expect(entry.getByText(anAuditEntry().reason)).toHaveAttribute('dir', 'auto');
  expect(entry.getByText(anAuditEntry().reason).tagName).toBe('BLOCKQUOTE');
  expect(entry.getByText(/30 April 2026 at 21:00/)).toHaveAttribute('datetime', anAuditEntry().at);
});

test('[SPEC 1.6] in Arabic the names stand after labels, isolated', async () => {
  audit({ [AUDIT]: answer([anAuditEntry()]) }, { locale: 'ar' });
  const entry = await oneEntry();
  const sentence = ar['admin.log.roleGiven']
    .replace('{role}', ar['user.role.moderator'])
    .replace('{person}', 'Grace Bell')
    .replace('{actor}', 'Alex Morgan');
  expect(entry).toHaveTextContent(sentence);
  expect(within(entry).getAllByText('Grace Bell')[0]!.tagName).toBe('BDI');
});

test('[SPEC 2.11] the entries about one person have an address of their own, and a way back', async () => {
  const { calls } = audit({
    [AUDIT]: answer([anAuditEntry(), anAuditEntry({ id: 2, reason: 'Another person.' })]),
    [`${AUDIT}?person=${GRACE_ID}`]: answer([anAuditEntry()]),
  });
  await userEvent.click((await screen.findAllByRole('link', { name: 'All about Grace Bell' }))[0]!);
  await screen.findByText(en['admin.onlyOne']);
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: en['admin.showAll'] }));
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  expect(calls.map(({ search }) => String(search))).toContain(`person=${GRACE_ID}`);
});

test('more entries come below; at the end the first new one has the focus', async () => {
  audit({
    [AUDIT]: answer([anAuditEntry({ id: 2 })], 'second'),
    [`${AUDIT}?cursor=second`]: answer([anAuditEntry({ id: 1, reason: 'The first of all.' })]),
  });
  await userEvent.click(await screen.findByRole('button', { name: en['ui.more'] }));
  const last = (await screen.findByText('The first of all.')).closest('li');
  await waitFor(() => expect(last).toHaveFocus());
});

test('an empty log says so', async () => {
  audit({ [AUDIT]: answer([]) });
  expect(await screen.findByText(en['admin.emptyLogTitle'])).toBeVisible();
});

test('a failure offers another try', async () => {
  audit({ [AUDIT]: [aProblem(404, 'notFound'), answer([anAuditEntry()])] });
  await userEvent.click(await screen.findByRole('button', { name: en['ui.retry'] }));
  expect(await oneEntry()).toBeVisible();
});
