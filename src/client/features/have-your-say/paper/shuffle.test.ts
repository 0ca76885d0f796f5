import { anOption, aQuestion } from '../../../testing/pollFactories';
import { shuffleOptions } from './shuffle';

const NAMES = ['a', 'b', 'c', 'd'];
const options = NAMES.map((name) => anOption(name, name));
const orderFor = (seed: string, question = aQuestion('choice', { options })) =>
  shuffleOptions([question], seed)[0]!.options.map(({ id }) => id);

test('a device sees the same order each time, with every option once', () => {
  expect(orderFor('one')).toEqual(orderFor('one'));
  expect(orderFor('one').toSorted()).toEqual(NAMES);
});

test('no option gains by standing first: each does for about as many devices', () => {
  const firsts = Array.from({ length: 4_000 }, (_, device) => orderFor(`device ${device}`)[0]);
  for (const name of NAMES) {
    const share = firsts.filter((first) => first === name).length / firsts.length;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
  }
});

test.each(['proposal', 'consent', 'timePoll'] as const)(
  'the options of %s have an order of their own',
  (method) => {
    const type = method === 'timePoll' ? 'date' : 'choice';
    const question = aQuestion(type, { method: method as never, options });
    expect(orderFor('one', question)).toEqual(NAMES);
    expect(orderFor('other', question)).toEqual(NAMES);
  },
);
