import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  Closing,
  SettingsChange,
  WrittenDialog,
} from '../../../../shared/contract/dialogWriting';
import type { NewSeeds } from '../../../../shared/contract/statements';
import { findMarks, toSearchWords } from '../../../../shared/marks';
import {
  aSeed,
  aWrittenDialog,
  aWrittenDialogOfStatements,
} from '../../../testing/dialogFactories';
import { aSource } from '../../../testing/editFactories';
import { enterText } from '../../../testing/enterText';
import { aProblem, aText } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { loadMarkdown } from '../../../ui/Markdown';
import { DialogWritingScreen } from './DialogWritingScreen';
import type { WritingPart } from './parts';

const DIALOG = '/v1/dialogs/waterfront';
const SETTINGS = `${DIALOG}/settings`;

beforeAll(loadMarkdown);

const later = (dialog: WrittenDialog, more: Partial<WrittenDialog> = {}) => ({
  body: { ...dialog, revision: dialog.revision + 1, ...more },
});

function open(part: WritingPart, dialog: WrittenDialog, answers: FakeResponses = {}) {
  return renderScreen(<DialogWritingScreen part={part} nav={null} />, {
    path: '/dialogs/:slug/edit',
    url: `/dialogs/waterfront/edit?part=${part}`,
    isSignedIn: true,
    answers: {
      [SETTINGS]: { body: dialog },
      [`${DIALOG}/source`]: { body: aSource({ section: 'dialogs', slug: 'waterfront' }) },
      [`PUT ${SETTINGS}`]: later(dialog),
      ...answers,
    },
  });
}

type View = ReturnType<typeof open>;
const sent = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const save = async (view: View): Promise<SettingsChange> => {
  const before = sent(view, 'PUT').length;
  await press('Save the settings');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(before + 1));
  return sent<SettingsChange>(view, 'PUT').at(-1)!;
};

test('the way to talk comes first; what there is to decide follows from it', async () => {
  const view = open('settings', aWrittenDialog({ status: 'draft' }));
  expect(await screen.findByRole('radio', { name: /In comments/ })).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'How the comments stand' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Answers before the results show' })).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: /In statements/ }));
  expect(screen.queryByRole('radiogroup', { name: 'How the comments stand' })).toBeNull();
  const number = screen.getByRole('textbox', { name: 'Answers before the results show' });
  await userEvent.clear(number);
  await userEvent.type(number, '7');
  await userEvent.click(screen.getByRole('radio', { name: 'Once a moderator has accepted it' }));
  expect(await save(view)).toEqual({
    revision: 3,
    settings: {
      mode: 'statements',
      layout: 'single',
      moderation: 'strict',
      resultsAfter: 7,
      instructions: { en: 'Name the place.' },
      opensAt: null,
      closesAt: null,
      following: [],
    },
  });
  expect(await screen.findByText('It is saved.')).toBeVisible();
});

test('once somebody has taken part the way to talk stays; once it has ended the dates stay', async () => {
  const settings = { ...aWrittenDialog().settings, closesAt: '2026-04-01T09:00:30.000Z' };
  const view = open('settings', aWrittenDialog({ settings, isFrozen: true, isOver: true }));
  expect(await screen.findByRole('radio', { name: /In statements/ })).toBeDisabled();
  expect(screen.getByText(/It does not open again/)).toBeVisible();
  expect((await save(view)).settings).toEqual(settings);
});

test('what is out needs its instructions; a date in the past is told below the field', async () => {
  const settings = { ...aWrittenDialog().settings, closesAt: '2020-04-01T09:00:00.000Z' };
  const view = open('settings', aWrittenDialog({ settings }));
  await userEvent.clear(await screen.findByLabelText('Instructions in English'));
  await press('Save the settings');
  expect(screen.getAllByText('Please say what people are to do.')).not.toEqual([]);
  expect(screen.getAllByText(/This lies in the past/)).not.toEqual([]);
  expect(sent(view, 'PUT')).toEqual([]);
});

test('what follows is found by its title, added and removed', async () => {
  const title = {
    ...aText('A library vote'),
    marks: findMarks('A library vote', toSearchWords('lib')),
  };
  const view = open('settings', aWrittenDialog(), {
    '/v1/search/suggestions': {
      body: { items: [{ section: 'have-your-say', slug: 'library', title }] },
    },
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find by title' }), 'lib');
  act(() => void view.ports.advance(150));
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const following = [{ section: 'have-your-say', slug: 'library' }];
  expect((await save(view)).settings.following).toEqual(following);
  await press('Remove');
  expect((await save(view)).settings.following).toEqual([]);
});

test('what somebody else saved meanwhile is shown, and saving again is over it', async () => {
  const dialog = aWrittenDialog();
  const newer = {
    ...dialog,
    revision: 5,
    settings: { ...dialog.settings, layout: 'forAndAgainst' as const },
  };
  const view = open('settings', dialog, {
    [SETTINGS]: [{ body: dialog }, { body: newer }],
    [`PUT ${SETTINGS}`]: [aProblem(409, 'newerRevision'), later(newer)],
  });
  await enterText(await screen.findByLabelText('Instructions in English'), ' Soon.');
  expect((await save(view)).revision).toBe(3);
  const alert = await screen.findByText(/settings that changed meanwhile are listed here/);
  const notice = within(alert.closest<HTMLElement>('[role="alert"]')!);
  expect(await notice.findByText('In columns: for, against, neither')).toBeVisible();
  expect(await save(view)).toMatchObject({
    revision: 5,
    settings: { layout: 'single', instructions: { en: 'Name the place. Soon.' } },
  });
});

test('news are told at once; a correction keeps the date; what is taken back is sent as nothing', async () => {
  const dialog = aWrittenDialog();
  const view = open('updates', dialog, {
    [SETTINGS]: [{ body: dialog }, later(dialog)],
    [`POST ${DIALOG}/updates`]: later(dialog),
    [`PUT ${DIALOG}/updates`]: later(dialog, { revision: 5 }),
  });
  const [fresh] = await screen.findAllByLabelText('News in English');
  await enterText(fresh!, 'A report is out.');
  await press('Publish the news');
  expect(await screen.findByText('The news is out.')).toHaveFocus();
  expect(sent(view, 'POST')).toEqual([{ revision: 3, text: { en: 'A report is out.' } }]);
  expect(screen.getAllByLabelText('News in English')[0]).toHaveValue('');

  await userEvent.click(screen.getByText('Correct or take back'));
  await press('Take this news back');
  await waitFor(() =>
    expect(sent(view, 'PUT')).toEqual([{ revision: 4, at: '2026-04-12T08:00:00Z', text: null }]),
  );
});

test('closing needs words in the original language, and says that there is no way back', async () => {
  const dialog = aWrittenDialog();
  const view = open('closing', dialog, {
    [`POST ${DIALOG}/closing`]: later(dialog, { isOver: true, conclusions: { en: 'Forty.' } }),
  });
  expect(await screen.findByText(/it does not open again/)).toBeVisible();
  await press('Close the dialogue now');
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  await enterText(screen.getByLabelText('Conclusions in English'), 'Forty.');
  await press('Close the dialogue now');
  await waitFor(() =>
    expect(sent<Closing>(view, 'POST')).toEqual([{ revision: 3, conclusions: { en: 'Forty.' } }]),
  );
});

test.each([
  ['that has ended', { isOver: true }, 'Publish the conclusions'],
  ['with conclusions', { isOver: true, conclusions: { en: 'Forty.' } }, 'Save the correction'],
])('the conclusions of a dialog %s can be written', async (_what, more, button) => {
  open('closing', aWrittenDialog(more));
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

test('a draft has nothing to close and no news', async () => {
  open('closing', aWrittenDialog({ status: 'draft' }));
  expect(await screen.findByText(/there is nothing to close yet/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('first statements are written line by line, in one language', async () => {
  const view = open('statements', aWrittenDialogOfStatements({ seeds: [] }), {
    [`POST ${DIALOG}/seeds`]: { body: { items: [{}, {}] } },
  });
  const lines = await screen.findByLabelText('Statements');
  await enterText(lines, 'Too short');
  await press('Add the statements');
  expect(screen.getByText('A line has fewer than 10 letters or more than 300.')).toBeVisible();
  await userEvent.type(lines, ' a line{Enter}{Enter}  too SHORT, a line!');
  await press('Add the statements');
  expect(screen.getByText('Two lines say the same.')).toBeVisible();
  await enterText(lines, ' Not at all.');
  await userEvent.click(screen.getByRole('switch', { name: 'They are about the dialogue itself' }));
  await press('Add the statements');
  expect(await screen.findByText('2 statements were added.')).toBeVisible();
  const seed = { lang: 'en', isMeta: true };
  expect(sent<NewSeeds>(view, 'POST')).toEqual([
    {
      seeds: [
        { ...seed, texts: { en: 'Too short a line' } },
        { ...seed, texts: { en: 'too SHORT, a line! Not at all.' } },
      ],
    },
  ]);
});

test('a statement keeps its words and gets translations', async () => {
  const seed = aSeed();
  const view = open('statements', aWrittenDialogOfStatements({ seeds: [seed] }), {
    [`PATCH ${DIALOG}/statements/${seed.id}`]: { body: {} },
  });
  await userEvent.click(await screen.findByText('Translate'));
  expect(screen.queryByLabelText('The statement in English')).toBeNull();
  await enterText(screen.getByLabelText('The statement in Arabic'), 'مزيد من المقاعد');
  await press('Save');
  await waitFor(() =>
    expect(sent(view, 'PATCH')).toEqual([
      {
        isMeta: false,
        texts: { ar: 'مزيد من المقاعد', tr: 'Kıyı boyunca daha çok bank' },
      },
    ]),
  );
});

test('a dialog of comments begins with no statements', async () => {
  open('statements', aWrittenDialog());
  expect(await screen.findByText(/People write comments here/)).toBeVisible();
});

test('who may not change it is told so', async () => {
  open('settings', aWrittenDialog(), { [SETTINGS]: aProblem(403, 'forbidden') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You cannot open this page' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the settings' })).toBeNull();
});
