import type { OpenInvitation } from '../../../shared/contract/accountInvitations';
import type { AdminPerson, AuditEntry } from '../../../shared/contract/admin';
import type { MyWork } from '../../../shared/contract/work';
import { sessionEnded, userDataChanged } from '../../state/sessionSlice';
import {
  aPersonRow,
  aStaffMember,
  anAdminPerson,
  anInvitation,
  anAuditEntry,
  DOOR_ISSUER,
  GRACE_ID,
} from '../../testing/adminFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { aSetupState, openingTasks } from '../../testing/setupFactories';
import { FAILED_ANSWER, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const MANY = 24;
const LONG = 'Extraordinarily far-reaching names and reasons without an end '.repeat(4);
const PERSON_PATH = `/admin/people/${GRACE_ID}`;
const CALLS = {
  people: '/v1/admin/people',
  person: `/v1${PERSON_PATH}`,
  audit: '/v1/admin/audit',
  invitations: '/v1/admin/invitations',
} as const;

const story =
  (path: string) =>
  (title: StoryState, answers: ReturnType<Story['answers']>): Story => ({
    title,
    path,
    answers: () => answers,
    happened: [userDataChanged({ user: aStaffMember('admin') })],
  });
const TASKS = { '/v1/setup/tasks': { body: openingTasks('terms', 'mail') } };
const people = (title: StoryState, answers: ReturnType<Story['answers']>): Story =>
  story('/admin/people')(title, {
    '/v1/setup': { body: aSetupState({ stage: 'staff', hasAdministrator: true }) },
    ...TASKS,
    ...answers,
  });
const work = (title: StoryState, answer: FakeResponses[string]): Story =>
  story('/admin')(title, {
    '/v1/setup': { body: aSetupState({ stage: 'staff', hasAdministrator: true }) },
    ...TASKS,
    '/v1/me/work': answer,
  });
const WAITING: MyWork['items'] = [
  { kind: 'moderation', count: 9, since: '2026-04-20T18:00:00Z' },
  { kind: 'handedIn', count: 1, since: '2026-04-29T18:00:00Z' },
  { kind: 'feedback', count: 12, since: '2026-04-30T18:00:00Z' },
  { kind: 'jobs', count: 1, since: null },
];
const person = story(PERSON_PATH);
const audit = story('/admin/audit');
const invitations = (title: StoryState, answers: ReturnType<Story['answers']>): Story =>
  story('/admin/invitations')(title, { ...TASKS, ...answers });

const rows = (items: readonly ReturnType<typeof aPersonRow>[], next: string | null = null) => ({
  [CALLS.people]: { body: { items, next, total: next ? MANY * MANY : items.length } },
});
const entries = (items: readonly AuditEntry[], next: string | null = null) => ({
  [CALLS.audit]: { body: { items, next } },
});
const invited = (items: readonly OpenInvitation[], next: string | null = null) => ({
  [CALLS.invitations]: { body: { items, next, total: next ? MANY * MANY : items.length } },
});
const shown = (more: Partial<AdminPerson>, log: readonly AuditEntry[] = []) => ({
  [CALLS.person]: { body: anAdminPerson(more) },
  ...entries(log),
});

const BLOCKED = { blockedAt: '2026-04-30T18:00:00Z' };
const ROWS = [
  aPersonRow({ id: '1', roles: ['moderator'], verified: true }),
  aPersonRow({ id: '2', name: 'عمر حداد', email: null }),
  aPersonRow({ id: '3', name: 'Işıl Iğdır', roles: ['editor', 'admin'], ...BLOCKED }),
];
const LOG = [
  anAuditEntry({ id: 4, action: 'blocked', reason: 'إعلانات متكررة' }),
  anAuditEntry({ id: 3, action: 'unblocked', person: null }),
  anAuditEntry({ id: 2, before: { roles: ['editor'], verified: true }, actor: null }),
  anAuditEntry(),
];
const many = <T,>(make: (id: number) => T): T[] =>
  Array.from({ length: MANY }, (_, id) => make(id));

export const ADMIN_STORIES: readonly Story[] = [
  work('some', { body: { items: WAITING } }),
  work('empty', { body: { items: [] } }),
  work('loading', NEVER),
  work('failed', FAILED_ANSWER),
  people('some', rows(ROWS)),
  people('loading', { [CALLS.people]: NEVER }),
  people('empty', rows([])),
  people('failed', { [CALLS.people]: FAILED_ANSWER }),
  people(
    'many',
    rows(
      many((id) => aPersonRow({ id: String(id) })),
      'next',
    ),
  ),
  people(
    'longTexts',
    rows([aPersonRow({ name: LONG, email: `${'a'.repeat(80)}@harbour.example` })]),
  ),
  { ...people('forbidden', {}), happened: [] },
  { ...people('signedOut', {}), happened: [sessionEnded({ reason: 'signedOut' })] },
  person(
    'some',
    shown(
      {
        roles: ['editor', 'moderator'],
        verified: true,
        given: { roles: ['moderator'], verified: false },
        doors: [
          {
            issuer: DOOR_ISSUER,
            linkedAt: '2026-02-01T08:00:00Z',
            roles: ['editor'],
            verified: true,
          },
        ],
      },
      LOG,
    ),
  ),
  person('loading', { [CALLS.person]: NEVER, [CALLS.audit]: NEVER }),
  person('failed', { [CALLS.person]: FAILED_ANSWER }),
  person('notFound', { [CALLS.person]: aProblem(404, 'notFound') }),
  person('forbidden', { [CALLS.person]: aProblem(403, 'forbidden') }),
  person('empty', shown({ email: null, hasPassword: false, sessions: 0, lastUsedAt: null })),
  person(
    'many',
    shown(
      { ...BLOCKED, blockedReason: LONG, name: LONG },
      many((id) => anAuditEntry({ id })),
    ),
  ),
  invitations('some', invited([anInvitation(), anInvitation({ id: '2', name: '', roles: [] })])),
  invitations('loading', { [CALLS.invitations]: NEVER }),
  invitations('empty', invited([])),
  invitations('failed', { [CALLS.invitations]: FAILED_ANSWER }),
  invitations(
    'many',
    invited(
      many((id) => anInvitation({ id: String(id) })),
      'next',
    ),
  ),
  invitations(
    'longTexts',
    invited([anInvitation({ name: LONG, email: `${'a'.repeat(80)}@harbour.example` })]),
  ),
  { ...invitations('forbidden', {}), happened: [] },
  audit('some', entries(LOG)),
  audit('loading', { [CALLS.audit]: NEVER }),
  audit('empty', entries([])),
  audit('failed', { [CALLS.audit]: FAILED_ANSWER }),
  audit(
    'many',
    entries(
      many((id) => anAuditEntry({ id })),
      'next',
    ),
  ),
  audit('longTexts', entries([anAuditEntry({ reason: LONG })])),
];
