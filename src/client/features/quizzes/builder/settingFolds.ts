import type { QuizFault } from '../../../../shared/quizzes/quizFaults';

export const SETTING_FOLDS = ['times', 'attempts', 'results'] as const;
export type SettingFold = (typeof SETTING_FOLDS)[number];

/** Fold of each setting that can have a fault; the texts for results have parts of their own. */
const FOLDS = {
  opensAt: 'times',
  closesAt: 'times',
  bands: 'results',
  from: 'results',
  text: 'results',
} as const satisfies Record<string, SettingFold>;

/** Returns the fold with the setting that a fault is about; none where it is about no setting. */
export const getSettingFold = ({ question, field = '' }: QuizFault): SettingFold | undefined =>
  question === undefined && Object.hasOwn(FOLDS, field)
    ? FOLDS[field as keyof typeof FOLDS]
    : undefined;
