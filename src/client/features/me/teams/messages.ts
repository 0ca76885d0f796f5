import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const myTeamsMessages = defineMessages({
  parts: {
    id: 'me.teams.parts',
    defaultMessage: 'Parts of this page',
    description: 'Name of a row of links',
  },
  mine: {
    id: 'me.teams.mine',
    defaultMessage: 'My teams',
    description: 'Link and heading: teams that the person belongs to',
  },
  found: {
    id: 'me.teams.found',
    defaultMessage: 'Start a team',
    description: 'Link, heading and button of a form',
  },
  none: {
    id: 'me.teams.none',
    defaultMessage: 'You belong to no team yet.',
    description: 'In the place of a list',
  },
  all: {
    id: 'me.teams.all',
    defaultMessage: 'See all teams',
    description: 'Link to the directory of teams',
  },
  invitations: {
    id: 'me.teams.invitations',
    defaultMessage: 'Invitations',
    description: 'Heading: teams that would like the person to join',
  },
  requests: {
    id: 'me.teams.requests',
    defaultMessage: 'My requests',
    description: 'Heading: teams that the person has asked to join',
  },
  waiting: {
    id: 'me.teams.waiting',
    defaultMessage: 'People who would like to join',
    description: 'Heading: requests that the person decides about',
  },
  joined: {
    id: 'me.teams.joined',
    defaultMessage: 'You are a member now.',
    description: 'Short note after an invitation was accepted',
  },
  declined: {
    id: 'me.teams.declined',
    defaultMessage: 'You have declined the invitation.',
    description: 'Short note',
  },
  suspendedMe: {
    id: 'me.teams.suspendedMe',
    defaultMessage: 'Your membership is suspended',
    description: 'Badge beside a team',
  },
  run: {
    id: 'me.teams.run',
    defaultMessage: 'Run the team',
    description: 'Link to what those who lead a team do',
  },
});

export const standingMessages = defineMessages({
  asked: {
    id: 'me.teams.asked',
    defaultMessage: 'Waits for the city',
    description: 'Badge: a team that was asked for',
  },
  suspended: {
    id: 'me.teams.suspended',
    defaultMessage: 'Suspended by the city',
    description: 'Badge beside a team',
  },
  archived: {
    id: 'me.teams.archived',
    defaultMessage: 'Archived',
    description: 'Badge: a team that has ended',
  },
});

export const roleMessages = defineMessages({
  member: { id: 'me.teams.role.member', defaultMessage: 'Member', description: 'Role in a team' },
  lead: { id: 'me.teams.role.lead', defaultMessage: 'Lead', description: 'Role in a team' },
});

export const membersOf = defineMessage<{ count: number }>({
  id: 'me.teams.members',
  defaultMessage: '{count, plural, one {# member} other {# members}}',
  description: 'Size of a team',
});

export const fromPerson = defineMessage<{ name: MessageValue }>({
  id: 'me.teams.from',
  defaultMessage: 'From {name}',
  description: 'Who has invited; {name} is a person',
});

/** When something began or ends; {date} is shown as the reader writes dates. */
export const dayMessages = {
  since: defineMessage<{ date: MessageValue }>({
    id: 'me.teams.since',
    defaultMessage: 'Since {date}',
    description: 'How long somebody has been a member of a team',
  }),
  askedOn: defineMessage<{ date: MessageValue }>({
    id: 'me.teams.askedOn',
    defaultMessage: 'Asked on {date}',
    description: 'When somebody asked to join a team',
  }),
  validUntil: defineMessage<{ date: MessageValue }>({
    id: 'me.teams.validUntil',
    defaultMessage: 'Valid until {date}',
    description: 'How long an invitation can be accepted',
  }),
};

export const foundMessages = defineMessages({
  intro: {
    id: 'me.teams.found.intro',
    defaultMessage:
      'Tell the city what the team is for. The staff looks at it and publishes it; you lead it from then on.',
    description: 'Above a form',
  },
  name: {
    id: 'me.teams.found.name',
    defaultMessage: 'Name of the team',
    description: 'Label of a field',
  },
  nameHint: {
    id: 'me.teams.found.nameHint',
    defaultMessage: '3 to 80 letters; no other team has the same name.',
    description: 'Below a field',
  },
  handle: {
    id: 'me.teams.found.handle',
    defaultMessage: 'Address',
    description: 'Label of a field: the last part of the address of the team’s page',
  },
  handleHint: {
    id: 'me.teams.found.handleHint',
    defaultMessage: '3 to 40 small Latin letters, digits and hyphens, like “roof-gardens”.',
    description: 'Below a field',
  },
  badHandle: {
    id: 'me.teams.found.badHandle',
    defaultMessage:
      'Please use 3 to 40 small Latin letters and digits, with single hyphens between.',
    description: 'Below a field',
  },
  badName: {
    id: 'me.teams.found.badName',
    defaultMessage: 'Please give the team a name of 3 to 80 letters.',
    description: 'Below a field',
  },
  purpose: {
    id: 'me.teams.found.purpose',
    defaultMessage: 'What you want, in one or two sentences',
    description: 'Label of a field',
  },
  about: {
    id: 'me.teams.found.about',
    defaultMessage: 'What you do, and who can take part',
    description: 'Label of a field: the text of the team’s page',
  },
  joining: {
    id: 'me.teams.found.joining',
    defaultMessage: 'Who can join',
    description: 'Label of a choice',
  },
  open: {
    id: 'me.teams.found.open',
    defaultMessage: 'Everybody, at once',
    description: 'Choice: who can join a team',
  },
  onRequest: {
    id: 'me.teams.found.onRequest',
    defaultMessage: 'People who ask and are accepted',
    description: 'Choice: who can join a team',
  },
  invitationOnly: {
    id: 'me.teams.found.invitationOnly',
    defaultMessage: 'Only who is invited',
    description: 'Choice: who can join a team',
  },
  contact: {
    id: 'me.teams.found.contact',
    defaultMessage: 'Contact address, which everybody can see',
    description: 'Label of a field for an e-mail address',
  },
  sent: {
    id: 'me.teams.found.sent',
    defaultMessage:
      'The city has your request. You find the team under “My teams” until it decides.',
    description: 'After a team was asked for',
  },
});
