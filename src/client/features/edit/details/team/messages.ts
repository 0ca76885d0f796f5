import { defineMessages } from 'react-intl';

export const teamPartMessages = defineMessages({
  purpose: {
    id: 'edit.team.purpose',
    defaultMessage: 'What the team wants',
    description: 'Name of tabs with one field for each language',
  },
  joining: {
    id: 'edit.team.joining',
    defaultMessage: 'Who can join',
    description: 'Label of a choice',
  },
  contact: {
    id: 'edit.team.contact',
    defaultMessage: 'Contact address, which everybody can see',
    description: 'Label of a field for an e-mail address',
  },
});

/** The same field in each language. */
export const teamPurposeMessages = defineMessages({
  en: {
    id: 'edit.team.purpose.en',
    defaultMessage: 'What the team wants, in English',
    description: 'Label of a field',
  },
  ar: {
    id: 'edit.team.purpose.ar',
    defaultMessage: 'What the team wants, in Arabic',
    description: 'Label of a field',
  },
  tr: {
    id: 'edit.team.purpose.tr',
    defaultMessage: 'What the team wants, in Turkish',
    description: 'Label of a field',
  },
});

export const teamJoiningMessages = defineMessages({
  open: {
    id: 'edit.team.open',
    defaultMessage: 'Everybody, at once',
    description: 'Choice: who can join a team',
  },
  onRequest: {
    id: 'edit.team.onRequest',
    defaultMessage: 'Whoever asks and is accepted',
    description: 'Choice: who can join a team',
  },
  invitationOnly: {
    id: 'edit.team.invitationOnly',
    defaultMessage: 'Only who is invited',
    description: 'Choice: who can join a team',
  },
});
