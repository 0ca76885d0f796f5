import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Texts on how sure the groups are, how they were found, and their limits. */
export const methodMessages = {
  ...defineMessages({
    sure: {
      id: 'dialogs.opinions.method.sure',
      defaultMessage: 'How sure the groups are',
      description: 'Heading of how stable the groups are',
    },
    rand: {
      id: 'dialogs.opinions.method.rand',
      defaultMessage:
        '100% means that everybody was grouped with the same people again, 0% that it was no better than chance (adjusted Rand index).',
      description: 'Explains the share before it',
    },
    notMeasured: {
      id: 'dialogs.opinions.method.notMeasured',
      defaultMessage: 'This is measured as soon as the answers pause.',
      description: 'In the place of how stable the groups are',
    },
    how: {
      id: 'dialogs.opinions.method.how',
      defaultMessage: 'How this was computed',
      description: 'Line that unfolds the method',
    },
    places: {
      id: 'dialogs.opinions.method.places',
      defaultMessage:
        'People are placed by their answers to the statements of others alone: whoever answered alike stands close together (principal components).',
      description: 'Part of the method',
    },
    clusters: {
      id: 'dialogs.opinions.method.clusters',
      defaultMessage:
        'People close together become a point, points close together a group (k-means). There are as many groups, two to five, as tell people apart best. No group has fewer than three people; where that is not possible, everybody is one group.',
      description: 'Part of the method',
    },
    apart: {
      id: 'dialogs.opinions.method.apart',
      defaultMessage:
        'What sets a group apart is what it answers so much more often than everybody else that it is hardly chance.',
      description: 'Part of the method',
    },
    agreement: {
      id: 'dialogs.opinions.method.agreement',
      defaultMessage:
        'Agreement across all groups multiplies the shares who agree in each group: it is high only where every group agrees.',
      description: 'Part of the method',
    },
    source: {
      id: 'dialogs.opinions.method.source',
      defaultMessage:
        'The method is that of Polis (Small, Bjorkegren, Erkkilä, Shaw and Megill 2021), with the changes that are named here. Nothing in it is left to chance: from the files below anybody can compute the same groups.',
      description: 'Part of the method',
    },
    starts: {
      id: 'dialogs.opinions.method.starts',
      defaultMessage:
        'Unlike in Polis, it makes no difference who came first. There, groups begin with the people who answered first, and the same answers in another order can give other groups. Here, people are put in an order that follows from their answers, groups are formed from many starts, and the grouping in which people stand closest to the middle of their group is taken.',
      description: 'Part of the method: how it differs from Polis, and why',
    },
    anew: {
      id: 'dialogs.opinions.method.anew',
      defaultMessage:
        'Also unlike in Polis, an earlier map decides nothing: how many groups there are and who has a place in them follows from the answers as they are now. This is what makes it possible to check the map; in return, a few new answers can change the number of groups. How well groups separate people is measured by person, not by point.',
      description: 'Part of the method: how it differs from Polis, and why',
    },
    limits: {
      id: 'dialogs.opinions.method.limits',
      defaultMessage: 'What this cannot say',
      description: 'Heading of the limits of the method',
    },
    notEverybody: {
      id: 'dialogs.opinions.method.notEverybody',
      defaultMessage:
        'It shows those who answered, not everybody who lives here: it is no representative survey.',
      description: 'A limit of the method',
    },
    computed: {
      id: 'dialogs.opinions.method.computed',
      defaultMessage:
        'Groups are computed from answers. Nobody has joined one, and only you are told which one you are in.',
      description: 'A limit of the method',
    },
    flat: {
      id: 'dialogs.opinions.method.flat',
      defaultMessage:
        'The map has two directions, opinions have many: people can stand close together and still differ on something.',
      description: 'A limit of the method',
    },
    files: {
      id: 'dialogs.opinions.method.files',
      defaultMessage: 'The answers as files',
      description: 'Heading of downloads',
    },
    layout: {
      id: 'dialogs.opinions.method.layout',
      defaultMessage:
        'In the layout in which conversations of Polis are published. People go by numbers that were drawn by lot; 1 stands for agree, 0 for pass, −1 for disagree. So that nobody can be recognised, there are no times, and no answers to one’s own statements.',
      description: 'What the files are like',
    },
  }),
  level: defineMessage<{ level: string }>({
    id: 'dialogs.opinions.method.level',
    defaultMessage:
      '{level, select, firm {These groups are firm: other people of the same kind would give the same ones.} fair {These groups are fairly firm: with other people of the same kind their edges would move.} other {These groups are shaky: with other people of the same kind they could look different.}}',
    description: 'What the stability of the groups means',
  }),
  samples: defineMessage<{ samples: number; people: number; share: string }>({
    id: 'dialogs.opinions.method.samples',
    defaultMessage:
      'In {samples, plural, one {# random sample} other {# random samples}} of {people, plural, one {# person} other {# people}} the same groups were found to {share}.',
    description: 'How stable the groups are',
  }),
  range: defineMessage<{ low: string; high: string }>({
    id: 'dialogs.opinions.method.range',
    defaultMessage: 'Nine of ten samples lie between {low} and {high}.',
    description: 'How far samples differ',
  }),
  ofGroup: defineMessage<{ group: MessageValue; share: string }>({
    id: 'dialogs.opinions.method.ofGroup',
    defaultMessage: '{group}: {share}',
    description: 'A group and how stable it is',
  }),
  counts: defineMessage<{ groups: number; share: string }>({
    id: 'dialogs.opinions.method.counts',
    defaultMessage: '{groups, plural, one {# group} other {# groups}}: {share} of the samples',
    description: 'In how many samples there were so many groups',
  }),
  silhouette: defineMessage<{ groups: number; value: string }>({
    id: 'dialogs.opinions.method.silhouette',
    defaultMessage:
      '{groups, plural, one {# group} other {# groups}} separate people by {value} (mean silhouette, −1 to 1)',
    description: 'How well a number of groups separates people',
  }),
};

/** Files, by their names. */
export const fileMessages = defineMessages({
  'summary.csv': {
    id: 'dialogs.opinions.file.summary',
    defaultMessage: 'Summary (CSV)',
    description: 'A file',
  },
  'comments.csv': {
    id: 'dialogs.opinions.file.comments',
    defaultMessage: 'Statements (CSV)',
    description: 'A file',
  },
  'votes.csv': {
    id: 'dialogs.opinions.file.votes',
    defaultMessage: 'Every answer (CSV)',
    description: 'A file',
  },
  'participants-votes.csv': {
    id: 'dialogs.opinions.file.participants',
    defaultMessage: 'Last answers and group by person (CSV)',
    description: 'A file',
  },
  'opinions.json': {
    id: 'dialogs.opinions.file.json',
    defaultMessage: 'Everything with the map (JSON)',
    description: 'A file',
  },
});

/** Accounts that gave the same answers, for those who moderate. */
export const alikeMessages = {
  ...defineMessages({
    title: {
      id: 'dialogs.opinions.alike.title',
      defaultMessage: 'Accounts that answer alike',
      description:
        'Line that unfolds how many accounts gave the same answers; only moderators see it',
    },
    meaning: {
      id: 'dialogs.opinions.alike.meaning',
      defaultMessage:
        'Households and friends can agree: this is a reason to look, not a proof. Nothing is removed by itself, and nobody learns whose accounts these are.',
      description: 'What it means that accounts gave the same answers',
    },
    all: {
      id: 'dialogs.opinions.alike.all',
      defaultMessage: 'The map with all accounts:',
      description: 'Before the groups of opinion and how many people each of them has',
    },
    single: {
      id: 'dialogs.opinions.alike.single',
      defaultMessage: 'The map if each group of accounts counted as one:',
      description:
        'Before the groups of opinion and how many people each of them would have; the accounts are those that gave the same answers',
    },
    leave: {
      id: 'dialogs.opinions.alike.leave',
      defaultMessage: 'These would no longer be among the statements that all groups share most:',
      description: 'Before statements; if accounts that answer alike counted as one',
    },
    come: {
      id: 'dialogs.opinions.alike.come',
      defaultMessage: 'These would be among them instead:',
      description: 'Before statements; follows “These would no longer be among the statements …”',
    },
    same: {
      id: 'dialogs.opinions.alike.same',
      defaultMessage: 'The statements that all groups share most would stay the same.',
      description: 'If accounts that answer alike counted as one',
    },
  }),
  none: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.alike.none',
    defaultMessage:
      '{count, plural, one {No two accounts have given the same # answer or more.} other {No two accounts have given the same # answers or more.}}',
    description: 'In the place of groups of accounts that gave the same answers; {count} is 10',
  }),
  group: defineMessage<{
    accounts: number;
    answers: number;
    from: MessageValue;
    to: MessageValue;
  }>({
    id: 'dialogs.opinions.alike.group',
    defaultMessage:
      '{accounts, plural, one {# account} other {# accounts}} gave the same {answers, plural, one {# answer} other {# answers}}; they began between {from} and {to}.',
    description: 'A group of accounts; {from} and {to} are date and time',
  }),
  more: defineMessage<{ count: number }>({
    id: 'dialogs.opinions.alike.more',
    defaultMessage:
      '{count, plural, one {# smaller group is not listed.} other {# smaller groups are not listed.}}',
    description: 'Below groups of accounts that gave the same answers',
  }),
};
