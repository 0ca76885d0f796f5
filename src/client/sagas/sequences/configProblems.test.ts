/** @jest-environment node */
import { signInRequested } from '../../state/sessionSlice';
import { configWith, DOOR, fakeWorld, json, NOW_MS, PORTAL } from '../testing/fakeServers';
import { isKnown, openTab, until, type Tab } from '../testing/openTab';

const DISCOVERY = `GET ${DOOR}/.well-known/openid-configuration`;

/** Starts a portal whose door has these options. */
async function startedWith(options: object, document?: object): Promise<Tab> {
  const world = await fakeWorld(() => NOW_MS);
  world.answer({ [`GET ${PORTAL}/config.json`]: () => json(configWith(options)) });
  if (document) world.answer({ [DISCOVERY]: () => json(document) });
  const tab = openTab(world);
  await until(isKnown(tab));
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
    document: { issuer: DOOR, token_endpoint: `${DOOR}/token`, jwks_uri: `${DOOR}/jwks` },
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
  await until(() => tab.errors().length > 0);
  expect(tab.errors()).toEqual([`[ERROR] signIn - ${line}`]);
  expect(tab.ports.visited).toEqual([]);
});
