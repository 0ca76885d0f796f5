import { chooseByWords, chooseEverything, chooseNear, UnknownWord } from './choose';

const ALL = [
  'src/client/features/quizzes/QuizScreen.test.tsx',
  'src/client/ui/Dialog.test.tsx',
  'src/e2e/quiz.e2e.ts',
  'src/server/db/folded.test.ts',
  'src/server/quizzes/scoring.test.ts',
  'src/tooling/documents.test.ts',
];
const QUIZ = ALL.filter((file) => file.includes('quiz'));

test('a word chooses what has it in its path, wherever that runs', () => {
  expect(chooseByWords(['quiz'], ALL)).toEqual({
    parts: ['client', 'host', 'embedded', 'browser'],
    files: QUIZ,
  });
});

test('the name of a part chooses all of it, beside what a word chooses', () => {
  expect(chooseByWords(['types', 'client'], ALL)).toEqual({
    parts: ['types', 'client'],
    files: ALL.slice(0, 2),
  });
  expect(chooseByWords(['lint', 'Dialog'], ALL)).toEqual({
    parts: ['lint', 'client'],
    files: [ALL[1]],
  });
});

test('an unknown word says what there is', () => {
  const choose = () => chooseByWords(['quiz', 'quxx'], ALL);
  expect(choose).toThrow(UnknownWord);
  expect(choose).toThrow(/“quxx”[\s\S]*types, lint[\s\S]*quizzes/);
});

test('near: the checks, what imports a change, what was changed itself and what reads it', () => {
  const changed = ['src/shared/duration.ts', 'src/e2e/quiz.e2e.ts', 'README.md'];
  const asked: (readonly string[])[] = [];
  const { parts, files } = chooseNear(changed, ALL, (of) => {
    asked.push(of);
    return ['src/client/ui/Dialog.test.tsx'];
  });
  expect(asked).toEqual([changed]);
  expect(files).toEqual([ALL[1], ALL[2], ALL[5]]);
  expect(parts).toEqual([
    'types',
    'lint',
    'styles',
    'messages',
    'unused',
    'client',
    'node',
    'browser',
  ]);
});

test('without a word everything is chosen', () => {
  expect(chooseEverything(ALL, false).files).toEqual(ALL);
  expect(chooseEverything(ALL, false).parts).toEqual([
    'types',
    'lint',
    'styles',
    'messages',
    'unused',
    'client',
    'node',
    'host',
    'embedded',
    'browser',
  ]);
  expect(chooseEverything(ALL, true).parts.slice(-2)).toEqual(['firefox', 'webkit']);
});
