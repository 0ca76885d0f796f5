import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { LegalDayFault, LegalField } from '../../../../shared/contract/legal';
import type { Locale } from '../../../../shared/locales';
import { inLanguages } from '../../../intl/inLanguages';

export const writingMessages = defineMessages({
  title: {
    id: 'legal-edit.title',
    defaultMessage: 'Write a new version',
    description: 'Title of the page on which the next version of a legal text is written',
  },
  intro: {
    id: 'legal-edit.intro',
    defaultMessage:
      'The next version of this text is written here in the languages of the portal. Readers see it once it has a day, and from that day on it is in force.',
    description: 'Introduction of the page on which a legal text is written',
  },
  comingTitle: {
    id: 'legal-edit.comingTitle',
    defaultMessage: 'Announced versions',
    description: 'Heading of the versions of a legal text that are still to come',
  },
  takeBack: {
    id: 'legal-edit.takeBack',
    defaultMessage: 'Take back',
    description: 'Button: yes, take back this announced version of a legal text',
  },
  takeBackTitle: {
    id: 'legal-edit.takeBackTitle',
    defaultMessage: 'Take this version back?',
    description: 'Question',
  },
  takeBackText: {
    id: 'legal-edit.takeBackText',
    defaultMessage: 'Readers no longer see it, and it becomes the draft again.',
    description: 'Explains the question',
  },
  beginTitle: {
    id: 'legal-edit.beginTitle',
    defaultMessage: 'The next version',
    description: 'Heading where nobody has begun a new version of a legal text',
  },
  beginText: {
    id: 'legal-edit.beginText',
    defaultMessage:
      'It begins with the words of the version in force. Nobody but administrators sees it before it is announced.',
    description: 'Above the button that begins a new version of a legal text',
  },
  begin: {
    id: 'legal-edit.begin',
    defaultMessage: 'Begin a new version',
    description: 'Button',
  },
  firstText: {
    id: 'legal-edit.firstText',
    defaultMessage:
      'There is no version of this text yet. The template says what is true of this software, and gaps mark what only you know. Nobody but administrators sees the draft before it is announced.',
    description: 'Above the buttons that begin the first version of a legal text',
  },
  beginTemplate: {
    id: 'legal-edit.beginTemplate',
    defaultMessage: 'Begin with the template',
    description: 'Button: a draft of a legal text is begun with a template',
  },
  beginEmpty: {
    id: 'legal-edit.beginEmpty',
    defaultMessage: 'Begin with an empty text',
    description: 'Button: the first version of a legal text is begun without a template',
  },
  unreadTitle: {
    id: 'legal-edit.unreadTitle',
    defaultMessage: 'Template, not read yet',
    description: 'Title of a notice about a draft that began with a template',
  },
  unreadText: {
    id: 'legal-edit.unreadText',
    defaultMessage:
      'Nobody has checked yet whether this text is true for your city and right in your law. Fill in the gaps, change what is different with you, save, and then sign it off below.',
    description: 'A notice about a draft that began with a template',
  },
  signOffTitle: {
    id: 'legal-edit.signOffTitle',
    defaultMessage: 'Read before it counts',
    description: 'Heading of the form with which a text from a template is signed off',
  },
  signOffText: {
    id: 'legal-edit.signOffText',
    defaultMessage:
      'A text that began with a template is announced only once somebody has read it as it was last saved. Your name and the time are kept in the log. A change to the text makes this void.',
    description: 'Above the form with which a text from a template is signed off',
  },
  signOffGroup: {
    id: 'legal-edit.signOffGroup',
    defaultMessage: 'Confirmation',
    description: 'Label of a group with one box',
  },
  signOffRead: {
    id: 'legal-edit.signOffRead',
    defaultMessage: 'I have read this text in every language, and it is true for us.',
    description: 'A box to mark',
  },
  signOffMissing: {
    id: 'legal-edit.signOffMissing',
    defaultMessage: 'Mark this box once you have read the text.',
    description: 'What is wrong where the box was not marked',
  },
  signOff: {
    id: 'legal-edit.signOff',
    defaultMessage: 'Sign the text off',
    description: 'Button',
  },
  signOffFirst: {
    id: 'legal-edit.signOffFirst',
    defaultMessage: 'Before it can be announced, the text has to be signed off.',
    description: 'In the place of the form that announces a legal text',
  },
  gapsTitle: {
    id: 'legal-edit.gapsTitle',
    defaultMessage: 'These gaps have to be filled in and saved:',
    description: 'Above a list of gaps that a template of a legal text has left',
  },
  doneAtOnce: {
    id: 'legal-edit.doneAtOnce',
    defaultMessage: 'The version is in force.',
    description: 'After the first version of a legal text was announced for today',
  },
  firstAnnounceText: {
    id: 'legal-edit.firstAnnounceText',
    defaultMessage:
      'What is announced is the draft as it was last saved. A first version can hold from today on; then it is in force at once and stays as it is.',
    description: 'Above the form that gives the first version of a legal text its day',
  },
  draftTitle: {
    id: 'legal-edit.draftTitle',
    defaultMessage: 'The draft',
    description: 'Heading of the form with the next version of a legal text',
  },
  texts: {
    id: 'legal-edit.texts',
    defaultMessage: 'Languages',
    description: 'Of the tabs with the texts of a draft',
  },
  save: {
    id: 'legal-edit.save',
    defaultMessage: 'Save the draft',
    description: 'Button',
  },
  saved: {
    id: 'legal-edit.saved',
    defaultMessage: 'The draft is saved.',
    description: 'After saving',
  },
  newerTitle: {
    id: 'legal-edit.newerTitle',
    defaultMessage: 'Somebody has saved the draft meanwhile',
    description: 'Title of a notice',
  },
  newerText: {
    id: 'legal-edit.newerText',
    defaultMessage:
      'Their version is below, under “What the draft changes”. If you save once more, yours replaces it.',
    description: 'A notice: two people wrote at the same time',
  },
  newer: {
    id: 'legal-edit.newer',
    defaultMessage: 'Nothing was saved: somebody else was quicker.',
    description: 'Why a draft was not saved',
  },
  remove: {
    id: 'legal-edit.remove',
    defaultMessage: 'Delete the draft',
    description: 'Button',
  },
  notRemoved: {
    id: 'legal-edit.notRemoved',
    defaultMessage: 'The draft is still there: somebody has changed it meanwhile.',
    description: 'Why a draft was not deleted',
  },
  removeTitle: {
    id: 'legal-edit.removeTitle',
    defaultMessage: 'Delete the draft?',
    description: 'Question',
  },
  removeText: {
    id: 'legal-edit.removeText',
    defaultMessage:
      'Its words are gone for good. Versions that were announced or are in force stay as they are.',
    description: 'Explains the question',
  },
  changesTitle: {
    id: 'legal-edit.changesTitle',
    defaultMessage: 'What the draft changes',
    description: 'Heading of a comparison with the text in force',
  },
  changesNone: {
    id: 'legal-edit.changesNone',
    defaultMessage: 'There is no version in force to compare with.',
    description: 'In the place of a comparison',
  },
  changesText: {
    id: 'legal-edit.changesText',
    defaultMessage: 'Compared with the version in force, as the draft was last saved.',
    description: 'Above a comparison',
  },
  announceTitle: {
    id: 'legal-edit.announceTitle',
    defaultMessage: 'From when it holds',
    description: 'Heading of the form that gives a new version of a legal text its day',
  },
  announceText: {
    id: 'legal-edit.announceText',
    defaultMessage:
      'What is announced is the draft as it was last saved. Until the day it can be taken back, afterwards it stays as it is.',
    description: 'Above the form',
  },
  day: {
    id: 'legal-edit.day',
    defaultMessage: 'First day',
    description: 'Label of a field: the day from which a version of a legal text holds',
  },
  announce: {
    id: 'legal-edit.announce',
    defaultMessage: 'Announce this version',
    description: 'Button',
  },
  missingTitle: {
    id: 'legal-edit.missingTitle',
    defaultMessage: 'Before it can be announced, these texts have to be written and saved:',
    description: 'Above a list',
  },
  done: {
    id: 'legal-edit.done',
    defaultMessage: 'The version is announced. Readers see it above the text in force.',
    description: 'After a version of a legal text was announced',
  },
  notReady: {
    id: 'legal-edit.notReady',
    defaultMessage:
      'Something is still missing: a text, a gap that is not filled in, or the signature of who has read it.',
    description: 'Why a version was not announced',
  },
  draftExists: {
    id: 'legal-edit.draftExists',
    defaultMessage: 'There is another draft of this text. Announce or delete it first.',
    description: 'Why a version was not taken back',
  },
  notPossible: {
    id: 'legal-edit.notPossible',
    defaultMessage: 'This version is in force by now, or another one follows it: it stays.',
    description: 'Why a version was not taken back',
  },
});

/** The fields, by what they hold and in which language. */
export const fieldMessages: Readonly<
  Record<LegalField, Readonly<Record<Locale, MessageDescriptor>>>
> = {
  title: inLanguages(
    defineMessage<{ language: string }>({
      id: 'legal-edit.title.in',
      defaultMessage: 'Title, in {language}',
      description: 'Label of a field of a legal text; {language} is the name of a language',
    }),
  ),
  summary: inLanguages(
    defineMessage<{ language: string }>({
      id: 'legal-edit.summary.in',
      defaultMessage: 'Summary, in {language}',
      description: 'Label of a field of a legal text; {language} is the name of a language',
    }),
  ),
  body: inLanguages(
    defineMessage<{ language: string }>({
      id: 'legal-edit.body.in',
      defaultMessage: 'Text, in {language}',
      description: 'Label of a field: the legal text itself; {language} is the name of a language',
    }),
  ),
  whatChanged: inLanguages(
    defineMessage<{ language: string }>({
      id: 'legal-edit.whatChanged.in',
      defaultMessage: 'What changes, in {language}',
      description:
        'Label of a field: what is new in this version of a legal text; {language} is the name of a language',
    }),
  ),
};

/** Messages for why a version cannot have a day. */
export const dayFaultMessages: Readonly<Record<LegalDayFault, MessageDescriptor>> = defineMessages({
  past: {
    id: 'legal-edit.day.past',
    defaultMessage: 'This day is too early: only a text’s first version can hold from today on.',
    description: 'What is wrong with a day',
  },
  taken: {
    id: 'legal-edit.day.taken',
    defaultMessage: 'Another version of this text holds from this day on.',
    description: 'What is wrong with a day',
  },
  beforeOther: {
    id: 'legal-edit.day.beforeOther',
    defaultMessage:
      'A version that is announced already holds from a later day on. Choose a day after it.',
    description: 'What is wrong with a day',
  },
  tooFar: {
    id: 'legal-edit.day.tooFar',
    defaultMessage: 'A version is announced at most two years ahead.',
    description: 'What is wrong with a day',
  },
});

export const comingMessage = defineMessage<{ number: number; date: MessageValue }>({
  id: 'legal-edit.coming',
  defaultMessage: 'Version {number}, from {date} on',
  description: 'A version of a legal text that is still to come',
});

export const takeBackMessage = defineMessage<{ number: number }>({
  id: 'legal-edit.takeBackNumbered',
  defaultMessage: 'Take version {number} back',
  description: 'Button below the announced versions of a legal text',
});

export const earlyMessage = defineMessage({
  id: 'legal-edit.day.early',
  defaultMessage: 'This day is too early. The first possible one is shown below the field.',
  description: 'What is wrong with a day',
});

export const dayHint = defineMessage<{ date: MessageValue }>({
  id: 'legal-edit.dayHint',
  defaultMessage: 'From {date} on. It holds from the beginning of the day in the city.',
  description:
    'Below the field for the first day of a version; date: the first one that is possible',
});

export const changedMessage = defineMessage<{ date: MessageValue; name: MessageValue }>({
  id: 'legal-edit.changed',
  defaultMessage: 'Last saved on {date} by {name}',
  description: 'Above the draft of a legal text',
});

export const changedByNobody = defineMessage<{ date: MessageValue }>({
  id: 'legal-edit.changedByNobody',
  defaultMessage: 'Last saved on {date}',
  description: 'Above the draft of a legal text, where whoever saved it has left',
});

export const signedOffMessage = defineMessage<{ date: MessageValue; name: MessageValue }>({
  id: 'legal-edit.signedOff',
  defaultMessage: 'Read and signed off on {date} by {name}',
  description: 'About a draft of a legal text that began with a template',
});

export const signedOffByNobody = defineMessage<{ date: MessageValue }>({
  id: 'legal-edit.signedOffByNobody',
  defaultMessage: 'Read and signed off on {date}',
  description: 'About a draft of a legal text, where whoever signed it off has left',
});

export const gapCountMessage = defineMessage<{ text: MessageValue; count: number }>({
  id: 'legal-edit.gapCount',
  defaultMessage: '{text}: {count, plural, one {# gap} other {# gaps}}',
  description:
    'How many gaps a text in one language has; text: its name. The gaps are listed below',
});

export const firstTitle = defineMessage<{ text: string }>({
  id: 'legal-edit.firstTitle',
  defaultMessage: 'Write the first version: {text}',
  description:
    'Title of the page on which a legal text is written that is not there yet; text: its name',
});
