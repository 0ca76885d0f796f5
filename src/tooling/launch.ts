import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DemoAccount } from '../demo/account';
import { findDemonstration, readPeople } from '../demo/demonstrations';
import { requireWritable } from '../server/db/dataFolderLock';
import { readEnvironment, type HostEnvironment } from '../server/environment';
import { StartProblem } from '../server/startProblem';

interface Part {
  readonly name: string;
  readonly process: ChildProcess;
  /** The line that says it is ready, without the words before the address. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number>;
}

const READY = /^(?:host|door) ready (.*)$/;

/** Built programs stand beside this one, once it is built itself. */
const PROGRAMS = import.meta.filename.endsWith('.ts')
  ? {
      host: ['--import', 'tsx', 'src/server/main.ts'],
      door: ['--import', 'tsx', 'src/door/main.ts'],
    }
  : {
      host: [join(import.meta.dirname, 'host.mjs')],
      door: [join(import.meta.dirname, 'door.mjs')],
    };

function startPart(name: keyof typeof PROGRAMS, environment: NodeJS.ProcessEnv): Part {
  const child = spawn(process.execPath, PROGRAMS[name], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const found = READY.exec(line);
      if (found) resolve(found[1]!);
      else process.stdout.write(`${name}: ${line}\n`);
    });
  });
  return { name, process: child, ready, ended };
}

const COLUMN = 12;

function table(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([left, right]) => `  ${left.padEnd(COLUMN)}${right}`).join('\n');
}

const ROLE_WORDS: Readonly<Record<DemoAccount['role'], string>> = {
  participant: 'participant',
  verified: 'verified resident',
  teamLead: 'team lead',
  committeeChair: 'committee chair, verified',
  moderator: 'moderator',
  editor: 'editor',
  admin: 'administrator',
};

function printTable(
  parts: readonly (readonly [string, string])[],
  accounts: readonly DemoAccount[],
): void {
  const people = accounts.map(({ name, role }) => ['', `${name} (${ROLE_WORDS[role]})`] as const);
  process.stdout.write(`\n${table(parts)}\n`);
  if (people.length > 0)
    process.stdout.write(`\n  Sign in as one of these; no password is needed:\n${table(people)}\n`);
  process.stdout.write('\n  Ctrl-C stops everything.\n\n');
}

const runsLocalDoor = ({ seed }: HostEnvironment) => seed !== 'none' && !process.env.MEYDAN_DOORS;

/** Reads the people whom the local door signs in. */
function readAccounts({ seed }: HostEnvironment): DemoAccount[] {
  const demonstration = findDemonstration(seed);
  return demonstration === null ? [] : readPeople(demonstration);
}

const LOOPBACK = /^(localhost|::1|127\..*)$/;

/** Tells whether mails are shown: as `/mailbox`, this opens on this machine alone. */
const showsMail = ({ mail, config, listen }: HostEnvironment) =>
  mail.transport.kind === 'folder' && !config.production && LOOPBACK.test(listen);

async function launch(): Promise<number> {
  const settings = readEnvironment(process.env);
  requireWritable(settings.dataFolder);
  const hasDoor = runsLocalDoor(settings);
  // The two processes are told the same, whatever was left to the defaults.
  const secret = process.env.MEYDAN_DOOR_SECRET ?? randomBytes(24).toString('base64url');
  const environment = {
    PORT: String(settings.port),
    DOOR_PORT: String(settings.doorPort),
    MEYDAN_SEED: settings.seed,
    MEYDAN_DATA: settings.dataFolder,
    ...(hasDoor && { MEYDAN_DOOR_SECRET: secret }),
  };
  const host = startPart('host', environment);
  const door = hasDoor ? startPart('door', environment) : null;
  const parts = [host, ...(door ? [door] : [])];

  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const part of parts) part.process.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const failed = Promise.race(parts.map(({ ended }) => ended));
  const started = Promise.all(parts.map(({ ready }) => ready));
  const first = await Promise.race([started, failed]);
  if (Array.isArray(first)) {
    const [address, database] = first[0]!.split(' · ');
    printTable(
      [
        ['portal', `${address}  ready${settings.seed === 'none' ? '' : '  (also /ar and /tr)'}`],
        ['API', `${address}/v1/openapi.json  ready`],
        ['door', door ? `${first[1]}  ready` : 'none: MEYDAN_DOORS names your providers'],
        ['database', `${database}  ready`],
        ...(showsMail(settings)
          ? [['mail', `${address}/mailbox  every mail is shown here, none is sent`] as const]
          : []),
      ],
      hasDoor ? readAccounts(settings) : [],
    );
    await failed;
  }
  if (!isStopping) stop();
  const codes = await Promise.all(parts.map(({ ended }) => ended));
  return codes.some((code) => code !== 0) || !Array.isArray(first) ? 1 : 0;
}

launch().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof StartProblem ? error.message : String((error as Error).stack)}\n`,
    );
    process.exit(1);
  },
);
