import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { TextField } from '../../../shared/contract/editing';
import type { VersionAct } from '../../../shared/contract/lifecycle';
import type { Locale } from '../../../shared/locales';
import { inLanguages } from '../../intl/inLanguages';

export const historyMessages = defineMessages({
  intro: {
    id: 'history.intro',
    defaultMessage: 'What was changed since it was published, by which office or group, and why.',
    description: 'Introduction of the page with the versions of a content',
  },
  introForEditors: {
    id: 'history.introForEditors',
    defaultMessage:
      'Every version that was saved. Readers see those alone that were published, without the names of people.',
    description: 'The same for those who may change the content',
  },
  list: { id: 'history.list', defaultMessage: 'Versions', description: 'Heading of the list' },
  onlyOne: {
    id: 'history.onlyOne',
    defaultMessage: 'It was never changed: there is nothing to compare.',
    description: 'In the place of a comparison',
  },
  notPublic: {
    id: 'history.notPublic',
    defaultMessage: 'Not seen by readers',
    description: 'Badge of a version of a draft',
  },
  compare: {
    id: 'history.compare',
    defaultMessage: 'Compare',
    description: 'Heading, and button: two versions',
  },
  older: {
    id: 'history.older',
    defaultMessage: 'From version',
    description: 'Label of a choice: the earlier one of two versions',
  },
  newer: {
    id: 'history.newer',
    defaultMessage: 'To version',
    description: 'Label of a choice: the later one of two versions',
  },
  same: {
    id: 'history.same',
    defaultMessage: 'The texts of both versions are the same.',
    description: 'In the place of a comparison',
  },
  otherFacts: {
    id: 'history.otherFacts',
    defaultMessage: 'Something besides the texts was changed, too: dates or other details.',
    description: 'Below a comparison',
  },
  whatChanged: {
    id: 'history.whatChanged',
    defaultMessage: 'See what changed',
    description: 'Link at a version: compares it with the one before',
  },
  takeOver: {
    id: 'history.takeOver',
    defaultMessage: 'Take these texts into the editor',
    description: 'Button at an old version: nothing is saved yet',
  },
  takeOverFailed: {
    id: 'history.takeOverFailed',
    defaultMessage: 'The texts could not be fetched. Please try again.',
    description: 'After the button at an old version',
  },
});

export const pageTitle = defineMessage<{ content: string }>({
  id: 'history.pageTitle',
  defaultMessage: 'History · {content}',
  description: 'Title of the window: the title of the content',
});

export const versionMessages = {
  done: defineMessage<{ number: number; act: MessageValue }>({
    id: 'history.done',
    defaultMessage: 'Version {number, number}: {act}',
    description: 'Heading of a version, and what was done, such as “Published”',
  }),
  name: defineMessage<{ number: number }>({
    id: 'history.version',
    defaultMessage: 'Version {number, number}',
    description: 'A version of a content',
  }),
  choice: defineMessage<{ number: number; day: string }>({
    id: 'history.choice',
    defaultMessage: 'Version {number, number} · {day}',
    description: 'Choice: a version, and the day when it was made',
  }),
  by: defineMessage<{ name: MessageValue; when: MessageValue }>({
    id: 'history.by',
    defaultMessage: '{name}, {when}',
    description: 'Who made a version, and when: an office, a group or a person; date and time',
  }),
  between: defineMessage<{ older: number; newer: number }>({
    id: 'history.between',
    defaultMessage: 'From version {older, number} to version {newer, number}',
    description: 'Heading of a comparison',
  }),
};

/** Names of the acts that make a version. */
export const actMessages: Readonly<Record<VersionAct, MessageDescriptor>> = defineMessages({
  begin: { id: 'history.act.begin', defaultMessage: 'First version', description: 'What was done' },
  change: { id: 'history.act.change', defaultMessage: 'Changed', description: 'What was done' },
  submit: { id: 'history.act.submit', defaultMessage: 'Submitted', description: 'What was done' },
  return: {
    id: 'history.act.return',
    defaultMessage: 'Returned to its author',
    description: 'What was done',
  },
  schedule: {
    id: 'history.act.schedule',
    defaultMessage: 'Set to be published',
    description: 'What was done',
  },
  unschedule: {
    id: 'history.act.unschedule',
    defaultMessage: 'Not to be published by itself any more',
    description: 'What was done',
  },
  publish: { id: 'history.act.publish', defaultMessage: 'Published', description: 'What was done' },
  archive: { id: 'history.act.archive', defaultMessage: 'Archived', description: 'What was done' },
  unarchive: {
    id: 'history.act.unarchive',
    defaultMessage: 'Taken out of the archive',
    description: 'What was done',
  },
  retract: { id: 'history.act.retract', defaultMessage: 'Retracted', description: 'What was done' },
  reinstate: {
    id: 'history.act.reinstate',
    defaultMessage: 'Retraction taken back',
    description: 'What was done',
  },
  delete: { id: 'history.act.delete', defaultMessage: 'Deleted', description: 'What was done' },
  restore: { id: 'history.act.restore', defaultMessage: 'Restored', description: 'What was done' },
});

/** Headings of what is compared. */
export const fieldMessages: Readonly<
  Record<TextField, Readonly<Record<Locale, MessageDescriptor>>>
> = {
  title: inLanguages(
    defineMessage<{ language: string }>({
      id: 'history.title.in',
      defaultMessage: 'Title in {language}',
      description: 'Heading; {language} is the name of a language',
    }),
  ),
  summary: inLanguages(
    defineMessage<{ language: string }>({
      id: 'history.summary.in',
      defaultMessage: 'Summary in {language}',
      description: 'Heading; {language} is the name of a language',
    }),
  ),
  body: inLanguages(
    defineMessage<{ language: string }>({
      id: 'history.body.in',
      defaultMessage: 'Text in {language}',
      description: 'Heading; {language} is the name of a language',
    }),
  ),
};
