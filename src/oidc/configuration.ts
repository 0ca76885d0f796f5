import { DEFAULT_ROUTES, TIMING } from '../shared/constants';
import type { ErrorCode } from '../shared/errors';
import { isWellKnownEndpoints, WELL_KNOWN_SUFFIX, type WellKnownEndpoints } from './discovery';
import {
  fixed,
  flag,
  logLevel,
  parameters,
  seconds,
  text,
  texts,
  type OptionDefinition,
} from './options';

const S = 1_000;

/**
 * Every option of a sign-in configuration (SPEC 3.5) with its default and what it may be. The names
 * are those of `/config.json`; durations are in seconds.
 */
export const OPTIONS = {
  /** Names everything that is stored for this configuration; empty = `<index>-<clientId>`. */
  configId: text(),
  /** Base address of the provider. Required. */
  authority: text(),
  /** Address of the discovery document, or of the folder that it lies in; empty = the authority. */
  authWellknownEndpointUrl: text(),
  /** Suffix that is appended to the address of discovery unless it is contained there. */
  authWellknownUrlSuffix: text(WELL_KNOWN_SUFFIX),
  /** Endpoints by hand, laid over what the discovery document says. */
  authWellknownEndpoints: {
    standard: {} as Partial<WellKnownEndpoints>,
    read: (value) => (isWellKnownEndpoints(value) ? value : null),
  } satisfies OptionDefinition<Partial<WellKnownEndpoints>>,
  /** Address to which the provider sends its answer. Required. */
  redirectUrl: text(),
  /** A callback is the redirect URL; off: any page that carries a whole answer. */
  checkRedirectUrlWhenCheckingIfIsCallback: flag(true),
  /** Required. */
  clientId: text(),
  /** Only `code` can sign in. */
  responseType: text('code'),
  scope: text('openid email profile'),
  /** Domain of the accounts that the provider offers: the parameter `hd`. */
  hdParam: text(),
  /**
   * Address to which the provider sends the person after the sign-out; empty = the portal's start
   * page.
   */
  postLogoutRedirectUri: text(),
  /** Ask the provider's check-session frame whether its session has changed. */
  startCheckSession: flag(false),
  /** Renew by itself when a token has expired. */
  silentRenew: flag(false),
  /** The page in the hidden frame that takes the answer of a silent renewal. */
  silentRenewUrl: text(),
  /** When a silent renewal counts as stuck. */
  silentRenewTimeoutInSeconds: seconds(TIMING.silentRenewTimeoutMs / S, 1),
  /**
   * Address at which a login in a popup returns; empty = `/popup.html` on the origin of the
   * redirect URL.
   */
  popupUrl: text(),
  /**
   * Time before its end at which a token is renewed, in seconds. A login's tokens are never
   * measured by it.
   */
  renewTimeBeforeTokenExpiresInSeconds: seconds(TIMING.renewBeforeExpiryMs / S),
  /** Renew with the refresh token instead of a frame. */
  useRefreshToken: flag(false),
  /** Push the authorize request to the provider first (RFC 9126); not for frames. */
  usePushedAuthorisationRequests: flag(false),
  /** Accept any nonce in a refreshed ID token. */
  ignoreNonceAfterRefresh: flag(false),
  /** The authority is a domain of one's own in front of Auth0: sign out at its special address. */
  useCustomAuth0Domain: flag(false),
  /** Opened after a login, unless a page was saved. */
  postLoginRoute: text(DEFAULT_ROUTES.login),
  /** Opened when the API refuses a page to somebody signed in; the standard one takes its place. */
  forbiddenRoute: text(DEFAULT_ROUTES.forbidden),
  /** Opened after a failed login. */
  unauthorizedRoute: text(DEFAULT_ROUTES.unauthorized),
  /** Fetch the user data after a login; off: they are the claims of the ID token. */
  autoUserInfo: flag(true),
  /** Fetch the user data again after a renewal. */
  renewUserInfoAfterTokenRenew: flag(false),
  /** Remove the stored state once an answer was validated. */
  autoCleanStateAfterAuthentication: flag(true),
  /** Publish the result and navigate nowhere. */
  triggerAuthorizationResultEvent: flag(false),
  /** The least that is written to the console; `none` writes nothing. */
  logLevel: logLevel('warn'),
  /** Do not compare the issuer of the ID token. */
  issValidationOff: flag(false),
  /** Accept a discovery document of another issuer. */
  strictIssuerValidationOnWellKnownRetrievalOff: flag(false),
  /** Leave the provider's answer in the address bar. */
  historyCleanupOff: flag(false),
  /** Largest difference between `iat` and now, in seconds. */
  maxIdTokenIatOffsetAllowedInSeconds: seconds(TIMING.maxIatOffsetS),
  /** Do not look at `iat`. */
  disableIatOffsetValidation: flag(false),
  /** Refuse an ID token without `at_hash`. */
  requireAtHash: flag(false),
  /** Do not compare `auth_time` after a refresh. */
  disableRefreshIdTokenAuthTimeValidation: flag(false),
  /** Check nothing of the ID token: only the state and the error of an answer. */
  disableIdTokenValidation: flag(false),
  /** Send neither challenge nor verifier. */
  disablePkce: flag(false),
  /** Extra parameters of the authorize request. */
  customParamsAuthRequest: parameters(),
  /** Extra parameters of the code exchange. */
  customParamsCodeRequest: parameters(),
  /** Extra parameters of a refresh. */
  customParamsRefreshTokenRequest: parameters(),
  /** Extra parameters of the sign-out. */
  customParamsEndSessionRequest: parameters(),
  /** An expired ID token is a reason to renew. */
  triggerRefreshWhenIdTokenExpired: flag(true),
  /**
   * Interval in which the tokens are looked at, in seconds; the smallest of all configurations
   * counts.
   */
  tokenRefreshInSeconds: seconds(TIMING.tokenCheckMs / S, 1),
  /** Pause after a renewal that did not reach the provider. */
  refreshTokenRetryInSeconds: seconds(TIMING.refreshRetryMs / S, 1),
  /** Addresses of our API and sign-in server that get the bearer header; empty = all of them. */
  secureRoutes: texts(),
  /** Fixed: a refresh that brings no refresh token leaves the old one in force (RFC 6749 §6). */
  allowUnsafeReuseRefreshToken: fixed(false),
  /** A message that is not ours leaves an open popup alone; off: it closes the popup. */
  disableCleaningPopupOnInvalidMessage: flag(false),
} as const;

type OptionName = keyof typeof OPTIONS;
type JsonObject = Readonly<Record<string, unknown>>;

/** One sign-in configuration, complete. */
export type SignInConfiguration = {
  readonly [name in OptionName]: (typeof OPTIONS)[name]['standard'];
};

const NAMES = Object.keys(OPTIONS) as OptionName[];

/**
 * Fill in the defaults, also for a value of the wrong type; a configuration without an id is called
 * `<index>-<clientId>`. Takes any object of a JSON file.
 */
export function completeConfiguration(given: JsonObject, index: number): SignInConfiguration {
  const config = Object.fromEntries(
    NAMES.map((name) => [name, readOption(given, name) ?? OPTIONS[name].standard]),
  ) as SignInConfiguration;
  return { ...config, configId: config.configId || `${index}-${config.clientId}` };
}

const readOption = (given: JsonObject, name: OptionName): unknown =>
  Object.hasOwn(given, name) ? OPTIONS[name].read(given[name]) : null;

export interface ConfigProblem {
  /** Null when the problem concerns the whole file. */
  readonly configId: string | null;
  readonly code: ErrorCode;
  readonly level: 'error' | 'warning';
  /** Name of the option. */
  readonly detail?: string;
}

/** Options of the wrong type (errors) and names that no option has (warnings). */
export function findOptionProblems(given: JsonObject, configId: string): ConfigProblem[] {
  return Object.keys(given).flatMap((detail): ConfigProblem[] => {
    if (given[detail] === undefined) return [];
    if (!Object.hasOwn(OPTIONS, detail)) {
      return [{ configId, code: 'unknownOption', level: 'warning', detail }];
    }
    const isMalformed = readOption(given, detail as OptionName) === null;
    return isMalformed ? [{ configId, code: 'malformedOption', level: 'error', detail }] : [];
  });
}

interface Rule {
  readonly code: ErrorCode;
  readonly level: ConfigProblem['level'];
  readonly isBroken: (config: SignInConfiguration, all: readonly SignInConfiguration[]) => boolean;
}

/**
 * SPEC 5.3, in the order in which the problems are reported: each configuration by itself, then
 * beside the others.
 */
const RULES: readonly Rule[] = [
  { code: 'noAuthority', level: 'error', isBroken: ({ authority }) => !authority },
  {
    code: 'offlineScopeAdvised',
    level: 'warning',
    isBroken: ({ silentRenew, useRefreshToken, scope }) =>
      silentRenew && useRefreshToken && !scope.split(' ').includes('offline_access'),
  },
  { code: 'noRedirectUrl', level: 'error', isBroken: ({ redirectUrl }) => !redirectUrl },
  { code: 'noClientId', level: 'error', isBroken: ({ clientId }) => !clientId },
  {
    code: 'noSilentRenewUrl',
    level: 'error',
    isBroken: ({ silentRenew, useRefreshToken, silentRenewUrl }) =>
      silentRenew && !useRefreshToken && !silentRenewUrl,
  },
  {
    code: 'duplicateConfiguration',
    level: 'warning',
    isBroken: (config, all) =>
      hasTwin(config, all, (one, other) =>
        (['authority', 'clientId', 'scope'] as const).every((name) => one[name] === other[name]),
      ),
  },
  {
    code: 'duplicateConfigId',
    level: 'error',
    isBroken: (config, all) =>
      hasTwin(config, all, (one, other) => one.configId === other.configId),
  },
];

const hasTwin = (
  config: SignInConfiguration,
  all: readonly SignInConfiguration[],
  areAlike: (one: SignInConfiguration, other: SignInConfiguration) => boolean,
) => all.some((other) => other !== config && areAlike(config, other));

/** Lists all faults of the configurations (SPEC 5.3) at once. */
export function findConfigurationProblems(all: readonly SignInConfiguration[]): ConfigProblem[] {
  if (all.length === 0) return [{ configId: null, code: 'noConfiguration', level: 'error' }];
  return all.flatMap((config) =>
    RULES.filter(({ isBroken }) => isBroken(config, all)).map(({ code, level }) => ({
      configId: config.configId,
      code,
      level,
    })),
  );
}

/**
 * Reads the configurations of a file that can be used, and all problems; one with an error is left
 * out.
 */
export function parseConfigurations(given: readonly JsonObject[]): {
  readonly configurations: readonly SignInConfiguration[];
  readonly problems: readonly ConfigProblem[];
} {
  const all = given.map(completeConfiguration);
  const problems = [
    ...given.flatMap((one, index) => findOptionProblems(one, all[index]?.configId ?? '')),
    ...findConfigurationProblems(all),
  ];
  const faulty = new Set(
    problems.filter(({ level }) => level === 'error').map(({ configId }) => configId),
  );
  return { configurations: all.filter(({ configId }) => !faulty.has(configId)), problems };
}
