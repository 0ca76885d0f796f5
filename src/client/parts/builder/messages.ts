import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** The page as a whole. */
export const builderMessages = {
  ...defineMessages({
    intro: {
      id: 'poll-edit.intro',
      defaultMessage:
        'Build the ballot paper, set the rules, and see at once how voters will have it.',
      description: 'On the page where a ballot paper is built',
    },
    language: {
      id: 'poll-edit.language',
      defaultMessage: 'Language of the words',
      description: 'Name of three buttons that choose a language',
    },
    preview: { id: 'poll-edit.preview', defaultMessage: 'Preview', description: 'Heading' },
    previewNote: {
      id: 'poll-edit.previewNote',
      defaultMessage: 'This is how voters will have it. Try it out: nothing is kept or sent.',
      description: 'On the page where a ballot paper is built',
    },
    noWords: {
      id: 'poll-edit.noWords',
      defaultMessage: '(no words yet)',
      description: 'In the place of a question or an option that nobody worded yet',
    },
    nothingAsked: {
      id: 'poll-edit.nothingAsked',
      defaultMessage: 'There is no question yet.',
      description: 'On the page where a ballot paper is built',
    },
    questions: { id: 'poll-edit.questions', defaultMessage: 'Questions', description: 'Heading' },
    rules: {
      id: 'poll-edit.rules',
      defaultMessage: 'Rules',
      description: 'Heading: who votes, how, and when',
    },
    add: {
      id: 'poll-edit.add',
      defaultMessage: 'Add a question',
      description: 'Heading above buttons, one for each kind of question',
    },
    enough: {
      id: 'poll-edit.enough',
      defaultMessage: 'There is no room for more.',
      description: 'On the page where a ballot paper is built',
    },
    save: { id: 'poll-edit.save', defaultMessage: 'Save the paper', description: 'Button' },
    saved: {
      id: 'poll-edit.saved',
      defaultMessage: 'Saved.',
      description: 'After the ballot paper was saved',
    },
    keptHere: {
      id: 'poll-edit.keptHere',
      defaultMessage: 'What you change is kept on this device until you save it.',
      description: 'On the page where a ballot paper is built',
    },
    frozenTitle: {
      id: 'poll-edit.frozenTitle',
      defaultMessage: 'Voting has begun',
      description: 'Title',
    },
    frozenText: {
      id: 'poll-edit.frozenText',
      defaultMessage:
        'Questions, options, counting and rules now stay as they are, so that nobody can change what people voted on. Words can still be corrected, and voting can go on for longer.',
      description: 'On the page where a ballot paper is built',
    },
  }),
  progress: defineMessage<{ done: number; total: number }>({
    id: 'poll-edit.progress',
    defaultMessage: '{done} of {total} texts',
    description: 'How far a language is',
  }),
  original: defineMessage<{ words: MessageValue }>({
    id: 'poll-edit.original',
    defaultMessage: 'In the original language: {words}',
    description: 'Below a field for a translation',
  }),
};

/** A question as it is written. */
export const questionMessages = {
  ...defineMessages({
    up: {
      id: 'poll-edit.question.up',
      defaultMessage: 'Move up',
      description: 'Button of a card for a question, or of a row for an option',
    },
    down: {
      id: 'poll-edit.question.down',
      defaultMessage: 'Move down',
      description: 'Button of a card for a question, or of a row for an option',
    },
    duplicate: {
      id: 'poll-edit.question.duplicate',
      defaultMessage: 'Duplicate',
      description: 'Button of a card for a question, or of a row for an option',
    },
    remove: {
      id: 'poll-edit.question.remove',
      defaultMessage: 'Remove',
      description: 'Button of a card for a question, or of a row for an option',
    },
    removed: {
      id: 'poll-edit.question.removed',
      defaultMessage: 'The question was removed.',
      description: 'A note; undoing is offered beside it',
    },
    prompt: {
      id: 'poll-edit.question.prompt',
      defaultMessage: 'What you ask',
      description: 'Label of a field',
    },
    type: {
      id: 'poll-edit.question.type',
      defaultMessage: 'Kind of question',
      description: 'Label of a choice',
    },
    method: {
      id: 'poll-edit.question.method',
      defaultMessage: 'How it is counted',
      description: 'Label of a choice',
    },
    help: {
      id: 'poll-edit.question.help',
      defaultMessage: 'Help for those who answer',
      description: 'Label of a field',
    },
    required: {
      id: 'poll-edit.question.required',
      defaultMessage: 'Has to be answered',
      description: 'Label of a switch',
    },
    more: {
      id: 'poll-edit.question.more',
      defaultMessage: 'Kind, counting, help and conditions',
      description: 'Unfolds more fields',
    },
  }),
  number: defineMessage<{ number: number }>({
    id: 'poll-edit.question.number',
    defaultMessage: 'Question {number}',
    description: 'Heading of a card',
  }),
  short: defineMessage<{ number: number; text: string }>({
    id: 'poll-edit.question.short',
    defaultMessage: '{number}. {text}',
    description: 'A question in a list to choose from: its number and its words',
  }),
};

/** Kinds of questions. */
export const typeMessages = defineMessages({
  choice: {
    id: 'poll-edit.type.choice',
    defaultMessage: 'Choice',
    description: 'Kind of a question',
  },
  ranking: {
    id: 'poll-edit.type.ranking',
    defaultMessage: 'Ranking',
    description: 'Kind of a question',
  },
  score: {
    id: 'poll-edit.type.score',
    defaultMessage: 'Scores',
    description: 'Kind of a question',
  },
  dots: { id: 'poll-edit.type.dots', defaultMessage: 'Dots', description: 'Kind of a question' },
  budget: {
    id: 'poll-edit.type.budget',
    defaultMessage: 'Budget',
    description: 'Kind of a question',
  },
  date: { id: 'poll-edit.type.date', defaultMessage: 'Dates', description: 'Kind of a question' },
  scale: { id: 'poll-edit.type.scale', defaultMessage: 'Scale', description: 'Kind of a question' },
  text: {
    id: 'poll-edit.type.text',
    defaultMessage: 'Open question',
    description: 'Kind of a question',
  },
});

/** Sentences about the use of each question type. */
export const typeSentences = defineMessages({
  choice: {
    id: 'poll-edit.good.choice',
    defaultMessage: 'One or several of a few things: a yes or no, a name, a colour.',
    description: 'What a kind of question is good for',
  },
  ranking: {
    id: 'poll-edit.good.ranking',
    defaultMessage:
      'Everybody puts things in order: good for elections, and where a second choice should count.',
    description: 'What a kind of question is good for',
  },
  score: {
    id: 'poll-edit.good.score',
    defaultMessage: 'Everybody rates each thing: good for finding what most people can live with.',
    description: 'What a kind of question is good for',
  },
  dots: {
    id: 'poll-edit.good.dots',
    defaultMessage: 'Everybody shares out dots: shows how much somebody cares about something.',
    description: 'What a kind of question is good for',
  },
  budget: {
    id: 'poll-edit.good.budget',
    defaultMessage: 'Projects with costs, and a sum that has to be enough for them.',
    description: 'What a kind of question is good for',
  },
  date: {
    id: 'poll-edit.good.date',
    defaultMessage: 'Finding a time that suits most people.',
    description: 'What a kind of question is good for',
  },
  scale: {
    id: 'poll-edit.good.scale',
    defaultMessage: 'One number: how content, how safe, how likely.',
    description: 'What a kind of question is good for',
  },
  text: {
    id: 'poll-edit.good.text',
    defaultMessage: 'An answer in people’s own words; it is read, not counted.',
    description: 'What a kind of question is good for',
  },
});

/** The options of a question. */
export const optionMessages = {
  ...defineMessages({
    options: { id: 'poll-edit.option.options', defaultMessage: 'Options', description: 'Heading' },
    dates: {
      id: 'poll-edit.option.dates',
      defaultMessage: 'Proposed dates',
      description: 'Heading',
    },
    add: { id: 'poll-edit.option.add', defaultMessage: 'Add an option', description: 'Button' },
    addDate: {
      id: 'poll-edit.option.addDate',
      defaultMessage: 'Add a date',
      description: 'Button',
    },
    removed: {
      id: 'poll-edit.option.removed',
      defaultMessage: 'The option was removed.',
      description: 'A note; undoing is offered beside it',
    },
    fixed: {
      id: 'poll-edit.option.fixed',
      defaultMessage:
        'This way of counting needs exactly these, in this order. You can word them as you like.',
      description: 'About the options of a question',
    },
    paste: {
      id: 'poll-edit.option.paste',
      defaultMessage: 'Paste many at once',
      description: 'Button and title',
    },
    lines: {
      id: 'poll-edit.option.lines',
      defaultMessage: 'One option on each line',
      description: 'Label of a field',
    },
    linesHint: {
      id: 'poll-edit.option.linesHint',
      defaultMessage: 'Numbers and bullets at the beginning of a line are left out.',
      description: 'About the options of a question',
    },
    cost: { id: 'poll-edit.option.cost', defaultMessage: 'Cost', description: 'Label of a field' },
    day: {
      id: 'poll-edit.option.day',
      defaultMessage: 'Day',
      description: 'Label of a field for a date',
    },
    time: {
      id: 'poll-edit.option.time',
      defaultMessage: 'Time of day',
      description: 'Label of a field',
    },
    more: {
      id: 'poll-edit.option.more',
      defaultMessage: 'More about it',
      description: 'Unfolds a field for a description',
    },
    description: {
      id: 'poll-edit.option.description',
      defaultMessage: 'Description',
      description: 'Label of a field',
    },
  }),
  number: defineMessage<{ number: number }>({
    id: 'poll-edit.option.number',
    defaultMessage: 'Option {number}',
    description: 'Name of a row',
  }),
  addLines: defineMessage<{ count: number }>({
    id: 'poll-edit.option.addLines',
    defaultMessage: '{count, plural, one {Add # option} other {Add # options}}',
    description: 'Button',
  }),
};

/** Groups of the projects of a budget. */
export const groupMessages = {
  ...defineMessages({
    add: {
      id: 'poll-edit.group.add',
      defaultMessage: 'Add a group of projects',
      description: 'Button: adds a group of projects that share a limit',
    },
    name: {
      id: 'poll-edit.group.name',
      defaultMessage: 'Name, for example a district or a category',
      description: 'Label: the name of a group of projects',
    },
    most: {
      id: 'poll-edit.group.most',
      defaultMessage: 'Maximum number of these projects',
      description: 'Label of a limit of a group of projects',
    },
    mostHint: {
      id: 'poll-edit.group.mostHint',
      defaultMessage: 'With 1 they exclude each other. It holds on the ballot and in the count.',
      description: 'Below the limit of a group of projects',
    },
    budget: {
      id: 'poll-edit.group.budget',
      defaultMessage: 'Money for these projects together',
      description: 'Label of a limit of a group of projects',
    },
    projects: {
      id: 'poll-edit.group.projects',
      defaultMessage: 'Projects of this group',
      description: 'Label above a list of projects that can be marked',
    },
  }),
  number: defineMessage<{ number: number }>({
    id: 'poll-edit.group.number',
    defaultMessage: 'Group of projects {number}',
    description: 'Name of a group of fields',
  }),
};

/** When a question is asked. */
export const conditionMessages = {
  ...defineMessages({
    intro: {
      id: 'poll-edit.condition.intro',
      defaultMessage: 'This is asked only if all of this holds:',
      description: 'About the conditions of a question',
    },
    add: {
      id: 'poll-edit.condition.add',
      defaultMessage: 'Ask this only if …',
      description: 'Button: adds a condition',
    },
    question: {
      id: 'poll-edit.condition.question',
      defaultMessage: 'Look at',
      description: 'Label of a choice among the questions above',
    },
    is: {
      id: 'poll-edit.condition.is',
      defaultMessage: 'It holds if',
      description: 'Label of a choice',
    },
    which: {
      id: 'poll-edit.condition.which',
      defaultMessage: 'Which option',
      description: 'Label of a choice',
    },
    gone: {
      id: 'poll-edit.condition.gone',
      defaultMessage: 'A question that does not stand above this one',
      description: 'In a list: the question was removed or moved',
    },
  }),
  number: defineMessage<{ number: number }>({
    id: 'poll-edit.condition.number',
    defaultMessage: 'Condition {number}',
    description: 'Name of a group of fields',
  }),
  option: defineMessage<{ number: number }>({
    id: 'poll-edit.condition.option',
    defaultMessage: 'Option {number}',
    description: 'An option without words, in a list',
  }),
};

/** Messages for what a condition looks for. */
export const holdsMessages = defineMessages({
  answered: {
    id: 'poll-edit.holds.answered',
    defaultMessage: 'it was answered',
    description: 'After: it holds if',
  },
  notAnswered: {
    id: 'poll-edit.holds.notAnswered',
    defaultMessage: 'it was not answered',
    description: 'After: it holds if',
  },
  chosen: {
    id: 'poll-edit.holds.chosen',
    defaultMessage: 'this option was chosen',
    description: 'After: it holds if',
  },
  notChosen: {
    id: 'poll-edit.holds.notChosen',
    defaultMessage: 'this option was not chosen',
    description: 'After: it holds if',
  },
});

/** Messages for what is missing. */
export const checkMessages = {
  ...defineMessages({
    title: {
      id: 'poll-edit.check.title',
      defaultMessage: 'Before it can be published',
      description: 'Heading',
    },
    translations: {
      id: 'poll-edit.check.translations',
      defaultMessage:
        'These translations are missing; until they are there, people read the original words:',
      description: 'About what keeps a poll from being published',
    },
  }),
  count: defineMessage<{ count: number }>({
    id: 'poll-edit.check.count',
    defaultMessage:
      '{count, plural, =0 {Nothing is missing.} one {# thing needs another look} other {# things need another look}}',
    description: 'How much keeps a poll from being published',
  }),
  option: defineMessage<{ number: number; option: number }>({
    id: 'poll-edit.check.option',
    defaultMessage: 'Question {number}, option {option}',
    description: 'Where something is missing',
  }),
  missingTexts: defineMessage<{ count: number }>({
    id: 'poll-edit.check.missingTexts',
    defaultMessage: '{count, plural, one {# text is missing} other {# texts are missing}}',
    description: 'Beside the name of a language',
  }),
};

/** Messages for the case that another person saved first. */
export const newerMessages = defineMessages({
  title: {
    id: 'poll-edit.newer.title',
    defaultMessage: 'Somebody changed this paper while you were building',
    description: 'Title',
  },
  text: {
    id: 'poll-edit.newer.text',
    defaultMessage:
      'Yours is still here. If you save again, it replaces what they saved. This is different:',
    description: 'Somebody else saved the same ballot paper meanwhile',
  },
  same: {
    id: 'poll-edit.newer.same',
    defaultMessage: 'The paper itself is the same as yours. You can save again.',
    description: 'Somebody else saved the same ballot paper meanwhile',
  },
  rules: {
    id: 'poll-edit.newer.rules',
    defaultMessage: 'the rules',
    description: 'In a list of what differs',
  },
  changed: {
    id: 'poll-edit.newer.changed',
    defaultMessage: 'Changed or new there:',
    description: 'In a list of what differs; the words of a question follow',
  },
  gone: {
    id: 'poll-edit.newer.gone',
    defaultMessage: 'Not there:',
    description: 'In a list of what differs; the words of a question follow',
  },
  take: {
    id: 'poll-edit.newer.take',
    defaultMessage: 'Take theirs and drop mine',
    description: 'Button',
  },
});

/** Messages for the host's refusals, with what helps. */
export const failureMessages = defineMessages({
  paperFrozen: {
    id: 'poll-edit.failure.paperFrozen',
    defaultMessage:
      'Voting has begun meanwhile. You can still correct words and put the end of voting off; everything else stays as it is.',
    description: 'Why something was not saved',
  },
  invalidPaper: {
    id: 'poll-edit.failure.invalidPaper',
    defaultMessage:
      'This poll is published and opens by itself, so it can only be saved when nothing is missing. What is missing is listed under “Before it can be published”.',
    description: 'Why something was not saved',
  },
  stillDraft: {
    id: 'poll-edit.failure.stillDraft',
    defaultMessage:
      'This poll is still a draft: nobody can vote yet, so there is nothing to end or cancel. You can publish it on the part “Texts”.',
    description: 'Why something was not saved',
  },
  notClosedYet: {
    id: 'poll-edit.failure.notClosedYet',
    defaultMessage:
      'Voting has not ended yet. You can say what follows from it as soon as it has ended.',
    description: 'Why something was not saved',
  },
  alreadyCounted: {
    id: 'poll-edit.failure.alreadyCounted',
    defaultMessage:
      'The ballots have been counted, so the poll cannot be cancelled any more. Under “What follows from it” you can say what happens now.',
    description: 'Why something was not saved',
  },
  cancelled: {
    id: 'poll-edit.failure.cancelled',
    defaultMessage: 'This poll was cancelled and stays as it is. You can copy it and begin anew.',
    description: 'Why something was not saved',
  },
  closed: {
    id: 'poll-edit.failure.closed',
    defaultMessage:
      'Voting has ended already. Under “What follows from it” you can say what was decided.',
    description: 'Why something was not saved',
  },
  notOpenYet: {
    id: 'poll-edit.failure.notOpenYet',
    defaultMessage:
      'Voting has not begun yet. You can put its beginning off under “Rules”, or cancel the poll.',
    description: 'Why something was not saved',
  },
  newerRevision: {
    id: 'poll-edit.failure.newerRevision',
    defaultMessage:
      'Somebody changed this poll meanwhile. You see it now as it is: please look at it, then try once more.',
    description: 'Why something was not saved',
  },
  invalidRequest: {
    id: 'poll-edit.failure.invalidRequest',
    defaultMessage:
      'Something in it cannot be saved like this. Please look at the list of what is missing.',
    description: 'Why something was not saved',
  },
  forbidden: {
    id: 'poll-edit.failure.forbidden',
    defaultMessage:
      'Your account may not do this with this poll. Please ask an editor of the city.',
    description: 'Why something was not saved',
  },
  notFound: {
    id: 'poll-edit.failure.notFound',
    defaultMessage:
      'This poll does not exist any more. Words that you want to keep are still here: please copy them before you leave.',
    description: 'Why something was not saved',
  },
  addressTaken: {
    id: 'poll-edit.failure.addressTaken',
    defaultMessage: 'Somebody else copied this poll at the same moment. Please try once more.',
    description: 'Why something was not saved',
  },
});

/** Said to people who cannot see what moved. */
export const announcementMessages = {
  moved: defineMessage<{ place: number; count: number }>({
    id: 'poll-edit.said.moved',
    defaultMessage: 'Now at place {place} of {count}.',
    description: 'For screen readers, after something was done to the list of questions or options',
  }),
  questionAdded: defineMessage<{ number: number }>({
    id: 'poll-edit.said.questionAdded',
    defaultMessage: 'Question {number} was added.',
    description: 'For screen readers, after something was done to the list of questions or options',
  }),
  optionAdded: defineMessage<{ number: number }>({
    id: 'poll-edit.said.optionAdded',
    defaultMessage: 'Option {number} was added.',
    description: 'For screen readers, after something was done to the list of questions or options',
  }),
  optionsAdded: defineMessage<{ count: number }>({
    id: 'poll-edit.said.optionsAdded',
    defaultMessage: '{count, plural, one {# option was added.} other {# options were added.}}',
    description: 'For screen readers, after something was done to the list of questions or options',
  }),
};

/** The line that says when people vote or answer, while its fold is closed. */
export const timesMessages = {
  always: defineMessage({
    id: 'poll-edit.times.always',
    defaultMessage: 'As soon as it is published, without an end',
    description: 'When people can vote, or take a quiz',
  }),
  until: defineMessage<{ end: string }>({
    id: 'poll-edit.times.until',
    defaultMessage: 'As soon as it is published, until {end}',
    description: 'When people can vote, or take a quiz; {end} is a date with a time',
  }),
  from: defineMessage<{ begin: string }>({
    id: 'poll-edit.times.from',
    defaultMessage: 'From {begin} on, without an end',
    description: 'When people can vote, or take a quiz; {begin} is a date with a time',
  }),
};

/** Parts of a line on which residents may vote. */
export const residentMessages = {
  allDistricts: defineMessage({
    id: 'poll-edit.summary.allDistricts',
    defaultMessage: 'all districts',
    description: 'Part of a line after “Residents whose identity is verified”',
  }),
  minAge: defineMessage<{ age: number }>({
    id: 'poll-edit.summary.minAge',
    defaultMessage: 'from {age, plural, one {# year} other {# years}}',
    description: 'Part of a line: the youngest age of those who may vote',
  }),
  maxAge: defineMessage<{ age: number }>({
    id: 'poll-edit.summary.maxAge',
    defaultMessage: 'up to {age, plural, one {# year} other {# years}}',
    description: 'Part of a line: the oldest age of those who may vote',
  }),
};
