import type { RequestListener } from 'node:http';
import type { DoorPerson } from './accounts';
import { serveAssets } from './assets';
import type { HostClient } from './clients';
import { createConfiguration } from './configuration';
import { exposeHeaders, preventMetadataCaching, pinHost, setSecurityHeaders } from './headers';
import { listen } from './listen';
import { showNotices } from './notices';
import { Provider } from './provider';
import {
  announceSessionState,
  setBrowserStateCookie,
  serveCheckSessionPage,
  completeIntrospection,
} from './sessions';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { openState } from './state';
import type { DoorState } from './state';

export interface DoorOptions {
  /** TCP port; 0 takes a free one and derives the issuer from it. */
  readonly port: number;
  /** Address to listen on; `localhost` (default) means 127.0.0.1 and ::1. */
  readonly host?: string;
  /**
   * Issuer identifier without a trailing slash, e.g. `http://localhost:3100`. Ignored when `port`
   * is 0.
   */
  readonly issuer?: string;
  /**
   * Origins of the portals: redirect addresses, CORS and the check-session frame follow from them.
   */
  readonly portalOrigins: readonly string[];
  /** The confidential client that may introspect tokens. */
  readonly hostClient: HostClient;
  /** People who can sign in; empty outside the demonstration. */
  readonly people: readonly DoorPerson[];
  /** Lifetime of access and ID tokens in seconds. */
  readonly accessTokenSeconds: number;
  /**
   * File in which keys, sessions and tokens are kept between starts; `null` keeps them in memory.
   */
  readonly stateFile: string | null;
  /** Receives one line per refused token request and per fault of the door. */
  readonly log: (line: string) => void;
}

export interface Door {
  /** The issuer, where the door answers. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * ID tokens get `at_hash` (OpenID Connect Core 3.1.3.6) and `sid` (Session Management,
 * Front-Channel Logout 3), which the library leaves out of the token endpoint's answer. Opaque
 * access tokens: the identifier is the value, hashed on issue.
 */
function completeIdTokens(provider: Provider): void {
  const { prototype } = provider.IdToken;
  const issue = prototype.issue;
  prototype.issue = function issueComplete(options) {
    const accessToken = this.ctx?.oidc.entities.AccessToken;
    if (options.use === 'idtoken' && accessToken) {
      this.set('at_hash', accessToken.jti);
      this.set('sid', accessToken.sessionUid);
    }
    return issue.call(this, options);
  };
}

function report(provider: Provider, log: (line: string) => void): void {
  // The answer always reads "grant request is invalid"; the reason is only here.
  provider.on('grant.error', (_ctx, error) =>
    log(`token refused: ${error.error} (${error.error_detail ?? error.error_description ?? ''})`),
  );
  provider.on('server_error', (_ctx, error) => log(`fault: ${error.stack ?? error.message}`));
}

function buildProvider(options: DoorOptions, issuer: string, state: DoorState): Provider {
  const { portalOrigins, people, log } = options;
  const provider = new Provider(issuer, createConfiguration({ ...options, issuer, state }));
  completeIdTokens(provider);
  announceSessionState(provider);
  report(provider, log);
  const middlewares = [
    pinHost(issuer),
    setSecurityHeaders(portalOrigins),
    exposeHeaders,
    preventMetadataCaching,
    showNotices(portalOrigins[0]),
    serveAssets(),
    setBrowserStateCookie(provider),
    serveCheckSessionPage(portalOrigins),
    completeIntrospection,
    signOut(provider, portalOrigins),
    signIn(provider, people),
  ];
  middlewares.forEach((middleware) => provider.use(middleware));
  return provider;
}

/**
 * Starts the door, the local OpenID Provider. Rejects with the system's error when the port is
 * taken or the folder of the state file cannot be used. `close` writes the state once more.
 */
export async function createDoor(options: DoorOptions): Promise<Door> {
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const { port, close } = await listen(
    (request, response) => handle(request, response),
    options.port,
    options.host ?? 'localhost',
  );
  const derived = `http://localhost:${port}`;
  const url = options.port === 0 ? derived : (options.issuer ?? derived);
  try {
    const state = await openState(options.stateFile, options.log);
    handle = buildProvider(options, url, state).callback();
    return { url, close: () => close().then(state.close) };
  } catch (error) {
    await close();
    throw error;
  }
}
