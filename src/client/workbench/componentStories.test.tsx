import { readdirSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { readMessages } from '../testing/readMessages';
import type { Locale } from '../../shared/locales';
import { testInLanguages } from '../testing/testInLanguages';
import { ALL_COMPONENT_STORIES } from './allComponentStories';
import type { ComponentStory } from './componentStory';
import { collectConsoleErrors } from './consoleErrors';
import { prepareComponentStage } from './stage';

const complaints = collectConsoleErrors();
afterEach(cleanup);

async function show(story: ComponentStory, locale: Locale) {
  const settings = { locale, messages: readMessages(locale), isSignedIn: true };
  const { element, calls } = await prepareComponentStage(story, settings);
  const { container } = await act(async () => render(element));
  return { container, calls };
}

for (const story of ALL_COMPONENT_STORIES) {
  testInLanguages(
    (locale) => `${story.component}, ${story.state} is shown in ${locale} without a complaint`,
    async (locale) => {
      const { container, calls } = await show(story, locale);
      expect(complaints).toEqual([]);
      expect(calls).toEqual([]);
      expect(container.textContent).not.toBe('');
    },
  );
}

test('each state of a component has a name of its own', () => {
  const names = ALL_COMPONENT_STORIES.map(({ component, state }) => `${component}, ${state}`);
  expect(names).toEqual([...new Set(names)]);
});

/** Components that have no look of their own, or are seen elsewhere. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  AriaRoot: 'no look: language of the library',
  toastRegion: 'seen in toast',
  MarkdownText: 'seen in Markdown',
  ServerHtml:
    'no look of its own: leaves what the host has written untouched; seen in hostWritten.test',
  FileLink: 'seen in Markdown',
  PrivatePicture: 'asks the API: looks like Picture',
  LeaveButton: 'asks the API: a button, or a sentence; seen on the page of a team',
  JoinRequestList: 'asks the API: seen on one’s own teams',
  NoScriptNotice: 'seen only where no script runs: in firstHtml.e2e and earlyPresses.e2e',
  FilterFields: 'seen in FilterBar',
  CityTimes: 'shown to readers elsewhere alone, and stories are read in the city',
  ListedTimes: 'shown to readers elsewhere alone: seen in the stories of events',
  EventTime: 'seen in the stories of events and trainings',
  Declaration: 'seen in the stories of committees',
  TermSpan: 'seen in the stories of committees and of one’s own',
  FaultsByLine: 'seen in its tests: it needs an answer about a file',
  TextFileField: 'seen in the stories of builders and of the import of a calendar',
  AuthorName: 'seen in the stories of posts',
  QrCode: 'seen in the stories of tickets and certificates',
  Reply: 'asks the API: seen in the stories of meetings',
  CopyButton: 'seen in the stories of events',
  RedirectButton: 'seen in the stories of signing in',
  CodeField: 'seen in the stories of signing in',
  CodeForm: 'seen in the stories of signing in',
  SignInFailure: 'seen in the stories of signing in',
  SignInLinks: 'seen in the stories of votes, events and trainings',
  ProofDialog: 'asks the API: seen in its own test',
  StaffWork: 'asks the API: seen in the stories of the administration',
  WaitingWork: 'asks the API: seen in the stories of the administration',
  WorkList: 'seen in the stories of the administration',
  SavingStatus: 'seen in the stories of the editors',
  stepWork: 'no look: what the bar of an editor is told',
  TermsNote: 'seen in the stories of the registration',
  RelatedContents: 'seen in the stories of dialogues and publications',
  EditPage: 'a screen: seen in the stories of each builder',
  ToolButton: 'seen in the stories of each builder',
  ContentLinksField: 'asks the API: seen in the stories of editing',
  ContentFinder: 'asks the API: seen in the stories of editing',
  ContentLinkRow: 'asks the API: seen in the stories of editing',
  DetailScreen: 'a screen: seen in the stories of each section',
  ListScreen: 'a screen: seen in the stories of each section',
  LifecycleNotices: 'seen in the stories of contents',
  StateBadges: 'seen in the stories of contents and of one’s own',
  RetractedBadge: 'seen in the stories of contents',
  SectionScreens: 'a screen: seen in the stories of each section',
  StaffOnlyPage: 'a screen: seen in the stories of the administration',
  WriteLinks: 'asks the API: seen in the stories of lists and contents',
  EmptyList: 'asks the API: seen in the stories of lists that are empty',
  FollowButton: 'asks the API: seen in the stories of contents',
  SectionHelp: 'asks the API: seen in the stories of lists',
  HelpAnswers: 'asks the API: seen in the stories of lists',
  ContentReactions: 'asks the API: seen in the stories of contents',
  FeedLink: 'seen in the stories of lists',
  ListTabs: 'seen in the stories of lists',
  ShareButtons: 'seen in the stories of posts',
  TextContents: 'seen in the stories of posts',
  Bell: 'asks the API: seen in its own test',
  BellList: 'asks the API: seen in the test of Bell',
  Entry: 'seen in the stories of notifications',
  MarkAllButton: 'seen in the stories of notifications',
  LazyBoundary: 'no look: waits for code',
  lazyComponent: 'no look: waits for code',
  lazyForm: 'no look: waits for code',
  WrittenText: 'seen in the stories of moderation and of one’s own dialogues',
  LanguageTabs: 'seen in the stories of editing',
  LanguageMark: 'seen in LanguageTabs',
  TextLength: 'seen in the stories of editing',
  BaseRevision: 'no look: a value for the form',
  OptionLabel: 'seen in every field',
  AriaField: 'seen in DateField, NumberField and their like',
  FieldNotes: 'seen in every field',
  FieldGroup: 'seen in CheckboxGroup and RadioGroup',
  HiddenValue: 'no look: a value for the form',
  LabelledField: 'seen in every field',
  LettersLeft: 'seen in TextArea',
  LinkScreen: 'a screen: seen in the stories of links in mails',
  UndoScreen: 'a screen: seen in the stories of links in mails',
  MarkdownToolbar: 'seen in MarkdownEditor',
  PictureButton: 'seen in MarkdownEditor',
  PictureDialog: 'sends files: opened by the button of MarkdownEditor',
  FormOutcome: 'seen in the stories of screens with forms',
  PasswordField: 'seen as NewPasswordField',
  dates: 'seen in DateField, DatePicker and TimeField',
  formErrors: 'no look: from a refusal to a text',
  useConfirmation: 'opens a Dialog, which has stories',
  LegalLink: 'a link, or nothing: seen below the form for messages',
  NotFoundHelp: 'asks the API: seen in the stories of the page for unknown addresses',
};

/** Parts whose components are seen on their pages. */
const SEEN_ON_PAGES = /^(builder|comments|details|registration|search|setup|vocabulary)\b/;

const CLIENT = path.join(__dirname, '..');
const COMPONENTS = ['ui', 'parts']
  .flatMap((folder) =>
    readdirSync(path.join(CLIENT, folder), { recursive: true, encoding: 'utf8' }),
  )
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file))
  .filter((file) => !SEEN_ON_PAGES.test(file))
  .map((file) => path.basename(file, '.tsx'))
  .sort();

test.each(COMPONENTS)('%s has a story, or a reason why not', (name) => {
  const hasStory = ALL_COMPONENT_STORIES.some(({ component }) => component === name);
  expect(hasStory).toBe(!(name in WITHOUT_STORY));
});
