import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { HELPER_PAGES } from '../shared/constants';
import { PortalConfig } from '../shared/contract/config';
import { HOST_CLIENT_ID, PORTAL_CLIENT_ID } from '../shared/doorClients';
import { isLoopback } from '../shared/loopback';
import { isSeed, listSeeds, type SeedName } from './seed/seedNames';
import { readFilesSetting, type FilesSetting } from './files/storageSetting';
import { TrustedDoor } from './identity/doors';
import { readMailSetting, type MailSetting } from './mail/mailSetting';

import type { LockedSettings } from './settings/readSettings';
import { parseSettingsFile } from './settings/settingsFile';
import { StartProblem } from './startProblem';
import { readTranslatorSetting, type TranslatorSetting } from './translations/translatorSetting';

const isOnThisMachine = (issuer: string): boolean =>
  URL.canParse(issuer) && isLoopback(new URL(issuer));

/**
 * Lists what an installation in production must not have: the demonstration, whose people are
 * invented, and its door, where anybody signs in as any of them without a password.
 */
function listProductionFaults({
  config,
  seed,
  doors,
}: Pick<HostEnvironment, 'config' | 'seed' | 'doors'>): string[] {
  if (!config.production) return [];
  const demonstration = `MEYDAN_SEED must be none where MEYDAN_CONFIG says "production": true, not “${seed}”: the demonstration’s people are invented.`;
  return [
    ...(seed === 'none' ? [] : [demonstration]),
    ...doors
      .filter(({ issuer }) => isOnThisMachine(issuer))
      .map(
        ({ issuer }) =>
          `The door at ${issuer} signs people in without passwords: where MEYDAN_CONFIG says "production": true, MEYDAN_DOORS names other providers and MEYDAN_DOOR_SECRET is not set.`,
      ),
  ];
}

export interface HostEnvironment {
  readonly port: number;
  /** Host name or address that the host listens at. */
  readonly listen: string;
  readonly doorPort: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly seed: SeedName;
  readonly config: PortalConfig;
  readonly doors: readonly TrustedDoor[];
  readonly mail: MailSetting;
  readonly files: FilesSetting;
  /** Origin that the links of mails lead to, and that people come back to when they sign in. */
  readonly portalOrigin: string;
  /** Other origins whose portals may call this host. */
  readonly origins: readonly string[];
  /**
   * Number of proxies of one's own in front; each adds the address that it was called from to
   * X-Forwarded-For.
   */
  readonly trustedProxies: number;
  /** Tells whether the first comment of somebody new waits until the staff has looked at it. */
  readonly holdsFirstComments: boolean;
  /** Settings that the operator has set in a file; no page changes them. */
  readonly lockedSettings: LockedSettings;
  /** Hosts of push services that are sent to besides those of the known browsers. */
  readonly pushHosts: readonly string[];
  /** Service that translates what people wrote; null: none. */
  readonly translator: TranslatorSetting | null;
  /** Token whose sender may read the metrics; null: the metrics cannot be read. */
  readonly metricsToken: string | null;
}

type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

const DOOR_SECRET_LENGTH = 16;
const METRICS_TOKEN_LENGTH = 16;

const portOf = (name: string, standard: number) => (env: ProcessEnvironment, faults: string[]) => {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  faults.push(`${name} must be a port from 1 to 65535, not “${text}”.`);
  return standard;
};

const readPort = portOf('PORT', 3000);
const readDoorPort = portOf('DOOR_PORT', 3100);

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

function readListen(env: ProcessEnvironment, faults: string[]): string {
  const text = env.MEYDAN_LISTEN || 'localhost';
  if (isIP(text) !== 0 || HOST_NAME.test(text)) return text;
  faults.push(
    `MEYDAN_LISTEN must be a host name or an address of this machine such as 0.0.0.0, not “${text}”.`,
  );
  return 'localhost';
}

function readMetricsToken(env: ProcessEnvironment, faults: string[]): string | null {
  const token = env.MEYDAN_METRICS_TOKEN;
  if (!token) return null;
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= METRICS_TOKEN_LENGTH) return token;
  faults.push(
    `MEYDAN_METRICS_TOKEN must have at least ${METRICS_TOKEN_LENGTH} letters, digits or signs, without spaces.`,
  );
  return null;
}

function readTrustedProxies(env: ProcessEnvironment, faults: string[]): number {
  const text = env.MEYDAN_TRUST_PROXY || '0';
  if (/^\d$/.test(text)) return Number(text);
  faults.push(`MEYDAN_TRUST_PROXY must be the number of proxies in front, 0 to 9, not “${text}”.`);
  return 0;
}

const SWITCH: Readonly<Record<string, boolean>> = { on: true, off: false };

function readHoldsFirstComments(env: ProcessEnvironment, faults: string[]): boolean {
  const text = env.MEYDAN_HOLD_FIRST_COMMENTS || 'off';
  if (!Object.hasOwn(SWITCH, text))
    faults.push(`MEYDAN_HOLD_FIRST_COMMENTS must be on or off, not “${text}”.`);
  return SWITCH[text] ?? false;
}

function readLockedSettings(env: ProcessEnvironment, faults: string[]): LockedSettings {
  const file = env.MEYDAN_SETTINGS;
  if (!file) return {};
  try {
    const found = parseSettingsFile(readFileSync(file, 'utf8'));
    faults.push(...found.faults.map((fault) => `MEYDAN_SETTINGS, ${file}: ${fault}`));
    return found.values;
  } catch (error) {
    faults.push(`MEYDAN_SETTINGS: ${(error as Error).message}`);
    return {};
  }
}

function readSeed(env: ProcessEnvironment, faults: string[]): SeedName {
  const text = env.MEYDAN_SEED || 'demo';
  if (isSeed(text)) return text;
  faults.push(`MEYDAN_SEED must be one of ${listSeeds().join(', ')}, not “${text}”.`);
  return 'demo';
}

function readDatabaseUrl(env: ProcessEnvironment, faults: string[]): string | null {
  const text = env.DATABASE_URL;
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  faults.push('DATABASE_URL must be a postgres:// address.');
  return null;
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

function readOrigins(env: ProcessEnvironment, faults: string[]): string[] {
  const origins = (env.MEYDAN_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of origins.filter((text) => !isOrigin(text))) {
    faults.push(`MEYDAN_ORIGINS: “${origin}” is not an origin such as https://portal.example.`);
  }
  return origins.filter(isOrigin);
}

function readPushHosts(env: ProcessEnvironment, faults: string[]): string[] {
  const hosts = (env.MEYDAN_PUSH_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  const isHost = (text: string) => HOST_NAME.test(text) && isIP(text) === 0 && text.includes('.');
  for (const host of hosts.filter((text) => !isHost(text)))
    faults.push(`MEYDAN_PUSH_HOSTS: “${host}” is not a host name such as push.example.org.`);
  return hosts.filter(isHost).map((host) => host.toLowerCase());
}

function parseJson<S extends TSchema>(
  name: string,
  text: string,
  schema: S,
  faults: string[],
): Static<S> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    faults.push(`${name} is not JSON (${(error as Error).message}).`);
    return null;
  }
  const problems = [...Value.Errors(schema, value)];
  for (const { instancePath, message } of problems)
    faults.push(`${name}${instancePath}: ${message}.`);
  return problems.length === 0 ? (value as Static<S>) : null;
}

function readFileOrFault(name: string, path: string, faults: string[]): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    faults.push(`${name}: ${path} cannot be read (${(error as Error).message}).`);
    return null;
  }
}

/** Belongs to no account: nothing can be paid with it (SPEC 1.5). */
const TEST_PAYMENT_KEY = 'pk_test_meydan';

/**
 * Returns the `/config.json` of an installation with nothing set: one origin for all, the local
 * provider beside it.
 */
function standardConfig(port: number, doorPort: number): PortalConfig {
  const origin = `http://localhost:${port}`;
  return {
    production: false,
    baseUrl: '',
    apiUrl: '/v1',
    door: 'door',
    signIn: [
      {
        configId: 'door',
        authority: `http://localhost:${doorPort}`,
        clientId: PORTAL_CLIENT_ID,
        redirectUrl: `${origin}/callback`,
        postLogoutRedirectUri: `${origin}/`,
        scope: 'openid profile email phone roles offline_access',
        silentRenew: true,
        useRefreshToken: true,
        silentRenewUrl: `${origin}${HELPER_PAGES.silentRenew}`,
        startCheckSession: true,
      },
    ],
    payment: { publishableKey: TEST_PAYMENT_KEY },
  };
}

function readConfig(
  env: ProcessEnvironment,
  standard: PortalConfig,
  faults: string[],
): PortalConfig {
  const path = env.MEYDAN_CONFIG;
  if (!path) return standard;
  const text = readFileOrFault('MEYDAN_CONFIG', path, faults);
  return (
    (text === null ? null : parseJson('MEYDAN_CONFIG', text, PortalConfig, faults)) ?? standard
  );
}

function readTrustedDoors(text: string, faults: string[]): TrustedDoor[] {
  const doors = parseJson('MEYDAN_DOORS', text, Type.Array(TrustedDoor), faults) ?? [];
  doors.forEach(({ hostClientId, hostClientSecret }, index) => {
    if ((hostClientId === undefined) !== (hostClientSecret === undefined))
      faults.push(
        `MEYDAN_DOORS/${index}: hostClientId and hostClientSecret stand together, or not at all.`,
      );
  });
  return doors;
}

function readDoors(env: ProcessEnvironment, doorPort: number, faults: string[]): TrustedDoor[] {
  if (env.MEYDAN_DOORS) return readTrustedDoors(env.MEYDAN_DOORS, faults);
  const secret = env.MEYDAN_DOOR_SECRET;
  if (!secret) return [];
  if (secret.length < DOOR_SECRET_LENGTH) {
    faults.push(`MEYDAN_DOOR_SECRET must have at least ${DOOR_SECRET_LENGTH} characters.`);
    return [];
  }
  return [
    {
      issuer: `http://localhost:${doorPort}`,
      portalClientId: PORTAL_CLIENT_ID,
      hostClientId: HOST_CLIENT_ID,
      hostClientSecret: secret,
    },
  ];
}

function portalOriginOf({ signIn }: PortalConfig, port: number): string {
  const redirectUrl = signIn.map((door) => door.redirectUrl).find((url) => URL.canParse(url));
  return redirectUrl ? new URL(redirectUrl).origin : `http://localhost:${port}`;
}

/** Reads the whole environment. @throws StartProblem that lists every fault at once. */
export function readEnvironment(env: ProcessEnvironment): HostEnvironment {
  const faults: string[] = [];
  const port = readPort(env, faults);
  const doorPort = readDoorPort(env, faults);
  if (port === doorPort) faults.push(`PORT and DOOR_PORT are both ${port}; they must differ.`);
  const dataFolder = resolve(env.MEYDAN_DATA || 'data');
  const seed = readSeed(env, faults);
  const config = readConfig(env, standardConfig(port, doorPort), faults);
  const settings: HostEnvironment = {
    port,
    listen: readListen(env, faults),
    doorPort,
    dataFolder,
    databaseUrl: readDatabaseUrl(env, faults),
    seed,
    config,
    files: readFilesSetting(env, dataFolder, faults),
    mail: readMailSetting(env, dataFolder, seed !== 'none', faults),
    portalOrigin: portalOriginOf(config, port),
    doors: readDoors(env, doorPort, faults),
    origins: readOrigins(env, faults),
    trustedProxies: readTrustedProxies(env, faults),
    holdsFirstComments: readHoldsFirstComments(env, faults),
    lockedSettings: readLockedSettings(env, faults),
    pushHosts: readPushHosts(env, faults),
    translator: readTranslatorSetting(env, faults),
    metricsToken: readMetricsToken(env, faults),
  };
  faults.push(...listProductionFaults(settings));
  if (settings.lockedSettings.signIn?.passwords === false && settings.doors.length === 0)
    faults.push('MEYDAN_SETTINGS: signIn.passwords needs a provider in MEYDAN_DOORS to be false.');
  if (faults.length > 0) throw new StartProblem(faults.join('\n'));
  return settings;
}
