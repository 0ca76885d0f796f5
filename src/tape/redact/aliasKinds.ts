/**
 * Made by the page, so that a replay makes others: their aliases are numbered by the order in which
 * they leave it.
 */
export const OWN_KINDS = ['state', 'nonce', 'ver', 'chal', 'fp', 'own'] as const;
/** Came from outside: a replay plays the alias itself. */
const OUTER_KINDS = [
  'at',
  'rt',
  'jwt',
  'code',
  'ss',
  'pw',
  'secret',
  'id',
  'key',
  'sub',
  'person',
  'tel',
  'place',
] as const;

export type OwnKind = (typeof OWN_KINDS)[number];
export type AliasKind = OwnKind | (typeof OUTER_KINDS)[number];

const KINDS = [...OWN_KINDS, ...OUTER_KINDS].join('|');
const ALIAS = new RegExp(`^(?:${KINDS})#\\d+$`);
const MAIL_ALIAS = /^person\d+@example\.org$/;

export const isOwnKind = (kind: AliasKind): kind is OwnKind =>
  (OWN_KINDS as readonly string[]).includes(kind);
export const isAlias = (text: string) => ALIAS.test(text) || MAIL_ALIAS.test(text);

/** Every alias in a text; within addresses the sign is encoded. */
export const ALIAS_PATTERN = new RegExp(`\\b(${KINDS})(#|%23)(\\d+)(?![\\w-])`, 'g');

/** Personal data, not secrets. */
export const PII_KINDS: readonly string[] = ['sub', 'person', 'tel', 'place'];

type ByName = Readonly<Record<string, AliasKind>>;

/** Texts under these names are replaced, wherever they stand. */
const FIELDS: ByName = {
  access_token: 'at',
  accessToken: 'at',
  authzData: 'at',
  refresh_token: 'rt',
  refreshToken: 'rt',
  id_token: 'jwt',
  id_token_hint: 'jwt',
  idToken: 'jwt',
  code_verifier: 'ver',
  codeVerifier: 'ver',
  code_challenge: 'chal',
  nonce: 'nonce',
  authNonce: 'nonce',
  authStateControl: 'state',
  session_state: 'ss',
  sessionState: 'ss',
  password: 'pw',
  newPassword: 'pw',
  client_secret: 'secret',
  clientSecret: 'secret',
  token: 'secret',
  secret: 'secret',
  receipt: 'secret',
  otp: 'secret',
  mfa_token: 'secret',
  recovery_code: 'secret',
  passkey: 'secret',
  signature: 'secret',
  recoveryCodes: 'secret',
  antiForgery: 'secret',
  sub: 'sub',
  subject: 'sub',
  linkTo: 'sub',
  name: 'person',
  displayName: 'person',
  given_name: 'person',
  givenName: 'person',
  family_name: 'person',
  familyName: 'person',
  middle_name: 'person',
  nickname: 'person',
  preferred_username: 'person',
  username: 'person',
  login_hint: 'person',
  logout_hint: 'person',
  phone: 'tel',
  phone_number: 'tel',
  phoneNumber: 'tel',
  address: 'place',
  street_address: 'place',
  birthdate: 'place',
  picture: 'place',
  fingerprint: 'fp',
};

/** In addresses and forms these names mean a secret; elsewhere they mean many things. */
const PARAMETERS: ByName = { ...FIELDS, code: 'code', state: 'state', request_uri: 'secret' };

export const findFieldKind = (name: string): AliasKind | undefined =>
  Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
export const findParameterKind = (name: string): AliasKind | undefined =>
  Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
