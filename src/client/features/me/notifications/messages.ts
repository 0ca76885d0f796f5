import { defineMessages } from 'react-intl';

export const presetMessages = defineMessages({
  title: {
    id: 'notifications.preset.title',
    defaultMessage: 'How much would you like to be told?',
    description: 'Question with three answers',
  },
  important: {
    id: 'notifications.preset.important',
    defaultMessage: 'Important only',
    description: 'Answer to “How much would you like to be told?”',
  },
  importantHint: {
    id: 'notifications.preset.importantHint',
    defaultMessage:
      'Mails about your teams, committees and events, and decisions about your texts. Everything else is only on the portal.',
    description: 'Explains “Important only”',
  },
  daily: {
    id: 'notifications.preset.daily',
    defaultMessage: 'Daily',
    description: 'Answer to “How much would you like to be told?”',
  },
  dailyHint: {
    id: 'notifications.preset.dailyHint',
    defaultMessage:
      'What is important at once, and the rest together in one mail a day. New publications come once a week.',
    description: 'Explains “Daily”',
  },
  everything: {
    id: 'notifications.preset.everything',
    defaultMessage: 'Everything',
    description: 'Answer to “How much would you like to be told?”',
  },
  everythingHint: {
    id: 'notifications.preset.everythingHint',
    defaultMessage: 'A mail for each notification, at once, and on your devices.',
    description: 'Explains “Everything”',
  },
  own: {
    id: 'notifications.preset.own',
    defaultMessage: 'Your own choice',
    description: 'Answer to “How much would you like to be told?” where each kind was chosen',
  },
  ownHint: {
    id: 'notifications.preset.ownHint',
    defaultMessage: 'As you chose it for each kind, below.',
    description: 'Explains “Your own choice”',
  },
  saved: {
    id: 'notifications.preset.saved',
    defaultMessage: 'Saved',
    description: 'Said after an answer was chosen',
  },
  details: {
    id: 'notifications.preset.details',
    defaultMessage: 'Choose in detail',
    description: 'Unfolds the choice for each kind',
  },
});
