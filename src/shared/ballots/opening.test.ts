import { getFirstHead, type Opening } from './opening';

const OPENING: Opening = {
  poll: 'poll',
  opensAt: '2026-03-01T09:00:00.000Z',
  closesAt: null,
  eligibility: 'members',
  secrecy: 'secret',
  quorum: 10,
  census: 40,
  questions: [
    {
      id: 'q',
      type: 'choice',
      method: 'plurality',
      required: true,
      conditions: [],
      settings: {
        least: 1,
        most: 1,
        seats: 1,
        none: false,
        own: false,
        threshold: null,
        blocks: 0,
      },
      prompt: { en: 'Which?', tr: 'Hangisi?' },
      options: [{ id: 'a', cost: null, startsAt: null, label: { en: 'A' } }],
    },
  ],
};
const [QUESTION] = OPENING.questions as [Opening['questions'][0]];

test.each<[string, object]>([
  ['the poll', { poll: 'other' }],
  ['when it opens', { opensAt: null }],
  ['when it closes', { closesAt: '2026-03-10T09:00:00.000Z' }],
  ['who may vote', { eligibility: 'everyone' }],
  ['secrecy', { secrecy: 'open' }],
  ['the quorum', { quorum: 11 }],
  ['the census', { census: 41 }],
  ['a method', { questions: [{ ...QUESTION, method: 'approval' }] }],
  ['a setting', { questions: [{ ...QUESTION, settings: { ...QUESTION.settings, seats: 2 } }] }],
  ['a translation', { questions: [{ ...QUESTION, prompt: { en: 'Which?', tr: 'Hangi?' } }] }],
  [
    'a label',
    { questions: [{ ...QUESTION, options: [{ ...QUESTION.options[0], label: { en: 'B' } }] }] },
  ],
  ['the number of questions', { questions: [] }],
])('another first head follows from a change of %s', (_, change) => {
  expect(getFirstHead({ ...OPENING, ...change } as Opening)).not.toBe(getFirstHead(OPENING));
});

test('it does not follow from the order in which fields were written', () => {
  const reversed = Object.fromEntries(Object.entries(OPENING).toReversed());
  expect(getFirstHead(reversed as unknown as Opening)).toBe(getFirstHead(OPENING));
});
