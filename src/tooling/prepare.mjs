import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OLDEST_NODE = [20, 19];
const INSTALLED_MARK = 'node_modules/.installed';
export const BUILT_MARK = 'dist/.built';

const BUILDS = {
  portal: {
    what: 'the portal',
    mark: BUILT_MARK,
    from: [
      'src/client',
      'src/oidc',
      'src/shared',
      'i18n',
      'public',
      'webpack.config.ts',
      'src/tooling/webpack',
      'package-lock.json',
    ],
    parameters: ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'],
  },
  host: {
    what: 'the host',
    mark: 'dist/host/.built',
    from: [
      'src/server',
      'src/door',
      'src/counting',
      'src/opinions',
      'src/oidc',
      'src/shared',
      'src/tooling/launch.ts',
      'src/tooling/buildHost.mjs',
      'i18n',
      'package-lock.json',
    ],
    parameters: ['src/tooling/buildHost.mjs'],
  },
};

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  process.stderr.write(
    `Meydan needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.filter(existsSync).flatMap(filesBelow))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const isMarked = (mark, digest) => existsSync(mark) && readFileSync(mark, 'utf8') === digest;

function step(label, program, parameters) {
  const started = Date.now();
  process.stdout.write(`${label} …\n`);
  const { status } = spawnSync(program, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(`${label} failed.\n`);
    process.exit(1);
  }
  process.stdout.write(`${label}: done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function install() {
  const digest = digestOf(['package-lock.json']);
  if (isMarked(INSTALLED_MARK, digest)) return;
  step('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALLED_MARK, digest);
}

/**
 * Builds `portal` or `host` where what it is made of has changed. Ends the process where that
 * fails.
 */
export function build(name) {
  const { what, mark, from, parameters } = BUILDS[name];
  const digest = digestOf(from);
  if (isMarked(mark, digest)) return;
  step(`Building ${what}`, process.execPath, parameters);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, digest);
}

/** Checks Node and installs the packages of the lock file. Ends the process where that fails. */
export function prepareTools() {
  checkNode();
  install();
}

/** Brings a clone to the point where the portal can start: Node, packages, portal and host. */
export function prepare() {
  prepareTools();
  Object.keys(BUILDS).forEach(build);
}
