import { defineMessage, defineMessages } from 'react-intl';

export const userMessages = {
  ...defineMessages({
    own: {
      id: 'user.own',
      defaultMessage: 'This is your page as others see it.',
      description: 'Note on one’s own public profile; a link to change it follows',
    },
    groups: {
      id: 'user.groups',
      defaultMessage: 'Teams and committees',
      description: 'Heading on a public profile',
    },
    contributions: {
      id: 'user.contributions',
      defaultMessage: 'Contributions',
      description: 'Heading on a public profile: what the person wrote',
    },
    noContributions: {
      id: 'user.noContributions',
      defaultMessage: 'Nothing published yet.',
      description: 'On a public profile, in the place of what the person wrote',
    },
  }),
  comments: defineMessage<{ count: number }>({
    id: 'user.comments',
    defaultMessage:
      '{count, plural, one {# comment in the dialogues} other {# comments in the dialogues}}',
    description: 'On a public profile: how many comments the person wrote',
  }),
};

/** Names of a person's role in a team or a committee. */
export const memberRoleMessages = defineMessages({
  member: {
    id: 'user.role.member',
    defaultMessage: 'Member',
    description: 'Role in a team or committee',
  },
  lead: {
    id: 'user.role.lead',
    defaultMessage: 'Lead',
    description: 'Role in a team or committee',
  },
  chair: {
    id: 'user.role.chair',
    defaultMessage: 'Chair',
    description: 'Role in a team or committee',
  },
  viceChair: {
    id: 'user.role.viceChair',
    defaultMessage: 'Vice-chair',
    description: 'Role in a team or committee',
  },
  secretary: {
    id: 'user.role.secretary',
    defaultMessage: 'Secretary',
    description: 'Role in a team or committee',
  },
  substitute: {
    id: 'user.role.substitute',
    defaultMessage: 'Substitute',
    description: 'Role in a team or committee',
  },
});
