import { defineMessage, defineMessages } from 'react-intl';
import { inLanguages } from '../../../../intl/inLanguages';

export const sortitionEditMessages = defineMessages({
  intro: {
    id: 'draw-edit.intro',
    defaultMessage:
      'An announcement is binding: people put themselves forward because of it. A draw can be called off, but not changed.',
    description: 'Below the heading of the page on which a draw by lot is announced',
  },
  groups: {
    id: 'draw-edit.groups',
    defaultMessage: 'Who is drawn',
    description: 'Heading; places of a draw by lot follow',
  },
  groupsHint: {
    id: 'draw-edit.groupsHint',
    defaultMessage:
      'With several groups, say districts or ages, each is drawn on its own, and people choose theirs when they put themselves forward.',
    description: 'Below that heading',
  },
  everybody: {
    id: 'draw-edit.everybody',
    defaultMessage: 'Everybody in the list',
    description: 'Heading of the one group of a draw',
  },
  addGroup: {
    id: 'draw-edit.addGroup',
    defaultMessage: 'Add a group',
    description: 'Button',
  },
  groupRemoved: {
    id: 'draw-edit.groupRemoved',
    defaultMessage: 'The group was removed.',
    description: 'Note with a button that takes it back',
  },
  places: {
    id: 'draw-edit.places',
    defaultMessage: 'Places',
    description: 'Label of a number: so many are drawn',
  },
  substitutes: {
    id: 'draw-edit.substitutes',
    defaultMessage: 'Substitutes',
    description: 'Label of a number: so many are drawn to stand by',
  },
  substitutesHint: {
    id: 'draw-edit.substitutesHint',
    defaultMessage: 'They follow in their order where somebody declines or does not answer.',
    description: 'Below that field',
  },
  list: {
    id: 'draw-edit.list',
    defaultMessage: 'The list',
    description: 'Heading; when people can put themselves forward',
  },
  opensAtDay: {
    id: 'draw-edit.opensAtDay',
    defaultMessage: 'Opens on',
    description: 'Label of a day',
  },
  opensAtTime: {
    id: 'draw-edit.opensAtTime',
    defaultMessage: 'Time of opening',
    description: 'Label of a time of day',
  },
  closesAtDay: {
    id: 'draw-edit.closesAtDay',
    defaultMessage: 'Closes on',
    description: 'Label of a day',
  },
  closesAtTime: {
    id: 'draw-edit.closesAtTime',
    defaultMessage: 'Time of closing',
    description: 'Label of a time of day',
  },
  forVerified: {
    id: 'draw-edit.forVerified',
    defaultMessage: 'Only verified residents',
    description: 'Label of a switch',
  },
  forVerifiedHint: {
    id: 'draw-edit.forVerifiedHint',
    defaultMessage: 'Others read how they are verified before they can put themselves forward.',
    description: 'Below that switch',
  },
  answerDays: {
    id: 'draw-edit.answerDays',
    defaultMessage: 'Days to answer',
    description: 'Label of a number',
  },
  answerDaysHint: {
    id: 'draw-edit.answerDaysHint',
    defaultMessage: 'Whoever is drawn accepts or declines within so many days.',
    description: 'Below that field',
  },
  sources: {
    id: 'draw-edit.sources',
    defaultMessage: 'Where the seed comes from',
    description: 'Heading; public sources of random numbers follow',
  },
  sourcesHint: {
    id: 'draw-edit.sourcesHint',
    defaultMessage:
      'Name public numbers that nobody can know before the list closes, such as the next draw of the national lottery after that day. Everybody can then draw again and compare.',
    description: 'Below that heading',
  },
  addSource: {
    id: 'draw-edit.addSource',
    defaultMessage: 'Add a source',
    description: 'Button',
  },
  sourceRemoved: {
    id: 'draw-edit.sourceRemoved',
    defaultMessage: 'The source was removed.',
    description: 'Note with a button that takes it back',
  },
  values: {
    id: 'draw-edit.values',
    defaultMessage: 'How many numbers it gives',
    description: 'Label of a number',
  },
});

/** The name of a group, by language. */
export const groupTextMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'draw-edit.groupText.in',
    defaultMessage: 'Name of the group, in {language}',
    description:
      'Label of a field for a text in this language; {language} is the name of a language',
  }),
);

/** Labels of a source's text, by language. */
export const sourceTextMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'draw-edit.sourceText.in',
    defaultMessage: 'Description of the source, in {language}',
    description:
      'Label of a field for a text in this language; {language} is the name of a language',
  }),
);

export const sortitionFaultMessages = defineMessages({
  order: {
    id: 'draw-edit.order',
    defaultMessage: 'The list closes after it has opened.',
    description: 'Below a day that is before another',
  },
  past: {
    id: 'draw-edit.past',
    defaultMessage: 'This is past. Choose a later day.',
    description: 'Below the day on which the list closes',
  },
});

export const groupNumber = defineMessage<{ number: number }>({
  id: 'draw-edit.group',
  defaultMessage: 'Group {number, number}',
  description: 'Heading of one of them',
});

export const groupAnnouncement = defineMessage<{ number: number }>({
  id: 'draw-edit.groupSaid',
  defaultMessage: 'Now group {number, number}',
  description: 'For screen readers, after one was added or moved',
});

export const sourceNumber = defineMessage<{ number: number }>({
  id: 'draw-edit.source',
  defaultMessage: 'Source {number, number}',
  description: 'Heading of one of them',
});

export const sourceAnnouncement = defineMessage<{ number: number }>({
  id: 'draw-edit.sourceSaid',
  defaultMessage: 'Now source {number, number}',
  description: 'For screen readers, after one was added or moved',
});
