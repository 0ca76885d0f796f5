import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Texts on how the input is kept, beside the texts. */
export const savingMessages = {
  ...defineMessages({
    saving: {
      id: 'edit.saving.saving',
      defaultMessage: 'Saving…',
      description: 'While a draft is saved by itself',
    },
    away: {
      id: 'edit.saving.away',
      defaultMessage: 'Not saved: no connection. What you typed is kept on this device.',
      description: 'A draft could not be saved by itself; it is tried again with the network',
    },
    wrong: {
      id: 'edit.saving.wrong',
      defaultMessage:
        'Not saved yet: a field needs another look. What you typed is kept on this device.',
      description: 'A draft is not saved by itself: a title is missing, or a text is too long',
    },
    failed: {
      id: 'edit.saving.failed',
      defaultMessage: 'Not saved. What you typed is kept on this device: please try the button.',
      description: 'A draft could not be saved by itself; the button below saves it',
    },
    device: {
      id: 'edit.saving.device',
      defaultMessage:
        'What you type is kept on this device. Readers see it when you save the change.',
      description: 'While something published is changed',
    },
    newer: {
      id: 'edit.saving.newer',
      defaultMessage: 'Not saved: somebody else wrote here. What you typed is kept on this device.',
      description: 'A draft is not saved by itself until it is decided what becomes of two texts',
    },
  }),
  saved: defineMessage<{ time: MessageValue }>({
    id: 'edit.saving.saved',
    defaultMessage: 'Saved at {time}',
    description: 'A draft was saved by itself; {time} is a time of the day',
  }),
};
