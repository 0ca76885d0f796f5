import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const tapePlayerMessages = defineMessages({
  choose: {
    id: 'workbench.tape.choose',
    defaultMessage: 'Session tape',
    description: 'Label of a choice: recordings of sessions that testers have made',
  },
  none: {
    id: 'workbench.tape.none',
    defaultMessage: 'Choose one…',
    description: 'Choice: no recording yet',
  },
  file: {
    id: 'workbench.tape.file',
    defaultMessage: 'A file of your own',
    description: 'Label of a file field: the recording of a session. It stays in the browser',
  },
  opening: {
    id: 'workbench.tape.opening',
    defaultMessage: 'Replaying the tape…',
    description: 'The recording is being played to the portal’s own code',
  },
  followed: {
    id: 'workbench.tape.followed',
    defaultMessage: 'The portal of today does what was recorded.',
    description: 'A recording was replayed, and everything happened as it had',
  },
  departed: {
    id: 'workbench.tape.departed',
    defaultMessage: 'The portal of today does something else:',
    description: 'A recording was replayed, and something happened otherwise. What it was follows',
  },
  notReplayed: {
    id: 'workbench.tape.notReplayed',
    defaultMessage: 'This tape cannot be replayed here. You see what was recorded.',
    description: 'Only the file itself can be shown',
  },
  time: {
    id: 'workbench.tape.time',
    defaultMessage: 'Time of the tape',
    description: 'Label of a slider over the time of a recording',
  },
  earlier: {
    id: 'workbench.tape.earlier',
    defaultMessage: 'Action before',
    description: 'Button: go back to the action that came before',
  },
  later: {
    id: 'workbench.tape.later',
    defaultMessage: 'Next action',
    description: 'Button: go on to the action that comes next',
  },
  actions: {
    id: 'workbench.tape.actions',
    defaultMessage: 'Actions',
    description: 'Heading: what happened in the store (Redux actions)',
  },
  search: {
    id: 'workbench.tape.search',
    defaultMessage: 'Search in actions',
    description: 'Label of a field',
  },
  state: {
    id: 'workbench.tape.state',
    defaultMessage: 'State',
    description: 'Heading: the state of the store at a moment',
  },
  changed: {
    id: 'workbench.tape.changed',
    defaultMessage: 'What this action changed',
    description: 'Heading of a list of differences in the state',
  },
  changedSince: {
    id: 'workbench.tape.changedSince',
    defaultMessage: 'Changed since the last state on the tape',
    description: 'Heading of a list of differences in the state, where not every state is known',
  },
  unchanged: {
    id: 'workbench.tape.unchanged',
    defaultMessage: 'Nothing in the state.',
    description: 'An action changed nothing',
  },
  unknownState: {
    id: 'workbench.tape.unknownState',
    defaultMessage: 'The tape holds no state for this moment.',
    description: 'Nothing to show',
  },
  whole: {
    id: 'workbench.tape.whole',
    defaultMessage: 'The whole state',
    description: 'Button that unfolds the state as JSON',
  },
  waiting: {
    id: 'workbench.tape.waiting',
    defaultMessage: 'What the sagas wait for',
    description: 'Heading of a tree of effects (redux-saga) that have not ended at a moment',
  },
  noEffects: {
    id: 'workbench.tape.noEffects',
    defaultMessage: 'The tape does not tell.',
    description: 'Nothing is known about effects at this moment',
  },
  requests: {
    id: 'workbench.tape.requests',
    defaultMessage: 'Requests so far',
    description: 'Heading: what was asked of servers up to a moment',
  },
  noRequests: {
    id: 'workbench.tape.noRequests',
    defaultMessage: 'None yet.',
    description: 'Nothing was asked of servers up to a moment',
  },
  open: {
    id: 'workbench.tape.open',
    defaultMessage: 'not answered yet',
    description: 'About a request',
  },
  noAnswer: {
    id: 'workbench.tape.noAnswer',
    defaultMessage: 'no answer came',
    description: 'About a request',
  },
  tokens: {
    id: 'workbench.tape.tokens',
    defaultMessage: 'Tokens',
    description: 'Heading: bars that show how long tokens of the sign-in are good',
  },
  noTokens: {
    id: 'workbench.tape.noTokens',
    defaultMessage: 'No tokens came in this session.',
    description: 'Nothing to show',
  },
});

/** Reasons for which a file cannot be shown. */
export const tapeFaultMessages = defineMessages({
  failed: {
    id: 'workbench.tape.failed',
    defaultMessage: 'The tape could not be opened. Try it again.',
    description:
      'Error: the file could not be fetched, or the program that replays it did not start',
  },
  foreign: {
    id: 'workbench.tape.foreign',
    defaultMessage: 'This file is no session tape of this portal.',
    description: 'Error about a file',
  },
  older: {
    id: 'workbench.tape.older',
    defaultMessage: 'This tape has an older format. Upgrade it first: npm run tape -- upgrade',
    description: 'Error about a file. The end is a command and stays as it is',
  },
  newer: {
    id: 'workbench.tape.newer',
    defaultMessage: 'This tape was recorded by a newer portal. Open it there.',
    description: 'Error about a file',
  },
  truncated: {
    id: 'workbench.tape.truncated',
    defaultMessage: 'This tape was cut off: its end is missing.',
    description: 'Error about a file',
  },
  edited: {
    id: 'workbench.tape.edited',
    defaultMessage: 'This tape was changed after it had been recorded.',
    description: 'Error about a file',
  },
  malformed: {
    id: 'workbench.tape.malformed',
    defaultMessage: 'This tape has a line that cannot be read.',
    description: 'Error about a file',
  },
});

export const tokenKindMessages = defineMessages({
  access: {
    id: 'workbench.tape.access',
    defaultMessage: 'Access token',
    description: 'Kind of token (OAuth)',
  },
  id: {
    id: 'workbench.tape.id',
    defaultMessage: 'ID token',
    description: 'Kind of token (OpenID Connect)',
  },
  refresh: {
    id: 'workbench.tape.refresh',
    defaultMessage: 'Refresh token',
    description: 'Kind of token (OAuth)',
  },
});

/** With values. */
export const tapePlayerValueMessages = {
  found: defineMessage<{ shown: MessageValue; all: MessageValue }>({
    id: 'workbench.tape.found',
    defaultMessage: '{shown} of {all}',
    description: 'How many actions fit the search. Both are numbers',
  }),
  span: defineMessage<{ name: MessageValue; from: string; to: string }>({
    id: 'workbench.tape.span',
    defaultMessage: '{name}, {from} to {to}',
    description:
      'How long a token is good. Name is a short name, the others are times like 00:05:00',
  }),
};
