import { defineMessages } from 'react-intl';

export const joinMessages = defineMessages({
  signIn: {
    id: 'membership.signIn',
    defaultMessage: 'Sign in to join',
    description: 'Button on the page of a team, for visitors',
  },
  join: {
    id: 'membership.join',
    defaultMessage: 'Join the team',
    description: 'Button: makes the person a member at once',
  },
  joined: {
    id: 'membership.joined',
    defaultMessage: 'You are a member now.',
    description: 'Short note after joining a team',
  },
  ask: {
    id: 'membership.ask',
    defaultMessage: 'Ask to join',
    description: 'Button and name of a form: those who lead the team decide',
  },
  asked: {
    id: 'membership.asked',
    defaultMessage: 'You have asked to join. Those who lead the team decide, and you are told.',
    description: 'On the page of a team, while a request waits',
  },
  note: {
    id: 'membership.note',
    defaultMessage: 'Why you would like to join',
    description: 'Label of a field for a text to those who lead a team',
  },
  noteHint: {
    id: 'membership.noteHint',
    defaultMessage: 'Only those who lead the team read it, until they have decided.',
    description: 'Below a field',
  },
  member: {
    id: 'membership.member',
    defaultMessage: 'You are a member of this team.',
    description: 'On the page of a team',
  },
  lead: {
    id: 'membership.lead',
    defaultMessage: 'You lead this team.',
    description: 'On the page of a team',
  },
  suspended: {
    id: 'membership.suspended',
    defaultMessage: 'Your membership is suspended. Those who lead the team can take that back.',
    description: 'On the page of a team',
  },
  invited: {
    id: 'membership.invited',
    defaultMessage: 'Members invite others into this team.',
    description: 'On the page of a team that nobody can join by themselves',
  },
  teamSuspended: {
    id: 'membership.teamSuspended',
    defaultMessage: 'The city has suspended this team',
    description: 'Title of a notice on the page of a team; the reason follows',
  },
  teamSuspendedText: {
    id: 'membership.teamSuspendedText',
    defaultMessage: 'Until that is taken back, nobody joins it or writes in its name.',
    description: 'Below the reason why a team is suspended',
  },
});
