import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const invitationMessages = defineMessages({
  intro: {
    id: 'admin.invite.intro',
    defaultMessage:
      'Invite people by their e-mail addresses, or by a table from your spreadsheet that also says their roles. Everybody in it gets a mail with a link, by which they open an account or sign in, and then have the roles.',
    description: 'Introduction of the page with invitations to the portal',
  },
  list: {
    id: 'admin.invite.list',
    defaultMessage: 'People to invite',
    description: 'Heading above the form, and label of its field',
  },
  check: {
    id: 'admin.invite.check',
    defaultMessage: 'Check the table',
    description: 'Button; nobody is invited yet',
  },
  roles: {
    id: 'admin.invite.roles',
    defaultMessage: 'Roles',
    description: 'Column of a table',
  },
  validUntil: {
    id: 'admin.invite.validUntil',
    defaultMessage: 'Valid until',
    description: 'Column of a table: a date',
  },
  acts: {
    id: 'admin.invite.acts',
    defaultMessage: 'Actions',
    description: 'Column of a table with buttons',
  },
  open: {
    id: 'admin.invite.open',
    defaultMessage: 'Open invitations',
    description: 'Heading above the invitations that can still be used',
  },
  none: {
    id: 'admin.invite.none',
    defaultMessage: 'No invitation is open.',
    description: 'In the place of the list of open invitations',
  },
  again: {
    id: 'admin.invite.again',
    defaultMessage: 'Send again',
    description: 'Button at an invitation',
  },
  sentAgain: {
    id: 'admin.invite.sentAgain',
    defaultMessage: 'Sent again. The link of the earlier mail no longer works.',
    description: 'After an invitation was sent again',
  },
  withdraw: {
    id: 'admin.invite.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button at an invitation',
  },
  gone: {
    id: 'admin.invite.gone',
    defaultMessage:
      'This can no longer be taken back: the invitation is gone, or there is another one by now. You can invite the address anew by the table.',
    description: 'A withdrawal of an invitation could not be taken back',
  },
});

/** After an invitation was withdrawn, and after that was taken back. */
export const withdrawalMessages = {
  withdrawn: defineMessage<{ address: MessageValue }>({
    id: 'admin.invite.withdrawn',
    defaultMessage: 'Withdrawn: {address}. The link in the mail no longer works.',
    description: 'After an invitation was withdrawn; {address} is an e-mail address',
  }),
  restored: defineMessage<{ address: MessageValue }>({
    id: 'admin.invite.restored',
    defaultMessage: 'Taken back: {address}. The link in the mail works again.',
    description: 'After a withdrawal was taken back; {address} is an e-mail address',
  }),
};

type Counted = { count: number };

export const countMessages = {
  ready: defineMessage<Counted>({
    id: 'admin.invite.ready',
    defaultMessage:
      '{count, plural, =0 {Nobody new is in this table.} one {# person will be invited.} other {# people will be invited.}}',
    description: 'After a table was checked',
  }),
  more: defineMessage<Counted>({
    id: 'admin.invite.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Below the first people of a table',
  }),
  send: defineMessage<Counted>({
    id: 'admin.invite.send',
    defaultMessage: '{count, plural, one {Invite # person} other {Invite # people}}',
    description: 'Button',
  }),
  sent: defineMessage<Counted>({
    id: 'admin.invite.sent',
    defaultMessage:
      '{count, plural, =0 {Nobody new was invited.} one {# person was invited.} other {# people were invited.}}',
    description: 'After people were invited',
  }),
  total: defineMessage<Counted>({
    id: 'admin.invite.total',
    defaultMessage: '{count, plural, one {# invitation} other {# invitations}}',
    description: 'Above the list of open invitations',
  }),
  faults: defineMessage<Counted>({
    id: 'admin.invite.faults',
    defaultMessage:
      '{count, plural, one {# line is wrong. Nobody is invited until it is put right.} other {# lines are wrong. Nobody is invited until they are put right.}}',
    description: 'Above the lines of a table that are wrong',
  }),
  known: defineMessage<Counted>({
    id: 'admin.invite.known',
    defaultMessage:
      '{count, plural, one {# person stays as they are} other {# people stay as they are}}',
    description: 'Above the people of a table who are not invited again',
  }),
};

/** By the code of a line. */
export const lineMessages = defineMessages({
  noHeader: {
    id: 'admin.invite.line.noHeader',
    defaultMessage:
      'The first row has to name the columns, one of them “address”. Or write e-mail addresses alone, one a line.',
    description: 'What is wrong with a table of people',
  },
  noAddress: {
    id: 'admin.invite.line.noAddress',
    defaultMessage: 'This is no e-mail address.',
    description: 'What is wrong with a row of a table of people; the text follows',
  },
  nameTooLong: {
    id: 'admin.invite.line.nameTooLong',
    defaultMessage: 'This name is longer than 100 letters.',
    description: 'What is wrong with a row of a table of people; the text follows',
  },
  unknownRole: {
    id: 'admin.invite.line.unknownRole',
    defaultMessage: 'There is no such role. Roles are editor, moderator and administrator.',
    description: 'What is wrong with a row of a table of people; the text follows',
  },
  unknownScope: {
    id: 'admin.invite.line.unknownScope',
    defaultMessage:
      'There is no such section, district, team or committee, or this role cannot be limited.',
    description: 'What is wrong with a row of a table of people; the text follows',
  },
  unknownLanguage: {
    id: 'admin.invite.line.unknownLanguage',
    defaultMessage:
      'This portal does not offer this language. Write the name of one that it offers, such as “English”, or its code, such as “en”.',
    description: 'What is wrong with a row of a table of people; the text follows',
  },
  repeated: {
    id: 'admin.invite.line.repeated',
    defaultMessage: 'This address is in the table twice.',
    description: 'What is wrong with a row of a table of people; the text follows',
  },
  tooManyLines: {
    id: 'admin.invite.line.tooManyLines',
    defaultMessage: 'These are more than 5,000 rows.',
    description: 'What is wrong with a table of people; their number follows',
  },
  hasAccount: {
    id: 'admin.invite.line.hasAccount',
    defaultMessage: 'Has an account already: give roles at the page of the person.',
    description: 'Why somebody in a table is not invited; the address follows',
  },
  isInvited: {
    id: 'admin.invite.line.isInvited',
    defaultMessage: 'Has an open invitation: you can send it again below.',
    description: 'Why somebody in a table is not invited; the address follows',
  },
});

/** Examples are notations that the program reads, the same in every language. */
export const tableHint = defineMessage<{
  section: MessageValue;
  district: MessageValue;
  group: MessageValue;
}>({
  id: 'admin.invite.hint',
  defaultMessage:
    'Only addresses: one a line, or with commas between. A table: a row of headings first: name; address; roles; language. The address alone must be there. Roles are editor, moderator and administrator, several of them with + between. A role can be limited: {section}, {district}, {group}, with the words that stand in addresses. 5,000 rows at most.',
  description:
    'Below the field for a table of people; {section}, {district} and {group} are examples of a role that is limited',
});
