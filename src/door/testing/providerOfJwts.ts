// A provider of another make for tests: no introspection, access tokens that are JWTs (RFC 9068)
// for DOOR_AUDIENCE; opaque ones where that is empty. Roles stand in the token alone, nested;
// userinfo says district and birth date, and a birthday that cannot be read.
import type { RequestListener } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createAccountFinder } from '../accounts';
import { createConfiguration } from '../configuration';
import { readEnvironment } from '../environment';
import { ROUTES, type Middleware } from '../http';
import { listen } from '../listen';
import { Provider } from '../provider';
import { signIn } from '../signIn';
import { openState } from '../state';

const audience = process.env.DOOR_AUDIENCE ?? '';
const options = { ...readEnvironment(process.env), log: () => undefined };
const { people } = options;
const rolesOf = (subject = '') => people.find(({ key }) => subject === `demo-${key}`)?.roles ?? [];

let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
const { port, close } = await listen((...asked) => handle(...asked), options.port, 'localhost');
const issuer = `http://localhost:${port}`;
const state = await openState(null, options.log);
const standard = createConfiguration({ ...options, issuer, state });

/** Serves userinfo for JWTs: the library’s own endpoint takes opaque tokens alone. */
const serveUserinfo: Middleware = async (ctx, next) => {
  if (ctx.path !== ROUTES.userinfo || audience === '') return next();
  const keys = createRemoteJWKSet(new URL(issuer + ROUTES.jwks));
  const token = ctx.get('authorization').replace('Bearer ', '');
  const verified = await jwtVerify(token, keys, { issuer, typ: 'at+jwt' }).catch(() => null);
  const account = await createAccountFinder(people)(ctx as never, String(verified?.payload.sub));
  ctx.status = account ? 200 : 401;
  const claims = {
    ...(await account?.claims('userinfo', '', {}, [])),
    locale: 'tr_BE',
    address: { locality: 'Old Port' },
    birthdate: '1990-05-01',
    birthday: '31/12/1990',
  };
  ctx.body = { ...claims, roles: undefined };
};

const provider = new Provider(issuer, {
  ...standard,
  extraTokenClaims: async (ctx, token) => ({
    ...(await standard.extraTokenClaims!(ctx, token)),
    realm_access: { roles: rolesOf('accountId' in token ? String(token.accountId) : '') },
  }),
  features: {
    ...standard.features,
    introspection: { enabled: false },
    resourceIndicators: {
      enabled: audience !== '',
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({ audience, scope: '', accessTokenFormat: 'jwt' }),
    },
  },
});
provider.use(serveUserinfo);
provider.use(signIn(provider, people));
handle = provider.callback();
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`door ready ${issuer}\n`);
