import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DEMO_SETTINGS } from '../../../../../demo/city';
import type { PortalSettings } from '../../../../../shared/contract/settings';
import type {
  DistrictShapes,
  TermList,
  TermListChange,
  Vocabulary,
} from '../../../../../shared/contract/vocabularies';
import type { Locale } from '../../../../../shared/locales';
import { userDataChanged } from '../../../../state/sessionSlice';
import { newerSettingsRequested } from '../../../../state/settingsSlice';
import { aStaffMember } from '../../../../testing/adminFactories';
import { enterText } from '../../../../testing/enterText';
import { aProblem } from '../../../../testing/factories';
import type { FakeResponses } from '../../../../testing/fakeApi';
import { renderScreen } from '../../../../testing/renderScreen';
import { aListedTerm, aTermList } from '../../../../testing/settingsFactories';
import { SettingsScreen } from '../SettingsScreen';
import { DistrictsScreen, TopicsScreen } from './VocabularyScreen';

const PROPOSALS = {
  body: {
    items: [
      { key: 'mobility', name: { en: 'Mobility', tr: 'Ulaşım' } },
      { key: 'housing', name: { en: 'Housing', tr: 'Konut' } },
    ],
  },
};

/** Districts of a small town: one with many contents, one in it, one that was retired. */
const TOWN: TermList = {
  revision: 4,
  terms: [
    aListedTerm('centre', { name: { en: 'Centre', ar: 'الوسط', tr: 'Merkez' }, contents: 200 }),
    aListedTerm('mill', { name: { en: 'Mill' }, parent: 'centre', hasShape: true }),
    aListedTerm('works', { name: { en: 'Works', tr: 'Fabrika' }, isRetired: true }),
  ],
};

const withTerms = (terms: TermList['terms'], revision = TOWN.revision + 1): TermList => ({
  revision,
  terms,
});

interface Options {
  readonly list?: TermList;
  readonly answers?: FakeResponses;
  readonly actions?: string[];
  readonly settings?: PortalSettings;
}

function open(
  vocabulary: Vocabulary,
  { list = TOWN, answers = {}, actions = [], settings }: Options = {},
) {
  const view = renderScreen(vocabulary === 'districts' ? <DistrictsScreen /> : <TopicsScreen />, {
    url: `/admin/settings/${vocabulary}`,
    isSignedIn: true,
    ...(settings && { settings, preloadedState: { settings } }),
    onAction: ({ type }) => void actions.push(type),
    answers: {
      [`/v1/${vocabulary}`]: { body: list },
      '/v1/topics/proposals': PROPOSALS,
      ...answers,
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return view;
}

type View = ReturnType<typeof open>;
const sent = <Body,>({ calls }: View, path: string): Body[] =>
  calls.filter((call) => `${call.method} ${call.path}` === path).map(({ body }) => body as Body);
const lists = (view: View) => sent<TermListChange>(view, 'PUT /v1/districts');
const rowOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;
const press = async (scope: HTMLElement, name: string) =>
  userEvent.click(within(scope).getByRole('button', { name }));
async function edit(name: string): Promise<HTMLElement> {
  const row = await rowOf(name);
  await press(row, 'Change');
  return row;
}
const unfold = async (title: string) => {
  const summary = (await screen.findAllByText(title)).find(({ tagName }) => tagName !== 'BUTTON')!;
  await userEvent.click(summary);
  return summary.closest('details')!;
};
const [first] = TOWN.terms;
const written = TOWN.terms.map(({ key, name, isRetired, parent }) => ({
  key,
  name,
  isRetired,
  parent,
}));

test('the overview leads to both lists and says how many are offered', async () => {
  const { store } = renderScreen(<SettingsScreen />, { url: '/admin/settings', isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  expect((await screen.findByRole('link', { name: 'Districts' })).closest('li')).toHaveTextContent(
    '6 are offered',
  );
  expect(screen.getByRole('link', { name: 'Topics' })).toHaveAttribute(
    'href',
    '/admin/settings/topics',
  );
});

/** The page of the districts, and a button that leaves it or comes back. */
function LeftAndFound() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Elsewhere
      </button>
      {isThere && <DistrictsScreen />}
    </>
  );
}

test.each([
  ['nobody changed anything since', 5, true],
  ['somebody changed the list since', 6, false],
])('a change can be taken back by who comes back, if %s', async (_case, revision, isOffered) => {
  const later = withTerms(TOWN.terms.toReversed(), revision);
  const view = renderScreen(<LeftAndFound />, {
    url: '/admin/settings/districts',
    isSignedIn: true,
    answers: {
      '/v1/districts': [{ body: TOWN }, { body: later }],
      'PUT /v1/districts': { body: withTerms(TOWN.terms.toReversed()) },
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  await userEvent.click(await screen.findByRole('button', { name: 'Order by name' }));
  expect(await screen.findByText(/Saved/)).toBeVisible();
  const leaveOrReturn = () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await leaveOrReturn();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  await leaveOrReturn();
  await rowOf('Centre');
  expect(screen.queryByText(/can still be taken back/) !== null).toBe(isOffered);
  if (!isOffered) return;
  await press(document.body, 'Take back');
  expect(await screen.findByText(/Taken back/)).toBeVisible();
  expect(lists(view).at(-1)).toMatchObject({ revision, terms: written });
});

test('each district has its names and its contents; one name holds for all languages', async () => {
  open('districts');
  expect(await rowOf('Centre')).toHaveTextContent(/الوسطMerkezUsed 200 times/);
  const mill = await rowOf('Mill');
  expect(mill).toHaveTextContent(/Used nowhere.*Has a border.*The same name in .*Türkçe/);
  await edit('Mill');
  const name = within(mill).getAllByRole('textbox', { name: 'Name' })[0]!;
  expect(name).toHaveAccessibleDescription(/holds for all/);
  expect(mill).toHaveAttribute('data-depth', '1');
  expect(await rowOf('Works')).toHaveTextContent('Retired');
});

describe('the hint for a table names the languages of this portal', () => {
  const hintIn = async (vocabulary: Vocabulary, ...offered: Locale[]) => {
    const languages = { ...DEMO_SETTINGS.languages, offered, first: offered[0]! };
    open(vocabulary, { settings: { ...DEMO_SETTINGS, languages } });
    return screen.findByRole('textbox', { name: /one on each line$/, hidden: true });
  };

  test('all that are offered', async () => {
    expect(await hintIn('topics', 'en', 'nl')).toHaveAccessibleDescription(
      // Each code is an element of its own.
      /a column for each language, headed en ?, nl ?\.$/,
    );
  });

  test('none where there is one alone', async () => {
    expect(await hintIn('districts', 'tr')).toHaveAccessibleDescription(
      'A line that begins with blanks lies in the one above it. You can also paste borders as GeoJSON.',
    );
  });
});

test('a name is changed in place; the list is sent whole and the page follows', async () => {
  const actions: string[] = [];
  const renamed = { ...first!, name: { ...first!.name, en: 'Old Town' } };
  const view = open('districts', {
    actions,
    answers: {
      'PUT /v1/districts': { body: withTerms([renamed, ...TOWN.terms.slice(1)]) },
    },
  });
  const row = await edit('Centre');
  const [name] = within(row).getAllByRole('textbox', { name: 'Name' });
  await userEvent.clear(name!);
  await enterText(name!, 'Old Town');
  await press(row, 'Save');
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(lists(view)).toEqual([
    {
      revision: 4,
      terms: [{ ...written[0], name: { ...first!.name, en: 'Old Town' } }, ...written.slice(1)],
    },
  ]);
  expect(actions).toContain(newerSettingsRequested.type);
  expect(await rowOf('Old Town')).toHaveTextContent('Saved');
});

test('a change is taken back on top of the revision that it made', async () => {
  const view = open('districts', {
    answers: {
      'PUT /v1/districts': [{ body: withTerms([...TOWN.terms].reverse()) }, { body: TOWN }],
    },
  });
  await press(await rowOf('Works'), 'Up');
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/^Taken back/)).toBeVisible();
  const [moved, back] = lists(view);
  expect(moved!.terms.map(({ key }) => key)).toEqual(['works', 'centre', 'mill']);
  expect(back).toEqual({ revision: 5, terms: written });
});

test('somebody who was faster is told of; what was typed stays and is saved on top of theirs', async () => {
  const theirs = withTerms([...TOWN.terms, aListedTerm('harbour')], 9);
  const view = open('districts', {
    answers: {
      '/v1/districts': [{ body: TOWN }, { body: theirs }],
      'PUT /v1/districts': [aProblem(409, 'newerRevision'), { body: theirs }],
    },
  });
  const row = await edit('Mill');
  const [name] = within(row).getAllByRole('textbox', { name: 'Name' });
  await enterText(name!, ' Hill');
  await press(row, 'Save');
  expect(await screen.findByText(/somebody has changed the list meanwhile/)).toBeVisible();
  await rowOf('harbour');
  expect(name).toHaveValue('Mill Hill');
  await press(row, 'Save');
  await waitFor(() => expect(lists(view)).toHaveLength(2));
  const [, second] = lists(view);
  expect(second!.revision).toBe(9);
  expect(second!.terms.map((term) => term.name.en)).toEqual([
    'Centre',
    'Mill Hill',
    'Works',
    'harbour',
  ]);
});

test('a district that 200 contents name is not deleted: it says so, and can be retired or merged', async () => {
  const view = open('districts', {
    answers: {
      'POST /v1/districts/centre/merge': {
        body: withTerms([{ ...first!, isRetired: true, mergedInto: 'new' }, aListedTerm('new')]),
      },
    },
    list: withTerms([first!, aListedTerm('new', { name: { en: 'New' } })], 4),
  });
  const row = await edit('Centre');
  expect(row).toHaveTextContent(/200 contents name it, so it cannot be deleted/);
  expect(within(row).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(within(row).getByRole('button', { name: 'Retire' })).toBeVisible();
  const into = within(row).getByRole('combobox', { name: 'Merge into' });
  expect(into).toHaveAccessibleDescription(/200 contents move to it/);
  await userEvent.selectOptions(into, 'New');
  await press(row, 'Merge');
  expect(sent(view, 'POST /v1/districts/centre/merge')).toEqual([]);
  await press(await screen.findByRole('alertdialog'), 'Merge');
  expect(await screen.findByText(/^Merged\. /)).toBeVisible();
  expect(sent(view, 'POST /v1/districts/centre/merge')).toEqual([{ revision: 4, into: 'new' }]);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('what contents have come to name meanwhile is refused with the reason', async () => {
  open('districts', { answers: { 'PUT /v1/districts': aProblem(409, 'termInUse') } });
  const row = await edit('Works');
  await press(row, 'Delete');
  await press(await screen.findByRole('alertdialog'), 'Delete');
  expect(await screen.findByText(/contents have come to name it meanwhile/)).toBeVisible();
});

test('what is retired is offered again, and lies in another district', async () => {
  const view = open('districts', { answers: { 'PUT /v1/districts': { body: TOWN } } });
  const row = await edit('Works');
  await press(row, 'Offer again');
  await waitFor(() => expect(lists(view)[0]?.terms[2]).toMatchObject({ isRetired: false }));
  const again = await edit('Works');
  const parent = within(again).getByRole('combobox', { name: 'Lies in' });
  expect(
    within(parent)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['In no other district', 'Centre', 'Mill']);
  await userEvent.selectOptions(parent, 'Mill');
  await press(again, 'Save');
  await waitFor(() => expect(lists(view)[1]?.terms[2]).toMatchObject({ parent: 'mill' }));
});

test('a new one has a key of its own, made from its name, and needs a name', async () => {
  const view = open('districts', { answers: { 'PUT /v1/districts': { body: TOWN } } });
  const form = await unfold('Add a district');
  await press(form, 'Add a district');
  const name = () => within(form).getAllByRole('textbox', { name: 'Name' })[0]!;
  expect(name()).toHaveAccessibleDescription(/a name in one language at least/);
  await enterText(name(), 'Mill');
  await enterText(within(form).getByRole('textbox', { name: 'Key' }), 'Not one');
  await press(form, 'Add a district');
  expect(within(form).getByRole('textbox', { name: 'Key' })).toHaveAccessibleDescription(
    /small letters/,
  );
  await userEvent.clear(within(form).getByRole('textbox', { name: 'Key' }));
  await press(form, 'Add a district');
  await waitFor(() =>
    expect(lists(view)[0]?.terms.at(-1)).toEqual({
      key: 'mill-2',
      name: { en: 'Mill' },
      isRetired: false,
      parent: null,
    }),
  );
});

test('a list that is pasted is shown before it is saved', async () => {
  const view = open('districts', { answers: { 'PUT /v1/districts': { body: TOWN } } });
  const part = await unfold('Paste a list, a table or borders');
  const field = within(part).getByRole('textbox', { name: /^Districts/ });
  await press(part, 'Save this');
  expect(field).toHaveAccessibleDescription(/Paste a list here first/);
  await enterText(field, 'en;tr;parent\nGate;Kapı;Centre\nMill;Değirmen;centre\n;;x');
  const preview = await within(part).findByRole('table');
  expect(preview).toHaveTextContent(/GateKapı.*Centre.*New/);
  expect(preview).toHaveTextContent(/MillDeğirmen.*Changes/);
  expect(
    within(part)
      .getByText(/Line 4:/)
      .closest('li'),
  ).toHaveTextContent(/needs a name/);
  await press(part, 'Save this');
  expect(field).toHaveAccessibleDescription(/cannot be used/);
  expect(lists(view)).toEqual([]);
  await userEvent.clear(field);
  await enterText(field, 'Gate\nMill');
  expect(await within(part).findByText('New: 1. Changed: 0. As before: 1.')).toBeVisible();
  await press(part, 'Save this');
  await waitFor(() => expect(lists(view)[0]?.terms.map(({ key }) => key)).toContain('gate'));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
});

const borders = (ring: readonly (readonly number[])[], name = 'Gate') =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [ring] } },
    ],
  });
const SQUARE = [
  [3, 51],
  [3.1, 51],
  [3.1, 51.1],
  [3, 51],
] as const;

test('borders from a file: districts first, then their shapes; a crossing is told by the name', async () => {
  const saved = withTerms([...TOWN.terms, aListedTerm('gate', { name: { en: 'Gate' } })]);
  const view = open('districts', {
    answers: {
      'PUT /v1/districts': { body: saved },
      'PUT /v1/districts.geojson': { body: { revision: 6, districts: 1 } },
    },
  });
  const part = await unfold('Paste a list, a table or borders');
  const field = within(part).getByRole('textbox', { name: /^Districts/ });
  const crossing = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ];
  await enterText(field, borders(crossing));
  expect(await within(part).findByText(/crosses itself/)).toHaveTextContent(
    'Gate Its border crosses itself.',
  );
  const content = borders(SQUARE);
  const file = new File([content], 'town.geojson');
  await userEvent.upload(within(part).getByLabelText('Choose a file instead'), file);
  expect(await within(part).findByText('town.geojson')).toBeVisible();
  expect(part).toHaveTextContent(/They lose it: Mill/);
  await press(part, 'Save this');
  await waitFor(() =>
    expect(
      sent<DistrictShapes>(view, 'PUT /v1/districts.geojson')[0]?.features.map(
        ({ properties }) => properties.key,
      ),
    ).toEqual(['gate']),
  );
  const call = view.calls.find(({ path }) => path === '/v1/districts.geojson');
  expect(call?.search.get('revision')).toBe('5');
});

test('a file of borders that is cut off is told beside the button, and the next one is taken', async () => {
  open('districts');
  const part = await unfold('Paste a list, a table or borders');
  const choose = () => within(part).getByLabelText('Choose a file instead');
  const whole = borders(SQUARE);
  await userEvent.upload(choose(), new File([whole.slice(0, -30)], 'cut.geojson'));
  await waitFor(() => expect(choose()).toHaveAccessibleDescription(/cut off, damaged/));
  expect(choose()).toHaveFocus();
  expect(within(part).queryByText('cut.geojson')).toBeNull();
  await userEvent.upload(choose(), new File([whole], 'whole.geojson'));
  expect(await within(part).findByText('whole.geojson')).toBeVisible();
  expect(within(part).queryByRole('alert')).toBeNull();
});

test('what is wrong in a file that was chosen takes the focus to the field', async () => {
  open('districts');
  const part = await unfold('Paste a list, a table or borders');
  const choose = within(part).getByLabelText('Choose a file instead');
  await userEvent.upload(choose, new File([borders([[0, 0]])], 'point.geojson'));
  expect(await within(part).findByText('point.geojson')).toBeVisible();
  await press(part, 'Save this');
  const field = within(part).getByRole('textbox', { name: /^Districts/ });
  expect(field).toHaveAccessibleDescription(/cannot be used/);
  expect(field).toHaveFocus();
});

test('borders that the host refuses are told by the name of the district, and the districts are there', async () => {
  const refusal = aProblem(422, 'invalidShapes');
  open('districts', {
    answers: {
      'PUT /v1/districts': { body: withTerms([...TOWN.terms, aListedTerm('gate')]) },
      'PUT /v1/districts.geojson': {
        ...refusal,
        body: { ...refusal.body, detail: 'gate: too complex' },
      },
    },
  });
  const part = await unfold('Paste a list, a table or borders');
  await enterText(within(part).getByRole('textbox', { name: /^Districts/ }), borders(SQUARE));
  await press(part, 'Save this');
  expect(await within(part).findByText(/too finely drawn/)).toBeVisible();
  expect(within(part).getByText(/borders are not:/)).toBeVisible();
});

test('a city without topics is offered some to begin with, in every language', async () => {
  const view = open('topics', {
    list: { revision: 0, terms: [] },
    answers: { 'PUT /v1/topics': { body: aTermList('topics') } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Housing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the chosen ones' }));
  await waitFor(() =>
    expect(sent<TermListChange>(view, 'PUT /v1/topics')).toEqual([
      {
        revision: 0,
        terms: [{ ...PROPOSALS.body.items[0], isRetired: false, parent: null }],
      },
    ]),
  );
  expect(await rowOf('Mobility')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add the chosen ones' })).toBeNull();
});

test('topics lie in nothing, and are no shapes', async () => {
  open('topics', { list: aTermList('topics') });
  const row = await edit('Mobility');
  expect(within(row).queryByRole('combobox', { name: 'Lies in' })).toBeNull();
  const part = await unfold('Paste a list or a table');
  const field = within(part).getByRole('textbox', { name: /^Topics/ });
  await enterText(field, borders(SQUARE));
  await press(part, 'Save this');
  expect(field).toHaveAccessibleDescription(/Topics have no borders/);
});

test('moderators are told that the lists are not theirs', async () => {
  open('topics', { answers: { '/v1/topics': aProblem(403, 'forbidden') } });
  expect(await screen.findByText(/administrators/)).toBeVisible();
});
