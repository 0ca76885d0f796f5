import { ROUTES_AFTER, TIMING } from '../shared/constants';
import type { ErrorCode } from '../shared/errors';
import type { WellKnownEndpoints } from './discovery';

type Parameters = Readonly<Record<string, string>>;

/** One sign-in configuration (SPEC 3.5); the option names are those of /config.json. */
export interface SignInConfiguration {
  /** Names everything that is stored for this configuration. */
  readonly configId: string;
  readonly authority: string;
  readonly authWellknownEndpointUrl: string;
  /** Laid over what the discovery document says. */
  readonly authWellknownEndpoints: Partial<WellKnownEndpoints>;
  readonly redirectUrl: string;
  readonly clientId: string;
  readonly responseType: string;
  readonly scope: string;
  readonly hdParam: string;
  readonly postLogoutRedirectUri: string;
  readonly silentRenew: boolean;
  readonly silentRenewUrl: string;
  readonly useRefreshToken: boolean;
  readonly ignoreNonceAfterRefresh: boolean;
  readonly useCustomAuth0Domain: boolean;
  readonly postLoginRoute: string;
  readonly forbiddenRoute: string;
  readonly unauthorizedRoute: string;
  readonly autoUserInfo: boolean;
  readonly issValidationOff: boolean;
  readonly strictIssuerValidationOnWellKnownRetrievalOff: boolean;
  readonly historyCleanupOff: boolean;
  readonly maxIdTokenIatOffsetAllowedInSeconds: number;
  readonly disableIatOffsetValidation: boolean;
  readonly disableRefreshIdTokenAuthTimeValidation: boolean;
  readonly disablePkce: boolean;
  readonly customParamsAuthRequest: Parameters;
  readonly customParamsCodeRequest: Parameters;
  readonly customParamsRefreshTokenRequest: Parameters;
  readonly customParamsEndSessionRequest: Parameters;
}

const DEFAULTS = {
  authWellknownEndpointUrl: '',
  authWellknownEndpoints: {},
  authority: '',
  redirectUrl: '',
  clientId: '',
  responseType: 'code',
  scope: 'openid email profile',
  hdParam: '',
  postLogoutRedirectUri: '',
  silentRenew: false,
  silentRenewUrl: '',
  useRefreshToken: false,
  ignoreNonceAfterRefresh: false,
  useCustomAuth0Domain: false,
  postLoginRoute: ROUTES_AFTER.login,
  forbiddenRoute: ROUTES_AFTER.forbidden,
  unauthorizedRoute: ROUTES_AFTER.unauthorized,
  autoUserInfo: true,
  issValidationOff: false,
  strictIssuerValidationOnWellKnownRetrievalOff: false,
  historyCleanupOff: false,
  maxIdTokenIatOffsetAllowedInSeconds: TIMING.maxIatOffsetS,
  disableIatOffsetValidation: false,
  disableRefreshIdTokenAuthTimeValidation: false,
  disablePkce: false,
  customParamsAuthRequest: {},
  customParamsCodeRequest: {},
  customParamsRefreshTokenRequest: {},
  customParamsEndSessionRequest: {},
} as const satisfies Omit<SignInConfiguration, 'configId'>;

/** Fill in the defaults; a configuration without an id is called `<index>-<clientId>`. */
export function completeConfiguration(
  given: Partial<SignInConfiguration>,
  index: number,
): SignInConfiguration {
  return { ...DEFAULTS, ...given, configId: given.configId || `${index}-${given.clientId ?? ''}` };
}

export interface ConfigProblem {
  /** Null when the problem concerns the whole file. */
  readonly configId: string | null;
  readonly code: ErrorCode;
  readonly level: 'error' | 'warning';
}

interface Rule {
  readonly code: ErrorCode;
  readonly level: ConfigProblem['level'];
  readonly isBroken: (config: SignInConfiguration, all: readonly SignInConfiguration[]) => boolean;
}

/** SPEC 5.3.1 to 5.3.6, in this order. */
const RULES: readonly Rule[] = [
  { code: 'noAuthority', level: 'error', isBroken: ({ authority }) => !authority },
  { code: 'noRedirectUrl', level: 'error', isBroken: ({ redirectUrl }) => !redirectUrl },
  { code: 'noClientId', level: 'error', isBroken: ({ clientId }) => !clientId },
  {
    code: 'noSilentRenewUrl',
    level: 'error',
    isBroken: ({ silentRenew, useRefreshToken, silentRenewUrl }) =>
      silentRenew && !useRefreshToken && !silentRenewUrl,
  },
  {
    code: 'offlineScopeAdvised',
    level: 'warning',
    isBroken: ({ silentRenew, useRefreshToken, scope }) =>
      silentRenew && useRefreshToken && !scope.split(' ').includes('offline_access'),
  },
  {
    code: 'duplicateConfiguration',
    level: 'warning',
    isBroken: (config, all) =>
      all.some(
        (other) =>
          other !== config &&
          other.authority === config.authority &&
          other.clientId === config.clientId &&
          other.scope === config.scope,
      ),
  },
];

/** Everything that is wrong with the configurations (SPEC 5.3), all of it at once. */
export function configurationProblems(all: readonly SignInConfiguration[]): ConfigProblem[] {
  return all.flatMap((config) =>
    RULES.filter(({ isBroken }) => isBroken(config, all)).map(({ code, level }) => ({
      configId: config.configId,
      code,
      level,
    })),
  );
}
