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

/** Facts that are verified of a resident. */
export const residenceMessages = {
  ...defineMessages({
    district: {
      id: 'user.residence.district',
      defaultMessage: 'District',
      description: 'Fact about a verified resident: the name of the district follows',
    },
    born: {
      id: 'user.residence.born',
      defaultMessage: 'Born',
      description: 'Fact about a verified resident: the birth date follows',
    },
    since: {
      id: 'user.residence.since',
      defaultMessage: 'Verified on',
      description: 'Fact about a verified resident: a date follows',
    },
    until: {
      id: 'user.residence.until',
      defaultMessage: 'Verified until',
      description: 'Fact about a verified resident: a date follows',
    },
    withoutEnd: {
      id: 'user.residence.withoutEnd',
      defaultMessage: 'Without an end',
      description: 'In the place of the date until which a verification holds',
    },
    notSaid: {
      id: 'user.residence.notSaid',
      defaultMessage: 'Not stated',
      description: 'In the place of the district or the birth date of a verified resident',
    },
  }),
  bornBy: defineMessage<{ day: string }>({
    id: 'user.residence.bornBy',
    defaultMessage: 'On {day} or earlier',
    description: 'When a resident was born, of whom only an age is known; a full date',
  }),
  bornBetween: defineMessage<{ first: string; last: string }>({
    id: 'user.residence.bornBetween',
    defaultMessage: 'Between {first} and {last}',
    description: 'When a resident was born, where only year or month is known; full dates',
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
