import { defineMessage, defineMessages } from 'react-intl';

/** Names and columns of tables. */
export const columnMessages = {
  ...defineMessages({
    group: {
      id: 'dialogs.opinions.column.group',
      defaultMessage: 'Group',
      description: 'Column of a table',
    },
    people: {
      id: 'dialogs.opinions.column.people',
      defaultMessage: 'People',
      description: 'Column of a table',
    },
    share: {
      id: 'dialogs.opinions.column.share',
      defaultMessage: 'Share',
      description: 'Column of a table: of those who have a place on the map',
    },
    points: {
      id: 'dialogs.opinions.column.points',
      defaultMessage: 'Points on the map',
      description: 'Column of a table',
    },
    statement: {
      id: 'dialogs.opinions.column.statement',
      defaultMessage: 'Statement',
      description: 'Column of a table',
    },
    byGroup: {
      id: 'dialogs.opinions.column.byGroup',
      defaultMessage: 'By group',
      description: 'Column of a table',
    },
    groupsTable: {
      id: 'dialogs.opinions.column.groupsTable',
      defaultMessage: 'The groups and what sets them apart',
      description: 'Name of a table',
    },
    statementsTable: {
      id: 'dialogs.opinions.column.statementsTable',
      defaultMessage: 'How each group answered the statements that matter most',
      description: 'Name of a table',
    },
  }),
  pointsText: defineMessage<{ count: number; most: string }>({
    id: 'dialogs.opinions.column.pointsText',
    defaultMessage: '{count, plural, one {# point} other {# points}}; most people at one: {most}',
    description: 'How many points a group has, and the people of its largest one',
  }),
};
