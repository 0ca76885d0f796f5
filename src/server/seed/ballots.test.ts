import { findAnswerFaults } from '../../shared/ballots/answerFaults';
import { QUESTION_SETTINGS } from '../../shared/ballots/paper';
import Value from 'typebox/value';
import { ballotsOf } from './ballots';
import { barePaper } from './papers';
import { readDemonstration } from './readDemonstration';

const { residents, contents } = readDemonstration('harbour-city');

const POLLS_BY_SLUG = contents['have-your-say'].map((poll) => [poll.slug, poll] as const);

describe('the ballots of the demonstration', () => {
  it.each(POLLS_BY_SLUG)('%s: every ballot is one that the host would take in', (_slug, poll) => {
    const paper = barePaper(poll);
    const ballots = ballotsOf(poll);
    expect(ballots.flatMap((answers) => findAnswerFaults(paper, answers))).toEqual([]);
    expect(ballots.length).toBeLessThanOrEqual(residents.length);
  });

  it.each(POLLS_BY_SLUG)('%s: the same ballots come about again', (_slug, poll) => {
    expect(ballotsOf(poll)).toEqual(ballotsOf(poll));
  });

  it.each(POLLS_BY_SLUG)('%s: settings are of the form that their question has', (_slug, poll) => {
    const faults = poll.questions.flatMap(({ type, settings }) => [
      ...Value.Errors(QUESTION_SETTINGS[type], settings),
    ]);
    expect(faults).toEqual([]);
  });
});
