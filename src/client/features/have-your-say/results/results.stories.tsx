import { ALL_METHODS, type Method } from '../../../../shared/ballots/paper';
import type { ComponentStory } from '../../../workbench/componentStory';
import { ShownResults } from './ShownResults';
import {
  burlington,
  committee,
  counted,
  type Counted,
  cumulative,
  dates,
  decision,
  food,
  inWords,
  marksOf,
  onScale,
  optionsNamed,
  quadratic,
  schulze45,
  schulze9,
  scored,
  tennessee,
  tennesseePlurality,
} from './testing/elections';
import { nadNeremCounted } from './testing/nadNerem';
import { pollWith } from './testing/poll';

const limited = (): Counted =>
  counted(
    {
      method: 'limited',
      options: optionsNamed(['Park', 'Playground', 'Market']),
      settings: { most: 2 },
    },
    marksOf([
      { approved: [0, 1], count: 31 },
      { approved: [1, 2], count: 18 },
      { approved: [0], count: 9 },
    ]),
  );

/** An election of the literature for each method, counted as the host counts. */
const ELECTIONS: Readonly<Record<Method, () => Counted>> = {
  plurality: tennesseePlurality,
  limited,
  approval: () => committee('approval'),
  proposal: () => decision('proposal', [132, 61, 15]),
  consent: () => decision('consent', [12, 5, 3, 1]),
  proportionalApproval: () => committee('proportionalApproval'),
  sequentialProportionalApproval: () => committee('sequentialProportionalApproval'),
  sequentialPhragmen: () => committee('sequentialPhragmen'),
  schulze: () => schulze45('schulze'),
  rankedPairs: () => schulze45('rankedPairs'),
  minimax: () => schulze45('minimax'),
  copeland: () => schulze45('copeland'),
  kemeny: () => tennessee('kemeny'),
  borda: () => tennessee('borda'),
  dowdall: () => tennessee('dowdall'),
  instantRunoff: () => burlington('instantRunoff'),
  scottishStv: () => food('scottishStv'),
  meekStv: () => food('meekStv'),
  score: () => scored('score'),
  star: () => scored('star'),
  majorityJudgment: () => scored('majorityJudgment'),
  cumulative,
  quadratic,
  equalShares: () => nadNeremCounted('equalShares'),
  budgetGreedy: () => nadNeremCounted('budgetGreedy'),
  timePoll: dates,
  scale: onScale,
  text: inWords,
};

const story = (
  state: string,
  questions: () => readonly Counted[],
  more?: Parameters<typeof pollWith>[1],
): ComponentStory => ({
  component: 'Results',
  state,
  render: () => <ShownResults poll={pollWith(questions(), more)} />,
});

/** The result of a vote by every method, and in every state. */
export const RESULT_STORIES: readonly ComponentStory[] = [
  ...ALL_METHODS.map((method) => story(method, () => [ELECTIONS[method]()])),
  story('several', () => [scored('star'), nadNeremCounted('equalShares'), inWords()]),
  story('open', () => [tennesseePlurality()], { isFinal: false }),
  story('tie', () => [schulze9()]),
  story('quorumMissed', () => [tennesseePlurality()], { quorum: 101, census: 1_200 }),
  story('secret', () => [schulze45('schulze')], { secrecy: 'secret' }),
];
