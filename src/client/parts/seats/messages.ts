import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const termMessages = {
  since: defineMessage<{ from: string }>({
    id: 'committees.since',
    defaultMessage: 'Since {from}',
    description: 'Term without an end; {from} is a full date',
  }),
  span: defineMessage<{ from: string; to: string }>({
    id: 'committees.span',
    defaultMessage: '{from} to {to}',
    description: 'Term with an end; both are full dates',
  }),
};

export const electedByPoll = defineMessage<{ poll: MessageValue }>({
  id: 'committees.electedBy',
  defaultMessage: 'Elected: {poll}',
  description: 'Link to the poll by which somebody got a seat; {poll} is its title',
});

export const interestMessages = defineMessages({
  title: {
    id: 'committees.declared.title',
    defaultMessage: 'Declaration of interests',
    description: 'Unfolds what a member of a committee has declared; label of the field for it',
  },
  none: {
    id: 'committees.declared.none',
    defaultMessage: 'Nothing to declare.',
    description: 'Instead of the text of a declaration',
  },
  at: {
    id: 'committees.declared.at',
    defaultMessage: 'Declared on',
    description: 'A date follows',
  },
});

export const roleMessages = defineMessages({
  member: {
    id: 'committees.role.member',
    defaultMessage: 'Member',
    description: 'Role in a committee',
  },
  lead: { id: 'committees.role.lead', defaultMessage: 'Head', description: 'Role in a committee' },
  chair: {
    id: 'committees.role.chair',
    defaultMessage: 'Chair',
    description: 'Role in a committee',
  },
  viceChair: {
    id: 'committees.role.viceChair',
    defaultMessage: 'Vice-chair',
    description: 'Role in a committee',
  },
  secretary: {
    id: 'committees.role.secretary',
    defaultMessage: 'Secretary',
    description: 'Role in a committee',
  },
  substitute: {
    id: 'committees.role.substitute',
    defaultMessage: 'Substitute',
    description: 'Role in a committee',
  },
});

export const endingMessages = defineMessages({
  resigned: {
    id: 'committees.ended.resigned',
    defaultMessage: 'Resigned',
    description: 'How a term ended before its time',
  },
  replaced: {
    id: 'committees.ended.replaced',
    defaultMessage: 'Replaced',
    description: 'How a term ended before its time',
  },
  recalled: {
    id: 'committees.ended.recalled',
    defaultMessage: 'Recalled',
    description: 'How a term ended before its time',
  },
});
