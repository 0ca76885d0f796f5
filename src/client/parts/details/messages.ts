import { defineMessage, defineMessages } from 'react-intl';

export const fieldInMessage = defineMessage<{ field: string; language: string }>({
  id: 'edit.details.fieldIn',
  defaultMessage: '{field}, in {language}',
  description: 'Label of a field; {field} is its name, {language} the name of a language',
});

/** Texts of the switch between the languages of a form's texts. */
export const languageViewMessages = defineMessages({
  view: {
    id: 'edit.view',
    defaultMessage: 'Languages',
    description: 'Name of the buttons: one language at a time, two beside each other, or all',
  },
  one: {
    id: 'edit.view.one',
    defaultMessage: 'One language',
    description: 'Button: the texts in one language at a time',
  },
  beside: {
    id: 'edit.view.beside',
    defaultMessage: 'Side by side',
    description: 'Button: the original and a translation beside each other',
  },
  all: {
    id: 'edit.view.all',
    defaultMessage: 'All languages',
    description: 'Button: the texts in all languages, one below the other',
  },
  fieldsIn: {
    id: 'edit.view.fieldsIn',
    defaultMessage: 'Language of the fields',
    description: 'Name of the buttons that choose in which language the fields below are shown',
  },
});

export const detailMessages = {
  ...defineMessages({
    intro: {
      id: 'edit.details.intro',
      defaultMessage: 'What readers need to know besides the texts.',
      description: 'Introduction of the part of the edit page with facts about a content',
    },
    save: {
      id: 'edit.details.save',
      defaultMessage: 'Save the details',
      description: 'Button: saves facts about a draft',
    },
    saveChange: {
      id: 'edit.details.saveChange',
      defaultMessage: 'Save the change',
      description: 'Button: facts about something published change at once',
    },
    saved: {
      id: 'edit.details.saved',
      defaultMessage: 'It is saved.',
      description: 'After facts about a content were saved',
    },
    kind: {
      id: 'edit.details.kind',
      defaultMessage: 'What it is',
      description: 'Label of a choice: report, study, decision, body and so on',
    },
    newer: {
      id: 'edit.details.newer',
      defaultMessage: 'It was not saved: somebody changed it while you were writing.',
      description: 'Below the form',
    },
    newerTitle: {
      id: 'edit.details.newerTitle',
      defaultMessage: 'Somebody changed this while you were writing',
      description: 'Title of a notice above the form',
    },
    newerText: {
      id: 'edit.details.newerText',
      defaultMessage:
        'What you entered is still in the form below. When you save again, it takes the place of what they saved; the history keeps both.',
      description: 'Notice above the form; a link to the history follows',
    },
    history: {
      id: 'edit.details.history',
      defaultMessage: 'See what they changed',
      description: 'Link to the history of a content',
    },
  }),
  missing: defineMessage<{ count: number }>({
    id: 'edit.details.missing',
    defaultMessage:
      '{count, plural, one {# field still has to be filled in before this can be published. You can save without it until then.} other {# fields still have to be filled in before this can be published. You can save without them until then.}}',
    description: 'Above the form of a draft',
  }),
};

/** Faults of any field. */
export const detailFaultMessages = defineMessages({
  unknown: {
    id: 'edit.detailFault.unknown',
    defaultMessage: 'One of these is not there any more. Please choose again.',
    description: 'Below a choice of other contents',
  },
  otherKind: {
    id: 'edit.detailFault.otherKind',
    defaultMessage: 'This cannot stand here. Please choose something else.',
    description: 'Below a choice of other contents',
  },
  cycle: {
    id: 'edit.detailFault.cycle',
    defaultMessage: 'This would lead back to itself. Please choose something else.',
    description: 'Below a choice of other contents',
  },
  taken: {
    id: 'edit.detailFault.taken',
    defaultMessage: 'Something else has this already.',
    description: 'Below a field',
  },
  notYours: {
    id: 'edit.detailFault.notYours',
    defaultMessage: 'You cannot write in this name.',
    description: 'Below the choice in whose name something is written',
  },
  date: {
    id: 'edit.detailFault.date',
    defaultMessage: 'Please look at the year again: it lies between 1800 and 2199.',
    description: 'Below a field for a day',
  },
  zone: {
    id: 'edit.detailFault.zone',
    defaultMessage: 'This time zone is not known. Please choose another one.',
    description: 'Below the choice of a time zone',
  },
  gap: {
    id: 'edit.detailFault.gap',
    defaultMessage:
      'There is no such hour on this day: clocks are put forward. Please choose another time.',
    description: 'Below a day and a time',
  },
  order: {
    id: 'edit.detailFault.order',
    defaultMessage: 'This has to come after the beginning.',
    description: 'Below a day and a time: the end',
  },
  few: {
    id: 'edit.detailFault.few',
    defaultMessage: 'This has to be at least one.',
    description: 'Below a field for a number',
  },
  held: {
    id: 'edit.detailFault.held',
    defaultMessage: 'Somebody holds it.',
    description: 'Below a field: of something that cannot go for that reason',
  },
  future: {
    id: 'edit.detailFault.future',
    defaultMessage: 'This day has not come yet.',
    description: 'Below a field for a day',
  },
  link: {
    id: 'edit.detailFault.link',
    defaultMessage: 'Please enter a whole address that begins with https://',
    description: 'Below the field for the address of a website',
  },
});

/** Faults of one field alone. */
export const fieldFaultMessages = defineMessages({
  identifierTaken: {
    id: 'edit.detailFault.identifierTaken',
    defaultMessage: 'Another publication has this number.',
    description: 'Below the field for the number of a publication',
  },
  numberTaken: {
    id: 'edit.detailFault.numberTaken',
    defaultMessage: 'Another decision has this number.',
    description: 'Below the field for the number of a decision',
  },
  supersedesTaken: {
    id: 'edit.detailFault.supersedesTaken',
    defaultMessage: 'Another publication takes the place of this one already.',
    description: 'Below the choice of an earlier publication',
  },
  supersedesCycle: {
    id: 'edit.detailFault.supersedesCycle',
    defaultMessage: 'This one came later: it cannot be replaced by what it replaces itself.',
    description: 'Below the choice of an earlier publication',
  },
  parentCycle: {
    id: 'edit.detailFault.parentCycle',
    defaultMessage: 'A body cannot report to itself, nor to one that reports to it.',
    description: 'Below the choice of the body above',
  },
  notABody: {
    id: 'edit.detailFault.notABody',
    defaultMessage: 'This is not a body. Please choose a council, an office or a committee.',
    description: 'Below the choice of a body',
  },
  notADecision: {
    id: 'edit.detailFault.notADecision',
    defaultMessage: 'This is not a decision. Please choose one.',
    description: 'Below the choice of the decision that a commitment follows',
  },
  relatedCycle: {
    id: 'edit.detailFault.relatedCycle',
    defaultMessage: 'A post does not lead to itself. Please remove it.',
    description: 'Below the choice of posts to read on with',
  },
});

export const postMessages = defineMessages({
  author: {
    id: 'edit.post.author',
    defaultMessage: 'In whose name',
    description: 'Label of a choice: the city, oneself or a group',
  },
  authorStays: {
    id: 'edit.post.authorStays',
    defaultMessage: 'As it is now',
    description: 'Choice: whoever wrote it stays its author',
  },
  related: {
    id: 'edit.post.related',
    defaultMessage: 'Posts to read on with',
    description: 'Label of a list of posts',
  },
  relatedHint: {
    id: 'edit.post.relatedHint',
    defaultMessage: 'Up to four. Without any, readers find posts about the same topics.',
    description: 'Below a list of posts',
  },
  comments: {
    id: 'edit.post.comments',
    defaultMessage: 'People can comment',
    description: 'Label of a switch',
  },
  commentsHint: {
    id: 'edit.post.commentsHint',
    defaultMessage: 'When you switch this off, comments that are there stay readable.',
    description: 'Below a switch',
  },
});

export const publicationMessages = defineMessages({
  issuer: {
    id: 'edit.publication.issuer',
    defaultMessage: 'Issued by a body of the city',
    description: 'Label of a choice: council, office, committee',
  },
  issuerHint: {
    id: 'edit.publication.issuerHint',
    defaultMessage: 'Its name is taken in every language. For anybody else write the name below.',
    description: 'Below the choice of the body that issued a publication',
  },
  issuingBody: {
    id: 'edit.publication.issuingBody',
    defaultMessage: 'Issued by somebody else',
    description: 'Label of a field: the name of who issued a publication',
  },
  issuedOn: {
    id: 'edit.publication.issuedOn',
    defaultMessage: 'Issued on',
    description: 'Label of a field for a day',
  },
  identifier: {
    id: 'edit.publication.identifier',
    defaultMessage: 'Number',
    description: 'Label of a field: the number by which a publication is cited',
  },
  identifierHint: {
    id: 'edit.publication.identifierHint',
    defaultMessage: 'For example 2026-021. No other publication has the same one.',
    description: 'Below the field for the number of a publication',
  },
  languages: {
    id: 'edit.publication.languages',
    defaultMessage: 'Languages of the document',
    description: 'Label of checkboxes',
  },
  pages: {
    id: 'edit.publication.pages',
    defaultMessage: 'Pages',
    description: 'Label of a field for a number',
  },
  licence: {
    id: 'edit.publication.licence',
    defaultMessage: 'Licence',
    description: 'Label of a choice',
  },
  licenceHint: {
    id: 'edit.publication.licenceHint',
    defaultMessage: 'It says what others may do with the publication.',
    description: 'Below the choice of a licence',
  },
  licenceNone: {
    id: 'edit.publication.licenceNone',
    defaultMessage: 'Not decided yet',
    description: 'Choice: no licence is chosen yet',
  },
  licenceOwn: {
    id: 'edit.publication.licenceOwn',
    defaultMessage: 'Another one, in own words',
    description: 'Choice: a field for a text follows',
  },
  licenceWords: {
    id: 'edit.publication.licenceWords',
    defaultMessage: 'Name of the licence',
    description: 'Label of a field',
  },
  supersedes: {
    id: 'edit.publication.supersedes',
    defaultMessage: 'Takes the place of',
    description: 'Label of a choice: an earlier publication',
  },
  supersedesHint: {
    id: 'edit.publication.supersedesHint',
    defaultMessage:
      'Readers of the earlier publication are led to this one once this one is published.',
    description: 'Below the choice of an earlier publication',
  },
  related: {
    id: 'edit.publication.related',
    defaultMessage: 'Belongs to',
    description: 'Label of a list of polls, dialogues and decisions',
  },
  relatedHint: {
    id: 'edit.publication.relatedHint',
    defaultMessage: 'Polls, dialogues or decisions that this publication is about.',
    description: 'Below a list of contents',
  },
});

/** The keys are the licences as they are kept. */
export const licenceMessages = defineMessages({
  'CC BY 4.0': {
    id: 'edit.licence.by',
    defaultMessage: 'CC BY 4.0 – free to use when the source is named',
    description: 'Choice of a licence',
  },
  'CC BY-SA 4.0': {
    id: 'edit.licence.bySa',
    defaultMessage: 'CC BY-SA 4.0 – the same, and passed on under the same terms',
    description: 'Choice of a licence; it follows after CC BY',
  },
  'CC0 1.0': {
    id: 'edit.licence.zero',
    defaultMessage: 'CC0 1.0 – free to use without any condition',
    description: 'Choice of a licence',
  },
  'All rights reserved': {
    id: 'edit.licence.reserved',
    defaultMessage: 'All rights reserved',
    description: 'Choice of a licence',
  },
});

export const governancePartMessages = defineMessages({
  page: {
    id: 'edit.governance.page',
    defaultMessage: 'A page has nothing but its texts.',
    description: 'In the place of fields, for an explanation of how the city decides',
  },
  followUps: {
    id: 'edit.governance.followUps',
    defaultMessage: 'What came of it',
    description: 'Label of a list of contents',
  },
  followUpsHint: {
    id: 'edit.governance.followUpsHint',
    defaultMessage: 'Events, publications and others that followed.',
    description: 'Below a list of contents',
  },
});

export const bodyMessages = defineMessages({
  parent: {
    id: 'edit.body.parent',
    defaultMessage: 'Body above it',
    description: 'Label of a choice: the council above a committee, for example',
  },
  parentHint: {
    id: 'edit.body.parentHint',
    defaultMessage: 'Leave it empty for a body at the top.',
    description: 'Below the choice of the body above',
  },
  position: {
    id: 'edit.body.position',
    defaultMessage: 'Position in the list',
    description: 'Label of a field for a number',
  },
  positionHint: {
    id: 'edit.body.positionHint',
    defaultMessage: 'Bodies with smaller numbers come first.',
    description: 'Below the field for the position',
  },
  committee: {
    id: 'edit.body.committee',
    defaultMessage: 'Committee',
    description: 'Label of a choice: the page of the committee that a body is',
  },
});

export const decisionMessages = defineMessages({
  number: {
    id: 'edit.decision.number',
    defaultMessage: 'Number of the decision',
    description: 'Label of a field',
  },
  decidedOn: {
    id: 'edit.decision.decidedOn',
    defaultMessage: 'Decided on',
    description: 'Label of a field for a day',
  },
  body: {
    id: 'edit.decision.body',
    defaultMessage: 'Decided by',
    description: 'Label of a choice: council, office, committee',
  },
  state: {
    id: 'edit.decision.state',
    defaultMessage: 'Where it stands',
    description: 'Label of a choice: proposed, adopted, in force and so on',
  },
  method: {
    id: 'edit.decision.method',
    defaultMessage: 'How it was decided',
    description: 'Label of a field: open vote, secret ballot and so on',
  },
  votes: {
    id: 'edit.decision.votes',
    defaultMessage: 'Votes',
    description: 'Name of three fields for numbers',
  },
  tally: {
    id: 'edit.decision.tally',
    defaultMessage: 'About the votes',
    description: 'Label of a field: anything that the numbers do not say',
  },
  ideas: {
    id: 'edit.decision.ideas',
    defaultMessage: 'Dialogues it began in',
    description: 'Label of a list of dialogues',
  },
  poll: {
    id: 'edit.decision.poll',
    defaultMessage: 'Poll before it',
    description: 'Label of a choice: the poll that a decision rests on',
  },
});

export const voteMessages = defineMessages({
  for: { id: 'edit.votes.for', defaultMessage: 'For', description: 'Votes in favour' },
  against: { id: 'edit.votes.against', defaultMessage: 'Against', description: 'Votes against' },
  abstained: {
    id: 'edit.votes.abstained',
    defaultMessage: 'Abstained',
    description: 'People who did not want to decide',
  },
});

export const commitmentMessages = defineMessages({
  responsible: {
    id: 'edit.commitment.responsible',
    defaultMessage: 'Responsible',
    description: 'Label of a field: who keeps the promise',
  },
  dueOn: {
    id: 'edit.commitment.dueOn',
    defaultMessage: 'Promised for',
    description: 'Label of a field for a day',
  },
  state: {
    id: 'edit.commitment.state',
    defaultMessage: 'Where it stands',
    description: 'Label of a choice: planned, under way, done, given up',
  },
  droppedReason: {
    id: 'edit.commitment.droppedReason',
    defaultMessage: 'Why it was given up',
    description: 'Label of a field',
  },
  progress: {
    id: 'edit.commitment.progress',
    defaultMessage: 'Progress in percent',
    description: 'Label of a field for a number from 0 to 100',
  },
  decision: {
    id: 'edit.commitment.decision',
    defaultMessage: 'Follows the decision',
    description: 'Label of a choice: the decision that a promise came from',
  },
});

/** Texts for the events of a commitment. */
export const entryMessages = defineMessages({
  title: {
    id: 'edit.entries.title',
    defaultMessage: 'What happened',
    description: 'Heading above entries with a day and a text',
  },
  on: { id: 'edit.entries.on', defaultMessage: 'Day', description: 'Label of a field for a day' },
  text: {
    id: 'edit.entries.text',
    defaultMessage: 'What happened on this day',
    description: 'Label of a field',
  },
  add: {
    id: 'edit.entries.add',
    defaultMessage: 'Add an entry',
    description: 'Button below entries with a day and a text',
  },
  remove: {
    id: 'edit.entries.remove',
    defaultMessage: 'Remove this entry',
    description: 'Button below an entry with a day and a text',
  },
});

export const questionMessages = {
  ...defineMessages({
    category: {
      id: 'edit.question.category',
      defaultMessage: 'What the question is about',
      description: 'Label of a choice',
    },
    helpOn: {
      id: 'edit.question.helpOn',
      defaultMessage: 'Shown as help in',
      description: 'Label of checkboxes, one for each section of the portal',
    },
    helpOnHint: {
      id: 'edit.question.helpOnHint',
      defaultMessage: 'Whoever opens the help of one of these sections finds this question there.',
      description: 'Below the checkboxes',
    },
    place: {
      id: 'edit.question.place',
      defaultMessage: 'Place in the list',
      description: 'Heading above buttons that move a question up and down',
    },
    up: { id: 'edit.question.up', defaultMessage: 'Move up', description: 'Button' },
    down: { id: 'edit.question.down', defaultMessage: 'Move down', description: 'Button' },
  }),
  rank: defineMessage<{ place: number; of: number }>({
    id: 'edit.question.rank',
    defaultMessage: 'Number {place} of {of} questions about the same.',
    description: 'Where a question stands',
  }),
};
