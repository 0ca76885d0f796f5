import { ALL_METHODS, type Method } from '../../../../shared/ballots/paper';
import type { ComponentStory } from '../../../workbench/componentStory';
import { PollResults } from './PollResults';
import {
  createBurlington,
  createCommittee,
  countElection,
  type CountedElection,
  createCumulative,
  createTimePoll,
  createDecision,
  createFoodElection,
  createTextQuestion,
  toMarkAnswers,
  createScaleQuestion,
  createOptions,
  createQuadratic,
  createSchulze45,
  createSchulze9,
  createScored,
  createTennessee,
  createTennesseePlurality,
} from './testing/elections';
import { createNadNerem } from './testing/nadNerem';
import { createClosedPoll } from './testing/poll';

const limited = (): CountedElection =>
  countElection(
    {
      method: 'limited',
      options: createOptions(['Park', 'Playground', 'Market']),
      settings: { most: 2 },
    },
    toMarkAnswers([
      { approved: [0, 1], count: 31 },
      { approved: [1, 2], count: 18 },
      { approved: [0], count: 9 },
    ]),
  );

/** An election of the literature for each method, counted as the host counts. */
const ELECTIONS: Readonly<Record<Method, () => CountedElection>> = {
  plurality: createTennesseePlurality,
  limited,
  approval: () => createCommittee('approval'),
  proposal: () => createDecision('proposal', [132, 61, 15]),
  consent: () => createDecision('consent', [12, 5, 3, 1]),
  proportionalApproval: () => createCommittee('proportionalApproval'),
  sequentialProportionalApproval: () => createCommittee('sequentialProportionalApproval'),
  sequentialPhragmen: () => createCommittee('sequentialPhragmen'),
  schulze: () => createSchulze45('schulze'),
  rankedPairs: () => createSchulze45('rankedPairs'),
  minimax: () => createSchulze45('minimax'),
  copeland: () => createSchulze45('copeland'),
  kemeny: () => createTennessee('kemeny'),
  borda: () => createTennessee('borda'),
  dowdall: () => createTennessee('dowdall'),
  instantRunoff: () => createBurlington('instantRunoff'),
  scottishStv: () => createFoodElection('scottishStv'),
  meekStv: () => createFoodElection('meekStv'),
  score: () => createScored('score'),
  star: () => createScored('star'),
  majorityJudgment: () => createScored('majorityJudgment'),
  cumulative: createCumulative,
  quadratic: createQuadratic,
  equalShares: () => createNadNerem('equalShares'),
  budgetGreedy: () => createNadNerem('budgetGreedy'),
  timePoll: createTimePoll,
  scale: createScaleQuestion,
  text: createTextQuestion,
};

const story = (
  state: string,
  questions: () => readonly CountedElection[],
  more?: Parameters<typeof createClosedPoll>[1],
): ComponentStory => ({
  component: 'Results',
  state,
  render: () => <PollResults poll={createClosedPoll(questions(), more)} />,
});

/** The result of a vote by every method, and in every state. */
export const RESULT_STORIES: readonly ComponentStory[] = [
  ...ALL_METHODS.map((method) => story(method, () => [ELECTIONS[method]()])),
  story('several', () => [
    createScored('star'),
    createNadNerem('equalShares'),
    createTextQuestion(),
  ]),
  story('open', () => [createTennesseePlurality()], { isFinal: false }),
  story('tie', () => [createSchulze9()]),
  story('quorumMissed', () => [createTennesseePlurality()], { quorum: 101, census: 1_200 }),
  story('secret', () => [createSchulze45('schulze')], { secrecy: 'secret' }),
];
