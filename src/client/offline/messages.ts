import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/**
 * Above every page while the host cannot be reached, and about ballots that wait on this device.
 */
export const offlineMessages = {
  ...defineMessages({
    unreachable: {
      id: 'offline.unreachable',
      defaultMessage: 'The city cannot be reached right now',
      description: 'Heading of the bar: the device has a network, the host does not answer',
    },
    text: {
      id: 'offline.text',
      defaultMessage: 'Pages kept on this device can be read. A vote you cast now waits here.',
      description: 'Text of the bar while the host cannot be reached',
    },
    savedPages: {
      id: 'offline.savedPages',
      defaultMessage: 'Pages on this device',
      description: 'Link to, and heading of, the list of pages that can be read without a network',
    },
    waitingText: {
      id: 'offline.waitingText',
      defaultMessage:
        'Not counted yet. Until it has been sent, your choice is kept on this device; anybody who can use the device can read it.',
      description: 'Text of the bar about votes that wait on this device',
    },
    sendNow: {
      id: 'offline.sendNow',
      defaultMessage: 'Send now',
      description: 'Button: send the votes that wait on this device',
    },
    waiting: {
      id: 'offline.waiting',
      defaultMessage: 'Waiting to be sent, not counted yet',
      description: 'State of a vote that was cast without a network',
    },
    counted: {
      id: 'offline.counted',
      defaultMessage: 'Counted. Receipt:',
      description: 'State of a vote that was cast without a network; the code follows',
    },
    doNotSend: {
      id: 'offline.doNotSend',
      defaultMessage: 'Do not send',
      description: 'Button: the waiting vote is removed from this device',
    },
    dismiss: {
      id: 'offline.dismiss',
      defaultMessage: 'Remove from the list',
      description: 'Button: the person has read what became of the vote',
    },
  }),
  votes: defineMessage<{ count: number }>({
    id: 'offline.votes',
    defaultMessage:
      '{count, plural, one {# vote cast without a connection} other {# votes cast without a connection}}',
    description: 'Heading of the bar about votes that wait on this device',
  }),
  savedAt: defineMessage<{ time: MessageValue }>({
    id: 'offline.savedAt',
    defaultMessage: 'This page was saved on {time} and may have changed since.',
    description: 'In the bar, on a page that comes from the device; time is a date with a time',
  }),
};

/** Messages for why a waiting ballot has not been taken yet, by the host’s code. */
export const holdUpMessages = defineMessages({
  termsNotAccepted: {
    id: 'offline.holdUp.termsNotAccepted',
    defaultMessage: 'There are new terms. It is sent after you have accepted them.',
    description: 'Why a vote still waits',
  },
  signInRequired: {
    id: 'offline.holdUp.signInRequired',
    defaultMessage: 'It is sent after you have signed in again.',
    description: 'Why a vote still waits',
  },
});

/** Messages for why a ballot that waited was refused, by the host’s code. */
export const queuedRefusalMessages = defineMessages({
  closed: {
    id: 'offline.refused.closed',
    defaultMessage: 'Not counted: voting had ended when it arrived.',
    description: 'What became of a vote that was cast without a network',
  },
  cancelled: {
    id: 'offline.refused.cancelled',
    defaultMessage: 'Not counted: this vote was cancelled.',
    description: 'What became of a vote that was cast without a network',
  },
  alreadyVoted: {
    id: 'offline.refused.alreadyVoted',
    defaultMessage: 'Not counted: an earlier vote of yours had already been counted here.',
    description: 'What became of a vote that was cast without a network',
  },
  loginHasVoted: {
    id: 'offline.refused.loginHasVoted',
    defaultMessage:
      'Not counted: the login of your account had already voted here, with another account.',
    description: 'What became of a vote that was cast without a network',
  },
  verificationRequired: {
    id: 'offline.refused.verificationRequired',
    defaultMessage: 'Not counted: this vote is for verified residents.',
    description: 'What became of a vote that was cast without a network',
  },
  districtUnknown: {
    id: 'offline.refused.districtUnknown',
    defaultMessage: 'Not counted: your verification does not say in which district you live.',
    description: 'What became of a vote that was cast without a network',
  },
  otherDistrict: {
    id: 'offline.refused.otherDistrict',
    defaultMessage: 'Not counted: this vote is for residents of other districts.',
    description: 'What became of a vote that was cast without a network',
  },
  ageUnknown: {
    id: 'offline.refused.ageUnknown',
    defaultMessage: 'Not counted: your verification does not show that you are of the age.',
    description: 'What became of a vote that was cast without a network',
  },
  otherAge: {
    id: 'offline.refused.otherAge',
    defaultMessage: 'Not counted: this vote is for residents of another age.',
    description: 'What became of a vote that was cast without a network',
  },
  membersOnly: {
    id: 'offline.refused.membersOnly',
    defaultMessage: 'Not counted: this vote is for members of one group.',
    description: 'What became of a vote that was cast without a network',
  },
  tokenRequired: {
    id: 'offline.refused.tokenRequired',
    defaultMessage: 'Not counted: the voting code is not on the list.',
    description: 'What became of a vote that was cast without a network',
  },
  other: {
    id: 'offline.refused.other',
    defaultMessage: 'Not counted: the city did not accept it.',
    description: 'What became of a vote that was cast without a network, any other reason',
  },
});

export const offlinePageMessages = defineMessages({
  intro: {
    id: 'offline.page.intro',
    defaultMessage:
      'There is no connection to the city, and the page you wanted is not on this device. These can be read now.',
    description: 'Below the heading of the page that is shown without a network',
  },
  back: {
    id: 'offline.page.back',
    defaultMessage: 'The connection is there',
    description: 'Heading of the same page when there is a connection',
  },
  backIntro: {
    id: 'offline.page.backIntro',
    defaultMessage:
      'Go on to the page you wanted. The pages below can also be read without a connection.',
    description: 'Below that heading',
  },
  tryAgain: {
    id: 'offline.page.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button: is there a connection now? Then the page that was wanted opens',
  },
  goOn: {
    id: 'offline.page.goOn',
    defaultMessage: 'Go on',
    description: 'Button: open the page that was wanted',
  },
  stillOffline: {
    id: 'offline.page.stillOffline',
    defaultMessage: 'Still no connection.',
    description: 'Said after another try that failed',
  },
  none: {
    id: 'offline.page.none',
    defaultMessage:
      'There are none yet. Pages that you open with a connection are kept here until you sign out.',
    description: 'In the place of the list of pages that can be read without a network',
  },
});
