import { defineMessage, defineMessages } from 'react-intl';

export const moderationMessages = defineMessages({
  title: {
    id: 'admin.moderation.title',
    defaultMessage: 'Moderation',
    description: 'Title of the page with what waits for the moderators',
  },
  intro: {
    id: 'admin.moderation.intro',
    defaultMessage:
      'Texts that people reported, and texts held until somebody has looked at them, longest waiting first. Every decision appears in the public log, without names or quotations.',
    description: 'Introduction of the page',
  },
  causes: {
    id: 'admin.moderation.causes',
    defaultMessage: 'Why it waits',
    description: 'Name of the links that filter the page, for screen readers',
  },
  all: { id: 'admin.moderation.all', defaultMessage: 'All', description: 'Link: no filter' },
  nothingTitle: {
    id: 'admin.moderation.nothingTitle',
    defaultMessage: 'Nothing waits',
    description: 'Heading of the empty page',
  },
  nothing: {
    id: 'admin.moderation.nothing',
    defaultMessage: 'Reports, held texts and appeals will appear here.',
    description: 'Text of the empty page',
  },
  choose: {
    id: 'admin.moderation.choose',
    defaultMessage: 'Decide together with others',
    description: 'Checkbox at a text, for screen readers',
  },
  place: {
    id: 'admin.moderation.place',
    defaultMessage: 'Written in',
    description: 'Label; the title of a dialogue or another content follows',
  },
  answers: {
    id: 'admin.moderation.answers',
    defaultMessage: 'In reply to',
    description: 'Label; the words of another comment follow',
  },
  alike: {
    id: 'admin.moderation.alike',
    defaultMessage: 'Answered like',
    description: 'Label; another statement follows that the same people answered in the same way',
  },
  author: {
    id: 'admin.moderation.author',
    defaultMessage: 'Written by',
    description: 'Label; a name follows',
  },
  reports: {
    id: 'admin.moderation.reports',
    defaultMessage: 'Reports',
    description: 'Heading of what others said about a text',
  },
  appeal: {
    id: 'admin.moderation.appeal',
    defaultMessage: 'The author asks for another look',
    description: 'Heading of an appeal',
  },
  letStand: {
    id: 'admin.moderation.letStand',
    defaultMessage: 'Keep it',
    description: 'Button: the text is shown, its reports are settled',
  },
  hide: {
    id: 'admin.moderation.hide',
    defaultMessage: 'Hide…',
    description: 'Opens the form that hides a text',
  },
  keys: {
    id: 'admin.moderation.keys',
    defaultMessage: 'Keys, while an entry has the focus: J next, K previous, A keep, H hide.',
    description: 'Above the list of what waits; the letters are keys',
  },
  hideNow: {
    id: 'admin.moderation.hideNow',
    defaultMessage: 'Hide',
    description: 'Button of the form that hides a text',
  },
  reason: {
    id: 'admin.moderation.reason',
    defaultMessage: 'Why?',
    description: 'Label of the choice of a reason',
  },
  feedback: {
    id: 'admin.moderation.feedback',
    defaultMessage: 'A word to the author',
    description: 'Label of a text field',
  },
  feedbackHint: {
    id: 'admin.moderation.feedbackHint',
    defaultMessage: 'Only the author reads it. Say what could be written instead.',
    description: 'Hint at the text field',
  },
});

export const causeMessages = defineMessages({
  reports: {
    id: 'admin.moderation.cause.reports',
    defaultMessage: 'Reported',
    description: 'Why a text waits',
  },
  firstPost: {
    id: 'admin.moderation.cause.firstPost',
    defaultMessage: 'First text of a new account',
    description: 'Why a text waits',
  },
  links: {
    id: 'admin.moderation.cause.links',
    defaultMessage: 'Many links',
    description: 'Why a text waits',
  },
  alike: {
    id: 'admin.moderation.cause.alike',
    defaultMessage: 'Answered alike by the same people',
    description: 'Why a statement waits: it has the same votes as another one',
  },
  burst: {
    id: 'admin.moderation.cause.burst',
    defaultMessage: 'Many texts at once',
    description: 'Why a text waits',
  },
  strict: {
    id: 'admin.moderation.cause.strict',
    defaultMessage: 'Everything is looked at first',
    description: 'Why a text waits: this dialogue shows nothing before it was approved',
  },
  appeal: {
    id: 'admin.moderation.cause.appeal',
    defaultMessage: 'Appeal',
    description: 'Why a text waits: its author asks for another look',
  },
});

export const stateMessages = defineMessages({
  shown: {
    id: 'admin.moderation.state.shown',
    defaultMessage: 'Everybody sees it',
    description: 'Badge at a text',
  },
  held: {
    id: 'admin.moderation.state.held',
    defaultMessage: 'Held back',
    description: 'Badge at a text',
  },
  hidden: {
    id: 'admin.moderation.state.hidden',
    defaultMessage: 'Hidden',
    description: 'Badge at a text',
  },
});

export const hideAs = defineMessage<{ reason: string }>({
  id: 'admin.moderation.hideAs',
  defaultMessage: 'Hide: {reason}',
  description: 'Button: hides a text at once, for the reason that most people reported it for',
});
export const reasonTimes = defineMessage<{ reason: string; count: number }>({
  id: 'admin.moderation.reasonTimes',
  defaultMessage: '{reason} ×{count, number}',
  description: 'Reason of several reports, with their number',
});
export const waitingCount = defineMessage<{ count: number }>({
  id: 'admin.moderation.waiting',
  defaultMessage: '{count, plural, =0 {Nothing waits} one {# text waits} other {# texts wait}}',
  description: 'Above the list',
});
export const chosenCount = defineMessage<{ count: number }>({
  id: 'admin.moderation.chosen',
  defaultMessage: '{count, plural, one {One decision for # text} other {One decision for # texts}}',
  description: 'Above the form that decides about several texts',
});
export const hiddenBefore = defineMessage<{ count: number }>({
  id: 'admin.moderation.hiddenBefore',
  defaultMessage: '{count, plural, one {# text hidden before} other {# texts hidden before}}',
  description: 'Beside the name of an author',
});
export const decidedMessages = {
  shown: defineMessage<{ count: number }>({
    id: 'admin.moderation.stands',
    defaultMessage: '{count, plural, one {# text stands} other {# texts stand}}',
    description: 'Short note after a decision',
  }),
  hidden: defineMessage<{ count: number }>({
    id: 'admin.moderation.isHidden',
    defaultMessage: '{count, plural, one {# text is hidden} other {# texts are hidden}}',
    description: 'Short note after a decision',
  }),
};
export const newerCount = defineMessage<{ count: number }>({
  id: 'admin.moderation.newer',
  defaultMessage:
    '{count, plural, one {# text was decided or changed by somebody else meanwhile.} other {# texts were decided or changed by somebody else meanwhile.}}',
  description: 'Short note: somebody was quicker',
});
