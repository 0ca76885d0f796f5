import { defineMessage, defineMessages, type MessageValue } from 'react-intl';
import type { MemberAct } from '../../../../shared/contract/memberships';
import type { TeamSwitch } from '../../../../shared/teamRules';
import type { MessageDescriptor } from 'react-intl';

export const teamAdminMessages = defineMessages({
  desk: {
    id: 'membership.desk',
    defaultMessage: 'Run the team',
    description: 'Heading above what those who lead a team do',
  },
  wishes: {
    id: 'membership.wishes',
    defaultMessage: 'Requests to join',
    description: 'Heading of a list',
  },
  suspendedMember: {
    id: 'membership.suspendedMember',
    defaultMessage: 'Suspended',
    description: 'Badge beside the name of a member',
  },
  done: {
    id: 'membership.done',
    defaultMessage: 'Done. They are told.',
    description: 'Short note after something was decided about a member',
  },
  titleTabs: {
    id: 'membership.titleTabs',
    defaultMessage: 'What they do in the team',
    description: 'Name of tabs with one field for each language',
  },
  titleSave: {
    id: 'membership.titleSave',
    defaultMessage: 'Save',
    description: 'Button: saves what a member does in the team',
  },
  titleSaved: {
    id: 'membership.titleSaved',
    defaultMessage: 'It is saved.',
    description: 'Below a form',
  },
  invite: {
    id: 'membership.invite',
    defaultMessage: 'Invite by e-mail',
    description: 'Heading and button of a form',
  },
  emails: {
    id: 'membership.emails',
    defaultMessage: 'E-mail addresses',
    description: 'Label of a field',
  },
  emailsHint: {
    id: 'membership.emailsHint',
    defaultMessage: 'Up to 500, one on each line or with commas between them.',
    description: 'Below a field for addresses',
  },
  notSent: {
    id: 'membership.notSent',
    defaultMessage: 'Nothing was sent yet. Please correct these lines, then send the list again.',
    description: 'Above a list of lines of a field for addresses, with what is wrong with them',
  },
  sent: {
    id: 'membership.sent',
    defaultMessage: 'The invitations are on their way. They hold for 14 days.',
    description: 'Below a form',
  },
  links: {
    id: 'membership.links',
    defaultMessage: 'Invite by a link',
    description: 'Heading of a form',
  },
  uses: {
    id: 'membership.uses',
    defaultMessage: 'For how many people',
    description: 'Label of a field for a number',
  },
  days: {
    id: 'membership.days',
    defaultMessage: 'For how many days',
    description: 'Label of a field for a number',
  },
  makeLink: {
    id: 'membership.makeLink',
    defaultMessage: 'Make a link',
    description: 'Button: makes a link that takes people into a team',
  },
  copy: {
    id: 'membership.copy',
    defaultMessage: 'Copy the link',
    description: 'Button',
  },
  copied: {
    id: 'membership.copied',
    defaultMessage: 'Copied.',
    description: 'Beside the button that copies a link',
  },
  notCopied: {
    id: 'membership.notCopied',
    defaultMessage: 'The browser did not let it be copied.',
    description: 'Beside the button that copies a link',
  },
  invitations: {
    id: 'membership.invitations',
    defaultMessage: 'Open invitations',
    description: 'Heading of a list',
  },
  noInvitations: {
    id: 'membership.noInvitations',
    defaultMessage: 'No invitation is waiting.',
    description: 'In the place of a list',
  },
  link: {
    id: 'membership.link',
    defaultMessage: 'Link',
    description: 'Name of an invitation that has no address',
  },
  withdraw: {
    id: 'membership.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: an invitation holds no longer',
  },
  withdrawn: {
    id: 'membership.withdrawn',
    defaultMessage: 'The invitation is withdrawn.',
    description: 'Short note',
  },
  switches: {
    id: 'membership.switches',
    defaultMessage: 'What members may do',
    description: 'Heading of a form',
  },
  save: {
    id: 'membership.save',
    defaultMessage: 'Save what members may do',
    description: 'Button',
  },
  saved: {
    id: 'membership.saved',
    defaultMessage: 'It is saved, and holds from now on.',
    description: 'Below a form',
  },
  suspend: {
    id: 'membership.suspend',
    defaultMessage: 'Suspend the team',
    description: 'Heading and button of a form for the staff',
  },
  reason: {
    id: 'membership.reason',
    defaultMessage: 'Reason',
    description: 'Label of a field',
  },
  reasonHint: {
    id: 'membership.reasonHint',
    defaultMessage: 'Everybody reads it on the page of the team.',
    description: 'Below a field',
  },
  resume: {
    id: 'membership.resume',
    defaultMessage: 'Take the suspension back',
    description: 'Button for the staff',
  },
  resumed: {
    id: 'membership.resumed',
    defaultMessage: 'The team can go on.',
    description: 'Short note',
  },
});

export const handOverMessages = defineMessages({
  title: {
    id: 'membership.handOver.title',
    defaultMessage: 'Hand your lead over?',
    description: 'Title of a question',
  },
  text: {
    id: 'membership.handOver.text',
    defaultMessage:
      'From then on this member leads the team, and you are an ordinary member. Only they can make you a lead again.',
    description: 'Text of a question',
  },
  keep: {
    id: 'membership.handOver.keep',
    defaultMessage: 'Keep it',
    description: 'Button: answers the question whether to hand the lead over with no',
  },
  done: {
    id: 'membership.handOver.done',
    defaultMessage: 'The lead is handed over. You are an ordinary member now.',
    description: 'Short note',
  },
});

/** Messages for what is wrong with a line of the addresses that were typed. */
export const lineMessages = {
  noAddress: defineMessage<{ line: number; text: MessageValue }>({
    id: 'membership.line.noAddress',
    defaultMessage: 'Line {line, number}: “{text}” is not an e-mail address.',
    description: 'What is wrong with a line of a field for addresses; {text} is what stands there',
  }),
  tooMany: defineMessage<{ line: number; text: MessageValue }>({
    id: 'membership.line.tooMany',
    defaultMessage:
      'Line {line, number}: from “{text}” on there are more than 500 addresses. Please send the rest in a second list.',
    description: 'What is wrong with a line of a field for addresses; {text} is what stands there',
  }),
};

export const moreLines = defineMessage<{ count: number }>({
  id: 'membership.moreLines',
  defaultMessage: '{count, plural, one {One more line is wrong.} other {# more lines are wrong.}}',
  description: 'Below a list of lines with what is wrong with them',
});

export const used = defineMessage<{ used: number; uses: number }>({
  id: 'membership.used',
  defaultMessage: '{used, number} of {uses, number} used',
  description: 'How often a link was used',
});

export const actMessages = defineMessages({
  suspend: {
    id: 'membership.act.suspend',
    defaultMessage: 'Suspend',
    description: 'Button beside a member',
  },
  resume: {
    id: 'membership.act.resume',
    defaultMessage: 'End the suspension',
    description: 'Button beside a member',
  },
  makeLead: {
    id: 'membership.act.makeLead',
    defaultMessage: 'Make a lead',
    description: 'Button beside a member',
  },
  makeMember: {
    id: 'membership.act.makeMember',
    defaultMessage: 'Make an ordinary member',
    description: 'Button beside somebody who leads a team',
  },
  handOver: {
    id: 'membership.act.handOver',
    defaultMessage: 'Hand my lead over',
    description: 'Button beside a member, for somebody who leads the team; a question follows',
  },
  remove: {
    id: 'membership.act.remove',
    defaultMessage: 'Remove',
    description: 'Button beside a member',
  },
}) satisfies Partial<Record<MemberAct, MessageDescriptor>>;

export const switchMessages = defineMessages({
  addMembers: {
    id: 'membership.switch.addMembers',
    defaultMessage: 'Invite others',
    description: 'Switch: what members of a team may do',
  },
  startDialogs: {
    id: 'membership.switch.startDialogs',
    defaultMessage: 'Start dialogues in the name of the team',
    description: 'Switch: what members of a team may do',
  },
  raisePolls: {
    id: 'membership.switch.raisePolls',
    defaultMessage: 'Draft polls, which a lead publishes',
    description: 'Switch: what members of a team may do',
  },
  writePosts: {
    id: 'membership.switch.writePosts',
    defaultMessage: 'Draft posts, events and publications, which a lead publishes',
    description: 'Switch: what members of a team may do',
  },
  editTexts: {
    id: 'membership.switch.editTexts',
    defaultMessage: 'Change the texts of this page',
    description: 'Switch: what members of a team may do',
  },
  editDialogs: {
    id: 'membership.switch.editDialogs',
    defaultMessage: 'Change dialogues of the team that are out',
    description: 'Switch: what members of a team may do',
  },
  editComments: {
    id: 'membership.switch.editComments',
    defaultMessage: 'Change their own comments below what the team publishes',
    description: 'Switch: what members of a team may do',
  },
  vote: {
    id: 'membership.switch.vote',
    defaultMessage: 'Vote in polls for members; otherwise only the leads vote',
    description: 'Switch: what members of a team may do',
  },
}) satisfies Record<TeamSwitch, MessageDescriptor>;
