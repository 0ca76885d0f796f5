import { defineMessages } from 'react-intl';

export const callbackMessages = defineMessages({
  wait: {
    id: 'errors.callbackWait',
    defaultMessage: 'One moment, please. You will be taken back to where you were.',
    description: 'Text while the sign-in is being completed',
  },
});
