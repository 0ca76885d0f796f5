import { defineMessage, defineMessages } from 'react-intl';

export const teamMessages = {
  ...defineMessages({
    purpose: {
      id: 'teams.purpose',
      defaultMessage: 'What we want',
      description: 'Heading above a team’s purpose',
    },
    joining: {
      id: 'teams.joining',
      defaultMessage: 'Joining',
      description: 'Fact of a team: who can join',
    },
    founded: {
      id: 'teams.founded',
      defaultMessage: 'Founded',
      description: 'Fact of a team; a date follows',
    },
    contact: {
      id: 'teams.contact',
      defaultMessage: 'Contact',
      description: 'Fact of a team; an e-mail address follows',
    },
    members: {
      id: 'teams.members',
      defaultMessage: 'Members',
      description: 'Heading of the list of members',
    },
    tabs: {
      id: 'teams.tabs',
      defaultMessage: 'Parts of the team’s page',
      description: 'Name of a row of links',
    },
    about: {
      id: 'teams.about',
      defaultMessage: 'About',
      description: 'Link to the first part of a team’s page',
    },
    activity: {
      id: 'teams.activity',
      defaultMessage: 'Activity',
      description: 'Link and heading: the newest that was published in the name of a team',
    },
    statistics: {
      id: 'teams.statistics',
      defaultMessage: 'In numbers',
      description: 'Link and heading: how much goes on inside a team; only its members see it',
    },
    found: {
      id: 'teams.found',
      defaultMessage: 'Start a team',
      description: 'Link above the list of teams; leads to a form',
    },
    anyJoining: {
      id: 'teams.anyJoining',
      defaultMessage: 'Any way of joining',
      description: 'Choice in a filter: no restriction',
    },
    decide: {
      id: 'teams.decide',
      defaultMessage: 'Change the membership',
      description: 'Line that unfolds what can be decided about a member; the name stands above',
    },
    allOf: {
      id: 'teams.allOf',
      defaultMessage: 'See the whole section',
      description: 'Link below the contents of a team in one section, to all contents there',
    },
    allPosts: {
      id: 'teams.allPosts',
      defaultMessage: 'All posts of this team in the blog',
      description: 'Link below the posts of a team, to the list of the blog with these alone',
    },
    noMembers: {
      id: 'teams.noMembers',
      defaultMessage: 'This team has no members yet.',
      description: 'Text where a team has no members',
    },
  }),
  memberCount: defineMessage<{ count: number }>({
    id: 'teams.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Size of a team',
  }),
  since: defineMessage<{ date: string }>({
    id: 'teams.since',
    defaultMessage: 'Since {date}',
    description: 'How long a person has been a member; {date} is a full date',
  }),
};

/** Messages for who can join, as a badge and as a fact. */
export const joiningMessages = defineMessages({
  open: {
    id: 'teams.joining.open',
    defaultMessage: 'Open to everybody',
    description: 'Joining rule of a team',
  },
  onRequest: {
    id: 'teams.joining.onRequest',
    defaultMessage: 'On request',
    description: 'Joining rule of a team',
  },
  invitationOnly: {
    id: 'teams.joining.invitationOnly',
    defaultMessage: 'By invitation',
    description: 'Joining rule of a team',
  },
});

export const roleMessages = defineMessages({
  member: { id: 'teams.role.member', defaultMessage: 'Member', description: 'Role in a team' },
  lead: { id: 'teams.role.lead', defaultMessage: 'Team lead', description: 'Role in a team' },
  chair: { id: 'teams.role.chair', defaultMessage: 'Chair', description: 'Role in a team' },
  viceChair: {
    id: 'teams.role.viceChair',
    defaultMessage: 'Deputy',
    description: 'Role in a team',
  },
  secretary: {
    id: 'teams.role.secretary',
    defaultMessage: 'Secretary',
    description: 'Role in a team',
  },
  substitute: {
    id: 'teams.role.substitute',
    defaultMessage: 'Substitute',
    description: 'Role in a team',
  },
});
