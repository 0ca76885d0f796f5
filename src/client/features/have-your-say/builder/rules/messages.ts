import { defineMessage, defineMessages } from 'react-intl';

/** The rules of a poll. */
export const ruleMessages = defineMessages({
  opensOn: {
    id: 'poll-edit.rule.opensOn',
    defaultMessage: 'Voting begins on',
    description: 'Label of a field for a date',
  },
  opensTime: {
    id: 'poll-edit.rule.opensTime',
    defaultMessage: 'Begins at',
    description: 'Label of a field for a time of day',
  },
  closesOn: {
    id: 'poll-edit.rule.closesOn',
    defaultMessage: 'Voting ends on',
    description: 'Label of a field for a date',
  },
  closesTime: {
    id: 'poll-edit.rule.closesTime',
    defaultMessage: 'Ends at',
    description: 'Label of a field for a time of day',
  },
  timesHint: {
    id: 'poll-edit.rule.timesHint',
    defaultMessage:
      'Without a beginning, voting begins when the poll is published. A day without a time means noon.',
    description: 'Rule of a poll',
  },
  eligibility: {
    id: 'poll-edit.rule.eligibility',
    defaultMessage: 'Who may vote',
    description: 'Rule of a poll',
  },
  group: {
    id: 'poll-edit.rule.group',
    defaultMessage: 'Which group',
    description: 'Rule of a poll',
  },
  noGroup: {
    id: 'poll-edit.rule.noGroup',
    defaultMessage: 'Please choose',
    description: 'In a list, for no choice',
  },
  otherGroup: {
    id: 'poll-edit.rule.otherGroup',
    defaultMessage: 'Another group',
    description: 'In a list: the group is one that this person does not write for',
  },
  secrecy: {
    id: 'poll-edit.rule.secrecy',
    defaultMessage: 'Secret or open',
    description: 'Rule of a poll',
  },
  results: {
    id: 'poll-edit.rule.results',
    defaultMessage: 'When the result can be seen',
    description: 'Rule of a poll',
  },
  canChange: {
    id: 'poll-edit.rule.canChange',
    defaultMessage: 'People may change their vote until voting ends',
    description: 'Rule of a poll',
  },
  canChangeHint: {
    id: 'poll-edit.rule.canChangeHint',
    defaultMessage: 'Their last ballot counts.',
    description: 'Rule of a poll',
  },
  canChangeSecret: {
    id: 'poll-edit.rule.canChangeSecret',
    defaultMessage: 'Not in a secret vote: nobody can find a ballot again there.',
    description: 'Rule of a poll',
  },
  shuffle: {
    id: 'poll-edit.rule.shuffle',
    defaultMessage: 'Every voter gets the options in an order of their own',
    description: 'Rule of a poll',
  },
  shuffleHint: {
    id: 'poll-edit.rule.shuffleHint',
    defaultMessage: 'So that none gains by standing first.',
    description: 'Rule of a poll',
  },
  quorum: {
    id: 'poll-edit.rule.quorum',
    defaultMessage: 'Ballots that are needed for a decision',
    description: 'Rule of a poll',
  },
  quorumHint: {
    id: 'poll-edit.rule.quorumHint',
    defaultMessage: 'With 0 any number is enough.',
    description: 'Rule of a poll',
  },
});

/** Rules for residents besides being verified. */
export const residentRuleMessages = defineMessages({
  districts: {
    id: 'poll-edit.residents.districts',
    defaultMessage: 'Only residents of these districts',
    description: 'Rule of a poll; boxes with the names of districts follow',
  },
  districtsHint: {
    id: 'poll-edit.residents.districtsHint',
    defaultMessage:
      'Without a mark, of the whole city. With one, only people whose verification says a district can vote.',
    description: 'Rule of a poll',
  },
  minAge: {
    id: 'poll-edit.residents.minAge',
    defaultMessage: 'Youngest age',
    description: 'Rule of a poll: in years',
  },
  maxAge: {
    id: 'poll-edit.residents.maxAge',
    defaultMessage: 'Oldest age',
    description: 'Rule of a poll: in years',
  },
  ageHint: {
    id: 'poll-edit.residents.ageHint',
    defaultMessage:
      'In years, on the day when voting begins. Leave it empty if any age will do; otherwise only people whose verification says their age can vote.',
    description: 'Rule of a poll',
  },
});

/** Hints on each circle of voters. */
export const eligibilityHints = defineMessages({
  verified: {
    id: 'poll-edit.eligible.verified',
    defaultMessage: 'One person, one vote: each identity has been checked.',
    description: 'Below a choice of who may vote',
  },
  signed_in: {
    id: 'poll-edit.eligible.signed_in',
    defaultMessage: 'One vote for each account; somebody could have two accounts.',
    description: 'Below a choice of who may vote',
  },
  everyone: {
    id: 'poll-edit.eligible.everyone',
    defaultMessage:
      'Good for surveys. One vote for each device, so do not decide anything binding with it.',
    description: 'Below a choice of who may vote',
  },
  members: {
    id: 'poll-edit.eligible.members',
    defaultMessage:
      'A team, a committee, or people on a list of yours. Who belongs to it is written down when voting begins.',
    description: 'Below a choice of who may vote',
  },
  tokens: {
    id: 'poll-edit.eligible.tokens',
    defaultMessage:
      'You hand out codes, for example by post. Each code votes once, without an account.',
    description: 'Below a choice of who may vote',
  },
});

/** Secret or open. */
export const secrecyNames = defineMessages({
  secret: {
    id: 'poll-edit.secrecy.secret',
    defaultMessage: 'Secret',
    description: 'Answer to: secret or open',
  },
  open: {
    id: 'poll-edit.secrecy.open',
    defaultMessage: 'Open',
    description: 'Answer to: secret or open',
  },
});

/** Hints on secret and open voting. */
export const secrecyHints = defineMessages({
  secret: {
    id: 'poll-edit.secrecyHint.secret',
    defaultMessage:
      'Ballots are stored apart from names. Numbers are shown only when voting has ended, and only of five ballots or more: otherwise they would tell single votes. Once voting has begun, nobody can make this open again, and no vote can be changed.',
    description: 'Below the answers secret and open',
  },
  open: {
    id: 'poll-edit.secrecyHint.open',
    defaultMessage: 'People can see their own ballot again. Names are not published.',
    description: 'Below the answers secret and open',
  },
});

/** When the result can be seen. */
export const visibilityNames = defineMessages({
  after_close: {
    id: 'poll-edit.visible.after_close',
    defaultMessage: 'When voting has ended',
    description: 'Answer to: when the result can be seen',
  },
  after_vote: {
    id: 'poll-edit.visible.after_vote',
    defaultMessage: 'After one’s own vote',
    description: 'Answer to: when the result can be seen',
  },
  always: {
    id: 'poll-edit.visible.always',
    defaultMessage: 'At any time',
    description: 'Answer to: when the result can be seen',
  },
  members_only: {
    id: 'poll-edit.visible.members_only',
    defaultMessage: 'When voting has ended, only for members of the group',
    description: 'Answer to: when the result can be seen',
  },
  staff_only: {
    id: 'poll-edit.visible.staff_only',
    defaultMessage: 'Only by the staff',
    description: 'Answer to: when the result can be seen',
  },
});

/** Hints on when the result can be seen. */
export const visibilityHints = defineMessages({
  after_close: {
    id: 'poll-edit.visibleHint.after_close',
    defaultMessage:
      'Nobody sees numbers before, not even you. Once voting has begun, this cannot be taken back.',
    description: 'Below an answer to: when the result can be seen',
  },
  after_vote: {
    id: 'poll-edit.visibleHint.after_vote',
    defaultMessage: 'People who have voted see the numbers so far.',
    description: 'Below an answer to: when the result can be seen',
  },
  always: {
    id: 'poll-edit.visibleHint.always',
    defaultMessage: 'Everybody sees the numbers so far; this can sway those who vote late.',
    description: 'Below an answer to: when the result can be seen',
  },
  members_only: {
    id: 'poll-edit.visibleHint.members_only',
    defaultMessage:
      'Nobody else sees numbers, also where everybody can read the vote. Moderators and administrators see what members see.',
    description: 'Below an answer to: when the result can be seen',
  },
  staff_only: {
    id: 'poll-edit.visibleHint.staff_only',
    defaultMessage:
      'The result is not published. Once voting has begun, this cannot be taken back.',
    description: 'Below an answer to: when the result can be seen',
  },
});

/** Titles of the folds that the rules stand in. */
export const foldTitles = {
  voters: ruleMessages.eligibility,
  ...defineMessages({
    times: {
      id: 'poll-edit.fold.times',
      defaultMessage: 'When',
      description: 'Title of a fold: when people vote',
    },
    secrecy: {
      id: 'poll-edit.fold.secrecy',
      defaultMessage: 'Secrecy',
      description: 'Title of a fold: whether a vote is secret, and can be changed',
    },
    results: {
      id: 'poll-edit.fold.results',
      defaultMessage: 'Result',
      description: 'Title of a fold: when the result can be seen',
    },
  }),
};

/** Parts of the line that says what holds now, while its fold is closed. */
export const summaryMessages = {
  ...defineMessages({
    changeable: {
      id: 'poll-edit.summary.changeable',
      defaultMessage: 'a vote can be changed',
      description: 'Part of a line after “Open”',
    },
    final: {
      id: 'poll-edit.summary.final',
      defaultMessage: 'a vote stays as it was cast',
      description: 'Part of a line after “Secret” or “Open”',
    },
    shuffled: {
      id: 'poll-edit.summary.shuffled',
      defaultMessage: 'options in another order for each voter',
      description: 'Part of a line after “Secret” or “Open”',
    },
  }),
  quorum: defineMessage<{ count: number }>({
    id: 'poll-edit.summary.quorum',
    defaultMessage: '{count, plural, one {# ballot is needed} other {# ballots are needed}}',
    description: 'Part of a line after “When voting has ended”',
  }),
};
