import { execFileSync } from 'node:child_process';
import { VISIBLE_TEXT } from './visibleText';

// Loaded as Node loads it: the plugin is an ES module.
const LINT = `
  import formatjs from 'eslint-plugin-formatjs';
  import { Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  const [options, ...codes] = JSON.parse(process.argv[1]);
  const config = {
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': ['error', options] },
  };
  const faults = codes.map((code) => new Linter().verify(code, config).map(({ ruleId }) => ruleId));
  process.stdout.write(JSON.stringify(faults));
`;

const RULE = 'formatjs/no-literal-string-in-jsx';

function faultsIn(codes: readonly string[]): readonly string[][] {
  const given = JSON.stringify([VISIBLE_TEXT, ...codes]);
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', LINT, given], {
    encoding: 'utf8',
  });
  return JSON.parse(answer) as string[][];
}

test('[SPEC 1.6] text outside the messages is found, in elements and in attributes that people see or hear', () => {
  const codes = [
    '<p>Text</p>',
    "<p>{isOpen ? 'Open' : name}</p>",
    '<button aria-label="Close" />',
    '<Button aria-label="Close" />',
    '<a title="Where it leads" />',
    '<Notice title="Something is wrong" />',
    '<input placeholder="Your name" />',
    '<Field label="Your name" />',
    '<img alt="A harbour" src={src} />',
    '<Cover alt={`A picture of ${name}`} />',
    '<input aria-placeholder="dd.mm.yyyy" />',
    '<div role="slider" aria-valuetext="five" />',
  ];
  expect(faultsIn(codes)).toEqual(codes.map(() => expect.arrayContaining([RULE])));
});

test('messages, names and an empty alternative are no such text', () => {
  const codes = [
    '<p>{formatMessage(messages.text)}</p>',
    '<Field label={messages.name} name="name" autoComplete="name" />',
    '<img alt="" className="cover" src="/cover.jpg" />',
    '<Icon name="menu" />',
  ];
  expect(faultsIn(codes)).toEqual(codes.map(() => []));
});
