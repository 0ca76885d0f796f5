import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const adminMessages = defineMessages({
  people: {
    id: 'admin.people',
    defaultMessage: 'People',
    description: 'Title and name of the list of everybody with an account',
  },
  peopleIntro: {
    id: 'admin.peopleIntro',
    defaultMessage: 'Everybody with an account: what they may do here, and who is blocked.',
    description: 'Introduction of the list of people',
  },
  invitePeople: {
    id: 'admin.invitePeople',
    defaultMessage: 'Invite people',
    description: 'Link to the page with invitations to the portal, and its title',
  },
  log: {
    id: 'admin.log',
    defaultMessage: 'Log',
    description: 'Title and name of the list of what was done in the administration',
  },
  logIntro: {
    id: 'admin.logIntro',
    defaultMessage:
      'Who changed rights, who was blocked, and why. Nothing in it can be changed or deleted.',
    description: 'Introduction of the log',
  },
  role: { id: 'admin.role', defaultMessage: 'Role', description: 'Label of a filter' },
  anyRole: {
    id: 'admin.anyRole',
    defaultMessage: 'Any role',
    description: 'Choice in the filter for roles',
  },
  state: {
    id: 'admin.state',
    defaultMessage: 'State',
    description: 'Label of a filter, and column: active or blocked',
  },
  anyState: {
    id: 'admin.anyState',
    defaultMessage: 'Any state',
    description: 'Choice in the filter for states',
  },
  nobodyTitle: {
    id: 'admin.nobodyTitle',
    defaultMessage: 'Nobody has an account yet',
    description: 'Heading of the empty list of people',
  },
  nobody: {
    id: 'admin.nobody',
    defaultMessage: 'People appear here as soon as they have signed in for the first time.',
    description: 'Text of the empty list of people',
  },
  moreFailed: {
    id: 'admin.moreFailed',
    defaultMessage: 'The next entries could not be loaded. Please try again.',
    description: 'Below a list whose next page could not be loaded',
  },
  name: { id: 'admin.name', defaultMessage: 'Name', description: 'Column' },
  email: { id: 'admin.email', defaultMessage: 'E-mail', description: 'Column, and fact' },
  noEmail: {
    id: 'admin.noEmail',
    defaultMessage: 'None',
    description: 'In the place of an e-mail address',
  },
  hiddenEmail: {
    id: 'admin.hiddenEmail',
    defaultMessage: 'Not shown to moderators',
    description: 'In the place of an e-mail address',
  },
  roles: {
    id: 'admin.roles',
    defaultMessage: 'Roles',
    description: 'Column, and fact: editor, moderator, administrator',
  },
  identity: {
    id: 'admin.identity',
    defaultMessage: 'Identity',
    description: 'Column: whether it was verified who the person is',
  },
  verified: {
    id: 'admin.verified',
    defaultMessage: 'Verified',
    description: 'Badge: the person’s identity was verified',
  },
  notVerified: {
    id: 'admin.notVerified',
    defaultMessage: 'Not verified',
    description: 'Badge: the person’s identity was not verified',
  },
  since: {
    id: 'admin.since',
    defaultMessage: 'Account since',
    description: 'Column, and fact; a date follows',
  },
  logins: {
    id: 'admin.logins',
    defaultMessage: 'Ways to sign in',
    description: 'Fact: password and identity providers',
  },
  noLogin: {
    id: 'admin.noLogin',
    defaultMessage: 'None',
    description: 'In the place of the ways to sign in',
  },
  password: {
    id: 'admin.password',
    defaultMessage: 'E-mail address and password',
    description: 'A way to sign in',
  },
  doorRoles: {
    id: 'admin.doorRoles',
    defaultMessage: 'Says of the person:',
    description: 'Below an identity provider; the names of roles follow',
  },
  doorVerified: {
    id: 'admin.doorVerified',
    defaultMessage: 'Has verified the identity',
    description: 'Below an identity provider',
  },
  sessions: {
    id: 'admin.sessions',
    defaultMessage: 'Signed in',
    description: 'Fact: the number of open sessions follows',
  },
  lastUsed: {
    id: 'admin.lastUsed',
    defaultMessage: 'Last here',
    description: 'Fact: date and time follow',
  },
  never: {
    id: 'admin.never',
    defaultMessage: 'Not yet',
    description: 'In the place of the time of the last visit',
  },
  blockedSince: {
    id: 'admin.blockedSince',
    defaultMessage: 'Blocked since',
    description: 'Fact: date, time and reason follow',
  },
  publicPage: {
    id: 'admin.publicPage',
    defaultMessage: 'Public profile',
    description: 'Link to the page that everybody sees of the person',
  },
  rights: {
    id: 'admin.rights',
    defaultMessage: 'Rights',
    description: 'Heading of the form for roles',
  },
  verifiedRight: {
    id: 'admin.right.verified',
    defaultMessage: 'Identity verified',
    description: 'Checkbox beside those for roles',
  },
  save: { id: 'admin.save', defaultMessage: 'Save the rights', description: 'Button' },
  saved: {
    id: 'admin.saved',
    defaultMessage: 'The rights were changed and count from now on.',
    description: 'After the rights of a person were changed',
  },
  takenBack: {
    id: 'admin.takenBack',
    defaultMessage: 'Taken back. The rights are as they were before.',
    description: 'After a change of the rights of a person was taken back',
  },
  takenBackReason: {
    id: 'admin.takenBackReason',
    defaultMessage: 'The last change was taken back.',
    description: 'Reason in the log, where the rights of a person were changed and changed back',
  },
  takeBack: {
    id: 'admin.takeBack',
    defaultMessage: 'Take back',
    description: 'Button beside the message that a change is saved',
  },
  ownTitle: {
    id: 'admin.ownTitle',
    defaultMessage: 'This is your own account',
    description: 'Heading in the place of the forms',
  },
  own: {
    id: 'admin.own',
    defaultMessage:
      'Nobody changes their own rights or blocks themselves. Another administrator can do it.',
    description: 'Text in the place of the forms',
  },
  block: { id: 'admin.block', defaultMessage: 'Block', description: 'Heading: a person’s block' },
  adminBlock: {
    id: 'admin.adminBlock',
    defaultMessage: 'Only administrators can block an administrator.',
    description: 'In the place of the form, for moderators',
  },
  history: {
    id: 'admin.history',
    defaultMessage: 'What was done so far',
    description: 'Heading above the log entries about a person',
  },
  noHistory: {
    id: 'admin.noHistory',
    defaultMessage: 'Nothing yet.',
    description: 'In the place of the log entries about a person',
  },
  emptyLogTitle: {
    id: 'admin.emptyLogTitle',
    defaultMessage: 'Nothing was done yet',
    description: 'Heading of the empty log',
  },
  emptyLog: {
    id: 'admin.emptyLog',
    defaultMessage: 'Changes of rights and blocks appear here.',
    description: 'Text of the empty log',
  },
  onlyOne: {
    id: 'admin.onlyOne',
    defaultMessage: 'These are the entries about one person only.',
    description: 'Above the log',
  },
  showAll: {
    id: 'admin.showAll',
    defaultMessage: 'Show all entries',
    description: 'Link to the whole log',
  },
  noActor: {
    id: 'admin.noActor',
    defaultMessage: 'Somebody without an account here',
    description: 'In the place of a name at the beginning of a log entry: who did it',
  },
  noPerson: {
    id: 'admin.noPerson',
    defaultMessage: 'somebody who has left',
    description: 'In the place of a name within a log entry: whom it was done to',
  },
});

export const stateMessages = defineMessages({
  active: {
    id: 'admin.state.active',
    defaultMessage: 'Active',
    description: 'State of an account: not blocked',
  },
  blocked: {
    id: 'admin.state.blocked',
    defaultMessage: 'Blocked',
    description: 'State of an account',
  },
});

export const countMessages = {
  people: defineMessage<{ count: number }>({
    id: 'admin.count.people',
    defaultMessage: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
    description: 'Above the list of people: how many there are',
  }),
  sessions: defineMessage<{ count: number }>({
    id: 'admin.count.sessions',
    defaultMessage: '{count, plural, =0 {Nowhere} one {In # place} other {In # places}}',
    description: 'After “Signed in”: in how many browsers',
  }),
  linkedAt: defineMessage<{ date: string }>({
    id: 'admin.linkedAt',
    defaultMessage: 'Linked: {date}',
    description: 'Below an identity provider; {date} is a date',
  }),
};

/** Acts that each right allows. */
export const rightHints = defineMessages({
  editor: {
    id: 'admin.hint.editor',
    defaultMessage: 'Writes and publishes for the city, and reads what is not published yet.',
    description: 'What an editor may do',
  },
  moderator: {
    id: 'admin.hint.moderator',
    defaultMessage: 'Hides what breaks the rules and blocks people.',
    description: 'What a moderator may do',
  },
  admin: {
    id: 'admin.hint.admin',
    defaultMessage:
      'May do all that editors and moderators may, gives these rights to others, and sees e-mail addresses.',
    description: 'What an administrator may do',
  },
  verified: {
    id: 'admin.hint.verified',
    defaultMessage: 'May vote where only verified residents can.',
    description: 'What somebody with a verified identity may do',
  },
});

export const scopeMessages = defineMessages({
  title: {
    id: 'admin.scope.title',
    defaultMessage: 'For a part of the portal only',
    description: 'Above the roles of a person that are for one section, district or group',
  },
  hint: {
    id: 'admin.scope.hint',
    defaultMessage:
      'The role counts for that section, for that district with everything in it, or for that team or committee. It opens neither the settings nor the list of people.',
    description: 'Below the title of the roles for a part of the portal',
  },
  role: {
    id: 'admin.scope.role',
    defaultMessage: 'Which role',
    description: 'Label of a choice: editor or moderator',
  },
  place: {
    id: 'admin.scope.place',
    defaultMessage: 'For which part',
    description: 'Label of a choice of sections, districts, teams and committees',
  },
  sections: {
    id: 'admin.scope.sections',
    defaultMessage: 'Sections',
    description: 'Heading within a choice',
  },
  districts: {
    id: 'admin.scope.districts',
    defaultMessage: 'Districts',
    description: 'Heading within a choice',
  },
  groups: {
    id: 'admin.scope.groups',
    defaultMessage: 'Teams and committees',
    description: 'Heading within a choice',
  },
  add: {
    id: 'admin.scope.add',
    defaultMessage: 'Add this role',
    description: 'Button beside the two choices; saved with the form',
  },
  remove: {
    id: 'admin.scope.remove',
    defaultMessage: 'Remove',
    description: 'Button beside a role; saved with the form',
  },
});

export const removeScopedRole = defineMessage<{ role: string }>({
  id: 'admin.scope.removeRole',
  defaultMessage: 'Remove: {role}',
  description:
    'Button beside a role, for screen readers; {role} is such as “Editor (only: Events)”',
});

export const saidMessages = {
  said: defineMessage<{ door: MessageValue }>({
    id: 'admin.said',
    defaultMessage: 'Said by {door}. It can be changed only there.',
    description: 'At a right that an identity provider vouches for; {door} is its address',
  }),
};

/** Verifying somebody as a resident by what the staff have seen. */
export const verificationMessages = defineMessages({
  title: {
    id: 'admin.verification.title',
    defaultMessage: 'Verification as a resident',
    description: 'Heading',
  },
  intro: {
    id: 'admin.verification.intro',
    defaultMessage:
      'Enter what you have seen in a document or a register; the document itself is not kept. This takes the place of what was entered here before. To end the verification, take the mark off above.',
    description: 'Above the form that verifies a resident; the mark is “Identity verified”',
  },
  day: {
    id: 'admin.verification.day',
    defaultMessage: 'Seen on',
    description: 'Label of a field for the day on which a document was seen',
  },
  district: {
    id: 'admin.verification.district',
    defaultMessage: 'District of the home',
    description: 'Label of a list of districts',
  },
  noDistrict: {
    id: 'admin.verification.noDistrict',
    defaultMessage: 'Not stated',
    description: 'In a list of districts, for none',
  },
  birthDate: {
    id: 'admin.verification.birthDate',
    defaultMessage: 'Birth date',
    description: 'Label of a field',
  },
  birthDateHint: {
    id: 'admin.verification.birthDateHint',
    defaultMessage: 'Only if votes ask for an age. The log does not have it.',
    description: 'Below the field for the birth date',
  },
  save: {
    id: 'admin.verification.save',
    defaultMessage: 'Verify as a resident',
    description: 'Button',
  },
  saved: {
    id: 'admin.verification.saved',
    defaultMessage: 'The verification counts from now on.',
    description: 'After a resident was verified',
  },
  dayMissing: {
    id: 'admin.verification.dayMissing',
    defaultMessage: 'Please enter the day.',
    description: 'Below the field for the day on which a document was seen',
  },
  dayInFuture: {
    id: 'admin.verification.dayInFuture',
    defaultMessage: 'This day is still to come.',
    description: 'Below a field for a day that has to be in the past',
  },
});

export const reasonMessages = defineMessages({
  label: { id: 'admin.reason', defaultMessage: 'Reason', description: 'Label of a field' },
  hint: {
    id: 'admin.reasonHint',
    defaultMessage: 'It is kept in the log, 3 to 500 characters.',
    description: 'Below the field for the reason',
  },
});

export const faultMessages = defineMessages({
  tooShort: {
    id: 'admin.fault.tooShort',
    defaultMessage: 'Please give a reason with at least 3 characters.',
    description: 'Below the field for the reason',
  },
  nothingChanged: {
    id: 'admin.fault.nothingChanged',
    defaultMessage: 'Nothing is different yet. Choose what is to change first.',
    description: 'Below the checkboxes for rights',
  },
});

export type BlockAction = 'block' | 'unblock';

/** {name} is the person’s name. */
/** Taking off the second step at sign-in of somebody who has lost app and codes. */
export const secondFactorMessages = {
  ...defineMessages({
    title: {
      id: 'admin.secondFactor.title',
      defaultMessage: 'Second step at sign-in',
      description: 'Heading: a code of an authenticator app besides the password',
    },
    intro: {
      id: 'admin.secondFactor.intro',
      defaultMessage:
        'For somebody who has lost both their devices and the recovery codes. Make sure that it is them who ask. They are signed out everywhere, sign in with the password alone from then on, and get a mail with the reason.',
      description: 'Above the form that takes the second step of a person off',
    },
    label: {
      id: 'admin.secondFactor.label',
      defaultMessage: 'Take the second step off',
      description: 'Button',
    },
  }),
};

export const blockMessages = {
  block: {
    ...defineMessages({
      intro: {
        id: 'admin.block.intro',
        defaultMessage:
          'Somebody who is blocked is signed out everywhere and cannot sign in again. What they wrote stays.',
        description: 'Above the form that blocks a person',
      },
      label: {
        id: 'admin.block.label',
        defaultMessage: 'Block this person',
        description: 'Button; a question follows',
      },
      yes: {
        id: 'admin.block.yes',
        defaultMessage: 'Yes, block',
        description: 'Button below the question whether to block',
      },
    }),
    question: defineMessage<{ name: MessageValue }>({
      id: 'admin.block.question',
      defaultMessage: 'Block {name}? All their sessions end at once.',
      description: 'Question before a person is blocked',
    }),
    done: defineMessage<{ name: MessageValue }>({
      id: 'admin.block.done',
      defaultMessage: '{name} is blocked now.',
      description: 'After a person was blocked',
    }),
  },
  unblock: {
    ...defineMessages({
      intro: {
        id: 'admin.unblock.intro',
        defaultMessage:
          'This person is blocked. Once the block is lifted, they can sign in again at once.',
        description: 'Above the form that lifts a block',
      },
      label: {
        id: 'admin.unblock.label',
        defaultMessage: 'Lift the block',
        description: 'Button; a question follows',
      },
      yes: {
        id: 'admin.unblock.yes',
        defaultMessage: 'Yes, lift it',
        description: 'Button below the question whether to lift a block',
      },
    }),
    question: defineMessage<{ name: MessageValue }>({
      id: 'admin.unblock.question',
      defaultMessage: 'Lift the block of {name}?',
      description: 'Question before a block is lifted',
    }),
    done: defineMessage<{ name: MessageValue }>({
      id: 'admin.unblock.done',
      defaultMessage: '{name} can sign in again.',
      description: 'After a block was lifted',
    }),
  },
};

type Names = {
  readonly actor: MessageValue;
  readonly person: MessageValue;
  readonly role: MessageValue;
};

/** Entry of the log about an area of the settings that this release knows. */
export const areaSentence = defineMessage<Pick<Names, 'actor'> & { readonly area: MessageValue }>({
  id: 'admin.log.areaChanged',
  defaultMessage: '{actor} changed the settings: {area}.',
  description: 'Log entry; area is a title, such as “Names and contact”',
});

/**
 * Entries of the log: {actor} and {person} are names, {role} is the name of a role such as
 * “Moderator”.
 */
export const sentences = {
  settingsChanged: defineMessage<Names>({
    id: 'admin.log.settingsChanged',
    defaultMessage: '{actor} changed the settings.',
    description: 'Log entry',
  }),
  emailChanged: defineMessage<Names>({
    id: 'admin.log.emailChanged',
    defaultMessage: '{person} changed the address of their account.',
    description: 'Log entry',
  }),
  emailChangeUndone: defineMessage<Names>({
    id: 'admin.log.emailChangeUndone',
    defaultMessage: '{person} stopped or undid a change of the address of their account.',
    description: 'Log entry',
  }),
  peopleInvited: defineMessage<Names>({
    id: 'admin.log.peopleInvited',
    defaultMessage: '{actor} invited people to the portal.',
    description: 'Log entry',
  }),
  invitationWithdrawn: defineMessage<Names>({
    id: 'admin.log.invitationWithdrawn',
    defaultMessage: '{actor} withdrew an invitation to the portal.',
    description: 'Log entry',
  }),
  invitationRestored: defineMessage<Names>({
    id: 'admin.log.invitationRestored',
    defaultMessage: '{actor} made an invitation to the portal that was withdrawn good again.',
    description: 'Log entry',
  }),
  roleGiven: defineMessage<Names>({
    id: 'admin.log.roleGiven',
    defaultMessage: '{actor} gave {person} the role “{role}”.',
    description: 'Log entry',
  }),
  roleTaken: defineMessage<Names>({
    id: 'admin.log.roleTaken',
    defaultMessage: '{actor} took the role “{role}” from {person}.',
    description: 'Log entry',
  }),
  verifiedGiven: defineMessage<Names>({
    id: 'admin.log.verifiedGiven',
    defaultMessage: '{actor} marked the identity of {person} as verified.',
    description: 'Log entry',
  }),
  verifiedTaken: defineMessage<Names>({
    id: 'admin.log.verifiedTaken',
    defaultMessage: '{actor} marked the identity of {person} as not verified.',
    description: 'Log entry',
  }),
  residentVerified: defineMessage<Names>({
    id: 'admin.log.residentVerified',
    defaultMessage: '{actor} verified {person} as a resident.',
    description: 'Log entry',
  }),
  rightsChanged: defineMessage<Names>({
    id: 'admin.log.rightsChanged',
    defaultMessage: '{actor} changed the rights of {person}.',
    description: 'Log entry',
  }),
  blocked: defineMessage<Names>({
    id: 'admin.log.blocked',
    defaultMessage: '{actor} blocked {person}.',
    description: 'Log entry',
  }),
  unblocked: defineMessage<Names>({
    id: 'admin.log.unblocked',
    defaultMessage: '{actor} lifted the block of {person}.',
    description: 'Log entry',
  }),
  secondFactorReset: defineMessage<Names>({
    id: 'admin.log.secondFactorReset',
    defaultMessage: '{actor} took off the second step at sign-in of {person}.',
    description: 'Log entry',
  }),
  feedbackAnswered: defineMessage<Names>({
    id: 'admin.log.feedbackAnswered',
    defaultMessage: '{actor} answered a message.',
    description: 'Log entry; the number of the message follows',
  }),
  feedbackDone: defineMessage<Names>({
    id: 'admin.log.feedbackDone',
    defaultMessage: '{actor} marked a message as done.',
    description: 'Log entry; the number of the message follows',
  }),
  feedbackReopened: defineMessage<Names>({
    id: 'admin.log.feedbackReopened',
    defaultMessage: '{actor} opened a message again.',
    description: 'Log entry; the number of the message follows',
  }),
  hidden: defineMessage<Names>({
    id: 'admin.log.hidden',
    defaultMessage: '{actor} hid what somebody had written.',
    description: 'Log entry of a decision of moderation',
  }),
  shown: defineMessage<Names>({
    id: 'admin.log.shown',
    defaultMessage: '{actor} let something that was reported or held stand.',
    description: 'Log entry of a decision of moderation',
  }),
  moderationUndone: defineMessage<Names>({
    id: 'admin.log.moderationUndone',
    defaultMessage: '{actor} took a decision of moderation back.',
    description: 'Log entry',
  }),
};

type ContentNames = { actor: MessageValue; content: MessageValue };

/** Entries about a content: {content} is its title. */
export const contentSentences = {
  publishedOnTime: defineMessage<ContentNames>({
    id: 'admin.log.publishedOnTime',
    defaultMessage: '“{content}” was published at the time that was set.',
    description: 'Log entry',
  }),
  notPublishedOnTime: defineMessage<ContentNames>({
    id: 'admin.log.notPublishedOnTime',
    defaultMessage:
      '“{content}” was not published at the time that was set: something was missing. It waits for a decision.',
    description: 'Log entry',
  }),
  submitted: defineMessage<ContentNames>({
    id: 'admin.log.submitted',
    defaultMessage: '{actor} submitted “{content}”.',
    description: 'Log entry',
  }),
  returned: defineMessage<ContentNames>({
    id: 'admin.log.returned',
    defaultMessage: '{actor} returned “{content}” to its author.',
    description: 'Log entry',
  }),
  scheduled: defineMessage<ContentNames>({
    id: 'admin.log.scheduled',
    defaultMessage: '{actor} set when “{content}” is published.',
    description: 'Log entry',
  }),
  unscheduled: defineMessage<ContentNames>({
    id: 'admin.log.unscheduled',
    defaultMessage: '{actor} decided that “{content}” is not published by itself.',
    description: 'Log entry',
  }),
  archived: defineMessage<ContentNames>({
    id: 'admin.log.archived',
    defaultMessage: '{actor} archived “{content}”.',
    description: 'Log entry',
  }),
  unarchived: defineMessage<ContentNames>({
    id: 'admin.log.unarchived',
    defaultMessage: '{actor} took “{content}” out of the archive.',
    description: 'Log entry',
  }),
  retracted: defineMessage<ContentNames>({
    id: 'admin.log.retracted',
    defaultMessage: '{actor} retracted “{content}”.',
    description: 'Log entry',
  }),
  reinstated: defineMessage<ContentNames>({
    id: 'admin.log.reinstated',
    defaultMessage: '{actor} took the retraction of “{content}” back.',
    description: 'Log entry',
  }),
  deleted: defineMessage<ContentNames>({
    id: 'admin.log.deleted',
    defaultMessage: '{actor} deleted “{content}”.',
    description: 'Log entry',
  }),
  legalSignedOff: defineMessage<ContentNames>({
    id: 'admin.log.legalSignedOff',
    defaultMessage: '{actor} has read “{content}” and signed it off.',
    description: 'Somebody has read a legal text that began with a template',
  }),
  legalBegun: defineMessage<ContentNames>({
    id: 'admin.log.legalBegun',
    defaultMessage: '{actor} began a new version of “{content}”.',
    description: 'Log entry: a legal text',
  }),
  legalChanged: defineMessage<ContentNames>({
    id: 'admin.log.legalChanged',
    defaultMessage: '{actor} changed the draft of the new version of “{content}”.',
    description: 'Log entry: a legal text',
  }),
  legalAnnounced: defineMessage<ContentNames>({
    id: 'admin.log.legalAnnounced',
    defaultMessage: '{actor} announced a new version of “{content}”.',
    description: 'Log entry: a legal text',
  }),
  legalTakenBack: defineMessage<ContentNames>({
    id: 'admin.log.legalTakenBack',
    defaultMessage: '{actor} took back an announced version of “{content}”.',
    description: 'Log entry: a legal text',
  }),
  legalDraftDeleted: defineMessage<ContentNames>({
    id: 'admin.log.legalDraftDeleted',
    defaultMessage: '{actor} deleted the draft of the new version of “{content}”.',
    description: 'Log entry: a legal text',
  }),
  teamSuspended: defineMessage<ContentNames>({
    id: 'admin.log.teamSuspended',
    defaultMessage: '{actor} suspended the team “{content}”.',
    description: 'Log entry: nobody writes in the name of the team',
  }),
  teamResumed: defineMessage<ContentNames>({
    id: 'admin.log.teamResumed',
    defaultMessage: '{actor} took the suspension of the team “{content}” back.',
    description: 'Log entry',
  }),
  certificateWithdrawn: defineMessage<ContentNames>({
    id: 'admin.log.certificateWithdrawn',
    defaultMessage: '{actor} withdrew a certificate of the course “{content}”.',
    description: 'Log entry',
  }),
  certificateReinstated: defineMessage<ContentNames>({
    id: 'admin.log.certificateReinstated',
    defaultMessage: '{actor} made a certificate of the course “{content}” valid again.',
    description: 'Log entry',
  }),
  restored: defineMessage<ContentNames>({
    id: 'admin.log.restored',
    defaultMessage: '{actor} restored “{content}”.',
    description: 'Log entry',
  }),
  edited: defineMessage<ContentNames>({
    id: 'admin.log.edited',
    defaultMessage: '{actor} changed “{content}”.',
    description: 'Log entry: a published content',
  }),
  published: defineMessage<ContentNames>({
    id: 'admin.log.published',
    defaultMessage: '{actor} published “{content}”.',
    description: 'Log entry',
  }),
};

export const nameMessages = {
  allAbout: defineMessage<{ name: MessageValue }>({
    id: 'admin.allAbout',
    defaultMessage: 'All about {name}',
    description: 'Link below a log entry: only the entries about this person',
  }),
};

/** Messages of people to the staff of the portal. */
export const inboxMessages = defineMessages({
  sought: {
    id: 'admin.inbox.sought',
    defaultMessage: 'Searched for',
    description: 'Name of a fact: the words that somebody has searched for before they asked',
  },
  makeFaq: {
    id: 'admin.inbox.makeFaq',
    defaultMessage: 'Make it a frequent question',
    description:
      'Link at a question that was asked: to the form for a new question and its answer, filled in',
  },
  title: {
    id: 'admin.inbox.title',
    defaultMessage: 'Messages',
    description: 'Title and name of the list of what people told those who run the portal',
  },
  intro: {
    id: 'admin.inbox.intro',
    defaultMessage:
      'What people say does not work or could be better. Each message is deleted after 12 months, and with the account of whoever wrote it.',
    description: 'Introduction of the list of messages',
  },
  states: {
    id: 'admin.inbox.states',
    defaultMessage: 'Messages by state',
    description: 'Name of the choice between open messages and those that are done',
  },
  nothingOpenTitle: {
    id: 'admin.inbox.nothingOpenTitle',
    defaultMessage: 'Every message is done',
    description: 'Heading of the empty list of open messages',
  },
  nothingOpen: {
    id: 'admin.inbox.nothingOpen',
    defaultMessage: 'New ones appear here, with the oldest first.',
    description: 'Text of the empty list of open messages',
  },
  nothingDoneTitle: {
    id: 'admin.inbox.nothingDoneTitle',
    defaultMessage: 'Nothing is done yet',
    description: 'Heading of the empty list of messages that are done',
  },
  nothingDone: {
    id: 'admin.inbox.nothingDone',
    defaultMessage: 'Messages appear here once they were answered or marked as done.',
    description: 'Text of the empty list of messages that are done',
  },
  page: { id: 'admin.inbox.page', defaultMessage: 'Page', description: 'Fact: the address' },
  reference: {
    id: 'admin.inbox.reference',
    defaultMessage: 'Reference of the error',
    description: 'Fact',
  },
  from: {
    id: 'admin.inbox.from',
    defaultMessage: 'From',
    description: 'Fact: the name of whoever wrote the message',
  },
  email: { id: 'admin.inbox.email', defaultMessage: 'Answer to', description: 'Fact: an address' },
  language: { id: 'admin.inbox.language', defaultMessage: 'Language', description: 'Fact' },
  answeredAt: {
    id: 'admin.inbox.answeredAt',
    defaultMessage: 'Answered:',
    description: 'A date and time follow, then the answer',
  },
  answer: {
    id: 'admin.inbox.answer',
    defaultMessage: 'Answer by mail',
    description: 'Opens the form for the answer',
  },
  yourAnswer: {
    id: 'admin.inbox.yourAnswer',
    defaultMessage: 'Your answer',
    description: 'Label of a field',
  },
  answerHint: {
    id: 'admin.inbox.answerHint',
    defaultMessage:
      'It leaves at once and cannot be taken back; greeting, number of the message and signature are added.',
    description: 'Below the label of the field for the answer',
  },
  answerLength: {
    id: 'admin.inbox.answerLength',
    defaultMessage: 'An answer has between 10 and 4,000 letters.',
    description: 'Below the field for the answer',
  },
  sendAnswer: {
    id: 'admin.inbox.sendAnswer',
    defaultMessage: 'Send the answer',
    description: 'Button',
  },
  markDone: { id: 'admin.inbox.markDone', defaultMessage: 'Mark as done', description: 'Button' },
  reopen: { id: 'admin.inbox.reopen', defaultMessage: 'Open again', description: 'Button' },
  note: {
    id: 'admin.inbox.note',
    defaultMessage: 'Note',
    description: 'Label of a field: what the staff writes down about a message',
  },
  noteHint: {
    id: 'admin.inbox.noteHint',
    defaultMessage: 'For moderators and administrators alone.',
    description: 'Below the label of the field for a note',
  },
  noteTooLong: {
    id: 'admin.inbox.noteTooLong',
    defaultMessage: 'This is too long. Use at most 1,000 letters.',
    description: 'Below the field for a note',
  },
  saveNote: { id: 'admin.inbox.saveNote', defaultMessage: 'Save the note', description: 'Button' },
  noteSaved: {
    id: 'admin.inbox.noteSaved',
    defaultMessage: 'The note is saved.',
    description: 'After a note was saved',
  },
});

export const inboxStateMessages = defineMessages({
  open: {
    id: 'admin.inbox.state.open',
    defaultMessage: 'Open',
    description: 'Choice: messages that wait',
  },
  done: {
    id: 'admin.inbox.state.done',
    defaultMessage: 'Done',
    description: 'Choice: messages that were answered or marked as done',
  },
});

/** Subjects of a message. */
export const subjectMessages = defineMessages({
  accessibility: {
    id: 'admin.inbox.kind.accessibility',
    defaultMessage: 'Barrier',
    description: 'Kind of a message',
  },
  error: {
    id: 'admin.inbox.kind.error',
    defaultMessage: 'Error',
    description: 'Kind of a message',
  },
  idea: { id: 'admin.inbox.kind.idea', defaultMessage: 'Idea', description: 'Kind of a message' },
  question: {
    id: 'admin.inbox.kind.question',
    defaultMessage: 'Question',
    description: 'Kind of a message',
  },
  missing: {
    id: 'admin.inbox.kind.missing',
    defaultMessage: 'Answer to improve',
    description: 'Kind of a message: something is missing in the answer to a frequent question',
  },
});

export const feedbackCount = defineMessage<{ count: number }>({
  id: 'admin.inbox.count',
  defaultMessage: '{count, plural, =0 {No messages} one {# message} other {# messages}}',
  description: 'Above the list of messages: how many there are',
});

export const answerSent = defineMessage<{ ref: MessageValue }>({
  id: 'admin.inbox.answerSent',
  defaultMessage: 'The answer to {ref} is on its way.',
  description: 'After an answer was sent; ref is the number of the message',
});

export const feedbackDone = defineMessage<{ ref: MessageValue }>({
  id: 'admin.inbox.doneNow',
  defaultMessage: '{ref} is done.',
  description: 'After a message was marked as done; ref is its number',
});

export const feedbackReopened = defineMessage<{ ref: MessageValue }>({
  id: 'admin.inbox.openNow',
  defaultMessage: '{ref} is open again.',
  description: 'After a message was opened again; ref is its number',
});
