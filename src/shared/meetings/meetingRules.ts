export const MEETING_STATES = ['planned', 'held', 'cancelled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

export const ATTENDANCE_STATUSES = ['present', 'excused', 'absent'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** Replies before a meeting: whether the person comes. */
export const MEETING_REPLIES = ['coming', 'notComing'] as const;
export type MeetingReply = (typeof MEETING_REPLIES)[number];

export const DECISION_METHODS = ['showOfHands', 'rollCall', 'consensus', 'secretBallot'] as const;
export type DecisionMethod = (typeof DECISION_METHODS)[number];

export const DECISION_RESULTS = ['adopted', 'rejected', 'postponed'] as const;
export type DecisionResult = (typeof DECISION_RESULTS)[number];

/** Letters, items and numbers: how much of each is taken. */
export const MEETING_LIMITS = {
  title: 120,
  place: 200,
  url: 500,
  items: 100,
  itemTitle: 200,
  itemMinutes: 480,
  note: 600,
  reason: 600,
  minutes: 50_000,
  decisions: 100,
  decisionText: 2000,
  votes: 1000,
  holders: 500,
} as const;

/** Past meetings on a page of the list. */
export const MAX_PAST_MEETINGS = 10;
