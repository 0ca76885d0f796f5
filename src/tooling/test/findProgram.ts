import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first of these programs that is on PATH, then in one of the folders; null when there is
 * none.
 */
export function findProgram(
  names: readonly string[],
  folders: readonly string[] = [],
): string | null {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  const files = names.flatMap((name) => places.map((place) => join(place, name)));
  return files.find(isExecutable) ?? null;
}

/**
 * nginx, on PATH or where packages put what only an administrator runs; null when there is none.
 */
export const findInstalledNginx = (): string | null =>
  findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);

/** `bin` folders of every PostgreSQL that Debian's packages put in, newest first. */
export function listDebianPostgresFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}

const isRoot = () => process.getuid?.() === 0;

/** Installs Debian packages where this machine lets us; says so, since it takes a while. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!isRoot() || !findProgram(['apt-get'])) return false;
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}
