import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  LegalAnnouncement,
  LegalDraftChange,
  LegalWriting,
} from '../../../../shared/contract/legal';
import { LEGAL_LIMITS } from '../../../../shared/contract/legal';
import type { Locale } from '../../../../shared/locales';
import { enterText } from '../../../testing/enterText';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aLegalDraft, aLegalWriting } from '../../../testing/legalFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { loadMarkdown } from '../../../ui/Markdown';
import { LegalWritingScreen } from './LegalWritingScreen';

const TERMS = 'terms-and-conditions';
const API = `/v1/legal/${TERMS}`;

beforeAll(loadMarkdown);

interface Options {
  readonly writing?: Partial<LegalWriting>;
  readonly answers?: FakeResponses;
  readonly locale?: Locale;
}
const open = ({ writing = {}, answers = {}, locale = 'en' }: Options) =>
  renderScreen(<LegalWritingScreen />, {
    path: '/legal/:slug/edit',
    url: `/legal/${TERMS}/edit`,
    locale,
    isSignedIn: true,
    preloadedState: {
      installation: {
        legalPages: writing.inForce === null ? [] : [TERMS],
        canRegister: true,
        hasProvider: true,
      },
    },
    answers: { [`${API}/writing`]: { body: aLegalWriting(writing) }, ...answers },
  });
type View = ReturnType<typeof open>;
const sent = <Body,>({ calls }: View, method: string): Body[] =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Body);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

async function typeDay(month: string, day: string): Promise<void> {
  const group = within(await screen.findByRole('group', { name: /First day/ }));
  for (const [part, digits] of [
    ['month', month],
    ['day', day],
    ['year', '2026'],
  ] as const)
    await userEvent.type(group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }), digits);
}

test('where nobody has begun it the next version begins with one press', async () => {
  const begun = { body: aLegalWriting({ draft: aLegalDraft() }) };
  const view = open({ answers: { [`POST ${API}/draft`]: begun } });
  await press('Begin a new version');
  await waitFor(() => expect(sent(view, 'POST')).toHaveLength(1));
});

const FIRST = { inForce: null, earliest: '2026-05-01' } as const;

test('a first version begins with the template, or with an empty text, and no link leads to the text that is not there', async () => {
  const begun = { body: aLegalWriting({ draft: aLegalDraft({ template: { signedOff: null } }) }) };
  const view = open({ writing: FIRST, answers: { [`POST ${API}/template`]: begun } });
  expect(await screen.findByRole('button', { name: 'Begin with an empty text' })).toBeVisible();
  const title = 'Write the first version: Terms and conditions';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).not.toContain(`/${TERMS}`);
  await press('Begin with the template');
  await waitFor(() => expect(sent(view, 'POST')).toHaveLength(1));
});

test('of a first version nobody is asked what changes', async () => {
  open({ writing: { ...FIRST, draft: aLegalDraft({ whatChanged: {} }) } });
  expect(await screen.findByRole('textbox', { name: /Text, in English/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /What changes/ })).toBeNull();
});

test('a draft that began with a template is marked, and is signed off before it gets a day', async () => {
  const unread = aLegalDraft({ template: { signedOff: null } });
  const at = '2026-04-30T09:00:00Z';
  const signed = aLegalDraft({ template: { signedOff: { at, by: 'Ada' } } });
  const after = { body: aLegalWriting({ draft: signed }) };
  const view = open({
    answers: {
      [`${API}/writing`]: [{ body: aLegalWriting({ draft: unread }) }, after],
      [`POST ${API}/sign-off`]: after,
    },
  });
  expect(await screen.findByText('Template, not read yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Announce this version' })).toBeNull();
  await press('Sign the text off');
  expect(await screen.findByText('Mark this box once you have read the text.')).toBeVisible();
  expect(sent(view, 'POST')).toEqual([]);

  await userEvent.click(screen.getByRole('checkbox', { name: /I have read this text/ }));
  await press('Sign the text off');
  expect(await screen.findByText(/Read and signed off on/)).toHaveTextContent('by Ada');
  expect(sent(view, 'POST')).toEqual([{ revision: 3 }]);
  expect(await screen.findByRole('button', { name: 'Announce this version' })).toBeVisible();
});

test.each([
  ['en', 'Text, in Arabic: 2 gaps', 'Title, in English: 1 gap'],
  ['ar', 'النص بالعربية: فراغان', 'العنوان بالإنجليزية: فراغ واحد'],
  ['tr', 'Arapça metin: 2 boşluk', 'İngilizce başlık: 1 boşluk'],
] as const)(
  'in %s each gap that is left stands with its text, and nothing is signed or announced',
  async (locale, two, one) => {
    const gaps = [
      { name: 'title.en', text: '[… city]' },
      { name: 'body.ar', text: '[… اسم المدينة]' },
      { name: 'body.ar', text: '[… التاريخ]' },
    ] as const;
    const draft = aLegalDraft({ gaps: [...gaps], template: { signedOff: null } });
    open({ writing: { draft }, locale });
    expect(await screen.findByText((_text, element) => element?.textContent === one)).toBeVisible();
    expect(screen.getByText((_text, element) => element?.textContent === two)).toBeVisible();
    const gap = screen.getByText('[… اسم المدينة]').closest('ul');
    expect(gap).toHaveAttribute('dir', 'rtl');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('group', { name: /First day/ })).toBeNull();
  },
);

test('a first version is proposed for today, and the page says that it is in force', async () => {
  const draft = aLegalDraft();
  const inForce = { versionNumber: 1, effectiveOn: '2026-05-01', body: draft.body };
  const after = { body: aLegalWriting({ inForce }) };
  const view = open({
    answers: {
      [`${API}/writing`]: [{ body: aLegalWriting({ ...FIRST, draft }) }, after],
      [`POST ${API}/versions`]: after,
    },
  });
  await press('Announce this version');
  expect(await screen.findByText('The version is in force.')).toBeVisible();
  expect(sent(view, 'POST')).toEqual([{ revision: 3, effectiveOn: '2026-05-01' }]);
});

test('a draft is saved in all languages, from the revision that it began with', async () => {
  const draft = aLegalDraft({ missing: ['body.ar', 'whatChanged.tr'] });
  const saved = { body: aLegalWriting({ draft: { ...draft, revision: 4 } }) };
  const view = open({ writing: { draft }, answers: { [`PUT ${API}/draft`]: saved } });
  const title = await screen.findByRole('textbox', { name: /Title, in English/ });
  expect(screen.getByText('Last saved on', { exact: false })).toHaveTextContent('by Ada');
  const missing = screen.getByText(/these texts have to be written/).nextElementSibling;
  expect(missing).toHaveTextContent('Text, in ArabicWhat changes, in Turkish');

  await enterText(title, ' of this portal');
  await press('Save the draft');
  await waitFor(() => expect(sent(view, 'PUT')).toHaveLength(1));
  const [change] = sent<LegalDraftChange>(view, 'PUT');
  expect(change).toMatchObject({ revision: 3, body: draft.body, whatChanged: draft.whatChanged });
  expect(change?.title).toEqual({ ...draft.title, en: 'Terms of use of this portal' });
  expect(await screen.findByText('The draft is saved.')).toBeVisible();
});

test('the draft is compared with the version in force, word by word', async () => {
  open({ writing: { draft: aLegalDraft() } });
  expect((await screen.findByText('twice')).closest('ins')).toBeVisible();
  expect(screen.getByText('once').closest('del')).toBeVisible();
});

test('somebody who was quicker is told of, and nothing that was typed is lost', async () => {
  const answers = { [`PUT ${API}/draft`]: aProblem(409, 'newerRevision') };
  open({ writing: { draft: aLegalDraft() }, answers });
  const title = await screen.findByRole('textbox', { name: /Title, in English/ });
  await userEvent.type(title, '!');
  await press('Save the draft');
  expect(await screen.findByText('Somebody has saved the draft meanwhile')).toBeVisible();
  expect(title).toHaveValue('Terms of use!');
});

test('a text that is too long is not sent', async () => {
  const whatChanged = {
    ...aLegalDraft().whatChanged,
    en: 'x'.repeat(LEGAL_LIMITS.whatChanged + 1),
  };
  const view = open({ writing: { draft: aLegalDraft({ whatChanged }) } });
  await press('Save the draft');
  expect(await screen.findByRole('textbox', { name: /What changes, in English/ })).toBeInvalid();
  expect(sent(view, 'PUT')).toEqual([]);
});

test('a complete draft is announced for a day, and the page says so', async () => {
  const draft = aLegalDraft();
  const coming = [{ slug: `${TERMS}-v3`, versionNumber: 3, effectiveOn: '2026-06-01' }];
  const after = { body: aLegalWriting({ coming }) };
  const view = open({
    answers: {
      [`${API}/writing`]: [{ body: aLegalWriting({ draft }) }, after],
      [`POST ${API}/versions`]: after,
    },
  });
  await typeDay('06', '01');
  await press('Announce this version');
  expect(await screen.findByText(/The version is announced/)).toBeVisible();
  const [announcement] = sent<LegalAnnouncement>(view, 'POST');
  expect(announcement).toEqual({ revision: 3, effectiveOn: '2026-06-01' });
});

test('a day that is too early is not sent', async () => {
  const view = open({ writing: { draft: aLegalDraft() } });
  await typeDay('05', '01');
  await press('Announce this version');
  expect(await screen.findByText(/This day is too early/)).toBeVisible();
  expect(sent(view, 'POST')).toEqual([]);
});

test('why the host refuses a day stands at its field', async () => {
  const { status, body } = aProblem(422, 'invalidDay');
  const taken = { status, body: { ...body, detail: 'taken' } };
  open({ writing: { draft: aLegalDraft() }, answers: { [`POST ${API}/versions`]: taken } });
  await typeDay('06', '01');
  await press('Announce this version');
  expect(await screen.findByText(/Another version of this text holds/)).toBeVisible();
});

test('the last of the announced versions is taken back after a question', async () => {
  const coming = [3, 4].map((versionNumber) => ({
    slug: `${TERMS}-v${versionNumber}`,
    versionNumber,
    effectiveOn: `2026-0${versionNumber + 4}-01`,
  }));
  const answers = { [`DELETE ${API}/versions/4`]: aProblem(409, 'draftExists') };
  const view = open({ writing: { coming }, answers });
  const link = await screen.findByRole('link', { name: 'Version 3, from 1 July 2026 on' });
  expect(link).toHaveAttribute('href', `/legal/${TERMS}-v3`);
  await press('Take version 4 back');
  expect(sent(view, 'DELETE')).toEqual([]);
  await press('Take back', await screen.findByRole('alertdialog'));
  expect(await screen.findByText(/There is another draft of this text/)).toBeVisible();
});

test('a draft is thrown away after a question, as it was seen', async () => {
  const path = `DELETE ${API}/draft?revision=7`;
  const answers = { [path]: { body: aLegalWriting() } };
  const view = open({ writing: { draft: aLegalDraft({ revision: 7 }) }, answers });
  await press('Delete the draft');
  await press('Delete the draft', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(sent(view, 'DELETE')).toHaveLength(1));
});

test('a draft that somebody has changed meanwhile stays, and its writer is told', async () => {
  const answers = { [`DELETE ${API}/draft?revision=7`]: aProblem(409, 'newerRevision') };
  open({ writing: { draft: aLegalDraft({ revision: 7 }) }, answers });
  await press('Delete the draft');
  await press('Delete the draft', await screen.findByRole('alertdialog'));
  expect(await screen.findByText(/The draft is still there/)).toBeVisible();
});

test('[SPEC 1.6] the page in Arabic has its texts, and the fields their own languages', async () => {
  open({ writing: { draft: aLegalDraft() }, locale: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'كتابة إصدار جديد' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /العنوان بالإنجليزية/ })).toHaveAttribute(
    'lang',
    'en',
  );
});

test('who is no administrator is told so, and a text that there is none of is not found', async () => {
  const answers = { [`${API}/writing`]: aProblem(403, 'forbidden') };
  const { unmount } = open({ answers });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Write a new version'),
  );
  expect(screen.queryByRole('button', { name: 'Begin a new version' })).toBeNull();
  unmount();
  renderScreen(<LegalWritingScreen />, {
    path: '/legal/:slug/edit',
    url: '/legal/manifesto/edit',
    isSignedIn: true,
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible();
});
