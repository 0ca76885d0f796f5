import { join } from 'node:path';
import type { DemoAccount } from '../demo/account';
import { findDemonstration, isSeed, listSeeds, readPeople } from '../demo/demonstrations';
import { HOST_CLIENT_ID } from '../shared/doorClients';
import type { DoorOptions } from './createDoor';

const ACCESS_TOKEN_SECONDS = 300;
const LONGEST_ACCESS_TOKEN_SECONDS = 86_400;

type Environment = Readonly<Record<string, string | undefined>>;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const isLifetime = (text: string): boolean =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= LONGEST_ACCESS_TOKEN_SECONDS;

const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const RULES = [
  { name: 'PORT', fits: isPort, fault: 'is not a port number' },
  { name: 'DOOR_PORT', fits: isPort, fault: 'is not a port number' },
  {
    name: 'MEYDAN_SEED',
    fits: isSeed,
    fault: `is none of ${listSeeds().join(', ')}`,
  },
  {
    name: 'MEYDAN_ORIGINS',
    fits: (text: string) => listOf(text).every(isOrigin),
    fault: 'is not a list of origins such as https://portal.example',
  },
  {
    name: 'DOOR_ACCESS_TOKEN_SECONDS',
    fits: isLifetime,
    fault: `is not a whole number of seconds from 1 to ${LONGEST_ACCESS_TOKEN_SECONDS}`,
  },
];

const NO_SECRET =
  'MEYDAN_DOOR_SECRET is missing: the secret with which the host asks the door about tokens';

function faults(env: Environment): string[] {
  const wrong = RULES.filter(({ name, fits }) => env[name] && !fits(env[name]));
  const lines = wrong.map(({ name, fault }) => `${name} ${fault}: ${env[name]}`);
  return env.MEYDAN_DOOR_SECRET ? lines : [...lines, NO_SECRET];
}

function readPeopleOf(seed: string): readonly DemoAccount[] {
  const demonstration = isSeed(seed) ? findDemonstration(seed) : null;
  return demonstration === null ? [] : readPeople(demonstration);
}

/**
 * Options of the door from the environment, with the host's defaults. Throws one error that lists
 * every fault. Without MEYDAN_DATA keys, sessions and tokens live in memory and end with the
 * process. DOOR_ACCESS_TOKEN_SECONDS, 300 unless set, is how long access and ID tokens last: a
 * short life lets a test watch a renewal.
 */
export function readEnvironment(env: Environment): Omit<DoorOptions, 'log'> {
  const found = faults(env);
  if (found.length > 0) throw new Error(found.join('\n'));
  const port = Number(env.DOOR_PORT || 3100);
  return {
    port,
    issuer: `http://localhost:${port}`,
    portalOrigins: [`http://localhost:${env.PORT || 3000}`, ...listOf(env.MEYDAN_ORIGINS)],
    hostClient: { id: HOST_CLIENT_ID, secret: env.MEYDAN_DOOR_SECRET! },
    people: readPeopleOf(env.MEYDAN_SEED || 'demo'),
    accessTokenSeconds: Number(env.DOOR_ACCESS_TOKEN_SECONDS || ACCESS_TOKEN_SECONDS),
    stateFile: env.MEYDAN_DATA ? join(env.MEYDAN_DATA, 'door.json') : null,
  };
}
