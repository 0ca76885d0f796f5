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

export const teamJoiningMessages = defineMessages({
  open: {
    id: 'edit.team.open',
    defaultMessage: 'Everybody, at once',
    description: 'Choice: who can join a team',
  },
  onRequest: {
    id: 'edit.team.onRequest',
    defaultMessage: 'People who ask and are accepted',
    description: 'Choice: who can join a team',
  },
  invitationOnly: {
    id: 'edit.team.invitationOnly',
    defaultMessage: 'Only who is invited',
    description: 'Choice: who can join a team',
  },
});
