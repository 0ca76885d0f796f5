import { DEMO_SETTINGS } from '../../../demo/city';
import { OPENING_TASKS } from '../../../shared/contract/setup';
import { sessionEnded, userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import type { FakeResponses } from '../../testing/fakeApi';
import { aLegalDraft, aLegalWriting } from '../../testing/legalFactories';
import { anArea, aTermList } from '../../testing/settingsFactories';
import { aSetupState, openingTasks } from '../../testing/setupFactories';
import { FAILED_ANSWER, NEVER } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';
import { toStepPath, type StepName } from './steps';

const AREAS = ['identity', 'time', 'money', 'languages', 'look', 'sections'] as const;

/** Answers that every step asks an administrator for: the list of steps says what is done. */
const COMMON: FakeResponses = {
  '/v1/setup': { body: aSetupState({ hasAdministrator: true }) },
  '/v1/setup/tasks': { body: openingTasks(...OPENING_TASKS) },
  '/v1/statistics': {
    body: { openPolls: 0, ballots: 0, comments: 0, people: 0, upcomingEvents: 0 },
  },
  '/v1/districts': { body: { revision: 0, terms: [] } },
  '/v1/topics': { body: { revision: 0, terms: [] } },
  '/v1/topics/proposals': {
    body: { items: DEMO_SETTINGS.topics.map(({ key, name }) => ({ key, name })) },
  },
  ...Object.fromEntries(
    AREAS.map((area) => [`/v1/settings/${area}`, { body: anArea(area, { revision: 0 }) }]),
  ),
};

const closed = (title: StoryState, step: StepName, state: FakeResponses[string]): Story => ({
  title,
  path: toStepPath(step),
  answers: () => ({ '/v1/setup': state }),
  happened: [sessionEnded({ reason: 'notSignedIn' })],
});

const step = (name: StepName, more: FakeResponses = {}, title: StoryState = 'some'): Story => ({
  title,
  path: toStepPath(name),
  answers: () => ({ ...COMMON, ...more }),
  happened: [userDataChanged({ user: aStaffMember('admin') })],
});

const draft = aLegalDraft({
  body: {
    en: 'The data protection officer: [… e-mail address].',
    ar: 'مسؤول حماية البيانات: [… البريد الإلكتروني].',
    tr: 'Veri koruma görevlisi: [… e-posta adresi].',
  },
  gaps: [
    { name: 'body.en', text: '[… e-mail address]' },
    { name: 'body.ar', text: '[… البريد الإلكتروني]' },
    { name: 'body.tr', text: '[… e-posta adresi]' },
  ],
  template: { signedOff: null },
});
const texts = (more: Partial<Parameters<typeof aLegalWriting>[0]>): FakeResponses =>
  Object.fromEntries([
    ...(['privacy-policy', 'terms-and-conditions'] as const).map((kind) => [
      `/v1/legal/${kind}/writing`,
      { body: aLegalWriting({ kind, inForce: null, ...more }) },
    ]),
    ...(['accessibility', 'cookies', 'imprint'] as const).map((kind) => [
      `/v1/legal/${kind}/writing`,
      { body: aLegalWriting({ kind }) },
    ]),
    ['/v1/admin/legal', { body: [] }],
  ]) as FakeResponses;

const providers = {
  items: [
    { issuer: 'https://login.harbour.example', name: 'Harbour login', fault: null },
    {
      issuer: 'https://other.example',
      name: 'Other login',
      fault: 'The token of this host is refused: invalid_client.',
    },
  ],
};

const NO_PROVIDER: FakeResponses = { '/v1/setup/providers': { body: { items: [] } } };

/** The assistant, step by step. */
export const SETUP_STORIES: readonly Story[] = [
  { ...closed('some', 'code', { body: aSetupState() }), path: '/setup' },
  closed('loading', 'code', NEVER),
  closed('failed', 'code', FAILED_ANSWER),
  closed('some', 'administrator', { body: aSetupState({ isCodeAccepted: true }) }),
  closed('signedOut', 'administrator', { body: aSetupState({ hasAdministrator: true }) }),
  step('city'),
  step('languages'),
  step('look'),
  step('districts', {}, 'empty'),
  step('districts', {
    '/v1/districts': { body: aTermList('districts') },
    '/v1/topics': { body: aTermList('topics') },
  }),
  step('sections', {
    '/v1/settings/sections/consequences': {
      body: { openVotes: 2, openEvents: 1, openTrainings: 0 },
    },
  }),
  step('legal', texts({}), 'empty'),
  step('legal', texts({ draft })),
  step('mail', { '/v1/setup/providers': { body: providers } }),
  step(
    'mail',
    { ...NO_PROVIDER, '/v1/setup/tasks': { body: { ...openingTasks('mail'), mail: 'none' } } },
    'empty',
  ),
  step('opening', { '/v1/setup/tasks': { body: openingTasks('terms', 'mail') } }),
  step(
    'opening',
    {
      '/v1/setup': { body: aSetupState({ stage: 'open', hasAdministrator: true }) },
      '/v1/setup/tasks': { body: openingTasks() },
    },
    'published',
  ),
];
