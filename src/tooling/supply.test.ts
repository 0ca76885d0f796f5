import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');
const named = (path: string) => path.replace(/^.*node_modules\//, '');

/**
 * Licences that allow everybody to use, change and pass on what is under them; LGPL is the picture
 * library, which is linked and not changed.
 */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Zlib',
  'LGPL-3.0-or-later',
];
/** Tools that never leave the machine of a developer. */
const ALLOWED_TO_TOOLS = [...ALLOWED, 'MPL-2.0', 'CC-BY-4.0', 'Public Domain'];
/** Tools whose package says its licence in another place, or in words. */
const SAID_ELSEWHERE = [
  'busboy',
  'dicer',
  'humanize-number',
  'only',
  'parse-cache-control',
  'streamsearch',
  'svg-tags',
];

test('every package that is installed has a licence that the portal may be passed on with', () => {
  const others = installed.filter(([path, { license = '', dev }]) => {
    if (license === '') return !(dev && SAID_ELSEWHERE.includes(named(path)));
    const terms = license.replace(/[()]/g, '').split(/ (?:AND|OR) /);
    return !terms.every((term) => (dev ? ALLOWED_TO_TOOLS : ALLOWED).includes(term));
  });
  expect(installed.length).toBeGreaterThan(300);
  expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
});

test('what is installed is locked by its digest, and comes from no other place than the registry', () => {
  const loose = installed.filter(
    ([, { integrity, resolved }]) => !/^sha512-/.test(integrity ?? '') || resolved !== undefined,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('no package that runs in production brings a program that its installation starts, but for one that only chooses its binary', () => {
  const starting = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(starting.map(([path]) => named(path)).sort()).toEqual([
    '@parcel/watcher',
    '@swc/core',
    'esbuild',
    'unrs-resolver',
  ]);
});

/** The first version without a hole that was published. */
const LEAST = {
  'react-router': '7.12.0',
  'react-router-dom': '7.12.0',
  webpack: '5.94.0',
  jose: '6.0.0',
  'oidc-provider': '9.0.0',
} as const;

const isLess = (version: string, least: string) => {
  const [one, other] = [version, least].map((text) => text.split('.').map(Number));
  const place = one!.findIndex((part, at) => part !== other![at]);
  return place >= 0 && one![place]! < other![place]!;
};

test.each(Object.entries(LEAST))(
  'every copy of %s is %s or later: earlier ones have known holes',
  (name, least) => {
    const copies = installed.filter(([path]) => named(path) === name);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter(([, { version }]) => isLess(version, least))).toEqual([]);
  },
);

describe('what browsers are given', () => {
  const folder = 'dist/portal';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  const texts = files
    .filter((name) => /\.(js|css|html|json|webmanifest|svg)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const holding = (sign: RegExp) =>
    texts.filter(([, text]) => sign.test(text)).map(([name]) => name);

  test.each([
    ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY|"d":"[\w-]{40,}"/],
    ['secret key of a payment service', /\b[sr]k_(?:live|test)_\w{8,}/],
    ['live key of a payment service', /\bpk_live_\w{8,}/],
    ['key of a cloud', /\bAKIA[0-9A-Z]{16}\b|AIza[\w-]{35}/],
    ['token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
    [
      'secret of the environment',
      /(?:MEYDAN|DOOR)_[A-Z]*(?:SECRET|TOKEN|KEY)|DATABASE_URL|postgres(?:ql)?:\/\//,
    ],
    ['path of the machine that built it', /\/(?:home|Users|root|work|tmp)\/[\w.-]+\//],
    ['source map', /sourceMappingURL=|webpack:\/\/\//],
    ['development server', /webpack-dev-server|webpackHotUpdate|__webpack_hmr/],
    // The place of a file is fixed: no `<img name=currentScript>` can say where the next one comes
    // from.
    ['place of its own that markup could change', /currentScript/],
  ])('has no %s', (_what, sign) => {
    expect(texts.length).toBeGreaterThan(100);
    expect(holding(sign)).toEqual([]);
  });

  test('has no style sheet that only the reader of Markdown brings: pages show texts without it', () => {
    expect(files.filter((name) => /^assets[\\/]markdown\./.test(name))).toEqual([
      expect.stringMatching(/\.js$/),
    ]);
  });

  test('has no file with the sources', () => {
    expect(files.filter((name) => /\.(map|tsx?|LICENSE\.txt)$/.test(name))).toEqual([]);
  });
});

test('no component writes markup, and nothing of ours becomes a script out of text', () => {
  const sources = ['src/client', 'src/shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing\//.test(name))
      .map((name) => join(folder, name)),
  );
  const sink =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|\bnew Function\(|\beval\(|createContextualFragment|setHTMLUnsafe|srcDoc=/;
  // With an empty string React keeps what the host has written, and writes nothing.
  const harmless = "dangerouslySetInnerHTML={{ __html: '' }}";
  const codeOf = (file: string) =>
    readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(sources.filter((file) => sink.test(codeOf(file).replace(harmless, '')))).toEqual([]);
});
