import { defineMessage, defineMessages, type MessageValue } from 'react-intl';
import { inLanguages } from '../../../../intl/inLanguages';

export const recordMessages = defineMessages({
  title: {
    id: 'meeting-edit.record',
    defaultMessage: 'Attendance, decisions and minutes',
    description: 'Title of a page',
  },
  intro: {
    id: 'meeting-edit.recordIntro',
    defaultMessage:
      'Who was there and what was decided stand on the page of the meeting as soon as they are saved. The minutes stand there once they are published.',
    description: 'Below the title of the page',
  },
  tooEarly: {
    id: 'meeting-edit.recordTooEarly',
    defaultMessage: 'This can be written once the meeting has begun.',
    description: 'In place of the form',
  },
  isOff: {
    id: 'meeting-edit.recordIsOff',
    defaultMessage: 'This meeting was called off: there is nothing to write down.',
    description: 'In place of the form',
  },
  save: { id: 'meeting-edit.recordSave', defaultMessage: 'Save the record', description: 'Button' },
  saved: {
    id: 'meeting-edit.recordSaved',
    defaultMessage: 'The record is saved.',
    description: 'Said after attendance, decisions and minutes were saved',
  },
  notNoted: {
    id: 'meeting-edit.notNoted',
    defaultMessage: 'Not noted',
    description: 'Choice: nobody wrote down whether this person was there',
  },
  allPresent: {
    id: 'meeting-edit.allPresent',
    defaultMessage: 'All others present',
    description: 'Button: whoever is not noted yet was there',
  },
  noHolders: {
    id: 'meeting-edit.noHolders',
    defaultMessage: 'Nobody held a seat on that day.',
    description: 'In place of the list of attendance',
  },
  item: {
    id: 'meeting-edit.decisionItem',
    defaultMessage: 'Item of the agenda',
    description: 'Label of a choice',
  },
  noItem: {
    id: 'meeting-edit.noItem',
    defaultMessage: 'None',
    description: 'Choice: the decision belongs to no item of the agenda',
  },
  method: {
    id: 'meeting-edit.method',
    defaultMessage: 'How it was decided',
    description: 'Label of a choice: show of hands, roll call and so on',
  },
  result: {
    id: 'meeting-edit.result',
    defaultMessage: 'What became of it',
    description: 'Label of a choice: adopted, rejected, postponed',
  },
  votesHint: {
    id: 'meeting-edit.votesHint',
    defaultMessage: 'Leave all three empty where nobody counted.',
    description: 'Below the fields for numbers of votes',
  },
  isEntered: {
    id: 'meeting-edit.isEntered',
    defaultMessage: 'This is in the register and stays as it is.',
    description: 'On a decision that cannot be changed any more',
  },
  add: {
    id: 'meeting-edit.addDecision',
    defaultMessage: 'Add a decision',
    description: 'Button below the decisions',
  },
  removed: {
    id: 'meeting-edit.decisionRemoved',
    defaultMessage: 'The decision is removed.',
    description: 'Said after a decision was removed; a button takes that back',
  },
  minutesTexts: {
    id: 'meeting-edit.minutesTexts',
    defaultMessage: 'Minutes',
    description: 'Heading, and names the tabs with the languages',
  },
});

/** Labels of the fields for counted votes. */
export const voteMessages = defineMessages({
  for: {
    id: 'meeting-edit.votesFor',
    defaultMessage: 'Votes for',
    description: 'Label of a field for a number',
  },
  against: {
    id: 'meeting-edit.votesAgainst',
    defaultMessage: 'Votes against',
    description: 'Label of a field for a number',
  },
  abstained: {
    id: 'meeting-edit.votesAbstained',
    defaultMessage: 'Abstained',
    description: 'Label of a field for a number',
  },
});

export const recordFaultMessages = defineMessages({
  votes: {
    id: 'meeting-edit.fault.votes',
    defaultMessage: 'These are more votes than people were there.',
    description: 'Below a field for a number of votes',
  },
  entered: {
    id: 'meeting-edit.fault.entered',
    defaultMessage: 'This is now in the register and can no longer be changed.',
    description: 'Below the text of a decision',
  },
});

export const publishMessages = {
  ...defineMessages({
    title: {
      id: 'meeting-edit.publish',
      defaultMessage: 'Publish the minutes',
      description: 'Heading, button, and title of a question',
    },
    unsaved: {
      id: 'meeting-edit.publishUnsaved',
      defaultMessage: 'Save the minutes first, in the language of the committee.',
      description: 'In place of the button that publishes them',
    },
    what: {
      id: 'meeting-edit.publishWhat',
      defaultMessage:
        'Everybody who may read the meeting can then read them as they are saved, and decisions can be entered into the register of the city.',
      description: 'Above the button',
    },
    sure: {
      id: 'meeting-edit.publishSure',
      defaultMessage:
        'The members are told, and of a public meeting everybody who follows the committee. Mistakes can still be corrected, but published minutes are not taken back.',
      description: 'Text of a question before the minutes are published',
    },
    notYet: {
      id: 'meeting-edit.publishNotYet',
      defaultMessage: 'Not yet',
      description: 'Button: the minutes are not published now',
    },
  }),
  done: defineMessage<{ date: MessageValue }>({
    id: 'meeting-edit.publishedOn',
    defaultMessage:
      'The minutes were published on {date}. Changes you save above appear there at once.',
    description: 'In place of the button; {date} is a full date',
  }),
};

export const newerRecordMessage = defineMessage({
  id: 'meeting-edit.newerRecord',
  defaultMessage:
    'These decisions and minutes are saved now. What you typed is still in the fields; saving again puts it in their place.',
  description: 'Text of a note below its title; the decisions and the minutes follow',
});

/** Label of the text of a decision, by its language. */
export const decisionTextMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'meeting-edit.decisionText.in',
    defaultMessage: 'Decision, in {language}',
    description:
      'Label of a field for a text in this language; {language} is the name of a language',
  }),
);

/** Label of the minutes, by their language. */
export const minutesTextMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'meeting-edit.minutesText.in',
    defaultMessage: 'Minutes, in {language}',
    description:
      'Label of a field for a text in this language; {language} is the name of a language',
  }),
);

export const decisionNumber = defineMessage<{ number: number }>({
  id: 'meeting-edit.decision',
  defaultMessage: 'Decision {number, number}',
  description: 'Heading of one of the decisions',
});

export const decisionSaid = defineMessage<{ number: number }>({
  id: 'meeting-edit.decisionSaid',
  defaultMessage: 'Now decision {number, number}',
  description: 'For screen readers, after a decision was added or moved',
});
