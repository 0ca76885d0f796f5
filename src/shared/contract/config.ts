import Type, { type Static } from 'typebox';

const Text = Type.Optional(Type.String());
const Flag = Type.Optional(Type.Boolean());
const seconds = (minimum: number) => Type.Optional(Type.Number({ minimum }));
const Parameters = Type.Optional(Type.Record(Type.String(), Type.String()));

const Endpoints = Type.Object(
  {
    issuer: Text,
    jwksUri: Text,
    authorizationEndpoint: Text,
    tokenEndpoint: Text,
    userInfoEndpoint: Text,
    endSessionEndpoint: Text,
    checkSessionIframe: Text,
    revocationEndpoint: Text,
    introspectionEndpoint: Text,
    parEndpoint: Text,
    idTokenAlgorithms: Type.Optional(Type.Array(Type.String())),
    sendsIss: Flag,
    requiresPushedAuthorization: Flag,
  },
  { additionalProperties: false },
);

/**
 * One sign-in configuration as an installation writes it; the portal checks it and adds the
 * defaults. What each option means stands beside its default in `src/oidc/configuration.ts`; a test
 * compares the two.
 */
export const SignInConfig = Type.Object(
  {
    configId: Type.String({ minLength: 1 }),
    authority: Type.String({ minLength: 1 }),
    clientId: Type.String({ minLength: 1 }),
    clientSecret: Type.Optional(
      Type.String({
        description: 'only to verify HS signatures; whoever opens the portal can read it',
      }),
    ),
    redirectUrl: Type.String({ minLength: 1 }),
    authWellknownEndpointUrl: Text,
    authWellknownUrlSuffix: Text,
    authWellknownEndpoints: Type.Optional(Endpoints),
    checkRedirectUrlWhenCheckingIfIsCallback: Flag,
    responseType: Text,
    scope: Text,
    hdParam: Text,
    postLogoutRedirectUri: Text,
    startCheckSession: Flag,
    silentRenew: Flag,
    silentRenewUrl: Text,
    silentRenewTimeoutInSeconds: seconds(1),
    popupUrl: Text,
    renewTimeBeforeTokenExpiresInSeconds: seconds(0),
    useRefreshToken: Flag,
    usePushedAuthorisationRequests: Flag,
    ignoreNonceAfterRefresh: Flag,
    useCustomAuth0Domain: Flag,
    postLoginRoute: Text,
    forbiddenRoute: Text,
    unauthorizedRoute: Text,
    autoUserInfo: Flag,
    renewUserInfoAfterTokenRenew: Flag,
    autoCleanStateAfterAuthentication: Flag,
    triggerAuthorizationResultEvent: Flag,
    logLevel: Type.Optional(
      Type.Union([
        Type.Literal('none'),
        Type.Literal('debug'),
        Type.Literal('warn'),
        Type.Literal('error'),
        Type.Integer({ minimum: 0, maximum: 3 }),
      ]),
    ),
    issValidationOff: Flag,
    strictIssuerValidationOnWellKnownRetrievalOff: Flag,
    historyCleanupOff: Flag,
    maxIdTokenIatOffsetAllowedInSeconds: seconds(0),
    disableIatOffsetValidation: Flag,
    requireAtHash: Flag,
    disableRefreshIdTokenAuthTimeValidation: Flag,
    disableIdTokenValidation: Flag,
    disablePkce: Flag,
    customParamsAuthRequest: Parameters,
    customParamsCodeRequest: Parameters,
    customParamsRefreshTokenRequest: Parameters,
    customParamsEndSessionRequest: Parameters,
    triggerRefreshWhenIdTokenExpired: Flag,
    tokenRefreshInSeconds: seconds(1),
    refreshTokenRetryInSeconds: seconds(1),
    secureRoutes: Type.Optional(Type.Array(Type.String())),
    allowUnsafeReuseRefreshToken: Type.Optional(Type.Literal(false)),
    disableCleaningPopupOnInvalidMessage: Flag,
  },
  { additionalProperties: false },
);

/** `/config.json`: what an installation tells the portal at its start. */
export const PortalConfig = Type.Object(
  {
    production: Type.Boolean(),
    baseUrl: Type.String({ description: 'sign-in server; empty = same origin' }),
    apiUrl: Type.String(),
    door: Type.String({ description: 'the configId whose access token is exchanged' }),
    signIn: Type.Array(SignInConfig),
    developerTools: Type.Optional(
      Type.Boolean({
        description: 'Redux DevTools may look inside; by itself where production is false',
      }),
    ),
    sessionTapes: Type.Optional(
      Type.Boolean({
        description: 'every page offers to record it as a session tape; by itself none does',
      }),
    ),
    fileLimitBytes: Type.Optional(
      Type.Integer({ minimum: 1, description: 'of one file; by itself what this host takes' }),
    ),
    payment: Type.Object({
      publishableKey: Type.String({ pattern: '^(pk_.*)?$', description: 'never a secret key' }),
    }),
  },
  { additionalProperties: false },
);
export type PortalConfig = Static<typeof PortalConfig>;
