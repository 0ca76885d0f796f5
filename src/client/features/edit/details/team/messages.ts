import { defineMessage, defineMessages } from 'react-intl';
import { inLanguages } from '../../../../intl/inLanguages';

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
export const teamPurposeMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.team.purpose.in',
    defaultMessage: 'What the team wants, in {language}',
    description: 'Label of a field; {language} is the name of a language',
  }),
);

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
