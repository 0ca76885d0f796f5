import type { ClientMetadata } from 'oidc-provider';
import { ARCHIVE_CLIENT_ID, PORTAL_CLIENT_ID } from '../shared/doorClients';
import { LOCALE_CODES } from '../shared/locales';

export interface HostClient {
  readonly id: string;
  readonly secret: string;
}

const REDIRECT_PATHS = ['/callback', '/silent-renew.html', '/popup.html'];
const AFTER_SIGN_OUT = ['/', ...LOCALE_CODES.flatMap((code) => [`/${code}`, `/${code}/`])];

const cross = (origins: readonly string[], paths: readonly string[]): string[] =>
  origins.flatMap((origin) => paths.map((path) => origin + path));

const publicClient = (id: string, name: string, origins: readonly string[]): ClientMetadata => ({
  client_id: id,
  client_name: name,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: cross(origins, REDIRECT_PATHS),
  post_logout_redirect_uris: cross(origins, AFTER_SIGN_OUT),
});

/**
 * Lists the clients: the portal and its archive (public, code flow; two, so that a portal can hold
 * two configurations side by side) and the host, which may only ask what a token is worth.
 */
export function createClients(
  portalOrigins: readonly string[],
  host: HostClient,
): ClientMetadata[] {
  return [
    publicClient(PORTAL_CLIENT_ID, 'Meydan', portalOrigins),
    publicClient(ARCHIVE_CLIENT_ID, 'Meydan archive', portalOrigins),
    {
      client_id: host.id,
      client_secret: host.secret,
      client_name: 'Meydan host',
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: [],
      response_types: [],
      redirect_uris: [],
    },
  ];
}
