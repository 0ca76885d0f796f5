import type { QuestionSettings } from '../../../shared/ballots/paper';
import type { Localized } from '../../../shared/contract/text';
import { stableId } from './deterministic';
import type { SeedCamp, SeedOption, SeedPoll, SeedQuestion } from './types';

/** Makes the settings of a choice: exactly one mark, unless they say otherwise. */
export const choiceSettings = (
  settings: Partial<QuestionSettings<'choice'>> = {},
): QuestionSettings<'choice'> => ({
  least: 1,
  most: 1,
  seats: 1,
  none: false,
  own: false,
  threshold: null,
  blocks: 0,
  ...settings,
});

/** Makes a question for one option of several, by the most votes. */
export const singleChoice = (prompt: Localized, options: readonly SeedOption[]): SeedQuestion => ({
  type: 'choice',
  method: 'plurality',
  prompt,
  settings: choiceSettings(),
  options,
});

/**
 * Makes the camps: so many residents chose the first option of the only question, the second one,
 * and so on.
 */
export const votes = (...counts: readonly number[]): readonly SeedCamp[] =>
  counts.map((voters, chosen) => ({
    voters,
    likes: [counts.map((_count, option) => Number(option === chosen))],
    spread: 0,
  }));

/** Returns the rules that most polls of the demonstration have in common. */
export const pollRules = (rules: Partial<SeedPoll['details']> = {}): SeedPoll['details'] => ({
  eligibility: 'signed_in',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'after_close',
  canChange: false,
  quorum: 0,
  shuffle: false,
  cancellation: null,
  outcome: null,
  ...rules,
});

/**
 * Residents who think alike, each with a mind of their own: up to a quarter of the scale more or
 * less.
 */
export const camp = (voters: number, ...likes: readonly (readonly number[])[]): SeedCamp => ({
  voters,
  likes,
  spread: 0.25,
});

/** Returns the id of the team or committee whose members vote. */
export const groupOf = (section: 'teams' | 'committees', slug: string): string =>
  stableId('content', section, slug);
