import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../../i18n/en.json';
import type {
  AreaSettings,
  SettingsArea,
  SettingsChange,
  SettingsUndo,
} from '../../../../shared/contract/settings';
import type { Locale } from '../../../../shared/locales';
import { DEMO_SETTINGS } from '../../../../demo/city';
import { userDataChanged } from '../../../state/sessionSlice';
import { SECTIONS } from '../../../../shared/sections';
import { sectionIntroMessages } from '../../../intl/contents/messages';
import { sectionMessages } from '../../../intl/sharedMessages';
import { newerSettingsRequested } from '../../../state/settingsSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { AreaScreen } from './AreaScreen';
import { listFormAreas, toAreaPath } from './forms';
import { aRevision, anArea } from '../../../testing/settingsFactories';
import { openingTasks } from '../../../testing/setupFactories';
import { SettingsScreen } from './SettingsScreen';

const API = '/v1/settings';
const STATISTICS = {
  body: { openPolls: 3, ballots: 0, comments: 0, people: 0, upcomingEvents: 0 },
};

interface Options {
  readonly loaded?: Partial<AreaSettings>;
  readonly answers?: FakeResponses;
  readonly locale?: Locale;
  /** Filled with the types of what is dispatched. */
  readonly actions?: string[];
}

function open(
  area: SettingsArea,
  { loaded = {}, answers = {}, locale = 'en', actions = [] }: Options = {},
) {
  const view = renderScreen(<AreaScreen />, {
    path: '*',
    url: toAreaPath(area),
    locale,
    isSignedIn: true,
    onAction: ({ type }) => void actions.push(type),
    answers: {
      [`${API}/${area}`]: { body: anArea(area, loaded) },
      '/v1/statistics': STATISTICS,
      '/v1/setup/tasks': { body: openingTasks() },
      ...answers,
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return view;
}

const aFaultyValue = (detail: string) => {
  const problem = aProblem(422, 'invalidSettings');
  return { ...problem, body: { ...problem.body, detail } };
};

type View = ReturnType<typeof open>;
const sent = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Finds a field; of those in several languages that of the page's, which stands first. */
const field = async (name: string) => (await screen.findAllByRole('textbox', { name }))[0]!;

/** Types a new name of the city in place of the one that stands there. */
async function renameCity(name: string): Promise<void> {
  const input = await field('Name of the city');
  await userEvent.clear(input);
  await userEvent.type(input, name);
}
const renamed = (cityName: string): AreaSettings['value'] => ({
  ...DEMO_SETTINGS.identity,
  cityName: { ...DEMO_SETTINGS.identity.cityName, en: cityName },
});

test('the overview says of each area what holds now, and leads to it', async () => {
  const { store } = renderScreen(<SettingsScreen />, { url: '/admin/settings', isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  for (const [name, holds] of [
    ['Names and contact', 'Harbour CityMeydanHC'],
    ['Time', 'Europe/Istanbul'],
    ['Money', 'Euro (EUR)'],
  ] as const) {
    const row = (await screen.findByRole('link', { name })).closest('li');
    expect(row).toHaveTextContent(`${name}${holds}`);
  }
});

test.each([
  [true, 'admin.settings.choice.passwordsOn'],
  [false, 'admin.settings.choice.passwordsAlone'],
] as const)(
  'how people sign in names a provider where there is one: %s',
  async (hasProvider, words) => {
    const { store } = renderScreen(<SettingsScreen />, {
      url: '/admin/settings',
      isSignedIn: true,
      preloadedState: { installation: { legalPages: [], canRegister: true, hasProvider } },
    });
    act(() => void store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
    expect(await screen.findByText(en[words])).toBeVisible();
  },
);

test.each(listFormAreas())(
  'the form of %s is found at an address in small letters, and sends what it was given',
  async (area) => {
    expect(toAreaPath(area)).toMatch(/^\/admin\/[a-z-]+(\/[a-z-]+)?$/);
    const view = open(area, {
      answers: { [`PUT ${API}/${area}`]: { body: anArea(area, { revision: 2 }) } },
    });
    await press('Save');
    await waitFor(() =>
      expect(sent<SettingsChange>(view, 'PUT')).toEqual([
        { revision: 1, value: DEMO_SETTINGS[area] },
      ]),
    );
  },
);

test('moderators are told that the settings are not theirs', async () => {
  const { store } = renderScreen(<SettingsScreen />, {
    url: '/admin/settings',
    isSignedIn: true,
    answers: { '/connect/userinfo': { body: {} } },
  });
  act(() => void store.dispatch(userDataChanged({ user: aStaffMember('moderator') })));
  expect(await screen.findByText(/administrators/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Money' })).toBeNull();
});

test('a new name is saved with the reason, and counts for this page at once', async () => {
  const actions: string[] = [];
  const view = open('identity', {
    actions,
    answers: {
      [`PUT ${API}/identity`]: {
        body: anArea('identity', { revision: 2, value: renamed('Ghent') }),
      },
    },
  });
  await renameCity('Ghent');
  await enterText(await field('Why'), 'our own name');
  await press('Save');
  expect(await screen.findByText('Saved. The change is live everywhere.')).toBeVisible();
  expect(sent<SettingsChange>(view, 'PUT')).toEqual([
    { revision: 1, value: renamed('Ghent'), note: 'our own name' },
  ]);
  expect(actions).toContain(newerSettingsRequested.type);
  // The next change stands on the revision that was saved.
  await renameCity('Gent');
  await press('Save');
  await waitFor(() => expect(sent<SettingsChange>(view, 'PUT')[1]).toMatchObject({ revision: 2 }));
});

test('what somebody else saved meanwhile is shown; nothing typed is lost, and a second try replaces it', async () => {
  const theirs = anArea('identity', { revision: 2, value: renamed('Bruges') });
  const view = open('identity', {
    answers: {
      [`${API}/identity`]: [{ body: anArea('identity') }, { body: theirs }],
      [`PUT ${API}/identity`]: [
        aProblem(409, 'newerRevision'),
        { body: anArea('identity', { revision: 3, value: renamed('Ghent') }) },
      ],
    },
  });
  await renameCity('Ghent');
  await press('Save');
  const notice = await screen.findByText('Bruges');
  expect(notice.closest('[role="alert"]')).toHaveTextContent(/Name of the city/);
  expect(screen.queryByText('HC')).toBeNull();
  expect(await field('Name of the city')).toHaveValue('Ghent');
  await press('Save');
  await screen.findByText('Saved. The change is live everywhere.');
  const changes = sent<SettingsChange>(view, 'PUT');
  expect(changes.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(changes[1]!.value).toEqual(renamed('Ghent'));
});

test('faults that the host finds stand at their fields', async () => {
  open('identity', {
    answers: {
      [`PUT ${API}/identity`]: aFaultyValue('contact/email: email, cityName: invalid'),
    },
  });
  await renameCity('Ghent');
  await press('Save');
  expect(await field('E-mail address for questions')).toHaveAccessibleDescription(
    /not a complete e-mail address/,
  );
  expect(await field('Name of the city')).toHaveAccessibleDescription(/not possible here/);
});

test.each([
  ['First part of references', 'gnt', /capital letters/],
  ['Website of the city', 'our website', /begins with https/],
  ['Phone', 'call us', /digits/],
  ['E-mail address for questions', 'hello@skovby', /not a complete e-mail address/],
])('%s: “%s” is seen before it is sent', async (name, text, fault) => {
  const view = open('identity');
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await press('Save');
  expect(await field(name)).toHaveAccessibleDescription(fault);
  expect(sent(view, 'PUT')).toEqual([]);
});

test('an address of the web that is typed without https:// is completed', async () => {
  const view = open('identity', {
    answers: { [`PUT ${API}/identity`]: { body: anArea('identity', { revision: 2 }) } },
  });
  const website = await field('Website of the city');
  await userEvent.clear(website);
  await enterText(website, 'www.gent.example/praat');
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toMatchObject({
      contact: { website: 'https://www.gent.example/praat' },
    }),
  );
});

test('what the operator has set is shown with the reason, cannot be typed, and is sent as it is', async () => {
  const view = open('identity', {
    loaded: { locked: ['cityName', 'contact'] },
    answers: { [`PUT ${API}/identity`]: { body: anArea('identity', { revision: 2 }) } },
  });
  const locked = (await screen.findByText('Set by the operator')).parentElement!;
  expect(locked).toHaveTextContent(
    /can be changed only there.*Harbour City.*city@harbour\.example/,
  );
  expect(screen.queryByRole('textbox', { name: 'Name of the city' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
  await enterText(await field('First part of references'), '2');
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual({
      ...DEMO_SETTINGS.identity,
      referencePrefix: 'HC2',
    }),
  );
});

test('the form of sections says what each closes that is not on', async () => {
  open('sections', {
    answers: {
      '/v1/settings/sections/consequences': {
        body: { openVotes: 2, openEvents: 1, openTrainings: 0 },
      },
    },
  });
  expect(
    await screen.findByText('2 votes are open now. Read only or off, no more ballots are taken.'),
  ).toBeVisible();
  expect(screen.getByText(/^1 event takes registrations now/)).toBeVisible();
  expect(screen.queryByText(/training takes/)).toBeNull();
});

test('where all of an area is set by the operator there is no form', async () => {
  open('time', { loaded: { locked: ['zone'] } });
  expect(await screen.findByText('Set by the operator')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a zone is chosen by its name, with the time there and the votes that are open', async () => {
  const view = open('time', {
    answers: {
      [`PUT ${API}/time`]: {
        body: anArea('time', { revision: 2, value: { zone: 'Europe/Brussels' } }),
      },
    },
  });
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveAccessibleDescription('It is 12:00 there now.');
  expect(await screen.findByText(/3 votes are open and end when/)).toBeVisible();
  await userEvent.clear(zone);
  await userEvent.type(zone, 'brussels');
  await userEvent.click(await screen.findByRole('option', { name: 'Europe/Brussels' }));
  expect(zone).toHaveAccessibleDescription('It is 11:00 there now.');
  await press('Save');
  await waitFor(() =>
    expect(sent(view, 'PUT')).toEqual([{ revision: 1, value: { zone: 'Europe/Brussels' } }]),
  );
});

test('each section has a sentence that says what it is', async () => {
  open('sections');
  for (const section of SECTIONS) {
    const choice = await screen.findByRole('combobox', {
      name: sectionMessages[section].defaultMessage,
    });
    expect(choice).toHaveAccessibleDescription(sectionIntroMessages[section].defaultMessage);
  }
});

test('languages keep the order in which they are listed', async () => {
  const value: AreaSettings['value'] = { offered: ['tr', 'en'], first: 'tr' };
  const view = open('languages', {
    loaded: { value },
    answers: { [`PUT ${API}/languages`]: { body: anArea('languages', { value }) } },
  });
  await press('Save');
  await waitFor(() => expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual(value));
});

test('the country by whose habits dates are written is chosen by a date written so, and kept', async () => {
  const value: AreaSettings['value'] = { offered: ['en', 'tr'], first: 'en' };
  const view = open('languages', {
    loaded: { value },
    answers: { [`PUT ${API}/languages`]: { body: anArea('languages', { value }) } },
  });
  const region = await screen.findByRole('combobox', { name: /^Dates and numbers in English/ });
  const [, britain, , america] = within(region).getAllByRole('option');
  expect(britain).toHaveTextContent(/United Kingdom: .*1 May 2026 at 12:00/);
  expect(america).toHaveTextContent(/United States: .*May 1, 2026 at 12:00.PM/);
  expect(screen.queryByRole('combobox', { name: /^Dates and numbers in Arabic/ })).toBeNull();
  await userEvent.selectOptions(region, 'GB');
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual({
      ...value,
      regions: { en: 'GB' },
    }),
  );
});

test.each([
  ['languages', 'offered', { offered: ['tr', 'en'], first: 'tr' }],
  ['languages', 'first', { offered: ['tr', 'en'], first: 'tr' }],
  ['signIn', 'domains', { passwords: true, registration: 'domains', domains: ['gent.example'] }],
] as const)('%s: with “%s” set by the operator the rest is saved', async (area, name, value) => {
  const view = open(area, {
    loaded: { value: value as unknown as AreaSettings['value'], locked: [name] },
    answers: { [`PUT ${API}/${area}`]: { body: anArea(area, { revision: 2 }) } },
  });
  await press('Save');
  await waitFor(() => expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual(value));
});

test('what does not go with a value of the operator is told at a field that is shown', async () => {
  const value: AreaSettings['value'] = { offered: ['tr', 'en'], first: 'tr' };
  const view = open('languages', { loaded: { value, locked: ['first'] } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Türkçe' }));
  await press('Save');
  expect(screen.getByRole('group', { name: 'Offered languages' })).toHaveAccessibleDescription(
    /has to be one of the offered/,
  );
  expect(sent(view, 'PUT')).toEqual([]);
});

test('claims of residents are sent as they are typed; a line that says no age is told at its field', async () => {
  const value = { ...DEMO_SETTINGS.residents, months: 24 };
  const view = open('residents', {
    loaded: { value },
    answers: { [`PUT ${API}/residents`]: { body: anArea('residents', { revision: 2 }) } },
  });
  await enterText(await field('Claim with the district'), 'address.locality');
  const ages = await field('Claims for an age that is reached');
  await enterText(ages, 'age_over_16');
  await press('Save');
  expect(ages).toHaveAccessibleDescription(/a claim, a sign = and an age/);
  expect(sent(view, 'PUT')).toEqual([]);
  const codes = await field('Districts by postal code');
  await enterText(codes, '1011');
  await press('Save');
  expect(codes).toHaveAccessibleDescription(/a code, a sign = and a district/);
  await enterText(codes, ' = Old Port\n1012 AB: university');
  await enterText(ages, ' = 16\nage_over_18=18');
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual({
      districtClaim: 'address.locality',
      districtCodes: [
        { code: '1011', district: 'Old Port' },
        { code: '1012 AB', district: 'university' },
      ],
      birthDateClaim: null,
      overAgeClaims: [
        { claim: 'age_over_16', age: 16 },
        { claim: 'age_over_18', age: 18 },
      ],
      months: 24,
      minimumAge: null,
    }),
  );
});

test('a fault at one of several domains stands at their field', async () => {
  open('signIn', { answers: { [`PUT ${API}/signIn`]: aFaultyValue('domains/0: invalid') } });
  await enterText(await field('Domains of e-mail addresses'), 'ghent');
  await press('Save');
  const domains = await field('Domains of e-mail addresses');
  await waitFor(() => expect(domains).toBeInvalid());
  expect(domains).toHaveAccessibleDescription(/at least one domain/);
});

test('pictures that somebody else chose meanwhile stay when the colour is saved', async () => {
  const { look } = DEMO_SETTINGS;
  const hero = { file: 'a'.repeat(64), width: 800, height: 600, weakOn: [] };
  const view = open('look', {
    answers: {
      [`${API}/look`]: [
        { body: anArea('look') },
        { body: anArea('look', { revision: 2, value: { ...look, hero } }) },
      ],
      [`PUT ${API}/look`]: [
        aProblem(409, 'newerRevision'),
        { body: anArea('look', { revision: 3 }) },
      ],
    },
  });
  const colour = await field('Colour');
  await userEvent.clear(colour);
  await userEvent.type(colour, '#7a1f3d');
  await press('Save');
  await screen.findByText(/has changed these settings meanwhile/);
  await screen.findByText(look.colour);
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[1]).toMatchObject({
      revision: 2,
      value: { colour: '#7a1f3d', hero },
    }),
  );
});

const SENT_LOGO = { file: 'b'.repeat(64), width: 300, height: 80, weakOn: ['dark' as const] };
const chooseFile = async (group: HTMLElement) =>
  userEvent.upload(
    within(group).getByLabelText(/^Choose/),
    Object.assign(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), {
      arrayBuffer: async () => new TextEncoder().encode('"<svg/>"').buffer,
    }),
  );

test('a logo is sent when it is chosen, shown on both papers, and counts once it is saved', async () => {
  const view = open('look', {
    answers: {
      'POST /v1/settings/look/pictures': { status: 201, body: SENT_LOGO },
      [`PUT ${API}/look`]: { body: anArea('look', { revision: 2 }) },
    },
  });
  const group = await screen.findByRole('group', { name: 'Logo' });
  await chooseFile(group);
  expect(await within(group).findByText(/People see it once you save/)).toBeVisible();
  const pictures = [...group.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
    Array.from({ length: 2 }, () => `/v1/settings/look/pictures/${SENT_LOGO.file}`),
  );
  expect(pictures.map(({ className }) => className)).toEqual(['logo', 'logo plate']);
  expect(group).toHaveTextContent(/On a dark background it is hard to see/);
  expect(group).not.toHaveTextContent(/On a light background it is hard/);
  const post = view.calls.find(({ method }) => method === 'POST');
  expect(post?.headers.get('content-type')).toBe('image/svg+xml');
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual({
      ...DEMO_SETTINGS.look,
      logo: { light: SENT_LOGO, dark: null },
    }),
  );
});

test('the picture of the first page can be none', async () => {
  const view = open('look', {
    answers: { [`PUT ${API}/look`]: { body: anArea('look', { revision: 2 }) } },
  });
  const group = await screen.findByRole('group', { name: 'Picture of the first page' });
  await userEvent.click(within(group).getByRole('button', { name: 'Without a picture' }));
  expect(group.querySelector('img')).toBeNull();
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toEqual({
      ...DEMO_SETTINGS.look,
      hero: null,
    }),
  );
});

test('words of a part that has no tick are said to be seen by nobody, until it has one', async () => {
  open('home');
  const hint = /Nobody sees this yet: “Notice”/;
  expect(await screen.findByText(hint)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Notice' }));
  expect(screen.queryByText(hint)).toBeNull();
});

test.each([
  ['unfitDrawing', 'empty', 'Nothing is left of this drawing'],
  ['unfitDrawing', 'documentType', 'Export it as plain SVG'],
  ['unfitDrawing', 'tooLarge', 'larger than 100 kB'],
  ['unfitDrawing', 'notSvg', 'cannot be read as a drawing'],
  ['unfitDrawing', 'tooComplex', 'too many parts'],
  ['unfitDrawing', 'noSize', 'says no size'],
  ['invalidPicture', '', 'Choose an SVG, PNG, WebP or JPEG file'],
  ['tooLarge', '', 'too large for a picture of the portal'],
])('a refusal %s %s is told in words, and the picture stays', async (code, detail, words) => {
  const problem = aProblem(422, code);
  open('look', {
    answers: {
      'POST /v1/settings/look/pictures': { ...problem, body: { ...problem.body, detail } },
    },
  });
  const group = await screen.findByRole('group', { name: 'Picture of the first page' });
  await chooseFile(group);
  expect(await within(group).findByRole('alert')).toHaveTextContent(words);
  expect(group.querySelector('img')).toHaveAttribute(
    'src',
    `/v1/settings/look/pictures/${DEMO_SETTINGS.look.hero!.file}`,
  );
});

test('a colour that cannot be read is shown with what takes its place, and why', async () => {
  open('look');
  const colour = await field('Colour');
  expect(screen.queryByText(/On light ground/)).toBeNull();
  await userEvent.clear(colour);
  await enterText(colour, '#fffdf8');
  expect(await screen.findByText(/On light ground/)).toHaveTextContent(
    /#fffdf8 is too weak to be read: its contrast is 1(\.\d)?:1, and 4\.5:1 are needed\. There #[0-9a-f]{6} takes its place/,
  );
  expect(screen.queryByText(/On dark ground/)).toBeNull();
  await userEvent.clear(colour);
  await enterText(colour, '#c62828');
  expect(await screen.findByText(/close to the red of errors/)).toBeVisible();
});

test('a colour is picked as well as typed: both fields have it, and the accents follow', async () => {
  const view = open('look', {
    answers: { [`PUT ${API}/look`]: { body: anArea('look', { revision: 2 }) } },
  });
  const picker = await screen.findByLabelText<HTMLInputElement>('Pick a colour');
  expect(picker).toHaveValue(DEMO_SETTINGS.look.colour);
  fireEvent.change(picker, { target: { value: '#fffdf8' } });
  const colour = await field('Colour');
  expect(colour).toHaveValue('#fffdf8');
  expect(await screen.findByText(/On light ground/)).toBeVisible();
  await userEvent.clear(colour);
  await userEvent.type(colour, '#7A1F3D');
  expect(picker).toHaveValue('#7a1f3d');
  await press('Save');
  await waitFor(() =>
    expect(sent<SettingsChange>(view, 'PUT')[0]?.value).toMatchObject({ colour: '#7a1f3d' }),
  );
});

test('votes are not called closed while nobody knows how many are open', async () => {
  open('time', { answers: { '/v1/statistics': aProblem(503, 'unavailable') } });
  await screen.findByRole('combobox', { name: 'Time zone' });
  expect(screen.queryByText(/vote/)).toBeNull();
});

test('currencies have their names in the language of the page', async () => {
  open('money', { locale: 'tr' });
  expect(await screen.findByRole('combobox', { name: 'Para birimi' })).toHaveValue('Euro (EUR)');
});

test('the history says when, who, what and why; an earlier value is brought back once confirmed', async () => {
  const items = [
    aRevision({
      revision: 2,
      origin: 'page',
      changedBy: 'Alex Morgan',
      note: 'we moved',
      value: { zone: 'Europe/Brussels' },
    }),
    aRevision(),
  ];
  const view = open('time', {
    loaded: { revision: 2, value: { zone: 'Europe/Brussels' } },
    answers: {
      [`${API}/time/history`]: { body: { items, next: null } },
      [`POST ${API}/time/undo`]: { body: anArea('time', { revision: 3 }) },
    },
  });
  await userEvent.click(await screen.findByText('History'));
  await screen.findByText('Counts now');
  const rows = screen.getAllByRole('listitem').filter((row) => /April/.test(row.textContent));
  const [newest, first] = rows;
  expect(newest).toHaveTextContent(
    /Alex Morgan.*Counts now.*we moved.*Time zone.*Europe\/Brussels/,
  );
  expect(within(newest!).queryByRole('button')).toBeNull();
  expect(first).toHaveTextContent(/first data.*Europe\/Istanbul/);
  await userEvent.click(within(first!).getByRole('button', { name: /^Bring back: 1 April/ }));
  const question = await screen.findByRole('alertdialog');
  expect(sent(view, 'POST')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByText('The earlier values count again, everywhere.')).toBeVisible();
  expect(sent<SettingsUndo>(view, 'POST')).toEqual([{ revision: 2, restored: 1 }]);
  expect(await screen.findByRole('combobox')).toHaveValue('Europe/Istanbul');
});

test('a long history comes page by page: the last revision of a page is shown once the one before it is there', async () => {
  const zoned = (revision: number, zone: string) => aRevision({ revision, value: { zone } });
  const revisions = [
    zoned(4, 'Europe/Paris'),
    zoned(3, 'Europe/Rome'),
    zoned(2, 'Europe/Rome'),
    zoned(1, 'Europe/Oslo'),
  ];
  open('time', {
    loaded: { revision: 4, value: { zone: 'Europe/Paris' } },
    answers: {
      [`${API}/time/history`]: { body: { items: revisions.slice(0, 2), next: '3' } },
      [`${API}/time/history?cursor=3`]: { body: { items: revisions.slice(2), next: null } },
    },
  });
  await userEvent.click(await screen.findByText('History'));
  await screen.findByText('Counts now');
  const listRows = () =>
    screen.getAllByRole('listitem').filter((row) => /April/.test(row.textContent));
  expect(listRows()).toHaveLength(1);
  await press('Show more');
  await waitFor(() => expect(listRows()).toHaveLength(4));
  const rows = listRows();
  expect(rows.map((row) => /(Paris|Rome|Oslo)/.exec(row.textContent)?.[0])).toEqual([
    'Paris',
    undefined,
    'Rome',
    'Oslo',
  ]);
  expect(rows[1]).toHaveFocus();
});

test('what was just saved is taken back with one press', async () => {
  const change = { body: anArea('identity', { revision: 4, value: renamed('Ghent') }) };
  const view = open('identity', {
    loaded: { revision: 3 },
    answers: {
      [`PUT ${API}/identity`]: change,
      [`POST ${API}/identity/undo`]: { body: anArea('identity', { revision: 5 }) },
    },
  });
  await renameCity('Ghent');
  await press('Save');
  await press('Take back');
  expect(await screen.findByText('The earlier values count again, everywhere.')).toBeVisible();
  expect(sent<SettingsUndo>(view, 'POST')).toEqual([{ revision: 4, restored: 3 }]);
  expect(await field('Name of the city')).toHaveValue('Harbour City');
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('the first values of an area cannot be taken back', async () => {
  open('identity', {
    loaded: { revision: 0 },
    answers: { [`PUT ${API}/identity`]: { body: anArea('identity', { revision: 1 }) } },
  });
  await renameCity('Ghent');
  await press('Save');
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('legal texts that still say what the names or the contact were are named, and can be renewed', async () => {
  const outdatedTexts = [{ kind: 'imprint' as const, words: 'Harbour Town' }];
  open('identity', {
    answers: { '/v1/setup/tasks': { body: { ...openingTasks(), outdatedTexts } } },
  });
  const link = await screen.findByRole('link', { name: 'Imprint' });
  expect(link).toHaveAttribute('href', '/legal/imprint/edit');
  expect(link.closest('li')).toHaveTextContent('it still says “Harbour Town”');
});

test('an area that nobody knows is not found', async () => {
  renderScreen(<AreaScreen />, {
    path: '/admin/settings/:slug',
    url: '/admin/settings/weather',
    isSignedIn: true,
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not exist/);
  expect(listFormAreas()).not.toContain('weather');
});

test('a failure offers another try', async () => {
  open('money', {
    answers: { [`${API}/money`]: [aProblem(404, 'notFound'), { body: anArea('money') }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('combobox')).toBeVisible();
});
