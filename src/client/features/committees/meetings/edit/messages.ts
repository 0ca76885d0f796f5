import { defineMessage, defineMessages, type MessageValue } from 'react-intl';
import { inLanguages } from '../../../../intl/inLanguages';

export const meetingEditMessages = defineMessages({
  create: {
    id: 'meeting-edit.create',
    defaultMessage: 'Announce a meeting',
    description: 'Title of a page',
  },
  createIntro: {
    id: 'meeting-edit.createIntro',
    defaultMessage:
      'Members of the committee are told of it, and of a public meeting everybody who follows the committee.',
    description: 'Below the title of the page',
  },
  edit: {
    id: 'meeting-edit.edit',
    defaultMessage: 'Change a meeting',
    description: 'Title of a page',
  },
  toMeeting: {
    id: 'meeting-edit.toMeeting',
    defaultMessage: 'The meeting',
    description: 'Link to the page of the meeting that is changed',
  },
  closed: { id: 'meeting-edit.closed', defaultMessage: 'Closed meeting', description: 'Switch' },
  closedHint: {
    id: 'meeting-edit.closedHint',
    defaultMessage: 'Only members of the committee read what it is about and what was said.',
    description: 'Below a switch',
  },
  announce: {
    id: 'meeting-edit.announce',
    defaultMessage: 'Announce the meeting',
    description: 'Button',
  },
  save: { id: 'meeting-edit.save', defaultMessage: 'Save the meeting', description: 'Button' },
  saved: {
    id: 'meeting-edit.saved',
    defaultMessage: 'The meeting is saved.',
    description: 'Said after it was saved',
  },
  newer: {
    id: 'meeting-edit.newer',
    defaultMessage: 'It was not saved: somebody changed the meeting while you were writing.',
    description: 'Why it did not work',
  },
  wasHeld: {
    id: 'meeting-edit.wasHeld',
    defaultMessage: 'The meeting was held already, so it cannot begin later.',
    description: 'Below the field for its day',
  },
  isOff: {
    id: 'meeting-edit.isOff',
    defaultMessage: 'This meeting was called off and cannot be changed any more.',
    description: 'In place of the form',
  },
});

export const agendaEditMessages = defineMessages({
  title: { id: 'meeting-edit.agenda', defaultMessage: 'Agenda', description: 'Heading' },
  hint: {
    id: 'meeting-edit.agendaHint',
    defaultMessage: 'The beginning of each item follows from what is planned for those before it.',
    description: 'Below the heading of the agenda',
  },
  minutes: {
    id: 'meeting-edit.minutes',
    defaultMessage: 'Planned minutes',
    description: 'Label of a field for a number',
  },
  minutesHint: {
    id: 'meeting-edit.minutesHint',
    defaultMessage: '0 means as long as it takes.',
    description: 'Below a field for a number',
  },
  add: {
    id: 'meeting-edit.add',
    defaultMessage: 'Add an item',
    description: 'Button below the agenda',
  },
  up: {
    id: 'meeting-edit.up',
    defaultMessage: 'Up',
    description: 'Button: an item of the agenda moves before the one before it',
  },
  down: {
    id: 'meeting-edit.down',
    defaultMessage: 'Down',
    description: 'Button: an item of the agenda moves after the next one',
  },
  indent: {
    id: 'meeting-edit.indent',
    defaultMessage: 'Put below',
    description: 'Button: the item becomes part of the one before it',
  },
  outdent: {
    id: 'meeting-edit.outdent',
    defaultMessage: 'Put at the top',
    description: 'Button: the item is part of no other one any more',
  },
  remove: {
    id: 'meeting-edit.remove',
    defaultMessage: 'Remove',
    description: 'Button: takes an item off the agenda',
  },
  removed: {
    id: 'meeting-edit.removed',
    defaultMessage: 'The item is removed.',
    description: 'Said after an item was taken off the agenda; a button takes that back',
  },
});

export const callOffMessages = defineMessages({
  title: {
    id: 'meeting-edit.callOff',
    defaultMessage: 'Call the meeting off',
    description: 'Heading of a form',
  },
  texts: {
    id: 'meeting-edit.reasonTexts',
    defaultMessage: 'Reason',
    description: 'Names the tabs with the languages',
  },
  send: {
    id: 'meeting-edit.callOffNow',
    defaultMessage: 'Call it off for good',
    description: 'Button',
  },
});

export const newerMessages = defineMessages({
  title: {
    id: 'meeting-edit.newerTitle',
    defaultMessage: 'Somebody has changed the meeting meanwhile',
    description: 'Title of a note',
  },
  text: {
    id: 'meeting-edit.newerText',
    defaultMessage:
      'This is what is saved now. What you typed is still in the fields; saving again puts it in its place.',
    description: 'Text of a note; title, time, place and agenda follow',
  },
});

/** A text in one language, by what it says and the language. */
export const textMessages = {
  title: inLanguages(
    defineMessage<{ language: string }>({
      id: 'meeting-edit.title.in',
      defaultMessage: 'Title, in {language}',
      description:
        'Label of a field for a text in this language; {language} is the name of a language',
    }),
  ),
  place: inLanguages(
    defineMessage<{ language: string }>({
      id: 'meeting-edit.place.in',
      defaultMessage: 'Place, in {language}',
      description:
        'Label of a field for a text in this language; {language} is the name of a language',
    }),
  ),
  itemTitle: inLanguages(
    defineMessage<{ language: string }>({
      id: 'meeting-edit.itemTitle.in',
      defaultMessage: 'Title of the item, in {language}',
      description:
        'Label of a field for a text in this language; {language} is the name of a language',
    }),
  ),
  note: inLanguages(
    defineMessage<{ language: string }>({
      id: 'meeting-edit.note.in',
      defaultMessage: 'Note, in {language}',
      description:
        'Label of a field for a text in this language; {language} is the name of a language',
    }),
  ),
  reason: inLanguages(
    defineMessage<{ language: string }>({
      id: 'meeting-edit.reason.in',
      defaultMessage: 'Why it does not take place, in {language}',
      description:
        'Label of a field for a text in this language; {language} is the name of a language',
    }),
  ),
};

export const itemNumber = defineMessage<{ number: MessageValue }>({
  id: 'meeting-edit.item',
  defaultMessage: 'Item {number}',
  description: 'Heading of an item of the agenda; {number} as in 2.1',
});

/** Said after an item was added or has another place. */
export const agendaSaid = defineMessage<{ number: string }>({
  id: 'meeting-edit.said',
  defaultMessage: 'Now item {number}',
  description:
    'For screen readers, after an item of the agenda was added or moved; {number} as in 2.1',
});
