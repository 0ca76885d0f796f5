import { defineMessages } from 'react-intl';
import type { SortitionAnswer, SortitionState } from '../../../../shared/contract/sortitions';

export const sortitionMessages = defineMessages({
  title: {
    id: 'draws.title',
    defaultMessage: 'Draws by lot',
    description: 'Heading of a page: draws of members of a committee',
  },
  intro: {
    id: 'draws.intro',
    defaultMessage:
      'Some members are drawn by lot from those who put themselves forward. Everybody can draw again and compare.',
    description: 'Below the heading of that page',
  },
  create: {
    id: 'draws.create',
    defaultMessage: 'Announce a draw',
    description:
      'Link to a form, its heading and its button: members of a committee will be drawn by lot',
  },
  none: {
    id: 'draws.none',
    defaultMessage: 'No draw has been announced.',
    description: 'Instead of a list of draws',
  },
  opensAt: {
    id: 'draws.opensAt',
    defaultMessage: 'List opens',
    description: 'Fact of a draw; a date follows',
  },
  closesAt: {
    id: 'draws.closesAt',
    defaultMessage: 'List closes',
    description: 'Fact of a draw; a date follows',
  },
  drawnAt: {
    id: 'draws.drawnAt',
    defaultMessage: 'Drawn on',
    description: 'Fact of a draw; a date follows',
  },
  pool: {
    id: 'draws.pool',
    defaultMessage: 'People in the list',
    description: 'Fact of a draw; a number follows',
  },
  places: {
    id: 'draws.places',
    defaultMessage: 'Places',
    description: 'Fact of a draw; a number follows',
  },
  digest: {
    id: 'draws.digest',
    defaultMessage: 'Fingerprint of the list (SHA-256)',
    description: 'Fact of a draw; hexadecimal digits follow',
  },
  sources: {
    id: 'draws.sources',
    defaultMessage: 'Where the seed comes from',
    description: 'Heading: public sources of random numbers',
  },
  sourcesText: {
    id: 'draws.sourcesText',
    defaultMessage:
      'It was announced before the list closed, so that nobody could know the numbers when the list was made.',
    description: 'Below that heading',
  },
  seed: {
    id: 'draws.seed',
    defaultMessage: 'Values',
    description: 'Before the numbers that a source gave',
  },
  volunteer: {
    id: 'draws.volunteer',
    defaultMessage: 'Put yourself forward',
    description: 'Heading and button: enter the list of a draw',
  },
  signIn: {
    id: 'draws.signIn',
    defaultMessage: 'Sign in to put yourself forward.',
    description: 'Text for visitors while a draw is open',
  },
  group: {
    id: 'draws.group',
    defaultMessage: 'Your group',
    description: 'Name of a choice among groups that have places of their own',
  },
  nameShown: {
    id: 'draws.nameShown',
    defaultMessage: 'If I am drawn, my name may be shown.',
    description: 'Label of a checkbox',
  },
  entered: {
    id: 'draws.entered',
    defaultMessage: 'You are in the list.',
    description: 'Own entry in the list of a draw',
  },
  withdraw: {
    id: 'draws.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: leave the list of a draw',
  },
  done: {
    id: 'draws.done',
    defaultMessage: 'Done.',
    description: 'Short note after a change',
  },
  secret: {
    id: 'draws.secret',
    defaultMessage: 'What your line is made of',
    description: 'Heading of a fold: two values that only this person knows',
  },
  secretText: {
    id: 'draws.secretText',
    defaultMessage:
      'SHA-256 of these two, one directly after the other, is your line in the list. Keep them for yourself.',
    description: 'In that fold',
  },
  asked: {
    id: 'draws.asked',
    defaultMessage: 'You were drawn. Will you accept the place?',
    description: 'Question to somebody who was drawn',
  },
  accept: {
    id: 'draws.accept',
    defaultMessage: 'Accept',
    description: 'Button: accept a place',
  },
  decline: {
    id: 'draws.decline',
    defaultMessage: 'Decline',
    description: 'Button: leave a place to the next one',
  },
  desk: {
    id: 'draws.desk',
    defaultMessage: 'Carry out the draw',
    description: 'Heading for those who run a draw',
  },
  values: {
    id: 'draws.values',
    defaultMessage: 'Numbers, separated by blanks',
    description: 'Label of a field for what one source gave',
  },
  enter: {
    id: 'draws.enter',
    defaultMessage: 'Enter the values',
    description: 'Button',
  },
  waits: {
    id: 'draws.waits',
    defaultMessage: 'These values wait for a second person to confirm them:',
    description: 'Before numbers that were entered',
  },
  confirm: {
    id: 'draws.confirm',
    defaultMessage: 'Confirm these values and draw',
    description: 'Button: carries the draw out, for good',
  },
  result: {
    id: 'draws.result',
    defaultMessage: 'Result',
    description: 'Heading',
  },
  ticket: {
    id: 'draws.ticket',
    defaultMessage: 'Number',
    description: 'Column: number in the list',
  },
  name: {
    id: 'draws.name',
    defaultMessage: 'Name',
    description: 'Column',
  },
  answer: {
    id: 'draws.answer',
    defaultMessage: 'Answer',
    description: 'Column: what somebody who was drawn said',
  },
  unnamed: {
    id: 'draws.unnamed',
    defaultMessage: 'Not public',
    description: 'Instead of a name',
  },
  check: {
    id: 'draws.check',
    defaultMessage: 'Check the draw yourself',
    description: 'Heading and button: computes the draw again in the browser',
  },
  checkText: {
    id: 'draws.checkText',
    defaultMessage:
      'Your browser fetches the published list and the seed and draws again by RFC 3797. Nothing but that decides who is drawn.',
    description: 'Explanation above that button',
  },
  same: {
    id: 'draws.same',
    defaultMessage: 'Your browser comes to the same fingerprint and the same result.',
    description: 'Outcome of the check',
  },
  differs: {
    id: 'draws.differs',
    defaultMessage: 'Your browser comes to something else. Please tell those who run the portal.',
    description: 'Outcome of the check',
  },
  key: {
    id: 'draws.key',
    defaultMessage: 'Key',
    description: 'Before the text that the random numbers are computed from',
  },
  steps: {
    id: 'draws.steps',
    defaultMessage: 'First steps',
    description: 'Caption of a table: steps of the computation',
  },
  md5: {
    id: 'draws.md5',
    defaultMessage: 'MD5 (index, key, index)',
    description: 'Column: hexadecimal digits',
  },
  left: {
    id: 'draws.left',
    defaultMessage: 'Divided by',
    description: 'Column: how many are left',
  },
  remainder: {
    id: 'draws.remainder',
    defaultMessage: 'Remainder',
    description: 'Column: of the division',
  },
  save: {
    id: 'draws.save',
    defaultMessage: 'Save list and seed as a file',
    description: 'Button',
  },
  callOff: {
    id: 'draws.callOff',
    defaultMessage: 'Call the draw off',
    description: 'Button',
  },
  reason: {
    id: 'draws.reason',
    defaultMessage: 'Why, for everybody to read',
    description: 'Label of a field',
  },
});

export const sortitionStateMessages = defineMessages({
  planned: {
    id: 'draws.state.planned',
    defaultMessage: 'Announced',
    description: 'State of a draw by lot',
  },
  open: {
    id: 'draws.state.open',
    defaultMessage: 'Open to volunteers',
    description: 'State of a draw by lot',
  },
  closed: {
    id: 'draws.state.closed',
    defaultMessage: 'List closed',
    description: 'State of a draw by lot',
  },
  drawn: {
    id: 'draws.state.drawn',
    defaultMessage: 'Drawn',
    description: 'State of a draw by lot',
  },
  cancelled: {
    id: 'draws.state.cancelled',
    defaultMessage: 'Called off',
    description: 'State of a draw by lot',
  },
} satisfies Record<SortitionState, object>);

export const sortitionAnswerMessages = defineMessages({
  pool: {
    id: 'draws.answer.pool',
    defaultMessage: 'Not drawn',
    description: 'State of somebody in the list',
  },
  standby: {
    id: 'draws.answer.standby',
    defaultMessage: 'Substitute',
    description: 'State of somebody in the list',
  },
  asked: {
    id: 'draws.answer.asked',
    defaultMessage: 'Drawn, not answered yet',
    description: 'State of somebody in the list',
  },
  accepted: {
    id: 'draws.answer.accepted',
    defaultMessage: 'Accepted',
    description: 'State of somebody in the list',
  },
  declined: {
    id: 'draws.answer.declined',
    defaultMessage: 'Declined',
    description: 'State of somebody in the list',
  },
  lapsed: {
    id: 'draws.answer.lapsed',
    defaultMessage: 'Did not answer in time',
    description: 'State of somebody in the list',
  },
} satisfies Record<SortitionAnswer, object>);
