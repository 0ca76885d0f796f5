/** @jest-environment node */
import { signInRequested } from '../../state/sessionSlice';
import {
  createConfigWith,
  DOOR_ORIGIN,
  createFakeServers,
  createJsonResponse,
  NOW_MS,
  PORTAL_ORIGIN,
} from '../testing/fakeServers';
import { isSessionKnown, openTab, waitUntil, type Tab } from '../testing/openTab';

const DISCOVERY = `GET ${DOOR_ORIGIN}/.well-known/openid-configuration`;

/** Starts a portal whose door has these options. */
async function startedWith(options: object, document?: object): Promise<Tab> {
  const world = await createFakeServers(() => NOW_MS);
  world.answer({
    [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(createConfigWith(options)),
  });
  if (document) world.answer({ [DISCOVERY]: () => createJsonResponse(document) });
  const tab = openTab(world);
  await waitUntil(isSessionKnown(tab));
  return tab;
}

test.each([
  { missing: { clientId: '' }, line: '[ERROR] door - could not get clientId, was: ' },
  { missing: { redirectUrl: '' }, line: '[ERROR] door - could not get redirectUrl, was: ' },
  {
    missing: { silentRenew: true, silentRenewUrl: '' },
    line: '[ERROR] door - could not get silentRenewUrl, was: ',
  },
])('[SPEC 8.4] a configuration with $missing is told in the log', async ({ missing, line }) => {
  const tab = await startedWith(missing);
  expect(tab.errors()).toEqual([
    line,
    '[ERROR] config - Validation of config rejected with errors. Config is NOT set.',
  ]);
});

test.each([
  {
    missing: 'the authorization endpoint',
    document: {
      issuer: DOOR_ORIGIN,
      token_endpoint: `${DOOR_ORIGIN}/token`,
      jwks_uri: `${DOOR_ORIGIN}/jwks`,
    },
    line: "Can not create an authorize URL when authorizationEndpoint is ''",
  },
  {
    missing: 'every well-known endpoint',
    document: {},
    line: 'authWellKnownEndpoints is undefined',
  },
])('[SPEC 8.4] a sign-in without $missing is told in the log', async ({ document, line }) => {
  const tab = await startedWith({}, document);
  tab.store.dispatch(signInRequested({ returnTo: '/dialogs' }));
  await waitUntil(() => tab.errors().length > 0);
  expect(tab.errors()).toEqual([`[ERROR] signIn - ${line}`]);
  expect(tab.ports.visited).toEqual([]);
});
