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
