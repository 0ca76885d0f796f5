import { defineMessages } from 'react-intl';

export const leaveMessages = defineMessages({
  title: {
    id: 'leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Heading of the question before a page with unsaved changes is left',
  },
  text: {
    id: 'leave.text',
    defaultMessage: 'What you changed on this page has not been saved yet.',
    description: 'Text of the question before a page with unsaved changes is left',
  },
  confirm: {
    id: 'leave.confirm',
    defaultMessage: 'Leave the page',
    description: 'Button: leave the page, although changes are not saved',
  },
  cancel: {
    id: 'leave.cancel',
    defaultMessage: 'Stay here',
    description: 'Button: stay on the page with unsaved changes',
  },
});

export const closedMessages = defineMessages({
  setupTitle: {
    id: 'closed.setupTitle',
    defaultMessage: 'This portal is being set up',
    description: 'Heading of every page of a portal that is not set up yet',
  },
  setupText: {
    id: 'closed.setupText',
    defaultMessage: 'There is nothing to see here yet. Please come back later.',
    description: 'Text of every page of a portal that is not set up yet',
  },
  setUp: {
    id: 'closed.setUp',
    defaultMessage: 'Set up the portal',
    description: 'Link for whoever operates the portal: to the pages that set it up',
  },
  backToSetup: {
    id: 'closed.backToSetup',
    defaultMessage: 'Back to setting up the portal',
    description: 'Link above a page that the assistant has opened, for administrators',
  },
  soonTitle: {
    id: 'closed.soonTitle',
    defaultMessage: 'This portal opens soon',
    description: 'Heading of every page of a portal that only the staff can use so far',
  },
  soonText: {
    id: 'closed.soonText',
    defaultMessage: 'At the moment it is open for the staff alone, who are preparing it.',
    description: 'Text of every page of a portal that only the staff can use so far',
  },
  signIn: {
    id: 'closed.signIn',
    defaultMessage: 'Sign in as staff',
    description: 'Link to the sign-in page, for the staff of a portal that is not open yet',
  },
  noRole: {
    id: 'closed.noRole',
    defaultMessage:
      'You are signed in, but your account is not one of the staff. An administrator can give you a role.',
    description: 'Somebody without a role is signed in at a portal that is not open yet',
  },
});
