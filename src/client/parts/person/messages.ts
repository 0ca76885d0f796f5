import { defineMessage, defineMessages } from 'react-intl';

// The ids begin with the name of a feature: these texts are not part of the first view.

export const personMessages = {
  ...defineMessages({
    left: {
      id: 'user.left',
      defaultMessage: 'Someone who has left',
      description: 'In the place of the name of a person who has deleted the account',
    },
    website: {
      id: 'user.website',
      defaultMessage: 'Website',
      description: 'Before the address of a person’s website, for screen readers',
    },
  }),
  since: defineMessage<{ date: string }>({
    id: 'user.since',
    defaultMessage: 'Here since {date}',
    description: 'How long a person has had an account; {date} is a full date',
  }),
};

export const roleMessages = defineMessages({
  resident: {
    id: 'user.role.resident',
    defaultMessage: 'Resident',
    description: 'Role of a person without any special rights',
  },
  editor: {
    id: 'user.role.editor',
    defaultMessage: 'Editor',
    description: 'Role: writes for the city',
  },
  moderator: {
    id: 'user.role.moderator',
    defaultMessage: 'Moderator',
    description: 'Role: watches over the dialogues',
  },
  admin: {
    id: 'user.role.admin',
    defaultMessage: 'Administrator',
    description: 'Role: runs the portal',
  },
});

export const scopeMessages = defineMessages({
  oneGroup: {
    id: 'user.role.oneGroup',
    defaultMessage: 'a team or committee',
    description:
      'What a role is for, where its name is not known; {place} in “{role} (only: {place})”',
  },
});

export const scopedRole = defineMessage<{ role: string; place: string }>({
  id: 'user.role.scoped',
  defaultMessage: '{role} (only: {place})',
  description:
    'A role that is for a part of the portal alone; {place} is the name of a section, a district, a team or a committee',
});
