import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const meetingMessages = {
  ...defineMessages({
    title: {
      id: 'edit.newerTitle',
      defaultMessage: 'Somebody changed this while you were writing',
      description: 'Title above what somebody else wrote meanwhile',
    },
    decide: {
      id: 'edit.meeting.decide',
      defaultMessage:
        'You both wrote in the fields below. Nothing is lost: choose for each of them. Until you do, the form keeps what you typed.',
      description: 'Above fields with the texts of two people',
    },
    mine: {
      id: 'edit.meeting.yours',
      defaultMessage: 'Your text',
      description: 'Above what the person typed who reads this',
    },
    theirs: {
      id: 'edit.meeting.others',
      defaultMessage: 'The other text',
      description: 'Above what somebody else saved in the same field',
    },
    nothing: {
      id: 'edit.meeting.nothing',
      defaultMessage: 'Nothing here yet.',
      description: 'In the place of a text that is empty, or of a choice that was not made',
    },
  }),
  taken: defineMessage<{ fields: string }>({
    id: 'edit.meeting.taken',
    defaultMessage: 'What you had not touched is in the form now: {fields}.',
    description: 'Which fields somebody else changed; {fields} is a list of their labels',
  }),
  choiceFor: defineMessage<{ choice: string; field: string }>({
    id: 'edit.meeting.choiceFor',
    defaultMessage: '{choice}: {field}',
    description: 'A button as screen readers say it: what it does, and the field for which',
  }),
  somebody: defineMessage<{ time: MessageValue }>({
    id: 'edit.meeting.somebody',
    defaultMessage: 'It was changed at {time}.',
    description: 'When a newer text was saved; {time} is a time of the day, or a date with a time',
  }),
  who: defineMessage<{ name: MessageValue; time: MessageValue }>({
    id: 'edit.meeting.who',
    defaultMessage: '{name} changed it at {time}.',
    description: 'Who saved a newer text; {time} is a time of the day, or a date with a time',
  }),
};

export const choiceMessages = defineMessages({
  mine: {
    id: 'edit.meeting.keepMine',
    defaultMessage: 'Keep mine',
    description:
      'Button: of two texts for one field one’s own; the name of the field follows for screen readers',
  },
  theirs: {
    id: 'edit.meeting.takeTheirs',
    defaultMessage: 'Take the other',
    description:
      'Button: of two texts for one field that of somebody else; the name of the field follows',
  },
  both: {
    id: 'edit.meeting.takeBoth',
    defaultMessage: 'Take both',
    description:
      'Button: both texts for one field, one after the other; the name of the field follows',
  },
});
