import { defineMessage } from 'react-intl';

/** The bell is on every page: its texts are in the shell's file. */
export const bellMessages = {
  bell: defineMessage<{ count: number }>({
    id: 'ui.bell',
    defaultMessage:
      '{count, plural, =0 {Notifications} one {Notifications: # not read} other {Notifications: # not read}}',
    description: 'Name of the button with the bell in the header: how many are not read',
  }),
  many: defineMessage<{ count: number }>({
    id: 'ui.bellMany',
    defaultMessage: 'Notifications: more than {count} not read',
    description: 'The same where there are too many to count',
  }),
};
