import Type, { type Static } from 'typebox';

/** One sign-in configuration as an installation writes it; the portal checks it and adds the defaults. */
export const SignInConfig = Type.Object(
  {
    configId: Type.String({ minLength: 1 }),
    authority: Type.String({ minLength: 1 }),
    clientId: Type.String({ minLength: 1 }),
    redirectUrl: Type.String({ minLength: 1 }),
    postLogoutRedirectUri: Type.Optional(Type.String()),
    scope: Type.Optional(Type.String()),
  },
  { additionalProperties: true },
);

/** `/config.json`: what an installation tells the portal at its start. */
export const PortalConfig = Type.Object(
  {
    production: Type.Boolean(),
    baseUrl: Type.String({ description: 'sign-in server; empty = same origin' }),
    apiUrl: Type.String(),
    door: Type.String({ description: 'the configId whose access token is exchanged' }),
    signIn: Type.Array(SignInConfig),
    payment: Type.Object({
      publishableKey: Type.String({ pattern: '^(pk_.*)?$', description: 'never a secret key' }),
    }),
  },
  { additionalProperties: false },
);
export type PortalConfig = Static<typeof PortalConfig>;
