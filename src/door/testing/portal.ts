import { createHash } from 'node:crypto';
import { Browser } from './browser';

export const PORTAL = 'http://localhost:3000';
export const CALLBACK = `${PORTAL}/callback`;
export const VERIFIER = 'v'.repeat(33) + '-._~' + 'A0'.repeat(15);
const SCOPE = 'openid offline_access profile email phone roles';

export interface DoorTokenResponse {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly error?: string;
}

export interface FormResponse<Body = DoorTokenResponse> {
  readonly status: number;
  readonly body: Body;
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const decodeClaims = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString());

type Fields = Readonly<Record<string, string>>;

export const REQUEST: Fields = {
  client_id: 'meydan-portal',
  response_type: 'code',
  redirect_uri: CALLBACK,
  scope: SCOPE,
  state: 's'.repeat(40),
  nonce: 'n'.repeat(40),
  code_challenge: sha256(VERIFIER).toString('base64url'),
  code_challenge_method: 'S256',
};

export const createAuthorizeUrl = (issuer: string, extra: Fields = {}): string =>
  `${issuer}/connect/authorize?${new URLSearchParams({ ...REQUEST, ...extra })}`;

/** Posts a form by script, as the portal does it: no cookies, its own origin. */
export async function post<Body = DoorTokenResponse>(
  url: string,
  fields: Fields,
  headers: Fields = {},
): Promise<FormResponse<Body>> {
  const body = new URLSearchParams(fields);
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { origin: PORTAL, ...headers },
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Body };
}

export const redeem = (issuer: string, code: string, extra: Fields = {}): Promise<FormResponse> =>
  post(`${issuer}/connect/token`, {
    grant_type: 'authorization_code',
    client_id: 'meydan-portal',
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    code,
    ...extra,
  });

export const refresh = (issuer: string, token: string): Promise<FormResponse> =>
  post(`${issuer}/connect/token`, {
    grant_type: 'refresh_token',
    client_id: 'meydan-portal',
    refresh_token: token,
  });

export const fetchUserinfo = async (
  issuer: string,
  token: string,
): Promise<FormResponse<Fields>> => {
  const headers = { authorization: `Bearer ${token}`, origin: PORTAL };
  const response = await fetch(`${issuer}/connect/userinfo`, { headers });
  return { status: response.status, body: (await response.json()) as Fields };
};

/** Signs a person in up to the portal's callback address. */
export async function signIn(
  issuer: string,
  person: string,
  { browser = new Browser(), extra = {} }: { browser?: Browser; extra?: Fields } = {},
): Promise<{ browser: Browser; callback: URL; code: string }> {
  const page = await browser.page(createAuthorizeUrl(issuer, extra));
  const callback = await browser.submit(page.url, { person });
  if (!(callback instanceof URL)) throw new Error(callback.text);
  return { browser, callback, code: callback.searchParams.get('code')! };
}

/** Signs in and redeems the code. */
export async function signInAndRedeem(issuer: string, person: string) {
  const { browser, callback, code } = await signIn(issuer, person);
  const { body: tokens } = await redeem(issuer, code);
  return { browser, callback, tokens };
}
