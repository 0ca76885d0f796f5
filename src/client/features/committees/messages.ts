import { defineMessage, defineMessages } from 'react-intl';

export const committeeMessages = {
  ...defineMessages({
    mandate: {
      id: 'committees.mandate',
      defaultMessage: 'Mandate',
      description: 'Heading: what the committee is there for',
    },
    legalBasis: {
      id: 'committees.legalBasis',
      defaultMessage: 'Legal basis',
      description: 'Fact of a committee: the rule that it rests on',
    },
    rhythm: {
      id: 'committees.rhythm',
      defaultMessage: 'Meets',
      description:
        'Fact of a committee: how often; for example “Third Tuesday of the month, 18:00” follows',
    },
    parent: {
      id: 'committees.parent',
      defaultMessage: 'Reports to',
      description: 'Fact of a committee: the council, office or committee above it; a link follows',
    },
    below: {
      id: 'committees.below',
      defaultMessage: 'Above these committees',
      description: 'Fact of a committee: the committees that stand below it; links follow',
    },
    createdOn: {
      id: 'committees.createdOn',
      defaultMessage: 'Set up',
      description: 'Fact of a committee; a date follows',
    },
    endsOn: {
      id: 'committees.endsOn',
      defaultMessage: 'Ends',
      description: 'Fact of a committee; a date follows',
    },
    dissolved: {
      id: 'committees.dissolved',
      defaultMessage: 'Dissolved',
      description: 'Badge of a committee',
    },
    dissolvedTitle: {
      id: 'committees.dissolvedTitle',
      defaultMessage: 'This committee has been dissolved',
      description: 'Heading of a note; the reason follows',
    },
    composition: {
      id: 'committees.composition',
      defaultMessage: 'Composition',
      description: 'Heading of the table of groups and their seats',
    },
    group: {
      id: 'committees.group',
      defaultMessage: 'Group',
      description: 'Column of the table: who the seats are for',
    },
    seats: {
      id: 'committees.seats',
      defaultMessage: 'Seats',
      description: 'Column of the table: a number',
    },
    allSeats: {
      id: 'committees.allSeats',
      defaultMessage: 'All seats',
      description: 'Last row of the table: the sum',
    },
    allVacancies: {
      id: 'committees.allVacancies',
      defaultMessage: 'See all vacant seats',
      description: 'Link above the list of committees',
    },
    vacanciesIntro: {
      id: 'committees.vacanciesIntro',
      defaultMessage:
        'Committees that look for members, and whom the seats are for. How a seat is given is said on the page of each committee.',
      description: 'Introduction of the page with vacant seats',
    },
    noVacancies: {
      id: 'committees.noVacancies',
      defaultMessage: 'Every seat is held at the moment.',
      description: 'In the place of the list of vacant seats',
    },
    draws: {
      id: 'committees.draws',
      defaultMessage: 'Members drawn by lot',
      description: 'Link on the page of a committee',
    },
    members: {
      id: 'committees.members',
      defaultMessage: 'Members',
      description: 'Heading of the table of members',
    },
    formerMembers: {
      id: 'committees.formerMembers',
      defaultMessage: 'Former members',
      description: 'Heading of the table of people whose term has ended',
    },
    noMembers: {
      id: 'committees.noMembers',
      defaultMessage: 'Nobody has been appointed yet.',
      description: 'Text where a committee has no members',
    },
    meetings: { id: 'committees.meetings', defaultMessage: 'Meetings', description: 'Heading' },
    nextMeetings: {
      id: 'committees.nextMeetings',
      defaultMessage: 'Coming up',
      description: 'Heading of the meetings that are still to take place',
    },
    pastMeetings: {
      id: 'committees.pastMeetings',
      defaultMessage: 'Past meetings',
      description: 'Heading of the meetings that have taken place',
    },
    noMeetings: {
      id: 'committees.noMeetings',
      defaultMessage: 'No meeting has been announced.',
      description: 'Text where a committee has no meetings to come',
    },
    agenda: {
      id: 'committees.agenda',
      defaultMessage: 'Agenda',
      description: 'Heading of the items of a meeting',
    },
    minutes: {
      id: 'committees.minutes',
      defaultMessage: 'Minutes',
      description: 'Opens the minutes of a meeting',
    },
  }),
  memberCount: defineMessage<{ count: number }>({
    id: 'committees.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Size of a committee',
  }),
  vacancies: defineMessage<{ count: number }>({
    id: 'committees.vacancies',
    defaultMessage: '{count, plural, one {# vacant seat} other {# vacant seats}}',
    description: 'Badge and heading of a note: seats that nobody holds',
  }),
  vacantSince: defineMessage<{ count: number; date: string }>({
    id: 'committees.vacantSince',
    defaultMessage:
      '{count, plural, one {# vacant seat since {date}} other {# vacant seats since {date}}}',
    description: 'Below a group: seats that nobody holds; {date} is a full date',
  }),
  dissolvedOn: defineMessage<{ date: string }>({
    id: 'committees.dissolvedOn',
    defaultMessage: 'Dissolved on {date}',
    description: '{date} is a full date',
  }),
};
