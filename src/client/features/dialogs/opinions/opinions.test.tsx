import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Opinions } from '../../../../shared/contract/opinions';
import type { Locale } from '../../../../shared/locales';
import type { FakeResponse } from '../../../testing/fakeApi';
import { aProblem } from '../../../testing/factories';
import { gatheringOpinions, hiddenOpinions, someOpinions } from '../../../testing/opinionFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { aDetailPage } from '../../../testing/sectionFactories';
import { loadOpinionParts, lazyOpinions } from './lazyOpinions';
import { WHOLE_VIEW } from './map/mapView';
import { OpinionsPart } from './OpinionsPart';
import type { OpinionsDialog } from './opinionsContext';

function dialog(more: Partial<OpinionsDialog> = {}, locale: Locale = 'en'): OpinionsDialog {
  const page = aDetailPage('dialogs', locale) as OpinionsDialog;
  const turnout = { statements: 22, participants: 128, votes: 1_997 };
  return { ...page, details: { ...page.details, mode: 'statements', turnout }, ...more };
}

const OPINIONS = '/v1/dialogs/night-buses/opinions';

interface Shown {
  readonly page?: OpinionsDialog;
  readonly locale?: Locale;
  readonly isSignedIn?: boolean;
}

const render = (
  answer: Opinions | FakeResponse | readonly FakeResponse[],
  { page = dialog(), ...options }: Shown = {},
) =>
  renderScreen(<OpinionsPart dialog={page} />, {
    ...options,
    answers: { [OPINIONS]: 'state' in answer ? { body: answer } : answer },
  });

beforeAll(lazyOpinions.ready);

const groupNames = () =>
  within(screen.getByRole('group', { name: 'Map of opinions' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('in the place of the map', () => {
  test('stands how many answers are missing, with the way to the statements', async () => {
    render(hiddenOpinions(4));
    expect(await screen.findByText(/Answer 4 more statements to see/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the statements' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dialogs\/night-buses#statements$/),
    );
    expect(screen.queryByRole('button', { name: /Group A/ })).toBeNull();
  });

  test('stands that nobody has answered, or how many have', async () => {
    const { unmount } = render(gatheringOpinions(0));
    expect(await screen.findByText('Nobody has answered yet')).toBeVisible();
    unmount();
    render(gatheringOpinions(5));
    expect(await screen.findByText('5 people have answered so far')).toBeVisible();
  });

  test('stands another try when it could not be loaded', async () => {
    render([aProblem(404, 'notFound'), { body: someOpinions() }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Map of opinions' })).toBeVisible();
  });
});

describe('the map', () => {
  test('names every group with its people', async () => {
    const opinions = someOpinions();
    render(opinions);
    await screen.findByRole('group', { name: 'Map of opinions' });
    expect(groupNames()).toEqual(
      opinions.groups.map(({ people }, place) => `Group ${'ABC'[place]}, ${people} people`),
    );
  });

  test('says what a group stands for when it is chosen by keyboard, and keeps it', async () => {
    const opinions = someOpinions();
    render(opinions);
    const [first] = within(
      await screen.findByRole('group', { name: 'Map of opinions' }),
    ).getAllByRole('button');
    act(() => first!.focus());
    await userEvent.keyboard('{Enter}');
    expect(first).toHaveAttribute('aria-pressed', 'true');
    const { successes, seen } = opinions.groups[0]!.representative[0]!;
    const said = new RegExp(`\\(${successes} of ${seen} who answered\\)`);
    expect(screen.getAllByText(said).length).toBeGreaterThan(1);
  });

  test('shows the reader’s own place and group, to them alone', async () => {
    const { unmount } = render(someOpinions({ reader: 2 }), { isSignedIn: true });
    expect(await screen.findByText('You are here')).toBeInTheDocument();
    expect(screen.getByText(/You stand in group [ABC]\. Nobody but you is told\./)).toBeVisible();
    unmount();
    render(someOpinions());
    expect(await screen.findByText(/Sign in and answer statements/)).toBeVisible();
    expect(screen.queryByText('You are here')).toBeNull();
  });

  test('says how many answers a place in a group takes', async () => {
    const opinions = someOpinions({ reader: 2 });
    render({ ...opinions, own: { ...opinions.own!, group: null } }, { isSignedIn: true });
    expect(await screen.findByText(/in no group yet: that takes 7 answers/)).toBeVisible();
  });

  test('shows how each group answered a statement, in numbers', async () => {
    const opinions = someOpinions();
    render(opinions);
    const choice = await screen.findByRole('combobox', { name: 'How each group answered' });
    const [number] = opinions.divided;
    await userEvent.selectOptions(choice, String(number));
    const { groups } = opinions.statements.find((one) => one.number === number)!;
    for (const { agrees, seen } of groups) {
      const share = `${Math.round((agrees / seen) * 100)}% agree`;
      expect(screen.getAllByText(new RegExp(share)).length).toBeGreaterThan(1);
    }
  });

  test('a statement of a list can be put on it', async () => {
    render(someOpinions());
    const [link] = await screen.findAllByRole('link', { name: 'Show on the map' });
    await userEvent.click(link!);
    expect(screen.getByRole('combobox', { name: 'How each group answered' })).not.toHaveValue('');
  });
});

describe('the size of the map', () => {
  const positions = () =>
    [...document.querySelectorAll('svg [transform]')].map((one) => one.getAttribute('transform'));

  test('changes by keyboard and by buttons, and comes back', async () => {
    render(someOpinions());
    const map = await screen.findByRole('group', { name: 'Map of opinions' });
    const whole = positions();
    act(() => within(map).getAllByRole('button')[0]!.focus());
    await userEvent.keyboard('+');
    const near = positions();
    expect(near).not.toEqual(whole);
    await userEvent.keyboard('{ArrowRight}');
    expect(positions()).not.toEqual(near);
    await userEvent.keyboard('0');
    expect(positions()).toEqual(whole);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    expect(positions()).toEqual(near);
    await userEvent.click(screen.getByRole('button', { name: 'Make smaller' }));
    expect(positions()).toEqual(whole);
  });

  test('buttons that have nothing to do keep the focus and do nothing', async () => {
    render(someOpinions());
    const button = await screen.findByRole('button', { name: 'Show everything' });
    const whole = positions();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(positions()).toEqual(whole);
    expect(WHOLE_VIEW.scale).toBe(1);
  });
});

describe('[SPEC 1.6] table and list', () => {
  const choose = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));

  test('the table says what the map says: groups, people, and what they answered', async () => {
    const opinions = someOpinions();
    render(opinions);
    await choose('Table');
    const table = screen.getByRole('table', { name: 'The groups and what sets them apart' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(opinions.groups.length);
    opinions.groups.forEach(({ name, people, representative }, place) => {
      const points = opinions.points.filter(({ group }) => group === name);
      expect(rows[place]).toHaveTextContent(`Group ${'ABC'[place]}`);
      expect(rows[place]).toHaveTextContent(`${people}`);
      expect(rows[place]).toHaveTextContent(`${points.length} points`);
      for (const { successes, seen } of representative)
        expect(rows[place]).toHaveTextContent(`(${successes} of ${seen} who answered)`);
    });
    expect(points(opinions)).toBe(opinions.grouped);
  });

  const points = ({ points: all }: Opinions) => all.reduce((sum, { people }) => sum + people, 0);

  test('the list says it in sentences, and which groups are near to each other', async () => {
    const opinions = someOpinions();
    render(opinions);
    await choose('List');
    expect(screen.getByText(/Groups [ABC] and [ABC] stand closest to each other/)).toBeVisible();
    for (const { people } of opinions.groups) {
      const alike = opinions.groups.filter((group) => group.people === people).length;
      const said = screen.getAllByText(new RegExp(`^${people} people, \\d+% of those`));
      expect(said).toHaveLength(alike);
    }
  });

  test('the table is on paper whatever is on the screen', async () => {
    render(someOpinions());
    await screen.findByRole('group', { name: 'Map of opinions' });
    expect(
      screen.getByRole('table', { name: 'The groups and what sets them apart', hidden: true }),
    ).toBeInTheDocument();
  });
});

describe('lists', () => {
  test('what all groups share is what most of every group agree with', async () => {
    const opinions = someOpinions();
    const [first] = opinions.statements;
    const groups = opinions.groups.map((_, place) => ({
      agrees: place === 0 ? 4 : 9,
      disagrees: 1,
      seen: 10,
    }));
    render({ ...opinions, consensus: [first!.number], statements: [{ ...first!, groups }] });
    expect(
      await screen.findByText('There is nothing yet that most people in every group agree with.'),
    ).toBeVisible();
  });

  test('few answers are called few', async () => {
    const opinions = someOpinions();
    const counts = { agrees: 4, disagrees: 1, seen: 6 };
    const statements = opinions.statements.map((one) => ({
      ...one,
      counts,
      groups: one.groups.map(() => counts),
    }));
    render({ ...opinions, statements });
    expect((await screen.findAllByText('Few answers')).length).toBeGreaterThan(0);
  });

  test('each statement has one bar; how sure the figures are is for the report', async () => {
    render(someOpinions());
    const apart = await screen.findByRole('region', { name: 'What sets them apart' });
    const heading = within(apart).getByRole('heading', { name: 'What sets them apart' });
    expect(apart.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(heading);
    const entries = [...within(apart).getAllByRole('list')[0]!.children];
    expect(entries).toHaveLength(3);
    for (const entry of entries)
      expect(within(entry as HTMLElement).getAllByRole('list')).toHaveLength(1);
    expect(within(apart).getAllByText('Everybody')).toHaveLength(3);
    expect(screen.queryByText(/With 95% confidence/)).toBeNull();
  });

  test('a statement that is not translated is marked', async () => {
    const opinions = someOpinions();
    const statements = opinions.statements.map((one) => ({
      ...one,
      text: { text: 'Otobüsler', lang: 'tr' as const },
    }));
    render({ ...opinions, statements });
    expect((await screen.findAllByText('Not yet translated')).length).toBeGreaterThan(0);
  });
});

test('a dialogue that has closed says that this is how it ended', async () => {
  render(someOpinions(), { page: dialog({ phase: 'closed' }) });
  expect(await screen.findByText(/The dialogue has closed/)).toBeVisible();
  expect(screen.queryByText(/Sign in and answer/)).toBeNull();
});

test('in Arabic groups have Arabic letters, and the picture is the same', async () => {
  const { unmount } = render(someOpinions());
  await screen.findByRole('group', { name: 'Map of opinions' });
  const places = () =>
    [...document.querySelectorAll('svg [transform]')].map((one) => one.getAttribute('transform'));
  const inEnglish = places();
  unmount();
  render(someOpinions({ locale: 'ar' }), { page: dialog({}, 'ar'), locale: 'ar' });
  await screen.findByRole('group', { name: 'خريطة الآراء' });
  expect(screen.getByRole('button', { name: /المجموعة أ، 43/ })).toBeVisible();
  expect(places()).toEqual(inEnglish);
});

describe('the first HTML', () => {
  const details = (more: object) => ({
    ...dialog(),
    details: { ...dialog().details, ...more },
  });

  test('holds the opinions that a visitor sees', async () => {
    expect(await loadOpinionParts(details({}))).toEqual(['opinions']);
    expect(await loadOpinionParts({ ...details({ resultsAfter: 5 }), phase: 'closed' })).toEqual([
      'opinions',
    ]);
  });

  test('loads nothing where there are none, or a visitor does not see them', async () => {
    expect(await loadOpinionParts(details({ mode: 'thread' }))).toEqual([]);
    expect(await loadOpinionParts({ ...details({ resultsAfter: 5 }), phase: 'open' })).toEqual([]);
  });
});
