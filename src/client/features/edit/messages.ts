import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { MissingPart, TextField } from '../../../shared/contract/editing';
import type { Locale } from '../../../shared/locales';
import { inLanguages } from '../../intl/inLanguages';

/** Below the title of the page on which a content begins; `count`: languages that are offered. */
export const createIntro = defineMessage<{ count: number }>({
  id: 'edit.createIntro',
  defaultMessage:
    '{count, plural, one {It begins as a draft that only you and those who publish here can read.} other {It begins as a draft that only you and those who publish here can read. You can write in up to # languages.}}',
  description: 'Introduction of the page on which a content begins',
});

/** Name of a person or body that can be the author, in a choice. */
export const authorNamed = defineMessage<{ name: string; kind: string }>({
  id: 'edit.authorNamed',
  defaultMessage: '{name}, {kind}',
  description: 'In a choice: a name, and whether it is a resident, a team, a committee or the city',
});

export const editMessages = defineMessages({
  editIntro: {
    id: 'edit.intro',
    defaultMessage: 'Change the texts in every language, and what helps people to find them.',
    description: 'Introduction of the page where something is changed',
  },
  notYours: {
    id: 'edit.notYours',
    defaultMessage:
      'Official things are written by editors; polls, publications, events and dialogues also by members of a team or committee.',
    description: 'Why somebody may not write in a section',
  },
  author: {
    id: 'edit.author',
    defaultMessage: 'In whose name',
    description: 'Label of a choice: the city, oneself or a group',
  },
  category: {
    id: 'edit.category',
    defaultMessage: 'What the question is about',
    description: 'Label of a choice, for a new question of the FAQs',
  },
  texts: {
    id: 'edit.texts',
    defaultMessage: 'Texts',
    description: 'Name of the tabs, one for each language',
  },
  originalLocale: {
    id: 'edit.originalLocale',
    defaultMessage: 'Original language',
    description: 'Label of a choice',
  },
  originalHint: {
    id: 'edit.originalHint',
    defaultMessage: 'It is shown to readers whose language has no text yet.',
    description: 'Below the choice of the original language',
  },
  topics: { id: 'edit.topics', defaultMessage: 'Topics', description: 'Label of checkboxes' },
  area: { id: 'edit.area', defaultMessage: 'District', description: 'Label of a choice' },
  facts: {
    id: 'edit.facts',
    defaultMessage: 'Readers, district, language and web address',
    description: 'Title of folded fields that hardly ever have to be changed',
  },
  wholeCity: {
    id: 'edit.wholeCity',
    defaultMessage: 'The whole city',
    description: 'Choice instead of a district',
  },
  visibility: {
    id: 'edit.visibility',
    defaultMessage: 'Who reads it once it is published',
    description: 'Label of a choice',
  },
  slug: {
    id: 'edit.slug',
    defaultMessage: 'Web address of the page',
    description: 'Label of the field for the last part of a page’s address',
  },
  slugHint: {
    id: 'edit.slugHint',
    defaultMessage:
      'Small Latin letters, digits and hyphens. Leave it empty, and it is made from the title. Once published it stays as it is.',
    description: 'Below the field for the address',
  },
  save: { id: 'edit.save', defaultMessage: 'Save the draft', description: 'Button' },
  saveChange: {
    id: 'edit.saveChange',
    defaultMessage: 'Save the change',
    description: 'Button: what is published changes at once',
  },
  saved: {
    id: 'edit.saved',
    defaultMessage: 'Saved. Readers see the change.',
    description: 'After a change of something published was saved',
  },
  fits: {
    id: 'edit.fits',
    defaultMessage: 'It still fits',
    description:
      'Button below a translation whose original was changed after it: somebody has compared them, and they still agree',
  },
  preview: {
    id: 'edit.preview',
    defaultMessage: 'See the page as readers will',
    description: 'Link to the page of a draft as it was saved',
  },
  missing: {
    id: 'edit.missing',
    defaultMessage: 'Before it can be published:',
    description: 'Above a list of what is missing',
  },
  othersPublish: {
    id: 'edit.othersPublish',
    defaultMessage: 'An editor, or whoever leads the group, publishes it.',
    description: 'For somebody who may write drafts alone',
  },
  note: {
    id: 'edit.note',
    defaultMessage: 'What has changed, for the history',
    description: 'Label of a field: a few words about the change',
  },
  gone: {
    id: 'edit.gone',
    defaultMessage:
      'This content cannot be read any more: it was moved or deleted, or you may no longer change it. What you typed is still in the form, to be copied.',
    description: 'Above a form whose content has gone while somebody was typing',
  },
});

/** Texts to think of when a content begins, by section. */
export const beginMessages = defineMessages({
  'have-your-say': {
    id: 'edit.begin.have-your-say',
    defaultMessage:
      'A poll asks one clear question. The paper with its options and dates is written on the next page.',
    description: 'Above the form for something new of this section',
  },
  dialogs: {
    id: 'edit.begin.dialogs',
    defaultMessage:
      'Say what people can still influence, and until when. How they talk is chosen on the next page.',
    description: 'Above the form for something new of this section',
  },
  blogs: {
    id: 'edit.begin.blogs',
    defaultMessage: 'A post tells one thing. Begin with what matters to readers.',
    description: 'Above the form for something new of this section',
  },
  publications: {
    id: 'edit.begin.publications',
    defaultMessage:
      'Give the document its official title; the summary says in plain words what stands in it.',
    description: 'Above the form for something new of this section',
  },
  training: {
    id: 'edit.begin.training',
    defaultMessage: 'Say what people can do afterwards, and for whom it is.',
    description: 'Above the form for something new of this section',
  },
  teams: {
    id: 'edit.begin.teams',
    defaultMessage: 'Say what the team wants to achieve, and who can join it.',
    description: 'Above the form for something new of this section',
  },
  committees: {
    id: 'edit.begin.committees',
    defaultMessage: 'Say what the committee decides or advises on, and on what basis.',
    description: 'Above the form for something new of this section',
  },
  governance: {
    id: 'edit.begin.governance',
    defaultMessage: 'Explain who is responsible for what, in words that need no law degree.',
    description: 'Above the form for something new of this section',
  },
  events: {
    id: 'edit.begin.events',
    defaultMessage:
      'Say when and where it is, then what happens, for whom, and what to bring along. More is asked on the next page.',
    description: 'Above the form for something new of this section',
  },
  quizzes: {
    id: 'edit.begin.quizzes',
    defaultMessage:
      'Say what people will know afterwards. The questions are written on the next page.',
    description: 'Above the form for something new of this section',
  },
  faqs: {
    id: 'edit.begin.faqs',
    defaultMessage: 'Ask it as people ask it. The first sentence of the answer answers it.',
    description: 'Above the form for something new of this section',
  },
});

/** Around the texts in all languages. */
export const deskMessages = {
  ...defineMessages({}),
  overall: defineMessage<{ count: number; total: number; outdated: number }>({
    id: 'edit.overall',
    defaultMessage:
      '{outdated, plural, =0 {{count} of {total} texts are written} one {{count} of {total} texts are written, # of them is to be checked} other {{count} of {total} texts are written, # of them are to be checked}}',
    description: 'Above the texts: how many there are in all languages together',
  }),
};

/** Below a text: how it stands to its original. */
export const textStateMessages = {
  written: defineMessage<{ language: MessageValue }>({
    id: 'edit.state.written',
    defaultMessage: 'Translated',
    description: 'Below a text that is there and fits its original',
  }),
  missing: defineMessage<{ language: MessageValue }>({
    id: 'edit.state.missing',
    defaultMessage: 'Missing: readers see the text in the original language, {language}.',
    description: 'Below a text that was not translated yet; {language} is the name of a language',
  }),
  outdated: defineMessage<{ language: MessageValue }>({
    id: 'edit.state.outdated',
    defaultMessage:
      'The original was changed after this text. Please check whether both still agree.',
    description: 'Below a translation that is older than its original',
  }),
};

/** The fields, by language. */
export const textMessages: Readonly<
  Record<TextField, Readonly<Record<Locale, MessageDescriptor>>>
> = {
  title: inLanguages(
    defineMessage<{ language: string }>({
      id: 'edit.title.in',
      defaultMessage: 'Title in {language}',
      description: 'Field; {language} is the name of a language',
    }),
  ),
  summary: inLanguages(
    defineMessage<{ language: string }>({
      id: 'edit.summary.in',
      defaultMessage: 'Summary in {language}',
      description: 'Field; {language} is the name of a language',
    }),
  ),
  body: inLanguages(
    defineMessage<{ language: string }>({
      id: 'edit.body.in',
      defaultMessage: 'Text in {language}',
      description: 'Field; {language} is the name of a language',
    }),
  ),
};

export const visibilityMessages = defineMessages({
  public: {
    id: 'edit.visibility.public',
    defaultMessage: 'Everybody',
    description: 'Choice: who reads it',
  },
  signed_in: {
    id: 'edit.visibility.signed_in',
    defaultMessage: 'People who are signed in',
    description: 'Choice: who reads it',
  },
  members: {
    id: 'edit.visibility.members',
    defaultMessage: 'Members of the group',
    description: 'Choice: who reads it',
  },
  members_but_visible: {
    id: 'edit.visibility.members_but_visible',
    defaultMessage: 'Everybody; only members take part',
    description: 'Choice: who reads it',
  },
});

export const editFaultMessages = defineMessages({
  tooLong: {
    id: 'edit.fault.tooLong',
    defaultMessage: 'This is too long. Please shorten it.',
    description: 'Below a text',
  },
  title: {
    id: 'edit.fault.title',
    defaultMessage: 'A title needs at least one letter.',
    description: 'Below the field for the title',
  },
  slug: {
    id: 'edit.fault.slug',
    defaultMessage:
      'Please give an address of small Latin letters, digits and single hyphens; “create” and “edit” are taken.',
    description: 'Below the field for the address',
  },
  slugTaken: {
    id: 'edit.fault.slugTaken',
    defaultMessage: 'Another page of this section has this address. Please choose another one.',
    description: 'Below the field for the address',
  },
  members: {
    id: 'edit.fault.members',
    defaultMessage: 'Only what is written in the name of a group has members.',
    description: 'Below the choice who reads it',
  },
  topic: {
    id: 'edit.fault.topic',
    defaultMessage:
      'One of these topics is not offered any more. Please look at your choice again.',
    description: 'Below the topics: the list of the city was changed meanwhile',
  },
  district: {
    id: 'edit.fault.district',
    defaultMessage: 'This district is not offered any more. Please choose another one.',
    description: 'Below the district: the list of the city was changed meanwhile',
  },
  newer: {
    id: 'edit.fault.newer',
    defaultMessage: 'It was not saved: somebody changed it while you were writing.',
    description: 'Below the form; the newer texts are shown above it',
  },
  notReady: {
    id: 'edit.fault.notReady',
    defaultMessage: 'It was not published: something is missing.',
    description: 'After the button that publishes was pressed',
  },
});

/** Reasons for which a draft cannot be published; `details` is told by the section. */
export const missingMessages: Readonly<Record<Exclude<MissingPart, 'details'>, MessageDescriptor>> =
  defineMessages({
    summary: {
      id: 'edit.missing.summary',
      defaultMessage: 'a summary in the original language',
      description: 'In the list of what is missing',
    },
    body: {
      id: 'edit.missing.body',
      defaultMessage: 'the text in the original language',
      description: 'In the list of what is missing',
    },
  });

/** Details that a section alone asks for; sections without any never say so. */
export const missingDetailMessages = defineMessages({
  'have-your-say': {
    id: 'edit.missing.have-your-say',
    defaultMessage:
      'the question with its options, the dates or who may vote: see the ballot paper',
    description: 'In the list of what is missing: a poll',
  },
  dialogs: {
    id: 'edit.missing.dialogs',
    defaultMessage: 'what people are asked to do, or something in the dates: see the settings',
    description: 'In the list of what is missing: a dialogue',
  },
  publications: {
    id: 'edit.missing.publications',
    defaultMessage: 'who issued it, its number, its languages or its licence: see the details',
    description: 'In the list of what is missing: a publication',
  },
  governance: {
    id: 'edit.missing.governance',
    defaultMessage: 'number, method, who is responsible, or why it was given up: see the details',
    description: 'In the list of what is missing: a decision or commitment',
  },
  training: {
    id: 'edit.missing.training',
    defaultMessage: 'the lessons, or date and place: see the lessons or the details',
    description: 'In the list of what is missing: a course or training',
  },
  teams: {
    id: 'edit.missing.teams',
    defaultMessage: 'the purpose or the contact address: see the details',
    description: 'In the list of what is missing: a team',
  },
  committees: {
    id: 'edit.missing.committees',
    defaultMessage: 'the mandate or the seats: see the details',
    description: 'In the list of what is missing: a committee',
  },
  events: {
    id: 'edit.missing.events',
    defaultMessage: 'date, place, who organises it, or a link: see the details',
    description: 'In the list of what is missing: an event',
  },
  quizzes: {
    id: 'edit.missing.quizzes',
    defaultMessage: 'the questions, or something in them: see the questions',
    description: 'In the list of what is missing: a quiz',
  },
});
