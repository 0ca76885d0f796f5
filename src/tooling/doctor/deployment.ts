import { completeConfiguration, type SignInConfiguration } from '../../oidc/configuration';
import {
  getDiscoveryUrl,
  getConfiguredEndpoints,
  parseDiscovery,
  type WellKnownEndpoints,
} from '../../oidc/discovery';
import { isObject } from '../../oidc/options';
import { CONFIG_URL } from '../../shared/constants';
import { STAGES, type Stage } from '../../shared/contract/setup';
import { readEnvironment, type HostEnvironment } from '../../server/environment';
import { sendRequest, isGood, parseJsonBody, type ProbeResponse, type Json } from './sendRequest';

export interface Portal {
  /** Origin where it answers, after any redirects; otherwise where it was looked for. */
  readonly origin: string;
  readonly isRunning: boolean;
  readonly config: Config;
  /** GET /config.json and GET /. */
  readonly configFile: ProbeResponse;
  readonly page: ProbeResponse;
  /** Null where it does not say it. */
  readonly stage: Stage | null;
}

/** Parts that are read of a portal's configuration, whatever else is wrong with it. */
export interface Config {
  readonly production: boolean;
  readonly developerTools?: boolean;
  readonly sessionTapes?: boolean;
  readonly door: string;
  /** The sign-in configurations as they were written. */
  readonly signIn: readonly Json[];
}

export interface Provider {
  readonly settings: SignInConfiguration;
  /** The origin on which its answers arrive: that of the redirect URL. */
  readonly portalOrigin: string;
  /** Null when the endpoints stand in the configuration, or no address does. */
  readonly discovery: ProbeResponse | null;
  /** The discovery document as it came; empty when there is none to be read. */
  readonly document: Json;
  /** Null when they are not known. */
  readonly endpoints: WellKnownEndpoints | null;
  readonly keySet: ProbeResponse | null;
}

/** HostEnvironment of the host, as the environment has them. */
export type HostSettings = Pick<HostEnvironment, 'config' | 'doors' | 'seed'>;

export interface Deployment {
  readonly portal: Portal;
  /** Null where an address was given: the environment may be of another installation. */
  readonly host: HostSettings | null;
  readonly providers: readonly Provider[];
}

/** A deployment that cannot be examined at all, with what to mend. */
export class NothingToExamine extends Error {
  override readonly name = 'NothingToExamine';
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

const originOr = (url: string, otherwise: string): string =>
  /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : otherwise;

async function askIfAddress(url: string | null, headers: Record<string, string>) {
  return url !== null && URL.canParse(url) ? sendRequest(url, { headers }) : null;
}

async function readProvider(settings: SignInConfiguration, portal: string): Promise<Provider> {
  const portalOrigin = originOr(settings.redirectUrl, portal);
  const headers = { accept: 'application/json', origin: portalOrigin };
  const byHand = getConfiguredEndpoints(settings);
  const discovery = byHand ? null : await askIfAddress(getDiscoveryUrl(settings), headers);
  const document = discovery && isGood(discovery) ? parseJsonBody(discovery) : null;
  const endpoints = byHand ?? parseDiscovery(document, settings);
  const keySet = await askIfAddress(endpoints?.jwksUri ?? null, headers);
  return { settings, portalOrigin, discovery, document: document ?? {}, endpoints, keySet };
}

export const REMEDY_WRONG_HOST =
  'Let the proxy pass on the name that it was called by, with its port (nginx: proxy_set_header Host $http_host), or call the portal by the origin of its redirectUrl.';

function configIn(answer: ProbeResponse): Config {
  if (isWrongHost(answer))
    throw new NothingToExamine(
      `the host is called by another name than the portal’s when ${answer.url} is asked for`,
      REMEDY_WRONG_HOST,
    );
  const found = isGood(answer) ? parseJsonBody(answer) : null;
  const signIn = found?.['signIn'];
  if (!found || !Array.isArray(signIn) || !signIn.every(isObject))
    throw new NothingToExamine(
      `${answer.url} is no portal configuration`,
      'Give the address of a running portal, such as https://portal.example.',
    );
  const isOn = (name: string) => found[name] === true;
  return {
    production: isOn('production'),
    developerTools: isOn('developerTools'),
    sessionTapes: isOn('sessionTapes'),
    door: String(found['door']),
    signIn,
  };
}

type Environment = Parameters<typeof readEnvironment>[0];

const fetchConfigFile = (origin: string): Promise<ProbeResponse> =>
  sendRequest(origin + CONFIG_URL, { headers: { accept: 'application/json' } });

/** Tells whether a host answered that the portal has another name than the one it was called by. */
export const isWrongHost = (response: ProbeResponse): boolean =>
  parseJsonBody(response)?.['code'] === 'wrongHost';

/**
 * Asks one origin after the other until one answers as the portal; where none does, the first is
 * told.
 */
async function findConfigFile(origins: readonly string[]): Promise<ProbeResponse> {
  const [first, ...others] = await Promise.all(origins.map(fetchConfigFile));
  const isPortal = (response: ProbeResponse) => response.status > 0 && !isWrongHost(response);
  return [first!, ...others].find(isPortal) ?? first!;
}

async function readStage(origin: string): Promise<Stage | null> {
  const response = await sendRequest(`${origin}/v1/settings`);
  const said = isGood(response) ? parseJsonBody(response)?.['stage'] : null;
  return STAGES.find((stage) => stage === said) ?? null;
}

/**
 * Reads what is to be examined: the portal at `address`, or without one the configuration of the
 * environment and its portal: at the origin of redirectUrl, or, where nobody answers there, at its
 * port on this machine. @throws NothingToExamine, or StartProblem when the environment is wrong
 */
export async function readDeployment(
  address: string | null,
  environment: Environment,
): Promise<Deployment> {
  const settings = address === null ? readEnvironment(environment) : null;
  const origins = settings
    ? [settings.portalOrigin, `http://localhost:${settings.port}`]
    : [new URL(address!).origin];
  const configFile = await findConfigFile([...new Set(origins)]);
  const { origin } = new URL(configFile.url);
  const page = await sendRequest(`${origin}/`, { headers: { accept: 'text/html' } });
  const config = settings?.config ?? configIn(configFile);
  const isRunning = configFile.status > 0;
  const stage = await readStage(origin);
  const portal: Portal = { origin, isRunning, config, configFile, page, stage };
  const all = config.signIn.map(completeConfiguration);
  const providers = await Promise.all(all.map((each) => readProvider(each, origin)));
  return { portal, host: settings, providers };
}
