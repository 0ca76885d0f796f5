import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { LegalWriting } from '../../../shared/contract/legal';
import type { PortalSettings, SettingsChange } from '../../../shared/contract/settings';
import { OPENING_TASKS, type SetupState } from '../../../shared/contract/setup';
import type { TermListChange } from '../../../shared/contract/vocabularies';
import type { Locale } from '../../../shared/locales';
import {
  passwordSignInRequested,
  productSignedIn,
  sessionEnded,
  userDataChanged,
  userRefreshRequested,
} from '../../state/sessionSlice';
import type { RootState } from '../../store/createStore';
import { aStaffMember } from '../../testing/adminFactories';
import { enterText } from '../../testing/enterText';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { aLegalDraft, aLegalWriting } from '../../testing/legalFactories';
import { renderScreen, withSections } from '../../testing/renderScreen';
import { anArea, aTermList } from '../../testing/settingsFactories';
import { aSetupState, openingTasks } from '../../testing/setupFactories';
import { loadMarkdown } from '../../ui/Markdown';
import { SetupScreen } from './SetupScreen';
import { STEPS, toStepPath, type StepName } from './steps';

const PASSWORD = 'lanterns over the quay';
const AREAS = ['identity', 'time', 'money', 'languages', 'look', 'sections'] as const;

beforeAll(loadMarkdown);

interface Options {
  readonly step?: StepName;
  readonly state?: Partial<SetupState>;
  readonly user?: Parameters<typeof aStaffMember>[1] | null;
  readonly answers?: FakeResponses;
  readonly settings?: PortalSettings;
  readonly locale?: Locale;
  readonly preloadedState?: Partial<RootState>;
}

const APART: FakeResponses = {
  '/v1/setup/tasks': { body: openingTasks(...OPENING_TASKS) },
  '/v1/statistics': {
    body: { openPolls: 0, ballots: 0, comments: 0, people: 0, upcomingEvents: 0 },
  },
  '/v1/districts': { body: { revision: 0, terms: [] } },
  '/v1/topics': { body: { revision: 0, terms: [] } },
  ...Object.fromEntries(
    AREAS.map((area) => [`/v1/settings/${area}`, { body: anArea(area, { revision: 0 }) }]),
  ),
};

/** Opens the assistant, by default as an administrator of a portal that is being set up. */
function open({ step, state = {}, user = {}, answers = {}, ...rest }: Options = {}) {
  const actions: { readonly type: string; readonly payload?: unknown }[] = [];
  const view = renderScreen(<SetupScreen />, {
    path: '/setup',
    url: step ? toStepPath(step) : '/setup',
    isSignedIn: user !== null,
    onAction: (action) => void actions.push(action),
    answers: {
      ...APART,
      '/v1/setup': { body: aSetupState({ hasAdministrator: user !== null, ...state }) },
      ...answers,
    },
    ...rest,
  });
  act(
    () =>
      void view.store.dispatch(
        user
          ? userDataChanged({ user: aStaffMember('admin', user) })
          : sessionEnded({ reason: 'notSignedIn' }),
      ),
  );
  return { ...view, actions };
}

type View = ReturnType<typeof open>;
const sent = <Body,>({ calls }: View, method: string, path?: string): Body[] =>
  calls
    .filter((call) => call.method === method && (!path || call.path === path))
    .map(({ body }) => body as Body);
const readKept = ({ ports, store }: View, form: string) =>
  ports.sessionStorage.read(`draft:${form}:${store.getState().session.accessToken?.subject ?? ''}`);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = async (name: string | RegExp) =>
  (await screen.findAllByRole('textbox', { name }))[0]!;
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('code and administrator', () => {
  test('who has not given the code sees that step alone; the others are names', async () => {
    open({ user: null, step: 'look' });
    expect(await heading('Language and code')).toBeVisible();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(STEPS.length);
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Language and code',
    ]);
    expect(steps.getByRole('link')).toHaveAttribute('aria-current', 'step');
  });

  test('the code is sent, stands in no action, and leads on with the focus on the heading', async () => {
    const { actions, ...view } = open({
      user: null,
      answers: {
        '/v1/setup': [{ body: aSetupState() }, { body: aSetupState({ isCodeAccepted: true }) }],
        'POST /v1/setup/code': { body: null },
      },
    });
    await enterText(await field('Code'), ' k7qf 9m2d xw4p ');
    await press('Go on');
    expect(await heading('Administrator')).toHaveFocus();
    expect(sent({ actions, ...view }, 'POST')).toEqual([{ code: 'k7qf 9m2d xw4p' }]);
    expect(JSON.stringify(actions)).not.toContain('xw4p');
  });

  test.each([
    ['a wrong code', aProblem(403, 'wrongCode'), /not right, or it is too old/],
    ['a used one', aProblem(410, 'gone'), /not right, or it is too old/],
  ])('%s is told at the field', async (_what, answer, fault) => {
    open({ user: null, answers: { 'POST /v1/setup/code': answer } });
    await enterText(await field('Code'), 'AAAA-AAAA-AAAA');
    await press('Go on');
    await waitFor(async () => expect(await field('Code')).toHaveAccessibleDescription(fault));
    expect(await field('Code')).toHaveFocus();
  });

  test('after too many tries the wait is told', async () => {
    open({ user: null, answers: { 'POST /v1/setup/code': aProblem(429, 'tooManyRequests') } });
    await enterText(await field('Code'), 'AAAA-AAAA-AAAA');
    await press('Go on');
    expect(await screen.findByRole('alert')).toHaveTextContent(/try again in/);
    expect(await field('Code')).toBeValid();
  });

  test('the language of the pages is a link to the same page', async () => {
    open({ user: null, locale: 'tr' });
    const languages = within(await screen.findByRole('navigation', { name: 'Bu sayfaların dili' }));
    expect(languages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/setup',
      '/ar/setup',
      '/tr/setup',
    ]);
  });

  test('a new account becomes administrator and is signed in at once by its password', async () => {
    const { actions, ...view } = open({
      user: null,
      state: { isCodeAccepted: true },
      answers: { 'POST /v1/setup/administrator': { body: null } },
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada Quay');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ada@town.example');
    await userEvent.type(screen.getByLabelText('New password'), PASSWORD);
    await press('Create the account and sign in');
    await waitFor(() =>
      expect(actions.find(({ type }) => type === passwordSignInRequested.type)).toMatchObject({
        payload: { returnTo: '/setup?step=languages' },
      }),
    );
    expect(sent({ actions, ...view }, 'POST', '/v1/setup/administrator')).toEqual([
      { name: 'Ada Quay', email: 'ada@town.example', password: PASSWORD, locale: 'en' },
    ]);
    expect(JSON.stringify([actions, view.store.getState()])).not.toContain(PASSWORD);
    expect(screen.queryByRole('button', { name: /Create the account/ })).toBeNull();
  });

  test('a weak password is told at its field', async () => {
    open({
      user: null,
      state: { isCodeAccepted: true },
      answers: { 'POST /v1/setup/administrator': aProblem(422, 'weakPassword') },
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada Quay');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ada@town.example');
    const password = screen.getByLabelText('New password');
    await userEvent.type(password, PASSWORD);
    await press('Create the account and sign in');
    await waitFor(() => expect(password).toBeInvalid());
  });

  test('who came by a provider becomes administrator with one press, without a form', async () => {
    const { actions, ...view } = open({
      user: { roles: [] },
      state: { isCodeAccepted: true, hasAdministrator: false },
      answers: { 'POST /v1/setup/administrator': { body: null } },
    });
    expect(await screen.findByText(/signed in as/)).toHaveTextContent('Alex Morgan');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Make me administrator');
    await waitFor(() =>
      expect(actions.map(({ type }) => type)).toContain(userRefreshRequested.type),
    );
    expect(sent({ actions, ...view }, 'POST')).toEqual([null]);
    act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
    expect(await heading('Languages')).toHaveFocus();
  });

  test('where there is an administrator, without the code people sign in; others learn why not', async () => {
    const { store } = open({ user: null, state: { hasAdministrator: true } });
    expect(await screen.findByRole('heading', { name: 'Sign in as administrator' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    act(() => {
      store.dispatch(
        productSignedIn({ expiresAt: null, scopes: [], subject: 'x', fingerprint: '12345678' }),
      );
      store.dispatch(userDataChanged({ user: aStaffMember('moderator') }));
    });
    expect(await screen.findByText(/not as administrator/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make me administrator' })).toBeNull();
  });
});

test.each([
  [true, 1],
  [false, 0],
])('a provider that is there: %s, is offered %i times', async (hasProvider, times) => {
  open({
    user: null,
    state: { isCodeAccepted: true },
    preloadedState: { installation: { legalPages: [], canRegister: false, hasProvider } },
  });
  expect(await screen.findByLabelText('New password')).toBeVisible();
  const offered = screen.queryAllByRole('button', { name: en['sign-in.toCity'] });
  expect(offered).toHaveLength(times);
});

describe('settings', () => {
  const saved = (area: (typeof AREAS)[number]) => ({ body: anArea(area, { revision: 1 }) });

  test('one press saves names, clock and currency, with what was proposed, and leads on', async () => {
    const view = open({
      step: 'city',
      answers: {
        'PUT /v1/settings/identity': saved('identity'),
        'PUT /v1/settings/time': saved('time'),
        'PUT /v1/settings/money': saved('money'),
      },
    });
    const name = await field('Name of the city');
    await userEvent.clear(name);
    await userEvent.type(name, 'Galway');
    const countAsked = () => view.calls.filter(({ path }) => path === '/v1/setup/tasks').length;
    const before = countAsked();
    await press('Save and go on');
    expect(await heading('Look')).toHaveFocus();
    // What is missing may be another thing now.
    await waitFor(() => expect(countAsked()).toBe(before + 1));
    expect(sent<SettingsChange>(view, 'PUT', '/v1/settings/identity')).toEqual([
      {
        revision: 0,
        value: {
          ...DEMO_SETTINGS.identity,
          cityName: { ...DEMO_SETTINGS.identity.cityName, en: 'Galway' },
        },
      },
    ]);
    expect(sent<SettingsChange>(view, 'PUT')).toHaveLength(3);
    const done = screen.getByRole('link', { name: /Your city/ });
    expect(done).toHaveTextContent('(done)');
    expect(screen.getByRole('link', { name: /Sections/ })).toHaveTextContent('(to do)');
  });

  test('a fault of the host stands at its field; what was saved before is not written twice', async () => {
    const problem = aProblem(422, 'invalidSettings');
    const view = open({
      step: 'city',
      answers: {
        'PUT /v1/settings/identity': saved('identity'),
        'PUT /v1/settings/time': [
          { ...problem, body: { ...problem.body, detail: 'zone: invalid' } },
          saved('time'),
        ],
        'PUT /v1/settings/money': saved('money'),
      },
    });
    await press('Save and go on');
    expect(await screen.findByText(/choose a time zone/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeInvalid();
    // The field that has the focus shows its list, which covers the page.
    await userEvent.keyboard('{Escape}');
    await press('Save and go on');
    expect(await heading('Look')).toBeVisible();
    expect(sent(view, 'PUT', '/v1/settings/identity')).toHaveLength(1);
    expect(sent(view, 'PUT', '/v1/settings/time')).toHaveLength(2);
  });

  test('what somebody else saved meanwhile is shown, and a second try replaces it', async () => {
    const theirs = anArea('look', {
      revision: 2,
      value: { ...DEMO_SETTINGS.look, colour: '#123456' },
    });
    const view = open({
      step: 'look',
      answers: {
        '/v1/settings/look': [{ body: anArea('look') }, { body: theirs }],
        'PUT /v1/settings/look': [
          aProblem(409, 'newerRevision'),
          { body: anArea('look', { revision: 3 }) },
        ],
      },
    });
    const colour = await field('Colour');
    await userEvent.clear(colour);
    await userEvent.type(colour, '#7a1f3d');
    await press('Save and go on');
    expect(await screen.findByText('#123456')).toBeVisible();
    expect(colour).toHaveValue('#7a1f3d');
    await press('Save and go on');
    await heading('Districts and topics');
    expect(sent<SettingsChange>(view, 'PUT').map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('what the operator has set is not asked for, and is sent as it is', async () => {
    const view = open({
      step: 'languages',
      answers: {
        '/v1/settings/languages': { body: anArea('languages', { locked: ['first'] }) },
        'PUT /v1/settings/languages': { body: anArea('languages', { revision: 2 }) },
      },
    });
    expect(await screen.findByText('Set by the operator')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'First language' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Türkçe' }));
    await press('Save and go on');
    await waitFor(() =>
      expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual({
        offered: ['en', 'ar'],
        first: 'en',
        regions: { en: 'GB' },
      }),
    );
  });

  test('the language of the assistant is proposed alone, until languages have been chosen', async () => {
    open({ step: 'languages', locale: 'tr' });
    expect(await screen.findByRole('checkbox', { name: 'Türkçe' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
  });

  test('every step can be left out', async () => {
    open({ step: 'sections' });
    await userEvent.click(await screen.findByRole('link', { name: /^Later/ }));
    expect(await heading('Legal texts')).toHaveFocus();
  });
});

describe('districts and topics', () => {
  const PROPOSALS = {
    items: [
      { key: 'mobility', name: { en: 'Mobility' } },
      { key: 'housing', name: { en: 'Housing' } },
    ],
  };
  const none = (revision = 0) => ({ body: { revision, terms: [] } });
  const list = (vocabulary: 'districts' | 'topics', revision = 1) => ({
    body: aTermList(vocabulary, { revision }),
  });
  const openStep = (answers: FakeResponses = {}) =>
    open({
      step: 'districts',
      answers: {
        '/v1/districts': none(),
        '/v1/topics': none(),
        '/v1/topics/proposals': { body: PROPOSALS },
        ...answers,
      },
    });
  const entry = () => screen.findByRole('link', { name: /Districts and topics/ });
  const leave = async () => {
    await userEvent.click(screen.getByRole('link', { name: /^Later/ }));
    await heading('Sections');
  };
  const part = async (name: string) => within(await screen.findByRole('region', { name }));

  test('a list that is pasted is saved in the step, and so are topics that are proposed', async () => {
    const view = openStep({
      'PUT /v1/districts': list('districts'),
      'PUT /v1/topics': list('topics'),
    });
    await enterText(await field('Districts, one on each line'), 'Harbour\nMill');
    const districts = await part('Districts');
    await userEvent.click(districts.getByRole('button', { name: 'Save this' }));
    expect(await (await part('Districts')).findByText('6 are offered')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Add/ }));
    expect(await (await part('Topics')).findByText('12 are offered')).toBeVisible();
    const terms = sent<TermListChange>(view, 'PUT').map((body) => body.terms.map(({ key }) => key));
    expect(terms).toEqual([
      ['harbour', 'mill'],
      ['mobility', 'housing'],
    ]);
    await press('Go on');
    expect(await heading('Sections')).toHaveFocus();
    expect(await entry()).toHaveTextContent('(done)');
  });

  test('empty lists are nothing done; who has none says so, and that is kept', async () => {
    const view = openStep({
      '/v1/districts': [none(), none(1)],
      'PUT /v1/districts': none(1),
      'PUT /v1/topics': none(1),
    });
    await press('We have no districts');
    expect(await screen.findByText(/You have no districts/)).toBeVisible();
    await leave();
    expect(await entry()).toHaveTextContent('(to do)');
    await userEvent.click(await entry());
    await press('We need no topics');
    expect(await screen.findByText(/You have no topics/)).toBeVisible();
    await leave();
    expect(await entry()).toHaveTextContent('(done)');
    expect(sent<TermListChange>(view, 'PUT')).toEqual([
      { revision: 0, terms: [] },
      { revision: 0, terms: [] },
    ]);
  });

  test('a refusal is told where the list stands', async () => {
    openStep({ 'PUT /v1/districts': aProblem(409, 'newerRevision') });
    await press('We have no districts');
    expect(await (await part('Districts')).findByRole('alert')).toBeVisible();
  });
});

describe('legal texts', () => {
  const KINDS = ['privacy-policy', 'terms-and-conditions'] as const;
  const settings: PortalSettings = {
    ...DEMO_SETTINGS,
    languages: { offered: ['en'], first: 'en' },
  };
  const GAP = '[… e-mail address of the officer]';
  const draft = aLegalDraft({
    body: {
      en: `First line.\n\n- **Officer.** Write to ${GAP}. We answer.`,
      tr: 'Görevli: [… e-posta].',
    },
    gaps: [
      { name: 'body.en', text: GAP },
      { name: 'body.tr', text: '[… e-posta]' },
    ],
    template: { signedOff: null },
  });
  const first = (kind: (typeof KINDS)[number], more: Partial<LegalWriting> = {}) => ({
    body: aLegalWriting({ kind, inForce: null, earliest: '2026-05-01', ...more }),
  });
  const inForce = { versionNumber: 1, effectiveOn: '2026-05-01', body: {} };
  const OTHERS = ['accessibility', 'cookies', 'imprint'] as const;
  const ALL = [...KINDS, ...OTHERS];
  /** Answers of a portal in which all texts are in force, but for those that are given. */
  const texts = (...more: readonly [string, unknown][]) =>
    Object.fromEntries([
      ['/v1/admin/legal', { body: [] }],
      ...ALL.map((kind) => [
        `/v1/legal/${kind}/writing`,
        { body: { ...first('privacy-policy', { inForce }).body, kind } },
      ]),
      ...more,
    ]) as FakeResponses;

  const open5 = () =>
    open({
      step: 'legal',
      settings,
      answers: texts(
        ...ALL.flatMap((kind): [string, unknown][] => [
          [`/v1/legal/${kind}/writing`, { body: aLegalWriting({ kind, inForce: null }) }],
          [`POST /v1/legal/${kind}/template`, { body: aLegalWriting({ kind, inForce: null }) }],
        ]),
      ),
    });
  const begun = ({ calls }: View) =>
    calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/')[3]);

  test('all five begin with one press, but for those that are left out', async () => {
    const view = open5();
    for (const name of ['Accessibility', 'Cookies and storage', 'Imprint'])
      expect(await screen.findByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accessibility' }));
    await press('Begin with the templates');
    await waitFor(() => expect(begun(view)).toEqual([...KINDS, 'cookies', 'imprint']));
  });

  test('each text is signed off by its own mark, or all with one press; a gap of two texts is one', async () => {
    const languages: PortalSettings['languages'] = { offered: ['en', 'tr'], first: 'en' };
    open({
      step: 'legal',
      settings: { ...settings, languages },
      answers: texts(
        ...KINDS.map((kind): [string, unknown] => [
          `/v1/legal/${kind}/writing`,
          first(kind, { draft }),
        ]),
      ),
    });
    const privacy = within(await screen.findByRole('region', { name: 'Privacy policy' }));
    expect(privacy.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual([
      'English',
      'Turkish',
    ]);
    expect(await field('Missing: e-posta')).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    const boxes = () => within(screen.getByRole('group', { name: /I have read/ }));
    expect(
      boxes()
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).checked),
    ).toEqual([false, false]);
    await press('Mark all texts as read');
    expect(
      boxes()
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).checked),
    ).toEqual([true, true]);
  });

  describe('in two languages', () => {
    const languages: PortalSettings['languages'] = { offered: ['tr', 'en'], first: 'tr' };
    const asked = aLegalDraft({
      title: { en: 'Title', tr: 'Başlık' },
      summary: {},
      whatChanged: {},
      body: { en: 'By [… law], [… mail].', tr: '[… yasa] gereği, [… posta].' },
      gaps: [
        { name: 'body.en', text: '[… law]', fact: 'legalBasis' },
        { name: 'body.en', text: '[… mail]', fact: 'dataProtectionMail' },
        { name: 'body.tr', text: '[… yasa]', fact: 'legalBasis' },
        { name: 'body.tr', text: '[… posta]', fact: 'dataProtectionMail' },
      ],
      template: null,
    });
    const openAsked = (draft = asked) =>
      open({
        step: 'legal',
        settings: { ...settings, languages },
        answers: texts(
          ...KINDS.flatMap((kind): [string, unknown][] => [
            [`/v1/legal/${kind}/writing`, first(kind, { draft })],
            [`PUT /v1/legal/${kind}/draft`, first(kind, { draft: { ...draft, revision: 4 } })],
            [`POST /v1/legal/${kind}/versions`, first(kind, { inForce })],
          ]),
        ),
      });
    const bodies = (view: View) => sent<{ body: object }>(view, 'PUT').map(({ body }) => body);

    test('a fact is asked once, in the language of the reader, and stands in all texts', async () => {
      const view = openAsked();
      await userEvent.type(await field('Missing: law'), 'Municipal law 5393');
      await userEvent.type(await field('Missing: mail'), 'dpo@town.example');
      await press('Mark all texts as read');
      await press('Sign off and put in force today');
      await waitFor(() => expect(bodies(view)).toHaveLength(2));
      const body = {
        en: 'By Municipal law 5393, dpo@town.example.',
        tr: 'Municipal law 5393 gereği, dpo@town.example.',
      };
      expect(bodies(view)).toEqual([body, body]);
    });

    test('what is bound to a language can be written otherwise in the next one, an address cannot', async () => {
      const view = openAsked();
      await userEvent.type(await field('Missing: law'), 'Municipal law 5393');
      await userEvent.type(await field('Missing: mail'), 'dpo@town.example');
      const fold = screen.getByText(/^Turkish: the same/).closest('details')!;
      const [turkish, ...more] = within(fold).getAllByRole('textbox', { hidden: true });
      expect([fold.open, more, turkish!.lang]).toEqual([false, [], 'tr']);
      await userEvent.click(screen.getByText(/^Turkish: the same/));
      await userEvent.type(turkish!, '5393 sayılı Kanun');
      await press('Mark all texts as read');
      await press('Sign off and put in force today');
      await waitFor(() => expect(bodies(view)).toHaveLength(2));
      expect(bodies(view)[0]).toEqual({
        en: 'By Municipal law 5393, dpo@town.example.',
        tr: '5393 sayılı Kanun gereği, dpo@town.example.',
      });
    });

    test('what most cities answer is there already, in each language its own words', async () => {
      const proposed = aLegalDraft({
        ...asked,
        body: { en: 'For [… how long], with the [form](/feedback).', tr: 'Süre: [… süre].' },
        gaps: [
          { name: 'body.en', text: '[… how long]', fact: 'backupPeriod', proposal: '30 days' },
          { name: 'body.tr', text: '[… süre]', fact: 'backupPeriod', proposal: '30 gün' },
        ],
      });
      const view = openAsked(proposed);
      const answer = await field('Missing: how long');
      expect(answer).toHaveValue('30 days');
      expect(answer).toHaveAccessibleDescription(/^For … ?, with the form\.$/);
      await press('Mark all texts as read');
      await press('Sign off and put in force today');
      await waitFor(() => expect(bodies(view)).toHaveLength(2));
      expect(bodies(view)[0]).toEqual({
        en: 'For 30 days, with the [form](/feedback).',
        tr: 'Süre: 30 gün.',
      });
    });

    test('what was typed outlives a reload, and is forgotten once it is in force', async () => {
      const view = openAsked();
      const kept = () => readKept(view, 'setup.legal');
      await userEvent.type(await field('Missing: law'), 'Municipal law 5393');
      await userEvent.type(await field('Missing: mail'), 'dpo@town.example');
      await userEvent.tab();
      await waitFor(() =>
        expect(JSON.parse(kept() ?? '{}')).toMatchObject({
          'gap.legalBasis': 'Municipal law 5393',
        }),
      );
      await press('Mark all texts as read');
      await press('Sign off and put in force today');
      await waitFor(() => expect(kept()).toBeNull());
    });
  });

  test('the terms come last: from then on whoever has not accepted them writes nothing else', async () => {
    const view = open({
      step: 'legal',
      settings,
      answers: texts(
        ...ALL.flatMap((kind): [string, unknown][] => {
          const answer = (more: Partial<LegalWriting>) => ({
            body: aLegalWriting({ kind, inForce: null, ...more }),
          });
          return [
            [`/v1/legal/${kind}/writing`, answer({ draft: { ...draft, gaps: [] } })],
            [`POST /v1/legal/${kind}/sign-off`, answer({ draft })],
            [`POST /v1/legal/${kind}/versions`, answer({ inForce })],
          ];
        }),
      ),
    });
    await press('Mark all texts as read');
    await press('Sign off and put in force today');
    await waitFor(() =>
      expect([...new Set(begun(view))]).toEqual([
        'privacy-policy',
        ...OTHERS,
        'terms-and-conditions',
      ]),
    );
  });

  test('what is not marked as read stays a draft, and the step stays while a text is needed', async () => {
    const view = open({
      step: 'legal',
      settings,
      answers: texts(
        ...KINDS.flatMap((kind): [string, unknown][] => [
          [`/v1/legal/${kind}/writing`, first(kind, { draft: { ...draft, gaps: [] } })],
          [`POST /v1/legal/${kind}/sign-off`, first(kind, { draft })],
          [`POST /v1/legal/${kind}/versions`, first(kind, { inForce })],
        ]),
      ),
    });
    const group = within(await screen.findByRole('group', { name: /I have read/ }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Privacy policy' }));
    await press('Sign off and put in force today');
    await waitFor(() => expect(begun(view)).toEqual(['privacy-policy', 'privacy-policy']));
    expect(await heading('Legal texts')).toBeVisible();
  });

  test('an address that leads to this machine alone is told', async () => {
    open({
      step: 'legal',
      answers: texts([
        '/v1/setup/tasks',
        { body: { ...openingTasks('terms'), localAddress: 'http://localhost:3000' } },
      ]),
    });
    expect(
      await screen.findByText('The portal’s address works on this machine only'),
    ).toBeVisible();
    expect(screen.getByText('http://localhost:3000')).toBeVisible();
  });

  test('both begin with one press', async () => {
    const view = open({
      step: 'legal',
      settings: { ...settings, languages: { offered: ['en'], first: 'en' } },
      answers: texts(
        ...KINDS.flatMap((kind): [string, unknown][] => [
          [`/v1/legal/${kind}/writing`, [first(kind), first(kind, { draft })]],
          [`POST /v1/legal/${kind}/template`, first(kind, { draft })],
        ]),
      ),
    });
    await press('Begin with the templates');
    await waitFor(() => expect(sent(view, 'POST')).toHaveLength(2));
    expect(await screen.findByRole('textbox', { name: /Missing: e-mail address/ })).toBeVisible();
  });

  test('filled, read and signed off they hold with one press; a language that is not offered stays out', async () => {
    const view = open({
      step: 'legal',
      settings: { ...settings, languages: { offered: ['en'], first: 'en' } },
      answers: texts(
        ...KINDS.flatMap((kind): [string, unknown][] => [
          [
            `/v1/legal/${kind}/writing`,
            kind === 'privacy-policy'
              ? [first(kind, { draft }), first(kind, { inForce })]
              : first(kind, { inForce }),
          ],
          [`PUT /v1/legal/${kind}/draft`, first(kind, { draft: { ...draft, revision: 4 } })],
          [`POST /v1/legal/${kind}/sign-off`, first(kind, { draft: { ...draft, revision: 4 } })],
          [`POST /v1/legal/${kind}/versions`, first(kind, { inForce })],
        ]),
      ),
    });
    const gap = await field(/Missing: e-mail address of the officer/);
    expect(gap).toHaveAccessibleDescription('Officer. Write to … .');
    expect(screen.getByRole('group', { name: 'Terms of use' })).toHaveTextContent('We answer.');
    await press('Sign off and put in force today');
    expect(gap).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: 'Privacy policy' })).toBeInvalid();
    expect(sent(view, 'PUT')).toEqual([]);

    await userEvent.type(gap, 'dpo@town.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Privacy policy' }));
    await press('Sign off and put in force today');
    expect(await heading('Mail and sign-in')).toBeVisible();
    expect(sent(view, 'PUT')).toEqual([
      expect.objectContaining({
        revision: 3,
        body: { en: 'First line.\n\n- **Officer.** Write to dpo@town.example. We answer.' },
        title: { en: 'Terms of use', ar: 'شروط الاستخدام' },
      }),
    ]);
    expect(sent(view, 'POST')).toEqual([
      { revision: 4 },
      { revision: 4, effectiveOn: '2026-05-01' },
    ]);
  });

  test('both in force, the step leads on; the other texts have their state and a link', async () => {
    open({
      step: 'legal',
      answers: texts(),
    });
    expect(await screen.findByText(/in force, or announced/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
      'href',
      '/legal/imprint/edit',
    );
  });
});

const confirmClosing = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Close for the public',
    }),
  );

test('what was typed about the city outlives a reload, and is forgotten once it is saved', async () => {
  const view = open({
    step: 'city',
    answers: {
      'PUT /v1/settings/identity': { body: anArea('identity', { revision: 1 }) },
      'PUT /v1/settings/time': { body: anArea('time', { revision: 1 }) },
      'PUT /v1/settings/money': { body: anArea('money', { revision: 1 }) },
    },
  });
  const kept = () => readKept(view, 'setup.identity-0.time-0.money-0');
  const email = await field('E-mail address for questions');
  await userEvent.clear(email);
  await userEvent.type(email, 'hello@town.example');
  await userEvent.tab();
  await waitFor(() =>
    expect(JSON.parse(kept() ?? '{}')).toMatchObject({ 'contact.email': 'hello@town.example' }),
  );
  await press('Save and go on');
  await waitFor(() => expect(kept()).toBeNull());
});

describe('mail and opening', () => {
  const PROVIDERS = {
    items: [
      { issuer: 'https://a.example', name: 'A', fault: null },
      { issuer: 'https://b.example', name: 'B', fault: 'invalid_client' },
    ],
  };

  test('what is wrong with a provider is said; the number of the mail leads on', async () => {
    const view = open({
      step: 'mail',
      answers: {
        '/v1/setup/providers': { body: PROVIDERS },
        'POST /v1/setup/test-mail': [
          { body: { isSent: false, fault: '535 authentication failed' } },
          { body: { isSent: true, fault: null } },
        ],
        'POST /v1/setup/test-mail/arrived': [aProblem(422, 'wrongNumber'), { body: null }],
      },
    });
    expect(await screen.findByText('invalid_client')).toBeVisible();
    await press('Send a mail to alex@harbour.example');
    expect(await screen.findByText('535 authentication failed')).toBeVisible();
    expect(screen.queryByLabelText('Number in the mail')).toBeNull();
    await press('Send a mail to alex@harbour.example');
    const number = await field('Number in the mail');
    await userEvent.type(number, '12');
    await press('Go on');
    expect(number).toHaveAccessibleDescription(/six digits/);
    await userEvent.type(number, '3 ٤٥٦');
    await press('Go on');
    await waitFor(() => expect(number).toHaveAccessibleDescription(/not that of the newest/));
    await press('Go on');
    expect(await heading('Opening')).toHaveFocus();
    expect(sent(view, 'POST', '/v1/setup/test-mail/arrived')).toEqual([
      { number: '123456' },
      { number: '123456' },
    ]);
  });

  test('the page that the mail leads to asks for its number at once', async () => {
    open({
      step: 'mail',
      answers: {
        '/v1/setup/providers': { body: PROVIDERS },
        '/v1/setup/tasks': {
          body: { ...openingTasks(...OPENING_TASKS), isTestMailUnderway: true },
        },
      },
    });
    expect(await field('Number in the mail')).toBeVisible();
  });

  test('without a mail server the step says what to set, and offers no mail that cannot leave', async () => {
    const noMail = { ...openingTasks('mail'), mail: 'none' as const };
    const folder = { ...openingTasks('mail'), mail: 'folder' as const, hasMailbox: true };
    open({
      step: 'mail',
      answers: {
        '/v1/setup/providers': { body: { items: [] } },
        '/v1/setup/tasks': [{ body: noMail }, { body: folder }],
      },
    });
    expect(await screen.findByText(/^MEYDAN_MAIL=smtps:/)).toBeVisible();
    expect(screen.getByText(/starts it again\. Everything that is set up stays/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send a mail/ })).toBeNull();
    expect(document.querySelector('[href="/mailbox"]')).toBeNull();
    await press('Look whether it is set now');
    expect(await screen.findByRole('button', { name: /Send a mail/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read them' })).toHaveAttribute('href', '/mailbox');
  });

  test('no link leads to a mailbox that does not open', async () => {
    open({
      step: 'mail',
      answers: {
        '/v1/setup/providers': { body: { items: [] } },
        '/v1/setup/tasks': { body: { ...openingTasks('mail'), mail: 'folder' } },
      },
    });
    expect(await screen.findByText(/writes mails into a folder/)).toBeVisible();
    expect(document.querySelector('[href="/mailbox"]')).toBeNull();
  });

  test('what the opening waits for names the mail server where none is set, and leads there', async () => {
    open({
      step: 'opening',
      answers: { '/v1/setup/tasks': { body: { ...openingTasks('mail'), mail: 'none' } } },
    });
    expect(await screen.findByText('(missing: no mail server is named yet)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A test mail that arrived' })).toHaveAttribute(
      'href',
      '/setup?step=mail',
    );
  });

  test('open for the staff, it says what comes next, with the ways there', async () => {
    open({
      step: 'opening',
      state: { stage: 'staff' },
      settings: withSections({ events: 'off' }),
      answers: { '/v1/setup/tasks': { body: openingTasks() } },
    });
    const next = within(await screen.findByRole('region', { name: 'What comes next' }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/invitations',
      '/have-your-say/create',
      '/admin/settings/home',
      '/',
    ]);
    expect(next.getByText(/open the portal for everybody/)).toBeVisible();
  });

  test('what is missing leads to its step; staff can be let in before', async () => {
    const view = open({
      step: 'opening',
      answers: {
        '/v1/setup': [
          { body: aSetupState({ hasAdministrator: true }) },
          { body: aSetupState({ hasAdministrator: true, stage: 'staff' }) },
        ],
        '/v1/setup/tasks': { body: openingTasks('terms', 'mail') },
        'PUT /v1/setup/stage': { body: null },
      },
    });
    const missing = await screen.findByRole('link', { name: 'Terms in force' });
    expect(missing).toHaveAttribute('href', '/setup?step=legal');
    expect(screen.queryByRole('link', { name: 'Privacy policy in force' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open for everybody' })).toBeNull();
    await press('Open for staff');
    const told = await screen.findByText('The portal is open for staff.');
    expect(told.closest('p')).toHaveFocus();
    expect(sent(view, 'PUT')).toEqual([{ stage: 'staff' }]);
    expect(screen.queryByRole('button', { name: 'Open for staff' })).toBeNull();
  });

  test('with all there everybody is let in, once that is confirmed', async () => {
    const view = open({
      step: 'opening',
      state: { stage: 'staff' },
      answers: {
        '/v1/setup/tasks': { body: openingTasks() },
        'PUT /v1/setup/stage': { body: null },
      },
    });
    await press('Open for everybody');
    const question = await screen.findByRole('alertdialog');
    expect(sent(view, 'PUT')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Open for everybody' }));
    await waitFor(() => expect(sent(view, 'PUT')).toEqual([{ stage: 'open' }]));
  });

  test('a refusal to open is told', async () => {
    open({
      step: 'opening',
      state: { stage: 'open' },
      answers: {
        '/v1/setup/tasks': { body: openingTasks() },
        'PUT /v1/setup/stage': aProblem(403, 'recentSignInRequired'),
      },
    });
    await press('Close for the public');
    await confirmClosing();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('closing it for the public asks first, and says what happens', async () => {
    const view = open({
      step: 'opening',
      state: { stage: 'open' },
      answers: {
        '/v1/setup/tasks': { body: openingTasks() },
        'PUT /v1/setup/stage': { body: null },
      },
    });
    await press('Close for the public');
    expect(sent(view, 'PUT')).toEqual([]);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /nobody else can vote or write.*what closes meanwhile stays closed/,
    );
    await confirmClosing();
    await waitFor(() => expect(sent(view, 'PUT')).toEqual([{ stage: 'staff' }]));
  });
});

test('without the state of the installation another try is offered', async () => {
  open({
    answers: {
      '/v1/setup': [aProblem(404, 'notFound'), { body: aSetupState({ hasAdministrator: true }) }],
    },
  });
  await press(/again/i);
  expect(await heading('Languages')).toBeVisible();
});
