import { isDeepStrictEqual } from 'node:util';
import { parseConfigurations } from '../../../oidc/configuration';
import { PortalConfig } from '../../../shared/contract/config';
import Value from 'typebox/value';
import { ERRORS, type ErrorCode } from '../../../shared/errors';
import { isGood, parseJsonBody, formatOutcome } from '../sendRequest';
import {
  isWrongHost,
  REMEDY_WRONG_HOST,
  type Deployment,
  type Portal,
  type Provider,
} from '../deployment';
import {
  reportFailure,
  createProviderCheck,
  createPortalCheck,
  reportOk,
  reportWarning,
  type Check,
  type Findings,
  type LocatedFinding,
} from '../finding';
import { isSecure } from '../hosts';

const REMEDIES: Partial<Record<ErrorCode, string>> = {
  noAuthority: 'Set authority to the provider’s address.',
  noRedirectUrl: 'Set redirectUrl to the portal’s /callback.',
  noClientId: 'Set clientId to the name under which the provider knows the portal.',
  noSilentRenewUrl: 'Set silentRenewUrl to the portal’s /silent-renew.html, or useRefreshToken.',
  offlineScopeAdvised: 'Add offline_access to scope.',
  duplicateConfiguration: 'Remove one of the two, or ask for different scopes.',
  duplicateConfigId: 'Give each configuration a configId of its own.',
  noConfiguration: 'Add a configuration to signIn.',
  unknownOption: 'Remove it, or correct its spelling.',
};
const GENERAL_REMEDY = 'Correct this configuration in the file that MEYDAN_CONFIG names.';

const isRunning = async ({ portal }: Deployment): Promise<LocatedFinding[]> => {
  const finding = portal.isRunning
    ? reportOk(`answers at ${portal.origin}`)
    : reportWarning(
        `${portal.origin} ${formatOutcome(portal.configFile)}`,
        'Start the portal, so that it can be examined too, or name its address: npm run doctor -- https://portal.example.',
      );
  return [{ about: 'portal', ...finding }];
};

function checkConfigFile({ configFile }: Portal): Findings {
  if (isWrongHost(configFile))
    return [
      reportFailure('the host is called by another name than the portal’s', REMEDY_WRONG_HOST),
    ];
  const type = configFile.headers.get('content-type') ?? 'no type';
  const found = isGood(configFile) ? parseJsonBody(configFile) : null;
  if (!found)
    return [
      reportFailure(
        `/config.json ${formatOutcome(configFile)} and is not a JSON object`,
        'Let /config.json reach the host instead of the portal’s own pages.',
      ),
    ];
  if (!/\bjson\b/.test(type))
    return [reportFailure(`/config.json is sent as ${type}`, 'Send it as application/json.')];
  // The portal's rules tell what is wrong with a sign-in configuration, by the name of the option.
  const faults = [...Value.Errors(PortalConfig, found)]
    .filter(({ instancePath }) => !instancePath.startsWith('/signIn'))
    .map(({ instancePath, message }) =>
      reportFailure(`/config.json${instancePath} ${message}`, GENERAL_REMEDY),
    );
  return faults.length > 0 ? faults : [reportOk('/config.json is JSON and complete')];
}

/** A portal on another origin than its API names these in full. */
const NAMED_IN_FULL = ['apiUrl', 'baseUrl'];

/** Compares what the portal serves with what the environment says, when that is examined. */
function checkEnvironment({ configFile, origin }: Portal, { host }: Deployment): Findings {
  const served = isGood(configFile) ? parseJsonBody(configFile) : null;
  if (!host || !served) return [];
  const others = Object.entries(host.config)
    .filter(([name, value]) => !isDeepStrictEqual(served[name], value))
    .map(([name]) => name)
    .filter((name) => !NAMED_IN_FULL.includes(name));
  return others.length === 0
    ? [reportOk('/config.json is the configuration of the environment')]
    : [
        reportFailure(
          `${origin}/config.json is not the configuration of the environment: it has other values of ${others.join(', ')}`,
          'Start the host with this environment anew, or let the doctor have the environment of the host that answers there.',
        ),
      ];
}

/** Aids for developers and testers, and what each is on a page that everybody visits. */
const AIDS = {
  developerTools: 'everybody’s Redux DevTools may look inside the pages',
  sessionTapes: 'every page has a button that records it',
} as const;

function checkAids({ config }: Portal): Findings {
  if (!config.production) return [reportOk('production is false: aids for developers do no harm')];
  const on = (['developerTools', 'sessionTapes'] as const).filter((name) => config[name]);
  const left = on.map((name) =>
    reportWarning(
      `${name} is on in production: ${AIDS[name]}`,
      `Take ${name} out of the configuration once whoever needed it is done.`,
    ),
  );
  return left.length > 0 ? left : [reportOk('no aids for developers are on')];
}

/**
 * Checks the whole set: something is configured, and the configuration that `door` names is among
 * it.
 */
async function checkSet({ portal, providers }: Deployment): Promise<LocatedFinding[]> {
  const { door } = portal.config;
  const ids = providers.map(({ settings }) => settings.configId);
  const finding = ids.includes(door)
    ? reportOk(`${ids.length} in all; ${door} is the one whose access token is exchanged`)
    : reportFailure(
        `door names ${door}, which is none of ${ids.join(', ') || 'nothing'}`,
        'Set door to the configId of the provider that people sign in at.',
      );
  return [{ about: 'portal', ...finding }];
}

/** SPEC 5.3, by the portal’s own rules. */
async function checkRules({ portal, providers }: Deployment): Promise<LocatedFinding[]> {
  const { problems } = parseConfigurations(portal.config.signIn);
  const idsAtFault = problems.map(({ configId }) => configId);
  const sound = providers
    .map(({ settings }) => settings.configId)
    .filter((id) => !idsAtFault.includes(id));
  return [
    ...sound.map((about): LocatedFinding => ({ about, ...reportOk('complete') })),
    ...problems.map(({ configId, code, level, detail }): LocatedFinding => ({
      about: configId ?? 'portal',
      level: level === 'error' ? 'failure' : 'warning',
      found: ERRORS[code].log.replace(/[:,]? (?:was: )?$/, '') + (detail ? `: ${detail}` : ''),
      remedy: REMEDIES[code] ?? GENERAL_REMEDY,
    })),
  ];
}

/** Checks the origin: an attempt is kept in the tab’s storage, which another origin cannot read. */
function checkOrigin({ settings, portalOrigin }: Provider, { portal }: Deployment): Findings {
  if (!URL.canParse(settings.redirectUrl)) return [];
  if (!isSecure(settings.redirectUrl))
    return [
      reportFailure(
        `${settings.redirectUrl} is not https, so browsers offer the portal no cryptography`,
        'Serve the portal by https.',
      ),
    ];
  if (portalOrigin === portal.origin)
    return [reportOk(`redirectUrl is on the portal’s origin ${portal.origin}`)];
  return [
    reportWarning(
      `redirectUrl is on ${portalOrigin}, the portal was examined at ${portal.origin}`,
      `Set redirectUrl to the origin that people use, or examine that one: npm run doctor -- ${portalOrigin}.`,
    ),
  ];
}

export const CONFIGURATION_CHECKS: readonly Check[] = [
  { name: 'running', run: isRunning },
  {
    name: 'configuration file',
    run: createPortalCheck(checkConfigFile),
  },
  { name: 'environment', run: createPortalCheck(checkEnvironment) },
  { name: 'aids for developers', run: createPortalCheck(checkAids) },
  { name: 'configurations', run: checkSet },
  { name: 'configuration', run: checkRules },
  { name: 'origin', run: createProviderCheck(checkOrigin) },
];
