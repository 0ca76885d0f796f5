import { defineMessage, type MessageValue } from 'react-intl';

/** Texts about why an option stands no longer. */
export const withdrawalMessages = {
  withdrew: defineMessage<{ option: MessageValue }>({
    id: 'have-your-say.withdrawn.withdrew',
    defaultMessage: '{option} was withdrawn.',
    description: 'Why an option of a vote stands no longer; the reason follows',
  }),
  struckOff: defineMessage<{ option: MessageValue }>({
    id: 'have-your-say.withdrawn.struckOff',
    defaultMessage: '{option} was struck off.',
    description: 'Why an option of a vote stands no longer; the reason follows',
  }),
};
