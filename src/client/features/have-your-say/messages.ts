import { defineMessage, defineMessages } from 'react-intl';

export const pollMessages = {
  ...defineMessages({
    cancelled: {
      id: 'have-your-say.cancelled',
      defaultMessage: 'Cancelled',
      description: 'Badge of a poll',
    },
    recountText: {
      id: 'have-your-say.recountText',
      defaultMessage:
        'Nobody voted here: the ballots of this election come from a published file and are counted again. They are in no number of this portal.',
      description: 'Note on a poll whose ballots come from a file',
    },
    recountPlace: {
      id: 'have-your-say.recountPlace',
      defaultMessage: 'Where it was held',
      description: 'Name of a fact about an election held elsewhere',
    },
    recountHeldOn: {
      id: 'have-your-say.recountHeldOn',
      defaultMessage: 'When it was held',
      description: 'Name of a fact about an election held elsewhere',
    },
    recountLink: {
      id: 'have-your-say.recountLink',
      defaultMessage: 'Where its ballots are published',
      description: 'Link to the source of the ballots of an election held elsewhere',
    },
    withdrawnTitle: {
      id: 'have-your-say.withdrawn.title',
      defaultMessage: 'No longer to be chosen',
      description: 'Heading of a list of options that were withdrawn after a vote had opened',
    },
    withdrawnHow: {
      id: 'have-your-say.withdrawn.how',
      defaultMessage:
        'The votes are counted without it. Ballots and receipts stay valid; what a ballot says about everything else counts as it is.',
      description: 'Below the options that were withdrawn after a vote had opened',
    },
    withdrawnChange: {
      id: 'have-your-say.withdrawn.change',
      defaultMessage: 'If you chose it, you can change your vote until voting ends.',
      description: 'To somebody who has voted, below the options that were withdrawn since',
    },
    cancelledTitle: {
      id: 'have-your-say.cancelledTitle',
      defaultMessage: 'This vote was cancelled',
      description: 'Heading of the note on a cancelled poll',
    },
    voted: {
      id: 'have-your-say.voted',
      defaultMessage: 'You have voted',
      description: 'Badge of a poll',
    },
    whoMayVote: {
      id: 'have-your-say.whoMayVote',
      defaultMessage: 'Who may vote',
      description: 'Fact of a poll',
    },
    secrecy: {
      id: 'have-your-say.secrecy',
      defaultMessage: 'Secrecy',
      description: 'Fact of a poll',
    },
    signInToVote: {
      id: 'have-your-say.signInToVote',
      defaultMessage: 'Sign in to vote',
      description: 'Button; the person comes back to the poll',
    },
    vote: {
      id: 'have-your-say.vote',
      defaultMessage: 'Vote',
      description: 'Button at the top of the page: leads to the ballot further down',
    },
    castVote: {
      id: 'have-your-say.castVote',
      defaultMessage: 'Cast my vote',
      description: 'Button of the ballot',
    },
    sending: {
      id: 'have-your-say.sending',
      defaultMessage: 'Sending…',
      description: 'Button while the ballot is on its way',
    },
    final: {
      id: 'have-your-say.final',
      defaultMessage: 'You have one vote. Once cast it cannot be changed.',
      description: 'Note beside the button of the ballot',
    },
    counted: {
      id: 'have-your-say.counted',
      defaultMessage: 'Thank you, your vote has been counted.',
      description: 'Confirmation',
    },
    receipt: {
      id: 'have-your-say.receipt',
      defaultMessage: 'Your receipt:',
      description: 'A code follows',
    },
    receiptSecret: {
      id: 'have-your-say.receiptSecret',
      defaultMessage:
        'The vote is secret: the receipt proves that you took part, not what you chose.',
      description: 'Note at the receipt of a secret vote',
    },
    waiting: {
      id: 'have-your-say.waiting',
      defaultMessage:
        'Your choice is kept on this device and sent automatically as soon as there is a connection and you are signed in. Until then anybody who can use the device can read it.',
      description: 'Text in the place of the receipt while the ballot has not been sent',
    },
    needsScript: {
      id: 'have-your-say.needsScript',
      defaultMessage: 'Voting here needs JavaScript, which is switched off in this browser.',
      description: 'Above the questions of a poll, where the ballot paper cannot be shown',
    },
    resultLater: {
      id: 'have-your-say.resultLater',
      defaultMessage: 'The result is shown again as soon as the city can be reached.',
      description: 'In the place of the result on a page that comes from the device',
    },
    result: { id: 'have-your-say.result', defaultMessage: 'Result', description: 'Heading' },
    outcome: {
      id: 'have-your-say.outcome',
      defaultMessage: 'What became of it',
      description: 'Heading: what the city made of the vote',
    },
    about: {
      id: 'have-your-say.about',
      defaultMessage: 'What the vote was about',
      description: 'Heading that unfolds the text and the rules of a vote that is over',
    },
    decided: {
      id: 'have-your-say.decided',
      defaultMessage: 'Decided on',
      description: 'A date follows',
    },
    changeable: {
      id: 'have-your-say.changeable',
      defaultMessage: 'You have one vote, and can change it until voting ends.',
      description: 'Rule of a poll, and note beside the button of the ballot',
    },
    ballot: {
      id: 'have-your-say.ballot',
      defaultMessage: 'Your ballot',
      description: 'Heading of the ballot paper, or of the receipt in its place',
    },
    begun: {
      id: 'have-your-say.begun',
      defaultMessage: 'Begun, not cast',
      description: 'Badge of a poll whose ballot paper the reader has begun to fill in',
    },
    next: {
      id: 'have-your-say.next',
      defaultMessage: 'What happens next',
      description: 'Heading below what the city made of the vote',
    },
  }),
  voteUntil: defineMessage<{ when: string }>({
    id: 'have-your-say.voteUntil',
    defaultMessage: 'Vote: closes {when}',
    description: 'Button at the top of the page, leads to the ballot; when: “in 19 days”',
  }),
  turnout: defineMessage<{ count: number }>({
    id: 'have-your-say.turnout',
    defaultMessage:
      '{count, plural, =0 {Nobody has voted yet} one {# person has voted} other {# people have voted}}',
    description: 'How many have voted so far, beside the way to the ballot',
  }),
};

export const eligibilityMessages = defineMessages({
  everyone: {
    id: 'have-your-say.eligible.everyone',
    defaultMessage: 'Everybody, without an account too',
    description: 'Who may vote',
  },
  members: {
    id: 'have-your-say.eligible.members',
    defaultMessage: 'Members of one group',
    description: 'Who may vote',
  },
  tokens: {
    id: 'have-your-say.eligible.tokens',
    defaultMessage: 'Everybody with a voting code',
    description: 'Who may vote',
  },
  signed_in: {
    id: 'have-your-say.eligible.signed_in',
    defaultMessage: 'Everybody who is signed in',
    description: 'Who may vote',
  },
  verified: {
    id: 'have-your-say.eligible.verified',
    defaultMessage: 'Residents whose identity is verified',
    description: 'Who may vote',
  },
});

export const secrecyMessages = defineMessages({
  open: {
    id: 'have-your-say.secrecy.open',
    defaultMessage: 'Open: you can see your ballot again, names are not published',
    description: 'A vote whose ballots are linked to the voter inside the system',
  },
  secret: {
    id: 'have-your-say.secrecy.secret',
    defaultMessage: 'Secret: nobody can see who chose what',
    description: 'A vote whose ballots are not linked to the voter',
  },
});

/** Messages for reasons that the city hall alone can take away: no provider is set up. */
export const deskRefusalMessages = defineMessages({
  verificationRequired: {
    id: 'have-your-say.refusal.verificationRequiredAtDesk',
    defaultMessage:
      'This vote is for verified residents. Have your identity verified at the city hall.',
    description: 'Reason why the ballot is not shown',
  },
  districtUnknown: {
    id: 'have-your-say.refusal.districtUnknownAtDesk',
    defaultMessage:
      'This vote is for some districts, and your verification does not say in which one you live. Have it added at the city hall.',
    description: 'Reason why the ballot is not shown; the districts follow',
  },
  ageUnknown: {
    id: 'have-your-say.refusal.ageUnknownAtDesk',
    defaultMessage:
      'This vote asks for an age, and your verification does not show that you have it. Have your birth date added at the city hall.',
    description: 'Reason why the ballot is not shown; the age follows',
  },
});

/** Messages for the reasons why this person cannot vote now. */
export const refusalMessages = defineMessages({
  signInRequired: {
    id: 'have-your-say.refusal.signInRequired',
    defaultMessage:
      'Sign in so that everybody has exactly one vote. You will come back to this page.',
    description: 'Reason why the ballot is not shown',
  },
  verificationRequired: {
    id: 'have-your-say.refusal.verificationRequired',
    defaultMessage:
      'This vote is for verified residents. Have your identity verified at the city hall or with your e-ID, then sign in again.',
    description: 'Reason why the ballot is not shown',
  },
  districtUnknown: {
    id: 'have-your-say.refusal.districtUnknown',
    defaultMessage:
      'This vote is for some districts, and your verification does not say in which one you live. Have it added at the city hall, or sign in again with a login that says it.',
    description: 'Reason why the ballot is not shown; the districts follow',
  },
  otherDistrict: {
    id: 'have-your-say.refusal.otherDistrict',
    defaultMessage: 'By your verification you live in a district that this vote is not for.',
    description: 'Reason why the ballot is not shown; the districts follow',
  },
  ageUnknown: {
    id: 'have-your-say.refusal.ageUnknown',
    defaultMessage:
      'This vote asks for an age, and your verification does not show that you have it. Have your birth date added at the city hall, or sign in again with a login that says it.',
    description: 'Reason why the ballot is not shown; the age follows',
  },
  otherAge: {
    id: 'have-your-say.refusal.otherAge',
    defaultMessage: 'By your verification you are not of the age that this vote is for.',
    description: 'Reason why the ballot is not shown; the age follows',
  },
  notOpenYet: {
    id: 'have-your-say.refusal.notOpenYet',
    defaultMessage: 'Voting has not started yet. The opening date is shown on this page.',
    description: 'Reason why the ballot is not shown',
  },
  noDayYet: {
    id: 'have-your-say.refusal.noDayYet',
    defaultMessage: 'Voting has not started yet, and no day is set for it.',
    description: 'Reason why the ballot is not shown: the draft of a vote has no opening date yet',
  },
  closed: {
    id: 'have-your-say.refusal.closed',
    defaultMessage: 'Voting has ended.',
    description: 'Reason why the ballot is not shown',
  },
  cancelled: {
    id: 'have-your-say.refusal.cancelled',
    defaultMessage: 'No votes are accepted, because this vote was cancelled.',
    description: 'Reason why the ballot is not shown',
  },
  alreadyVoted: {
    id: 'have-your-say.refusal.alreadyVoted',
    defaultMessage: 'You have already voted here.',
    description: 'Reason why the ballot is not shown',
  },
  loginHasVoted: {
    id: 'have-your-say.refusal.loginHasVoted',
    defaultMessage:
      'The login that shows that you live here has already voted, with another account. Each resident has one vote.',
    description: 'Reason why the ballot is not shown',
  },
  membersOnly: {
    id: 'have-your-say.refusal.membersOnly',
    defaultMessage: 'This vote is for members of one group, as it was when voting began.',
    description: 'Reason why the ballot is not shown',
  },
  tokenRequired: {
    id: 'have-your-say.refusal.tokenRequired',
    defaultMessage: 'To vote here you need the voting code from your letter.',
    description: 'Reason why the ballot is not shown',
  },
});

export const resultHiddenMessages = defineMessages({
  after_vote: {
    id: 'have-your-say.hidden.after_vote',
    defaultMessage: 'You will see the result so far as soon as you have voted.',
    description: 'Why no result is shown',
  },
  after_vote_here: {
    id: 'have-your-say.hidden.after_vote_here',
    defaultMessage:
      'You will see the result so far as soon as you have voted, on the device that you vote with. When voting ends everybody sees it.',
    description: 'Why no result is shown; to somebody who votes without an account',
  },
  after_close: {
    id: 'have-your-say.hidden.after_close',
    defaultMessage: 'The result is published when voting ends.',
    description: 'Why no result is shown',
  },
  tooFew: {
    id: 'have-your-say.hidden.tooFew',
    defaultMessage:
      'Fewer than five people voted. The result of this secret vote is not shown, because it would say how somebody voted.',
    description: 'Why no result is shown after a vote has ended',
  },
  notOpen: {
    id: 'have-your-say.hidden.notOpen',
    defaultMessage:
      'You have voted. The result so far can be seen here once the portal is open for everybody.',
    description: 'Why no result is shown, on a portal that is open for the staff alone',
  },
  members_only: {
    id: 'have-your-say.hidden.members_only',
    defaultMessage: 'Only members of the group see this result, when voting has ended.',
    description: 'Why no result is shown',
  },
  staff_only: {
    id: 'have-your-say.hidden.staff_only',
    defaultMessage: 'Only the staff of the city see this result.',
    description: 'Why no result is shown',
  },
});

/** Messages for the reasons why a ballot could not be cast. */
export const failureMessages = defineMessages({
  unreachable: {
    id: 'have-your-say.failure.notKept',
    defaultMessage:
      'The city could not be reached, and this browser does not let the portal keep your vote. Leave this page open and try again; it will not count twice.',
    description: 'The ballot could not be sent, nor kept on the device for later',
  },
  unreachableVisitor: {
    id: 'have-your-say.failure.unreachableVisitor',
    defaultMessage:
      'The city could not be reached. Your answers are kept on this device; please try again, it will not count twice.',
    description: 'The ballot of somebody without an account could not be sent',
  },
  invalidBallot: {
    id: 'have-your-say.failure.invalidBallot',
    defaultMessage:
      'The city found something wrong with these answers. They are kept; please look at them again.',
    description: 'The ballot was refused, and nothing more is said',
  },
  tooManyFromNetwork: {
    id: 'have-your-say.failure.tooManyFromNetwork',
    defaultMessage:
      'Too many votes have come from your network just now. Your answers are kept; please try again in {count, plural, one {# minute} other {# minutes}}.',
    description: 'The ballot was refused for now, since many people share one network address',
  },
  tooManyRequests: {
    id: 'have-your-say.failure.tooManyRequests',
    defaultMessage:
      'You have sent many votes in a short time. Your answers are kept; please try again in {count, plural, one {# minute} other {# minutes}}.',
    description: 'The ballot was refused for now',
  },
  termsNotAccepted: {
    id: 'have-your-say.failure.termsNotAccepted',
    defaultMessage:
      'There are new terms. Accept them at the top of this page, then cast your vote; your choice is kept.',
    description: 'The ballot was refused because the person has not accepted the terms in force',
  },
  other: {
    id: 'have-your-say.failure.other',
    defaultMessage: 'Your vote was not accepted. Your choice is kept; please try again.',
    description: 'The ballot was refused for an unexpected reason',
  },
});
