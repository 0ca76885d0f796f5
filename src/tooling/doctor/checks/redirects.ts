import { getRedirectUri } from '../../../oidc/redirectUri';
import { formatOutcome, type ProbeResponse } from '../sendRequest';
import { requestSilentSignIn, requestSignOut, type Attempt } from '../authorization';
import {
  reportFailure,
  reportFailureIf,
  createKnownProviderCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
  type KnownProvider,
} from '../finding';

const KINDS = [
  { kind: 'redirect', option: 'redirectUrl' },
  { kind: 'silentRenew', option: 'silentRenewUrl' },
  { kind: 'popup', option: 'popupUrl' },
] as const;
type Kind = (typeof KINDS)[number];

/**
 * A person has to be asked: the answer that a visitor without a session gets (OIDC Core §3.1.2.6).
 */
const EXPECTED = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

const isSamePage = (one: URL, other: string): boolean =>
  one.origin === new URL(other).origin && one.pathname === new URL(other).pathname;

function readAnswer(name: string, { state, sentTo }: Attempt & { sentTo: URL }): Finding {
  const error = sentTo.searchParams.get('error');
  if (sentTo.searchParams.get('state') !== state)
    return reportFailure(
      `${name} is registered, but the answer does not carry the state`,
      'Let the provider return state as it came (RFC 6749 §4.1.2).',
    );
  if (error !== null && !EXPECTED.includes(error))
    return reportWarning(
      `${name} is registered, but the answer is ${error}`,
      `Compare scope, responseType and the client’s rights with the provider (${sentTo.searchParams.get('error_description') ?? 'it gives no reason'}).`,
    );
  return reportOk(`${name} is registered`);
}

interface Silence {
  readonly fits: (status: number) => boolean;
  readonly report: (name: string, answer: ProbeResponse) => Finding;
}

/** Answers that are no redirect and do not say that the address is unknown. */
const SILENCES: readonly Silence[] = [
  {
    fits: (status) => status === 201,
    report: (name) =>
      reportFailure(
        `${name}: the answer to the pushed request has no usable request_uri and expires_in`,
        'Let the provider answer as RFC 9126 §2.2 says.',
      ),
  },
  {
    fits: (status) => status === 200,
    report: (name) =>
      reportWarning(
        `${name}: the provider shows a page although it was asked for none`,
        'Open the portal and sign in once to see whether the address is registered.',
      ),
  },
  {
    fits: (status) => status === 0 || status >= 500,
    report: (name, answer) =>
      reportFailure(
        `${name}: the provider ${formatOutcome(answer)}`,
        'Look into the provider’s log.',
      ),
  },
];

async function checkKind(provider: KnownProvider, { kind, option }: Kind): Promise<Finding | null> {
  const { settings, portalOrigin } = provider;
  const address = getRedirectUri(settings, kind, portalOrigin);
  const attempt = URL.canParse(address) ? await requestSilentSignIn(provider, address) : null;
  if (!attempt) return null;
  const { answer, sentTo } = attempt;
  const name = `${option} ${address}`;
  if (sentTo && isSamePage(sentTo, address)) return readAnswer(name, { ...attempt, sentTo });
  const silence = SILENCES.find(({ fits }) => fits(answer.status));
  if (silence) return silence.report(name, answer);
  return reportFailureIf(
    settings[option] !== '',
    `${name} is not registered (the provider ${sentTo ? 'leads elsewhere' : formatOutcome(answer)})`,
    `Register ${address} as a redirect URI of ${settings.clientId}.`,
  );
}

async function checkKinds(provider: KnownProvider): Promise<Findings> {
  const findings = await Promise.all(KINDS.map((kind) => checkKind(provider, kind)));
  return findings.filter((finding) => finding !== null);
}

async function checkAfterSignOut(provider: KnownProvider): Promise<Findings> {
  const { postLogoutRedirectUri: address, clientId } = provider.settings;
  if (!address)
    return [
      reportWarning(
        'postLogoutRedirectUri is not set: who signs out stays at the provider',
        'Set it to the portal’s home page.',
      ),
    ];
  const asked = await requestSignOut(provider);
  if (!asked) return [];
  const { answer, sentTo } = asked;
  if (answer.status === 0 || answer.status >= 500)
    return [
      reportFailure(`signing out: the provider ${formatOutcome(answer)}`, 'Look into its log.'),
    ];
  if (answer.status >= 400)
    return [
      reportFailure(
        `postLogoutRedirectUri ${address} is refused (${formatOutcome(answer)})`,
        `Register ${address} as a post-logout redirect URI of ${clientId}.`,
      ),
    ];
  return [
    reportOk(
      sentTo
        ? `postLogoutRedirectUri ${address} is accepted`
        : `postLogoutRedirectUri ${address} is not refused; the provider asks the person first`,
    ),
  ];
}

/** RFC 9207: an answer names its issuer, so that answers of two providers cannot be mixed up. */
async function checkIssuer(provider: KnownProvider): Promise<Findings> {
  const { settings, endpoints } = provider;
  const attempt = await requestSilentSignIn(provider, settings.redirectUrl);
  const iss = attempt?.sentTo?.searchParams.get('iss') ?? null;
  if (iss !== null && iss !== endpoints.issuer)
    return [
      reportFailure(
        `answers name the issuer ${iss}, discovery ${endpoints.issuer}`,
        'Let the provider send one issuer everywhere.',
      ),
    ];
  if (endpoints.sendsIss && attempt?.sentTo && iss === null)
    return [
      reportFailure(
        'the provider announces iss in its answers and does not send it: every sign-in is refused',
        'Let it send iss, or not announce authorization_response_iss_parameter_supported.',
      ),
    ];
  if (endpoints.sendsIss) return [reportOk('answers name their issuer (RFC 9207)')];
  return [
    reportWarning(
      'the provider does not announce that answers name their issuer (RFC 9207)',
      'Turn it on at the provider, above all where there are several providers.',
    ),
  ];
}

export const REDIRECT_CHECKS: readonly Check[] = [
  { name: 'redirect URI', run: createKnownProviderCheck(checkKinds) },
  { name: 'after sign-out', run: createKnownProviderCheck(checkAfterSignOut) },
  { name: 'iss in answers', run: createKnownProviderCheck(checkIssuer) },
];
