import { defineMessages } from 'react-intl';

/** Acts of people on their own memberships, and of leads on the wishes of others. */
export const membershipMessages = defineMessages({
  leave: {
    id: 'membership.leave',
    defaultMessage: 'Leave the team',
    description: 'Button; a question follows',
  },
  leaveTitle: {
    id: 'membership.leaveTitle',
    defaultMessage: 'Leave this team?',
    description: 'Title of a question',
  },
  leaveText: {
    id: 'membership.leaveText',
    defaultMessage:
      'You lose what only members may see and do here. What you wrote stays. To come back you join again.',
    description: 'Text of a question',
  },
  stay: {
    id: 'membership.stay',
    defaultMessage: 'Stay',
    description: 'Button: answers the question whether to leave a team with no',
  },
  left: {
    id: 'membership.left',
    defaultMessage: 'You have left the team.',
    description: 'Short note after leaving',
  },
  lastLead: {
    id: 'membership.lastLead',
    defaultMessage:
      'You are the only one who leads this team. Make another member a lead, then you can leave.',
    description: 'In the place of the button to leave',
  },
  takeBack: {
    id: 'membership.takeBack',
    defaultMessage: 'Take the request back',
    description: 'Button: no longer wants to join a team',
  },
  takenBack: {
    id: 'membership.takenBack',
    defaultMessage: 'Your request is taken back.',
    description: 'Short note',
  },
  accept: {
    id: 'membership.accept',
    defaultMessage: 'Accept',
    description: 'Button: takes somebody into a team, or accepts an invitation',
  },
  decline: {
    id: 'membership.decline',
    defaultMessage: 'Decline',
    description: 'Button: refuses a request or an invitation',
  },
  accepted: {
    id: 'membership.accepted',
    defaultMessage: 'Accepted. There is one more member.',
    description: 'Short note after a request was accepted',
  },
  declined: {
    id: 'membership.declined',
    defaultMessage: 'The request is declined.',
    description: 'Short note',
  },
});
