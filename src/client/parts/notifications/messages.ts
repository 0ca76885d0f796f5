import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type {
  MailRhythm,
  NotificationCategory,
  NotificationKind,
  NotificationReason,
} from '../../../shared/contract/notifications';

/** Events in a sentence; `others` is how many did it besides the one who is named. */
export const kindMessages = {
  pollOpened: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.pollOpened',
    defaultMessage: 'A vote on this was announced.',
    description: 'Notification, below the title of what it is about',
  }),
  pollClosingSoon: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.pollClosingSoon',
    defaultMessage: 'Voting closes soon, and you have not voted yet.',
    description: 'Notification, below the title of what it is about',
  }),
  optionWithdrawn: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.optionWithdrawn',
    defaultMessage:
      'An option can no longer be chosen. The page says which one, why, and what that means.',
    description: 'Notification, below the title of what it is about',
  }),
  resultPublished: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.resultPublished',
    defaultMessage: 'The ballots were counted; the result is out.',
    description: 'Notification, below the title of what it is about',
  }),
  outcomePublished: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.outcomePublished',
    defaultMessage: 'The city says what comes of this vote.',
    description: 'Notification, below the title of what it is about',
  }),
  answered: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.answered',
    defaultMessage:
      '{others, plural, =0 {{name} answered you.} one {{name} and # other person answered you.} other {{name} and # others answered you.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  mentioned: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.mentioned',
    defaultMessage:
      '{others, plural, =0 {{name} mentioned you.} one {{name} and # other person mentioned you.} other {{name} and # others mentioned you.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  commented: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.commented',
    defaultMessage:
      '{others, plural, =0 {{name} commented on this.} one {{name} and # other person commented on this.} other {{name} and # others commented on this.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  dialogConcluded: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.dialogConcluded',
    defaultMessage: 'This dialogue has ended, and its conclusions are out.',
    description: 'Notification, below the title of what it is about',
  }),
  published: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.published',
    defaultMessage: 'This was published.',
    description: 'Notification, below the title of what it is about',
  }),
  corrected: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.corrected',
    defaultMessage: 'This was corrected.',
    description: 'Notification, below the title of what it is about',
  }),
  retracted: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.retracted',
    defaultMessage: 'This was retracted: it no longer applies.',
    description: 'Notification, below the title of what it is about',
  }),
  submitted: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.submitted',
    defaultMessage:
      '{others, plural, =0 {{name} would like this to be published.} one {{name} and # other person would like this to be published.} other {{name} and # others would like this to be published.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  returned: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.returned',
    defaultMessage:
      '{others, plural, =0 {{name} returned this to you.} one {{name} and # other person returned this to you.} other {{name} and # others returned this to you.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  invited: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.invited',
    defaultMessage:
      '{others, plural, =0 {{name} invited you to join.} one {{name} and # other person invited you to join.} other {{name} and # others invited you to join.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  membershipRequested: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.membershipRequested',
    defaultMessage:
      '{others, plural, =0 {{name} would like to join.} one {{name} and # other person would like to join.} other {{name} and # others would like to join.}}',
    description: 'Notification; {name} did it last, {others} is how many others did it too',
  }),
  membershipAccepted: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.membershipAccepted',
    defaultMessage: 'You are a member now.',
    description: 'Notification, below the title of what it is about',
  }),
  membershipDeclined: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.membershipDeclined',
    defaultMessage: 'Your request to join was declined.',
    description: 'Notification, below the title of what it is about',
  }),
  membershipEnded: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.membershipEnded',
    defaultMessage: 'Your membership has ended.',
    description: 'Notification, below the title of what it is about',
  }),
  roleChanged: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.roleChanged',
    defaultMessage: 'Your role here has changed.',
    description: 'Notification, below the title of what it is about',
  }),
  seatGiven: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.seatGiven',
    defaultMessage: 'You were given a seat here.',
    description: 'Notification, below the title of what it is about',
  }),
  memberTermEnding: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.memberTermEnding',
    defaultMessage: 'The term of a member ends soon.',
    description: 'Notification, below the title of what it is about',
  }),
  seatVacant: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.seatVacant',
    defaultMessage: 'A seat has become vacant.',
    description: 'Notification, below the title of what it is about',
  }),
  termEnding: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.termEnding',
    defaultMessage: 'Your term here ends soon.',
    description: 'Notification, below the title of what it is about',
  }),
  meetingAnnounced: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.meetingAnnounced',
    defaultMessage: 'A meeting was announced.',
    description: 'Notification, below the title of what it is about',
  }),
  meetingChanged: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.meetingChanged',
    defaultMessage: 'A meeting was moved to another time or place.',
    description: 'Notification, below the title of what it is about',
  }),
  meetingCancelled: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.meetingCancelled',
    defaultMessage: 'A meeting was cancelled.',
    description: 'Notification, below the title of what it is about',
  }),
  minutesPublished: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.minutesPublished',
    defaultMessage: 'The minutes of a meeting are out.',
    description: 'Notification, below the title of what it is about',
  }),
  drawnByLot: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.drawnByLot',
    defaultMessage: 'You were drawn by lot. Say whether you accept the place.',
    description: 'Notification, below the title of what it is about',
  }),
  notDrawn: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.notDrawn',
    defaultMessage: 'Lots were drawn; you have no place so far.',
    description: 'Notification, below the title of what it is about',
  }),
  placeGiven: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.placeGiven',
    defaultMessage: 'You have a place now.',
    description: 'Notification, below the title of what it is about',
  }),
  eventSoon: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.eventSoon',
    defaultMessage: 'This starts soon.',
    description: 'Notification, below the title of what it is about',
  }),
  eventChanged: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.eventChanged',
    defaultMessage: 'Time or place has changed.',
    description: 'Notification, below the title of what it is about',
  }),
  eventCancelled: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.eventCancelled',
    defaultMessage: 'This was cancelled.',
    description: 'Notification, below the title of what it is about',
  }),
  reportPublished: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.reportPublished',
    defaultMessage: 'The report on how it was is out.',
    description: 'Notification, below the title of what it is about',
  }),
  courseCompleted: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.courseCompleted',
    defaultMessage: 'You have completed this course: here is your certificate.',
    description: 'Notification, below the title of what it is about',
  }),
  certificateWithdrawn: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.certificateWithdrawn',
    defaultMessage: 'Your certificate of this course was withdrawn.',
    description: 'Notification, below the title of what it is about',
  }),
  certificateReinstated: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.certificateReinstated',
    defaultMessage: 'Your certificate of this course is valid again.',
    description: 'Notification, below the title of what it is about',
  }),
  hidden: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.hidden',
    defaultMessage: 'Something that you wrote here was hidden.',
    description: 'Notification, below the title of what it is about',
  }),
  appealDecided: defineMessage<{ name: MessageValue; others: number }>({
    id: 'notifications.kind.appealDecided',
    defaultMessage: 'Your objection was decided.',
    description: 'Notification, below the title of what it is about',
  }),
} as const satisfies Record<NotificationKind, unknown>;

/** Reasons for which a person was told. */
export const reasonMessages = defineMessages({
  following: {
    id: 'notifications.reason.following',
    defaultMessage: 'You follow this, or the group that it comes from.',
    description: 'The reason of a notification',
  },
  author: {
    id: 'notifications.reason.author',
    defaultMessage: 'You wrote it.',
    description: 'The reason of a notification',
  },
  mentioned: {
    id: 'notifications.reason.mentioned',
    defaultMessage: 'Somebody named you.',
    description: 'The reason of a notification',
  },
  answered: {
    id: 'notifications.reason.answered',
    defaultMessage: 'Somebody answered what you wrote.',
    description: 'The reason of a notification',
  },
  member: {
    id: 'notifications.reason.member',
    defaultMessage: 'You are a member of the group.',
    description: 'The reason of a notification',
  },
  leader: {
    id: 'notifications.reason.leader',
    defaultMessage: 'You lead the group.',
    description: 'The reason of a notification',
  },
  registered: {
    id: 'notifications.reason.registered',
    defaultMessage: 'You have registered.',
    description: 'The reason of a notification',
  },
  learner: {
    id: 'notifications.reason.learner',
    defaultMessage: 'You take this course, or have taken it.',
    description: 'The reason of a notification',
  },
  voter: {
    id: 'notifications.reason.voter',
    defaultMessage: 'You voted in it.',
    description: 'The reason of a notification',
  },
  staff: {
    id: 'notifications.reason.staff',
    defaultMessage: 'It is part of your work for the portal.',
    description: 'The reason of a notification',
  },
  invited: {
    id: 'notifications.reason.invited',
    defaultMessage: 'Somebody invited you.',
    description: 'The reason of a notification',
  },
}) satisfies Record<NotificationReason, MessageDescriptor>;

/** Parts of an entry. */
export const entryMessages = defineMessages({
  unread: {
    id: 'notifications.entry.unread',
    defaultMessage: 'Not read:',
    description: 'Before the title of a notification, for screen readers',
  },
  nameless: {
    id: 'notifications.entry.nameless',
    defaultMessage: 'Something that you can no longer see',
    description: 'In the place of a title',
  },
  namelessGroup: {
    id: 'notifications.entry.namelessGroup',
    defaultMessage: 'A group for its members',
    description: 'In the place of the name of a group that only its members see',
  },
  somebody: {
    id: 'notifications.entry.somebody',
    defaultMessage: 'Somebody',
    description: 'In the place of the name of somebody who has left',
  },
});

/** The list and its buttons. */
export const listMessages = defineMessages({
  all: {
    id: 'notifications.all',
    defaultMessage: 'All notifications',
    description: 'Link from the list at the bell to the page',
  },
  markAll: {
    id: 'notifications.markAll',
    defaultMessage: 'Mark all as read',
    description: 'Button',
  },
  none: {
    id: 'notifications.none',
    defaultMessage: 'Nothing new',
    description: 'Heading of the empty list',
  },
  noneText: {
    id: 'notifications.noneText',
    defaultMessage: 'What happens to the things you follow, write and belong to appears here.',
    description: 'Text of the empty list',
  },
  noneOfCategory: {
    id: 'notifications.noneOfCategory',
    defaultMessage: 'Nothing of this kind',
    description: 'Heading of the empty list of one category',
  },
  markRead: {
    id: 'notifications.markRead',
    defaultMessage: 'Mark as read',
    description: 'Button at an entry',
  },
  markUnread: {
    id: 'notifications.markUnread',
    defaultMessage: 'Mark as not read',
    description: 'Button at an entry',
  },
  remove: {
    id: 'notifications.remove',
    defaultMessage: 'Delete',
    description: 'Button at an entry',
  },
  removed: {
    id: 'notifications.removed',
    defaultMessage: 'The notification was deleted.',
    description: 'After an entry was deleted; an undo follows',
  },
  failed: {
    id: 'notifications.failed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'After a press that failed',
  },
  why: {
    id: 'notifications.why',
    defaultMessage: 'Why did I get this?',
    description: 'What is opened below an entry: the reason',
  },
  note: {
    id: 'notifications.note',
    defaultMessage: 'With this word:',
    description: 'Before what somebody said when they returned a draft',
  },
  filter: {
    id: 'notifications.filter',
    defaultMessage: 'Kinds of notifications',
    description: 'Name of the navigation that narrows the list',
  },
  everything: {
    id: 'notifications.everything',
    defaultMessage: 'All',
    description: 'Link: notifications of all kinds',
  },
  settings: {
    id: 'notifications.settings',
    defaultMessage: 'What I am told of',
    description: 'Link to the settings',
  },
  list: {
    id: 'notifications.list',
    defaultMessage: 'Notifications',
    description: 'Heading above the list at the bell',
  },
});

/** Subjects of notifications. */
export const categoryMessages = defineMessages({
  polls: {
    id: 'notifications.category.polls',
    defaultMessage: 'Votes',
    description: 'A kind of notifications',
  },
  discussion: {
    id: 'notifications.category.discussion',
    defaultMessage: 'Discussions',
    description: 'A kind of notifications',
  },
  publishing: {
    id: 'notifications.category.publishing',
    defaultMessage: 'Publishing',
    description: 'A kind of notifications',
  },
  groups: {
    id: 'notifications.category.groups',
    defaultMessage: 'Teams and committees',
    description: 'A kind of notifications',
  },
  events: {
    id: 'notifications.category.events',
    defaultMessage: 'Events',
    description: 'A kind of notifications',
  },
  training: {
    id: 'notifications.category.training',
    defaultMessage: 'Training',
    description: 'A kind of notifications',
  },
  moderation: {
    id: 'notifications.category.moderation',
    defaultMessage: 'Decisions about my texts',
    description: 'A kind of notifications',
  },
}) satisfies Record<NotificationCategory, MessageDescriptor>;

/** Choosing what one is told of. */
export const settingsMessages = defineMessages({
  title: {
    id: 'notifications.settings.title',
    defaultMessage: 'Notifications',
    description: 'Heading of the settings',
  },
  intro: {
    id: 'notifications.settings.intro',
    defaultMessage:
      'Choose for each kind whether it appears on the portal, and whether a mail comes.',
    description: 'Introduction of the settings',
  },
  shown: {
    id: 'notifications.settings.shown',
    defaultMessage: 'Show on the portal',
    description: 'Checkbox for one kind of notification',
  },
  mail: {
    id: 'notifications.settings.mail',
    defaultMessage: 'By mail',
    description: 'Choice for one kind of notification',
  },
  save: {
    id: 'notifications.settings.save',
    defaultMessage: 'Save the notifications',
    description: 'Button',
  },
  saved: {
    id: 'notifications.settings.saved',
    defaultMessage: 'Your choice is saved.',
    description: 'After the settings were saved',
  },
});

/** Rhythms of mails. */
export const rhythmMessages = defineMessages({
  none: {
    id: 'notifications.mail.none',
    defaultMessage: 'Never',
    description: 'How mails about a kind of notifications come',
  },
  each: {
    id: 'notifications.mail.each',
    defaultMessage: 'At once',
    description: 'How mails about a kind of notifications come',
  },
  daily: {
    id: 'notifications.mail.daily',
    defaultMessage: 'Together, once a day',
    description: 'How mails about a kind of notifications come',
  },
  weekly: {
    id: 'notifications.mail.weekly',
    defaultMessage: 'Together, once a week',
    description: 'How mails about a kind of notifications come',
  },
}) satisfies Record<MailRhythm, MessageDescriptor>;
