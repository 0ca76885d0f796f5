import { copyFileSync, linkSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listInstructions, getInstruction, readStages, type Instruction } from './containerfile';

const FILE = 'src/operate/Containerfile';
const UNDERSTOOD = [
  'ENV',
  'WORKDIR',
  'COPY',
  'RUN',
  'USER',
  'VOLUME',
  'EXPOSE',
  'HEALTHCHECK',
  'STOPSIGNAL',
  'CMD',
];

/**
 * A container made from the file, in a folder of this machine: no engine is needed to run its
 * programs.
 */
export interface Image {
  /** Stands for WORKDIR. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly user: string;
  readonly port: number;
  readonly volume: string;
  readonly stopSignal: NodeJS.Signals;
}

/** Links a file where the file system allows it: a copy of all packages would take long. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

function placeTree(from: string, to: string, isLeftOut = (_name: string) => false): void {
  if (!statSync(from).isDirectory()) return place(from, to);
  for (const name of readdirSync(from).filter((entry) => !isLeftOut(entry)))
    placeTree(join(from, name), join(to, name), isLeftOut);
}

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/**
 * Lists the packages that `npm prune --omit=dev` leaves, as the lock file says. Optional ones are
 * there for one kind of machine alone.
 */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && (!optional || isThere(path)))
    .map(([path]) => path);
}

const isNested = (name: string) => name === 'node_modules';

/**
 * Copies a source of the build stage: of the packages those of production, all else as it stands in
 * the project.
 */
function copyOne(source: string, to: string): void {
  if (source !== 'node_modules') return placeTree(source, to);
  for (const path of productionPackages()) placeTree(path, join(dirname(to), path), isNested);
}

function copyAll(stage: readonly Instruction[], workdir: string, folder: string): void {
  for (const rest of listInstructions(stage, 'COPY')) {
    const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'));
    const target = words.pop()!;
    for (const source of words.map((word) => word.replace(`${workdir}/`, '')))
      copyOne(source, join(folder, target.endsWith('/') ? join(target, basename(source)) : target));
  }
}

const listIn = (text: string) => JSON.parse(text.replace(/^[^[]*/, '')) as string[];

/**
 * Puts the last stage of the Containerfile together in an empty folder. What the stage before it
 * installs and builds is what stands in this project: installed from the same lock file and built
 * by the same command.
 */
export function buildImage(folder: string): Image {
  const stage = readStages(FILE).at(-1)!;
  const unknown = stage.filter(({ word }) => !UNDERSTOOD.includes(word));
  if (unknown.length > 0) throw new Error(`${unknown[0]!.word} is not understood here`);
  const workdir = getInstruction(stage, 'WORKDIR');
  copyAll(stage, workdir, folder);
  return {
    folder,
    environment: Object.fromEntries(
      getInstruction(stage, 'ENV')
        .split(/\s+/)
        .map((pair) => pair.split('=') as [string, string]),
    ),
    command: listIn(getInstruction(stage, 'CMD')),
    healthcheck: listIn(getInstruction(stage, 'HEALTHCHECK')),
    user: getInstruction(stage, 'USER'),
    port: Number(getInstruction(stage, 'EXPOSE')),
    volume: getInstruction(stage, 'VOLUME'),
    stopSignal: getInstruction(stage, 'STOPSIGNAL') as NodeJS.Signals,
  };
}
