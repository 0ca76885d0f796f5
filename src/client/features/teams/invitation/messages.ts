import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const invitationMessages = defineMessages({
  signIn: {
    id: 'membership.invitation.signIn',
    defaultMessage: 'Sign in or open an account to answer. You come back to this page.',
    description: 'For visitors with an invitation',
  },
  accept: {
    id: 'membership.invitation.accept',
    defaultMessage: 'Join the team',
    description: 'Button: accepts an invitation',
  },
  decline: {
    id: 'membership.invitation.decline',
    defaultMessage: 'No, thank you',
    description: 'Button: declines an invitation',
  },
  used: {
    id: 'membership.invitation.used',
    defaultMessage:
      'This invitation was used already. If that was you with another account, sign in with that one; otherwise ask the team for a new one.',
    description: 'An invitation was opened a second time',
  },
  forOther: {
    id: 'membership.invitation.forOther',
    defaultMessage:
      'This invitation was sent to the address of another account. Sign in with that one to answer it.',
    description: 'An invitation was opened with the wrong account',
  },
  member: {
    id: 'membership.invitation.member',
    defaultMessage: 'You belong to this team already.',
    description: 'An invitation was opened by a member',
  },
  declined: {
    id: 'membership.invitation.declined',
    defaultMessage: 'You have declined the invitation. The team is not told.',
    description: 'After an invitation was declined',
  },
  toTeam: {
    id: 'membership.invitation.toTeam',
    defaultMessage: 'Go to the team',
    description: 'Link',
  },
  toTeams: {
    id: 'membership.invitation.toTeams',
    defaultMessage: 'See all teams',
    description: 'Link where an invitation leads nowhere',
  },
});

export const invitedBy = defineMessage<{ name: MessageValue }>({
  id: 'membership.invitation.by',
  defaultMessage: '{name} would like you to join:',
  description: 'Above the name of a team; {name} is a person',
});
