import { defineMessages } from 'react-intl';

/** Labels of the settings of a question. */
export const settingMessages = defineMessages({
  least: {
    id: 'poll-edit.setting.least',
    defaultMessage: 'At least so many marks on a ballot',
    description: 'Label of a setting of a question',
  },
  most: {
    id: 'poll-edit.setting.most',
    defaultMessage: 'Maximum number of marks on a ballot',
    description: 'Label of a setting of a question',
  },
  seats: {
    id: 'poll-edit.setting.seats',
    defaultMessage: 'How many can win',
    description: 'Label of a setting of a question',
  },
  none: {
    id: 'poll-edit.setting.none',
    defaultMessage: 'Offer “none of the above”',
    description: 'Label of a setting of a question',
  },
  own: {
    id: 'poll-edit.setting.own',
    defaultMessage: 'Let people write something else',
    description: 'Label of a setting of a question',
  },
  threshold: {
    id: 'poll-edit.setting.threshold',
    defaultMessage: 'Share of yes that is needed, in per cent',
    description: 'Label of a setting of a question',
  },
  blocks: {
    id: 'poll-edit.setting.blocks',
    defaultMessage: 'Passes with up to so many blocks',
    description: 'Label of a setting of a question',
  },
  equal: {
    id: 'poll-edit.setting.equal',
    defaultMessage: 'Let people place several equally',
    description: 'Label of a setting of a question',
  },
  lowest: {
    id: 'poll-edit.setting.lowest',
    defaultMessage: 'Lowest value',
    description: 'Label of a setting of a question',
  },
  highest: {
    id: 'poll-edit.setting.highest',
    defaultMessage: 'Highest value',
    description: 'Label of a setting of a question',
  },
  dots: {
    id: 'poll-edit.setting.dots',
    defaultMessage: 'Dots or credits for each person',
    description: 'Label of a setting of a question',
  },
  against: {
    id: 'poll-edit.setting.against',
    defaultMessage: 'Let people vote against something',
    description: 'Label of a setting of a question',
  },
  budget: {
    id: 'poll-edit.setting.budget',
    defaultMessage: 'Money that can be spent',
    description: 'Label of a setting of a question',
  },
  currency: {
    id: 'poll-edit.setting.currency',
    defaultMessage: 'Currency',
    description: 'Label of a setting of a question',
  },
  utility: {
    id: 'poll-edit.setting.utility',
    defaultMessage: 'What a voter gets out of a project',
    description: 'Label of a setting of a question',
  },
  letters: {
    id: 'poll-edit.setting.letters',
    defaultMessage: 'Letters at most',
    description: 'Label of a setting of a question',
  },
});

/** Hints on settings. */
export const settingHints = defineMessages({
  noLimit: {
    id: 'poll-edit.hint.noLimit',
    defaultMessage: 'Leave it empty for no limit.',
    description: 'Below a setting of a question',
  },
  threshold: {
    id: 'poll-edit.hint.threshold',
    defaultMessage: 'Of those who say yes or no. Leave it empty for more than half.',
    description: 'Below a setting of a question',
  },
  blocks: {
    id: 'poll-edit.hint.blocks',
    defaultMessage: 'With 0 a single block stops it.',
    description: 'Below a setting of a question',
  },
  currency: {
    id: 'poll-edit.hint.currency',
    defaultMessage: 'Three letters, such as EUR.',
    description: 'Below a setting of a question',
  },
  seats: {
    id: 'poll-edit.hint.seats',
    defaultMessage: 'More than one: a committee, or several winners.',
    description: 'Below a setting of a question',
  },
});

/** Names of the utilities that Equal Shares can use. */
export const utilityMessages = defineMessages({
  cost: {
    id: 'poll-edit.utility.cost',
    defaultMessage: 'Its cost: money should be spent where many agree',
    description: 'How a budget by equal shares values a project',
  },
  cardinality: {
    id: 'poll-edit.utility.cardinality',
    defaultMessage: 'The project itself: as many wishes as possible should come true',
    description: 'How a budget by equal shares values a project',
  },
});
