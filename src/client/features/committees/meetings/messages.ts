import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const meetingMessages = {
  ...defineMessages({
    file: {
      id: 'committees.meeting.file',
      defaultMessage: 'Add to your calendar',
      description: 'Link to a file for calendar programs',
    },
    announce: {
      id: 'committees.meeting.announce',
      defaultMessage: 'Announce a meeting',
      description: 'Link to a form, for those who may',
    },
    change: {
      id: 'committees.meeting.change',
      defaultMessage: 'Change or call off',
      description: 'Link to a form, for those who may write the meeting',
    },
    record: {
      id: 'committees.meeting.record',
      defaultMessage: 'Write attendance, decisions and minutes',
      description: 'Link to a form, for those who may write the meeting',
    },
    join: {
      id: 'committees.meeting.join',
      defaultMessage: 'Follow it online',
      description: 'Link to where a meeting can be watched',
    },
    closed: {
      id: 'committees.meeting.closed',
      defaultMessage: 'Closed meeting',
      description: 'Badge, and the title where it is not for the eyes of the reader',
    },
    closedText: {
      id: 'committees.meeting.closedText',
      defaultMessage: 'Agenda and minutes of this meeting are for members of the committee.',
      description: 'Text on the page of a closed meeting for who is no member',
    },
    cancelled: {
      id: 'committees.meeting.cancelled',
      defaultMessage: 'Cancelled',
      description: 'Badge of a meeting',
    },
    cancelledTitle: {
      id: 'committees.meeting.cancelledTitle',
      defaultMessage: 'This meeting does not take place',
      description: 'Heading of a note; the reason follows',
    },
    hasMinutes: {
      id: 'committees.meeting.hasMinutes',
      defaultMessage: 'With minutes',
      description: 'Badge of a meeting in a list',
    },
    attendance: {
      id: 'committees.meeting.attendance',
      defaultMessage: 'Attendance',
      description: 'Heading of the table of those who held a seat that day',
    },
    name: {
      id: 'committees.meeting.name',
      defaultMessage: 'Name',
      description: 'Column of the table of attendance',
    },
    state: {
      id: 'committees.meeting.state',
      defaultMessage: 'Presence',
      description: 'Column of the table of attendance: present, excused or absent',
    },
    gone: {
      id: 'committees.meeting.gone',
      defaultMessage: 'Somebody who has left the portal',
      description: 'In place of the name in the table of attendance',
    },
    decisions: {
      id: 'committees.meeting.decisions',
      defaultMessage: 'Decisions',
      description: 'Heading on the page of a meeting',
    },
    enter: {
      id: 'committees.meeting.enter',
      defaultMessage: 'Enter into the register',
      description: 'Button below a decision: the register of decisions of the city',
    },
    entered: {
      id: 'committees.meeting.entered',
      defaultMessage: 'In the register:',
      description: 'Below a decision; the title of the entry follows',
    },
    neighbours: {
      id: 'committees.meeting.neighbours',
      defaultMessage: 'Other meetings',
      description: 'Names the links to the meeting before and after, for screen readers',
    },
    previous: {
      id: 'committees.meeting.previous',
      defaultMessage: 'Previous meeting',
      description: 'Link',
    },
    next: { id: 'committees.meeting.next', defaultMessage: 'Next meeting', description: 'Link' },
  }),
  present: defineMessage<{ present: number; all: number }>({
    id: 'committees.meeting.presentOf',
    defaultMessage: '{present} of {all} present',
    description: 'Below the heading of the table of attendance; both are numbers of people',
  }),
  duration: defineMessage<{ count: number }>({
    id: 'committees.meeting.duration',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'Planned for an item of the agenda',
  }),
  votes: defineMessage<{ inFavour: number; against: number; abstained: number }>({
    id: 'committees.meeting.votes',
    defaultMessage: '{inFavour} for, {against} against, {abstained} abstained',
    description: 'Below a decision; all are numbers of votes',
  }),
  publishedOn: defineMessage<{ date: MessageValue }>({
    id: 'committees.meeting.publishedOn',
    defaultMessage: 'Published on {date}',
    description: 'Below the heading of the minutes; {date} is a full date',
  }),
};

export const attendanceMessages = defineMessages({
  present: {
    id: 'committees.attendance.present',
    defaultMessage: 'Present',
    description: 'In the table of attendance',
  },
  excused: {
    id: 'committees.attendance.excused',
    defaultMessage: 'Excused',
    description: 'In the table of attendance',
  },
  absent: {
    id: 'committees.attendance.absent',
    defaultMessage: 'Absent',
    description: 'In the table of attendance',
  },
});

export const methodMessages = defineMessages({
  showOfHands: {
    id: 'committees.method.showOfHands',
    defaultMessage: 'Show of hands',
    description: 'How a decision was taken',
  },
  rollCall: {
    id: 'committees.method.rollCall',
    defaultMessage: 'Roll call',
    description: 'How a decision was taken: each member is called by name',
  },
  consensus: {
    id: 'committees.method.consensus',
    defaultMessage: 'Consensus',
    description: 'How a decision was taken: nobody objected',
  },
  secretBallot: {
    id: 'committees.method.secretBallot',
    defaultMessage: 'Secret ballot',
    description: 'How a decision was taken',
  },
});

export const resultMessages = defineMessages({
  adopted: {
    id: 'committees.result.adopted',
    defaultMessage: 'Adopted',
    description: 'What became of a proposal',
  },
  rejected: {
    id: 'committees.result.rejected',
    defaultMessage: 'Rejected',
    description: 'What became of a proposal',
  },
  postponed: {
    id: 'committees.result.postponed',
    defaultMessage: 'Postponed',
    description: 'What became of a proposal',
  },
});

export const repliesMessages = defineMessages({
  title: {
    id: 'committees.replies.title',
    defaultMessage: 'Who will come',
    description: 'Heading on the page of a meeting that is still to come, for chair and secretary',
  },
  said: {
    id: 'committees.replies.said',
    defaultMessage:
      'Nobody has written down yet who was there. What is chosen here is what people said before the meeting; please check it.',
    description: 'Above the list of who was there, before it is saved for the first time',
  },
});

/** Numbers of replies before a meeting, by kind. */
export const comingMessages = {
  coming: defineMessage<{ count: number }>({
    id: 'committees.replies.coming',
    defaultMessage: '{count, plural, one {# person will come} other {# people will come}}',
    description: 'Before a list of names',
  }),
  notComing: defineMessage<{ count: number }>({
    id: 'committees.replies.notComing',
    defaultMessage: '{count, plural, one {# person cannot come} other {# people cannot come}}',
    description: 'Before a list of names',
  }),
  open: defineMessage<{ count: number }>({
    id: 'committees.replies.open',
    defaultMessage:
      '{count, plural, one {# person has not answered} other {# people have not answered}}',
    description: 'Before a list of names',
  }),
};
