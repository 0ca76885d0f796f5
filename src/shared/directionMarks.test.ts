import { removeDirectionMarks } from './directionMarks';

test('a text cannot turn the direction of what stands beside it; its own letters and joiners stay', () => {
  expect(removeDirectionMarks('\u202eGrace\u2066 · \u202bعمر\u2069')).toBe('Grace · عمر');
  expect(removeDirectionMarks('می\u200cروم\u200f 👩\u200d🔬')).toBe('می\u200cروم\u200f 👩\u200d🔬');
});
