import { defineMessage, defineMessages } from 'react-intl';

/** Texts about people's answers. */
export const voteSentenceMessages = {
  ...defineMessages({
    few: {
      id: 'dialogs.opinions.said.few',
      defaultMessage: 'Few answers',
      description: 'Badge of a share of less than ten answers',
    },
    everybody: {
      id: 'dialogs.opinions.said.everybody',
      defaultMessage: 'Everybody',
      description: 'Row of all people beside the groups',
    },
    noAnswers: {
      id: 'dialogs.opinions.said.noAnswers',
      defaultMessage: 'No answers',
      description: 'In the place of shares',
    },
  }),
  held: defineMessage<{ level: string; side: string; share: string; count: string; seen: string }>({
    id: 'dialogs.opinions.said.held',
    defaultMessage:
      '{level, select, nearlyAll {Nearly all} most {Most} half {About half} some {Some} other {Hardly any}} {side, select, agree {agree} other {disagree}}: {share} ({count} of {seen} who answered)',
    description: 'How many of a group agree or disagree, in words and as a share',
  }),
  interval: defineMessage<{ low: string; high: string }>({
    id: 'dialogs.opinions.said.interval',
    defaultMessage: 'With 95% confidence between {low} and {high}',
    description: 'How exactly a share is known',
  }),
  ratio: defineMessage<{ ratio: string }>({
    id: 'dialogs.opinions.said.ratio',
    defaultMessage: '{ratio} times as often as in the other groups',
    description: 'How much more a group holds to a statement than the others',
  }),
  answers: defineMessage<{ agree: string; disagree: string; pass: string }>({
    id: 'dialogs.opinions.said.answers',
    defaultMessage: '{agree} agree, {disagree} disagree, {pass} pass',
    description: 'How people answered a statement, as shares',
  }),
  answered: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.said.answered',
    defaultMessage: '{count, plural, one {# answered} other {# answered}}',
    description: 'After the shares: how many answered a statement',
  }),
  shared: defineMessage<{ share: string }>({
    id: 'dialogs.opinions.said.shared',
    defaultMessage: 'Agreement across all groups: {share}',
    description: 'Group-aware consensus of a statement',
  }),
  divide: defineMessage<{ points: number }>({
    id: 'dialogs.opinions.said.divide',
    defaultMessage:
      'Between the groups lie {points, plural, one {# percentage point} other {# percentage points}}',
    description: 'How far groups differ on a statement',
  }),
};

/** Lists of statements, and what each group stands for. */
export const listMessages = {
  ...defineMessages({
    shared: {
      id: 'dialogs.opinions.list.shared',
      defaultMessage: 'What all groups share',
      description: 'Heading of a list of statements',
    },
    sharedIntro: {
      id: 'dialogs.opinions.list.sharedIntro',
      defaultMessage: 'Most people in every group agree with these, however small the group.',
      description: 'Below that heading',
    },
    sharedNone: {
      id: 'dialogs.opinions.list.sharedNone',
      defaultMessage: 'There is nothing yet that most people in every group agree with.',
      description: 'In the place of that list',
    },
    apart: {
      id: 'dialogs.opinions.list.apart',
      defaultMessage: 'What sets them apart',
      description: 'Heading of a list of statements',
    },
    apartIntro: {
      id: 'dialogs.opinions.list.apartIntro',
      defaultMessage: 'On these the groups differ most.',
      description: 'Below that heading',
    },
    groups: {
      id: 'dialogs.opinions.list.groups',
      defaultMessage: 'The groups',
      description: 'Heading of what each group stands for',
    },
    groupsIntro: {
      id: 'dialogs.opinions.list.groupsIntro',
      defaultMessage: 'What each group answers clearly more often than everybody else.',
      description: 'Below that heading',
    },
    standsFor: {
      id: 'dialogs.opinions.list.standsFor',
      defaultMessage: 'What sets it apart',
      description: 'Heading or column: what tells a group from the others',
    },
    standsForNothing: {
      id: 'dialogs.opinions.list.standsForNothing',
      defaultMessage: 'Nothing tells this group clearly from the others.',
      description: 'In the place of such a list',
    },
    majority: {
      id: 'dialogs.opinions.list.majority',
      defaultMessage: 'What most people say, groups aside',
      description: 'Heading of two lists of statements',
    },
    majorityAgree: {
      id: 'dialogs.opinions.list.majorityAgree',
      defaultMessage: 'Most agree',
      description: 'Heading of a list of statements',
    },
    majorityDisagree: {
      id: 'dialogs.opinions.list.majorityDisagree',
      defaultMessage: 'Most disagree',
      description: 'Heading of a list of statements',
    },
    majorityNone: {
      id: 'dialogs.opinions.list.majorityNone',
      defaultMessage: 'None so far.',
      description: 'In the place of a list of statements',
    },
    all: {
      id: 'dialogs.opinions.list.all',
      defaultMessage: 'All statements',
      description: 'Heading of a list of statements',
    },
    order: {
      id: 'dialogs.opinions.list.order',
      defaultMessage: 'Order of the statements',
      description: 'Name of the links that sort a list',
    },
    renew: {
      id: 'dialogs.opinions.list.renew',
      defaultMessage: 'Load the newest numbers',
      description: 'Button at a list while there is a newer map',
    },
  }),
  nearest: defineMessage<{ one: string; other: string; far: string; away: string }>({
    id: 'dialogs.opinions.list.nearest',
    defaultMessage:
      'Groups {one} and {other} stand closest to each other, groups {far} and {away} farthest apart.',
    description: 'Which groups are near to each other on the map',
  }),
};

/** Orders of all statements. */
export const orderMessages = defineMessages({
  consensus: {
    id: 'dialogs.opinions.order.consensus',
    defaultMessage: 'Shared by all groups',
    description: 'Order of statements',
  },
  divided: {
    id: 'dialogs.opinions.order.divided',
    defaultMessage: 'Most divided',
    description: 'Order of statements',
  },
  agreed: {
    id: 'dialogs.opinions.order.agreed',
    defaultMessage: 'Most agreement',
    description: 'Order of statements',
  },
  disagreed: {
    id: 'dialogs.opinions.order.disagreed',
    defaultMessage: 'Most disagreement',
    description: 'Order of statements',
  },
  seen: {
    id: 'dialogs.opinions.order.seen',
    defaultMessage: 'Most answered',
    description: 'Order of statements',
  },
});
