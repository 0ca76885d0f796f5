import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PortalConfig } from '../../shared/contract/config';
import { Problem } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Probes ask a host directly, by its address or by a name of its machine. */
    answersEveryName?: boolean;
  }
}

export interface HostNameOptions {
  readonly config: PortalConfig;
  /** Origin that stands in links, and that people come back to when they sign in. */
  readonly portalOrigin: string;
}

/** Lists the origins of the addresses that name one; paths alone have none. */
export const listOrigins = (addresses: readonly unknown[]): string[] => {
  const urls = addresses.filter(
    (address): address is string => typeof address === 'string' && URL.canParse(address),
  );
  return [...new Set(urls.map((address) => new URL(address).origin))];
};

/** A name or an address with a port, as RFC 9110 §7.2 has it, without what no host name has. */
const HOST = /^([a-z0-9_]([a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(:(?<port>\d{1,5}))?$/i;
const [MIN_PORT, MAX_PORT] = [1, 65_535];

const isHost = (host: string): boolean => {
  const { groups } = HOST.exec(host) ?? {};
  const port = Number(groups?.['port'] ?? MIN_PORT);
  return groups !== undefined && port >= MIN_PORT && port <= MAX_PORT;
};

/** Counts `Host` as it was sent: Node keeps the first one and drops the others. */
const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Tells whether the target and the Host of a request can be read in one way alone. */
const isUnambiguous = ({ headers: { host }, originalUrl, raw }: FastifyRequest): boolean =>
  originalUrl.startsWith('/') &&
  (host === undefined || (isHost(host) && countHosts(raw.rawHeaders) <= 1));

/** Lists the origins where this host is found: its portal, its API and its sign-in server. */
const listOwnOrigins = ({ config, portalOrigin }: HostNameOptions): readonly string[] =>
  listOrigins([
    portalOrigin,
    ...config.signIn.map(({ redirectUrl }) => redirectUrl),
    config.apiUrl,
    config.baseUrl,
  ]);

/** Creates a test of names, compared as origins are: without the default port, in small letters. */
function createNameTest(origins: readonly string[]): (name: string) => boolean {
  const own = origins.map((origin) => new URL(origin));
  const written = new Set(own.map(({ host }) => host));
  return (name) =>
    written.has(name) ||
    (isHost(name) &&
      own.some(({ protocol, origin }) => {
        const address = `${protocol}//${name}`;
        return URL.canParse(address) && new URL(address).origin === origin;
      }));
}

/**
 * Refuses a Host that is none, two of them, and a target that names another one (RFC 9112 §3.2.2),
 * before anything reads them: the router would take the path of such a target, and what decides by
 * the address would not. In production a host is found under the configured names alone; a trusted
 * proxy may tell in X-Forwarded-Host which one was asked for.
 * @throws Problem invalidRequest, wrongHost
 */
export function requireHost(app: FastifyInstance, options: HostNameOptions): void {
  const isOwnName = createNameTest(listOwnOrigins(options));
  const isFoundHere = ({ host, routeOptions }: FastifyRequest) =>
    !options.config.production || routeOptions.config.answersEveryName || isOwnName(host);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUnambiguous(request)) return done(new Problem('invalidRequest'));
    done(isFoundHere(request) ? undefined : new Problem('wrongHost', options.portalOrigin));
  });
}
