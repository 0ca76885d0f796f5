import { join } from 'node:path';
import { DEMO_PEOPLE } from '../shared/demoPeople';
import { HOST_CLIENT_ID } from '../shared/doorClients';
import type { DoorOptions } from './createDoor';

const SEEDS_WITH_PEOPLE = ['demo', 'scale'];
const SEEDS = [...SEEDS_WITH_PEOPLE, 'none'];

type Environment = Readonly<Record<string, string | undefined>>;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

function faults(env: Environment): string[] {
  const ports = ['PORT', 'DOOR_PORT'].filter((name) => env[name] && !isPort(env[name]));
  return [
    ...ports.map((name) => `${name} is not a port number: ${env[name]}`),
    ...(env.MEYDAN_SEED && !SEEDS.includes(env.MEYDAN_SEED)
      ? [`MEYDAN_SEED is none of ${SEEDS.join(', ')}: ${env.MEYDAN_SEED}`]
      : []),
    ...(env.MEYDAN_DOOR_SECRET
      ? []
      : [
          'MEYDAN_DOOR_SECRET is missing: the secret with which the host asks the door about tokens',
        ]),
  ];
}

/**
 * Options of the door from the environment, with the host's defaults. Throws one error that lists every fault. Without
 * MEYDAN_DATA the signing keys live in memory.
 */
export function readEnvironment(env: Environment): DoorOptions {
  const found = faults(env);
  if (found.length > 0) throw new Error(found.join('\n'));
  const port = Number(env.DOOR_PORT || 3100);
  return {
    port,
    issuer: `http://localhost:${port}`,
    portalOrigins: [`http://localhost:${env.PORT || 3000}`],
    hostClient: { id: HOST_CLIENT_ID, secret: env.MEYDAN_DOOR_SECRET! },
    people: SEEDS_WITH_PEOPLE.includes(env.MEYDAN_SEED || 'demo') ? DEMO_PEOPLE : [],
    keysFile: env.MEYDAN_DATA ? join(env.MEYDAN_DATA, 'door-keys.json') : null,
  };
}
