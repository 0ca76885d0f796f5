import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.join(__dirname, '..');
const SHEETS = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

interface Rule {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
}

/** Lists the innermost rules of a style sheet. */
function listRules(css: string): readonly Rule[] {
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: new Map(
      [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
    ),
  }));
}

const isRound = ({ declarations }: Rule): boolean =>
  declarations.has('inline-size') &&
  declarations.get('inline-size') === declarations.get('block-size') &&
  /radius-full|50%/.test(declarations.get('border-radius') ?? '');

test('what is round stays round where a row has too little room', () => {
  const round = SHEETS.flatMap((name) =>
    listRules(readFileSync(path.join(CLIENT, name), 'utf8'))
      .filter(isRound)
      .map((rule) => ({ name, ...rule })),
  );
  expect(round.length).toBeGreaterThan(5);
  const squashed = round.filter(
    ({ declarations }) =>
      declarations.get('flex') !== 'none' && declarations.get('position') !== 'absolute',
  );
  expect(squashed.map(({ name, selector }) => `${name} ${selector}`)).toEqual([]);
});
