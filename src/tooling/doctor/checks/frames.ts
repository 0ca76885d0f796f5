import { getRedirectUri } from '../../../oidc/redirectUri';
import { sendRequest, isGood, formatOutcome } from '../sendRequest';
import { isAllowed, canBeFramed } from '../csp';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Deployment } from '../deployment';
import {
  reportFailureIf,
  createKnownProviderCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
  type KnownProvider,
} from '../finding';
import { getSite } from '../hosts';

const renewsInFrame = ({ silentRenew, useRefreshToken }: SignInConfiguration): boolean =>
  silentRenew && !useRefreshToken;

interface Framed {
  readonly name: string;
  readonly address: string;
  readonly isUsed: boolean;
  /** Owner of the headers that decide. */
  readonly owner: 'portal' | 'provider';
}

function framedPages({ settings, endpoints, portalOrigin }: KnownProvider): readonly Framed[] {
  return [
    {
      name: 'the silent-renew page',
      address:
        getRedirectUri(settings, 'silentRenew', portalOrigin) ||
        `${portalOrigin}/silent-renew.html`,
      isUsed: renewsInFrame(settings),
      owner: 'portal',
    },
    {
      name: 'the check-session page',
      address: endpoints.checkSessionIframe,
      isUsed: settings.startCheckSession,
      owner: 'provider',
    },
  ];
}

const REMEDIES = {
  portal: (page: string) => `Serve ${page} with Content-Security-Policy: frame-ancestors 'self'.`,
  provider: (_page: string, parent: string) =>
    `Let the provider name ${parent} in frame-ancestors.`,
} as const;

async function checkFramed(
  { name, address, isUsed, owner }: Framed,
  parent: string,
): Promise<Finding> {
  const answer = await sendRequest(address);
  if (!isGood(answer))
    return reportFailureIf(isUsed, `${name} ${address} ${formatOutcome(answer)}`, `Serve ${name}.`);
  if (canBeFramed(answer.headers, address, parent))
    return reportOk(`${name} may be shown in a frame of ${parent}`);
  return reportFailureIf(
    isUsed,
    `${name} ${address} may not be shown in a frame of ${parent}`,
    REMEDIES[owner](address, parent),
  );
}

/** Lists what the portal's own content policy has to allow. */
function neededSources({ settings, discovery, endpoints }: KnownProvider) {
  return [
    {
      directive: 'connect-src',
      isUsed: true,
      addresses: [
        discovery?.url,
        endpoints.jwksUri,
        endpoints.tokenEndpoint,
        endpoints.userInfoEndpoint,
        endpoints.revocationEndpoint,
        endpoints.parEndpoint,
      ],
    },
    {
      directive: 'frame-src',
      isUsed: renewsInFrame(settings) || settings.startCheckSession,
      addresses: [endpoints.authorizationEndpoint, endpoints.checkSessionIframe],
    },
    { directive: 'form-action', isUsed: true, addresses: [endpoints.endSessionEndpoint] },
  ];
}

const isAddress = (address: string | undefined): address is string =>
  address !== undefined && URL.canParse(address);

function checkPolicy(provider: KnownProvider, { portal }: Deployment): Findings {
  if (!portal.isRunning) return [];
  const policy = portal.page.headers.get('content-security-policy');
  return neededSources(provider).map(({ directive, isUsed, addresses }) => {
    const refused = addresses
      .filter(isAddress)
      .filter((address) => !isAllowed(policy, directive, address, portal.origin))
      .map((address) => new URL(address).origin);
    const origins = [...new Set(refused)].join(' ');
    if (!origins) return reportOk(`${directive} of the portal’s policy allows the provider`);
    return reportFailureIf(
      isUsed,
      `${directive} of the portal’s policy refuses ${origins}`,
      `Add ${origins} to ${directive} in the portal’s Content-Security-Policy.`,
    );
  });
}

function checkSite({ settings, endpoints, portalOrigin }: KnownProvider): Findings {
  if (!endpoints.authorizationEndpoint) return [];
  const [here, there] = [portalOrigin, endpoints.authorizationEndpoint].map(getSite);
  if (here === there)
    return [reportOk(`portal and provider are on one site, ${here} (by a heuristic)`)];
  const consequence =
    renewsInFrame(settings) || settings.startCheckSession
      ? 'browsers keep the provider’s cookies from its frames, which are used here'
      : 'frames would get no cookies; none are used here';
  return [
    reportWarning(
      `by a heuristic the portal is on ${here} and the provider on ${there}: ${consequence}`,
      'Give both names below one domain, or use refresh tokens (useRefreshToken) instead of frames.',
    ),
  ];
}

export const FRAME_CHECKS: readonly Check[] = [
  {
    name: 'frames',
    run: createKnownProviderCheck((provider) =>
      Promise.all(
        framedPages(provider)
          .filter(({ address }) => isAddress(address))
          .map((page) => checkFramed(page, provider.portalOrigin)),
      ),
    ),
  },
  { name: 'content policy', run: createKnownProviderCheck(checkPolicy) },
  { name: 'same site', run: createKnownProviderCheck(checkSite) },
];
