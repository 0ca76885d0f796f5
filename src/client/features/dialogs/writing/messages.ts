import { defineMessage, defineMessages } from 'react-intl';
import { inLanguages } from '../../../intl/inLanguages';

/** Texts of the page on which a dialogue is changed. */
export const writingMessages = defineMessages({
  intro: {
    id: 'dialog-edit.intro',
    defaultMessage:
      'Decide how people talk here, tell them what is new, and say in the end what came of it.',
    description: 'Introduction of the page that a dialogue is changed on',
  },
  saved: {
    id: 'dialog-edit.saved',
    defaultMessage: 'It is saved.',
    description: 'After something was saved',
  },
  newer: {
    id: 'dialog-edit.newer',
    defaultMessage:
      'It was not saved: somebody changed this dialogue meanwhile. Look at it, and press the button again.',
    description: 'Below a form',
  },
});

/** Texts for a dialogue's form and dates. */
export const settingMessages = defineMessages({
  title: {
    id: 'dialog-edit.settings.title',
    defaultMessage: 'How people talk here',
    description: 'Heading of a form',
  },
  save: {
    id: 'dialog-edit.settings.save',
    defaultMessage: 'Save the settings',
    description: 'Button',
  },
  frozen: {
    id: 'dialog-edit.settings.frozen',
    defaultMessage:
      'People have taken part: whether they write comments or answer statements stays as it is. Everything else can change.',
    description: 'Above the form',
  },
  newer: {
    id: 'dialog-edit.settings.newer',
    defaultMessage:
      'Your choices are still in the form below; the settings that changed meanwhile are listed here. If you save again, your form wins.',
    description: 'Above the newer settings',
  },
  none: {
    id: 'dialog-edit.settings.none',
    defaultMessage: 'none',
    description: 'In place of a value: nothing was chosen',
  },
  mode: {
    id: 'dialog-edit.settings.mode',
    defaultMessage: 'How do you want people to talk?',
    description: 'Label of a choice between two ways',
  },
  instructions: {
    id: 'dialog-edit.settings.instructions',
    defaultMessage: 'What you ask people to do',
    description: 'Name of the tabs, one for each language',
  },
  layout: {
    id: 'dialog-edit.settings.layout',
    defaultMessage: 'How the comments stand',
    description: 'Label of a choice',
  },
  moderation: {
    id: 'dialog-edit.settings.moderation',
    defaultMessage: 'When others see what somebody writes',
    description: 'Label of a choice',
  },
  resultsAfter: {
    id: 'dialog-edit.settings.resultsAfter',
    defaultMessage: 'Answers before the results show',
    description: 'Label of a field for a number',
  },
  resultsAfterHint: {
    id: 'dialog-edit.settings.resultsAfterHint',
    defaultMessage:
      'So many statements one answers before one sees what others think; 0 shows it at once. When the dialogue ends, everybody sees it.',
    description: 'Below the field for a number',
  },
  datesHint: {
    id: 'dialog-edit.settings.datesHint',
    defaultMessage:
      'Times are those of the city. Without a first day it opens when it is published; without a last day it stays open until you close it.',
    description: 'Below the fields for first and last day',
  },
  datesOver: {
    id: 'dialog-edit.settings.datesOver',
    defaultMessage:
      'The dialogue has ended. It does not open again: people were told that it is over, and its conclusions speak of what was said until then. Begin a new one to go on.',
    description: 'Below the fields for first and last day, which are disabled',
  },
  following: {
    id: 'dialog-edit.settings.following',
    defaultMessage: 'What follows from it',
    description: 'Label of a list of contents',
  },
  followingHint: {
    id: 'dialog-edit.settings.followingHint',
    defaultMessage:
      'Polls, decisions or pages that grew out of this dialogue. Readers find them below the conclusions.',
    description: 'Below the list of contents',
  },
});

/** The two ways to talk. */
export const modeMessages = defineMessages({
  thread: {
    id: 'dialog-edit.mode.thread',
    defaultMessage: 'In comments',
    description: 'Choice: how people talk',
  },
  statements: {
    id: 'dialog-edit.mode.statements',
    defaultMessage: 'In statements',
    description: 'Choice: how people talk',
  },
});

/** Texts on the use of each mode. */
export const modeTexts = defineMessages({
  thread: {
    id: 'dialog-edit.modeText.thread',
    defaultMessage:
      'People write and answer each other: good for gathering ideas and for questions.',
    description: 'One sentence about a choice',
  },
  statements: {
    id: 'dialog-edit.modeText.statements',
    defaultMessage:
      'People agree or disagree with short statements, and a map shows where groups stand and what they share: good for many people and for disputes.',
    description: 'One sentence about a choice',
  },
});

/** Texts for the layout of comments. */
export const layoutMessages = defineMessages({
  single: {
    id: 'dialog-edit.layout.single',
    defaultMessage: 'One below the other',
    description: 'Choice: how comments stand',
  },
  forAndAgainst: {
    id: 'dialog-edit.layout.forAndAgainst',
    defaultMessage: 'In columns: for, against, neither',
    description: 'Choice: how comments stand',
  },
});

/** When others see it. */
export const moderationMessages = defineMessages({
  open: {
    id: 'dialog-edit.moderation.open',
    defaultMessage: 'At once',
    description: 'Choice: when others see what somebody writes',
  },
  strict: {
    id: 'dialog-edit.moderation.strict',
    defaultMessage: 'Once a moderator has accepted it',
    description: 'Choice: when others see what somebody writes',
  },
});

/** Meanings of the ways of moderation. */
export const moderationHints = defineMessages({
  open: {
    id: 'dialog-edit.moderationHint.open',
    defaultMessage: 'What is reported is looked at afterwards.',
    description: 'Below a choice',
  },
  strict: {
    id: 'dialog-edit.moderationHint.strict',
    defaultMessage: 'Somebody has to look every day, or the talk stands still.',
    description: 'Below a choice',
  },
});

/** The days. */
export const dayMessages = defineMessages({
  opensAt: {
    id: 'dialog-edit.day.opens',
    defaultMessage: 'First day',
    description: 'Label of a date',
  },
  closesAt: {
    id: 'dialog-edit.day.closes',
    defaultMessage: 'Last day',
    description: 'Label of a date',
  },
});

/** The times of day. */
export const timeMessages = defineMessages({
  opensAt: {
    id: 'dialog-edit.time.opens',
    defaultMessage: 'Opens at',
    description: 'Label of a time of day',
  },
  closesAt: {
    id: 'dialog-edit.time.closes',
    defaultMessage: 'Closes at',
    description: 'Label of a time of day',
  },
});

/** Faults of the settings. */
export const dialogFaultMessages = defineMessages({
  instructionsMissing: {
    id: 'dialog-edit.fault.instructions',
    defaultMessage: 'Please say what people are to do.',
    description: 'Below an empty field',
  },
  closesBeforeOpening: {
    id: 'dialog-edit.fault.closesBeforeOpening',
    defaultMessage: 'It closes before it opens.',
    description: 'Below the last day',
  },
  closesInPast: {
    id: 'dialog-edit.fault.closesInPast',
    defaultMessage: 'This lies in the past. To end the dialogue, close it with its conclusions.',
    description: 'Below the last day',
  },
});

/** Labels of the instructions, by language. */
export const instructionMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'dialog-edit.instructions.in',
    defaultMessage: 'Instructions in {language}',
    description: 'Field; {language} is the name of a language',
  }),
);

/** Labels of the news, by language. */
export const updateLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'dialog-edit.update.in',
    defaultMessage: 'News in {language}',
    description: 'Field; {language} is the name of a language',
  }),
);

/** Labels of the conclusions, by language. */
export const conclusionLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'dialog-edit.conclusions.in',
    defaultMessage: 'Conclusions in {language}',
    description: 'Field; {language} is the name of a language',
  }),
);

/** A statement, by language. */
export const seedLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'dialog-edit.seed.in',
    defaultMessage: 'The statement in {language}',
    description: 'Field; {language} is the name of a language',
  }),
);

/** Texts for the news of a dialogue. */
export const updateMessages = defineMessages({
  draft: {
    id: 'dialog-edit.updates.draft',
    defaultMessage: 'This dialogue is a draft: nobody reads news of it yet. Publish it first.',
    description: 'In place of the form',
  },
  newTitle: {
    id: 'dialog-edit.updates.newTitle',
    defaultMessage: 'Tell people something new',
    description: 'Heading of a form',
  },
  newText: {
    id: 'dialog-edit.updates.newText',
    defaultMessage:
      'A report is out, a meeting is fixed, a promise is kept: readers see it at once, with today’s date.',
    description: 'Above the form',
  },
  add: { id: 'dialog-edit.updates.add', defaultMessage: 'Publish the news', description: 'Button' },
  added: {
    id: 'dialog-edit.updates.added',
    defaultMessage: 'The news is out.',
    description: 'After it was published',
  },
  listTitle: {
    id: 'dialog-edit.updates.listTitle',
    defaultMessage: 'What you have told',
    description: 'Heading of a list',
  },
  correct: {
    id: 'dialog-edit.updates.correct',
    defaultMessage: 'Correct or take back',
    description: 'Line that unfolds a form',
  },
  saveCorrection: {
    id: 'dialog-edit.updates.saveCorrection',
    defaultMessage: 'Save the correction',
    description: 'Button',
  },
  corrected: {
    id: 'dialog-edit.updates.corrected',
    defaultMessage: '(corrected)',
    description: 'Behind the date of news',
  },
  takeBackText: {
    id: 'dialog-edit.updates.takeBackText',
    defaultMessage:
      'A correction keeps the date and is marked. What you take back is gone for readers; the log of the portal keeps it.',
    description: 'Above a button',
  },
  takeBack: {
    id: 'dialog-edit.updates.takeBack',
    defaultMessage: 'Take this news back',
    description: 'Button',
  },
});

/** Texts of the part about the end of a dialogue. */
export const closingMessages = defineMessages({
  draft: {
    id: 'dialog-edit.closing.draft',
    defaultMessage: 'This dialogue is a draft; there is nothing to close yet.',
    description: 'In place of the form',
  },
  upcoming: {
    id: 'dialog-edit.closing.upcoming',
    defaultMessage: 'This dialogue has not opened yet; there is nothing to close.',
    description: 'In place of the form',
  },
  conclusions: {
    id: 'dialog-edit.closing.conclusions',
    defaultMessage: 'Conclusions',
    description: 'Name of the tabs, one for each language',
  },
});

/** Headings of the form, by how far the dialogue is. */
export const closingTitles = defineMessages({
  open: {
    id: 'dialog-edit.closingTitle.open',
    defaultMessage: 'Close with conclusions',
    description: 'Heading of a form',
  },
  ended: {
    id: 'dialog-edit.closingTitle.ended',
    defaultMessage: 'Write the conclusions',
    description: 'Heading of a form',
  },
  concluded: {
    id: 'dialog-edit.closingTitle.concluded',
    defaultMessage: 'Correct the conclusions',
    description: 'Heading of a form',
  },
});

/** Texts to read before the conclusions, by how far the dialogue is. */
export const closingTexts = defineMessages({
  open: {
    id: 'dialog-edit.closingText.open',
    defaultMessage:
      'Say what people said, what you make of it, and what happens next. The dialogue ends the moment you press the button, and it does not open again: people were told that it is over.',
    description: 'Above the form',
  },
  ended: {
    id: 'dialog-edit.closingText.ended',
    defaultMessage:
      'The dialogue has ended, and people wait to hear what came of it. Say what they said, what you make of it, and what happens next.',
    description: 'Above the form',
  },
  concluded: {
    id: 'dialog-edit.closingText.concluded',
    defaultMessage: 'Readers see a correction at once, and the log of the portal keeps both.',
    description: 'Above the form',
  },
});

/** Buttons, by how far the dialogue is. */
export const closingLabels = defineMessages({
  open: {
    id: 'dialog-edit.closingLabel.open',
    defaultMessage: 'Close the dialogue now',
    description: 'Button: ends the dialogue and publishes its conclusions',
  },
  ended: {
    id: 'dialog-edit.closingLabel.ended',
    defaultMessage: 'Publish the conclusions',
    description: 'Button',
  },
  concluded: {
    id: 'dialog-edit.closingLabel.concluded',
    defaultMessage: 'Save the correction',
    description: 'Button',
  },
});

/** The statements that a dialogue begins with. */
export const seedMessages = {
  ...defineMessages({
    otherMode: {
      id: 'dialog-edit.seeds.otherMode',
      defaultMessage:
        'People write comments here. Choose “In statements” in the settings to begin with statements.',
      description: 'In place of the form',
    },
    newTitle: {
      id: 'dialog-edit.seeds.newTitle',
      defaultMessage: 'Add first statements',
      description: 'Heading of a form',
    },
    newText: {
      id: 'dialog-edit.seeds.newText',
      defaultMessage:
        'Ten to fifteen of different opinions make a good beginning: one thought each, in the words of a resident.',
      description: 'Above the form',
    },
    lang: {
      id: 'dialog-edit.seeds.lang',
      defaultMessage: 'Language of these statements',
      description: 'Label of a choice',
    },
    lines: {
      id: 'dialog-edit.seeds.lines',
      defaultMessage: 'Statements',
      description: 'Label of a field for several lines',
    },
    linesHint: {
      id: 'dialog-edit.seeds.linesHint',
      defaultMessage:
        'One statement a line, 10 to 300 letters each, at most 50 at once. You can translate them afterwards.',
      description: 'Below the field',
    },
    meta: {
      id: 'dialog-edit.seeds.meta',
      defaultMessage: 'They are about the dialogue itself',
      description: 'Switch',
    },
    metaHint: {
      id: 'dialog-edit.seeds.metaHint',
      defaultMessage:
        'Such as “This question is asked the wrong way”. People answer them, and they play no part in the groups.',
      description: 'Below the switch',
    },
    metaBadge: {
      id: 'dialog-edit.seeds.metaBadge',
      defaultMessage: 'About the dialogue itself',
      description: 'Badge of a statement',
    },
    add: {
      id: 'dialog-edit.seeds.add',
      defaultMessage: 'Add the statements',
      description: 'Button',
    },
    listTitle: {
      id: 'dialog-edit.seeds.listTitle',
      defaultMessage: 'Statements it begins with',
      description: 'Heading of a list',
    },
    nothing: {
      id: 'dialog-edit.seeds.nothing',
      defaultMessage: 'There are none yet.',
      description: 'In place of the list',
    },
    translate: {
      id: 'dialog-edit.seeds.translate',
      defaultMessage: 'Translate',
      description: 'Line that unfolds a form',
    },
    save: { id: 'dialog-edit.seeds.save', defaultMessage: 'Save', description: 'Button' },
  }),
  added: defineMessage<{ count: number }>({
    id: 'dialog-edit.seeds.added',
    defaultMessage:
      '{count, plural, one {# statement was added.} other {# statements were added.}}',
    description: 'After statements were added',
  }),
};

/** Faults of the lines. */
export const seedFaultMessages = defineMessages({
  none: {
    id: 'dialog-edit.seedFault.none',
    defaultMessage: 'Please write at least one statement.',
    description: 'Below the field',
  },
  tooMany: {
    id: 'dialog-edit.seedFault.tooMany',
    defaultMessage: 'These are more than 50. Please add them in several steps.',
    description: 'Below the field',
  },
  length: {
    id: 'dialog-edit.seedFault.length',
    defaultMessage: 'A line has fewer than 10 letters or more than 300.',
    description: 'Below the field',
  },
  repeated: {
    id: 'dialog-edit.seedFault.repeated',
    defaultMessage: 'Two lines say the same.',
    description: 'Below the field',
  },
});
