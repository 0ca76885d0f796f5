/** Fields of a form; an absent one is not sent. */
export type FormFields = Readonly<Record<string, string | undefined>>;

export function toFormBody(fields: FormFields): URLSearchParams {
  const given = Object.entries(fields).filter(
    (field): field is [string, string] => field[1] !== undefined,
  );
  return new URLSearchParams(given);
}

interface CodeExchange {
  readonly clientId: string;
  readonly code: string;
  /** Absent when PKCE is disabled. */
  readonly codeVerifier: string | undefined;
  /** The one that the authorize request used. */
  readonly redirectUri: string;
  readonly custom: Readonly<Record<string, string>>;
}

/** SPEC 7.2.3. Configured parameters never replace one of the protocol's. */
export const toCodeFields = (exchange: CodeExchange): FormFields => ({
  ...exchange.custom,
  grant_type: 'authorization_code',
  client_id: exchange.clientId,
  code: exchange.code,
  code_verifier: exchange.codeVerifier,
  redirect_uri: exchange.redirectUri,
});

/** SPEC 7.2.4 */
export const toRefreshFields = (
  clientId: string,
  refreshToken: string,
  custom: Readonly<Record<string, string>> = {},
): FormFields => ({
  ...custom,
  grant_type: 'refresh_token',
  client_id: clientId,
  refresh_token: refreshToken,
});

/** SPEC 7.1.1 */
export const toPasswordFields = (username: string, password: string): FormFields => ({
  username,
  password,
  grant_type: 'password',
  scope: 'offline_access profile roles phone email',
});

/**
 * Code of an authenticator app, the JSON of what a passkey has signed, or one of the codes that
 * stand in for them.
 */
export type SecondFactorProof =
  { readonly otp: string } | { readonly passkey: string } | { readonly recovery_code: string };

/** Completes a sign-in by password that was answered by `mfa_required`. */
export const toSecondFactorFields = (mfaToken: string, proof: SecondFactorProof): FormFields => ({
  ...proof,
  grant_type: 'sol:mfa',
  mfa_token: mfaToken,
});

/** SPEC 7.1.2 */
export const toProductRefreshFields = (refreshToken: string): FormFields => ({
  refresh_token: refreshToken,
  grant_type: 'refresh_token',
  scope: 'offline_access',
});

/** SPEC 7.1.3: the door account login. */
export const toDoorFields = (accessToken: string): FormFields => ({
  grant_type: 'sol:door_account_token',
  scope: 'offline_access email phone profile roles',
  access_token: accessToken,
});

/** SPEC 7.2.7 */
export const toRevocationFields = (
  clientId: string,
  token: string,
  hint: 'access_token' | 'refresh_token',
): FormFields => ({ client_id: clientId, token, token_type_hint: hint });
