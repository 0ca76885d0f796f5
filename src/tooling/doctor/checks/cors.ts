import {
  toCodeFields,
  toFormBody,
  toRevocationFields,
  type FormFields,
} from '../../../oidc/tokenFields';
import { sendRequest, formatOutcome, type ProbeResponse } from '../sendRequest';
import {
  reportFailure,
  createKnownProviderCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
  type KnownProvider,
} from '../finding';

/** Stands for a code and a token in questions that are meant to be refused. */
const MADE_UP = 'asked-by-the-doctor';

interface Call {
  readonly name: string;
  readonly url: (provider: KnownProvider) => string;
  readonly isUsed?: (provider: KnownProvider) => boolean;
  readonly fields?: (provider: KnownProvider) => FormFields;
  /** Sends a Bearer header, for which browsers ask first (Fetch §4.8). */
  readonly isAuthorized?: boolean;
}

/** Every call that the portal's pages make to a provider. */
const CALLS: readonly Call[] = [
  { name: 'discovery', url: ({ discovery }) => discovery?.url ?? '' },
  { name: 'keys', url: ({ endpoints }) => endpoints.jwksUri },
  {
    name: 'token',
    url: ({ endpoints }) => endpoints.tokenEndpoint,
    fields: ({ settings }) =>
      toCodeFields({
        clientId: settings.clientId,
        code: MADE_UP,
        codeVerifier: MADE_UP,
        redirectUri: settings.redirectUrl,
        custom: {},
      }),
  },
  {
    name: 'userinfo',
    url: ({ endpoints }) => endpoints.userInfoEndpoint,
    isUsed: ({ settings }) => settings.autoUserInfo,
    isAuthorized: true,
  },
  {
    name: 'revocation',
    url: ({ endpoints }) => endpoints.revocationEndpoint,
    fields: ({ settings }) => toRevocationFields(settings.clientId, MADE_UP, 'access_token'),
  },
  {
    name: 'pushed authorization',
    url: ({ endpoints }) => endpoints.parEndpoint,
    isUsed: ({ settings }) => settings.usePushedAuthorisationRequests,
    fields: ({ settings }) => ({ client_id: settings.clientId }),
  },
];

const listed = (value: string | null): string[] =>
  (value ?? '').split(',').map((name) => name.trim().toLowerCase());

const mayBeReadBy = ({ headers }: ProbeResponse, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const REMEDY = (origin: string) => `Let the provider allow the origin ${origin} (CORS).`;

function sendCall(
  provider: KnownProvider,
  { url, fields, isAuthorized }: Call,
): Promise<ProbeResponse> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    origin: provider.portalOrigin,
    ...(isAuthorized && { authorization: `Bearer ${MADE_UP}` }),
  };
  if (!fields) return sendRequest(url(provider), { headers });
  return sendRequest(url(provider), {
    method: 'POST',
    headers,
    body: toFormBody(fields(provider)),
  });
}

/** `*` does not stand for Authorization, which has to be named (Fetch §3.3.3). */
async function checkPreflight(provider: KnownProvider, call: Call): Promise<Finding | null> {
  const { portalOrigin } = provider;
  const answer = await sendRequest(call.url(provider), {
    method: 'OPTIONS',
    headers: {
      origin: portalOrigin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  const isPassed =
    answer.status >= 200 &&
    answer.status < 300 &&
    mayBeReadBy(answer, portalOrigin) &&
    listed(answer.headers.get('access-control-allow-headers')).includes('authorization');
  return isPassed
    ? null
    : reportFailure(
        `${call.name} refuses the question (OPTIONS) that browsers ask before Authorization is sent`,
        'Let the provider answer it with Access-Control-Allow-Headers: authorization.',
      );
}

async function checkCall(provider: KnownProvider, call: Call): Promise<Finding> {
  const { portalOrigin } = provider;
  const refused = call.isAuthorized ? await checkPreflight(provider, call) : null;
  if (refused) return refused;
  const answer = await sendCall(provider, call);
  if (answer.problem !== null)
    return reportFailure(
      `${call.name} ${formatOutcome(answer)}`,
      'Check whether the provider is running.',
    );
  return mayBeReadBy(answer, portalOrigin)
    ? reportOk(`${call.name} may be called from ${portalOrigin}`)
    : reportFailure(`${call.name} may not be called from ${portalOrigin}`, REMEDY(portalOrigin));
}

const callsOf = (provider: KnownProvider): readonly Call[] =>
  CALLS.filter(({ url, isUsed }) => URL.canParse(url(provider)) && (isUsed?.(provider) ?? true));

const checkCalls = (provider: KnownProvider): Promise<Findings> =>
  Promise.all(callsOf(provider).map((call) => checkCall(provider, call)));

/**
 * Date is not on the CORS-safelisted list: scripts see it only where it is exposed (Fetch §2.2.6).
 */
async function checkDate(provider: KnownProvider): Promise<Findings> {
  const call = callsOf(provider).find(({ name }) => name === 'token');
  if (!call) return [];
  const { headers, problem } = await sendCall(provider, call);
  if (problem !== null) return [];
  const isExposed = listed(headers.get('access-control-expose-headers')).some((name) =>
    ['date', '*'].includes(name),
  );
  return [
    isExposed
      ? reportOk(
          'the token endpoint shows its Date, from which the portal learns the clock’s difference',
        )
      : reportWarning(
          'the token endpoint does not show its Date; wrong clocks are noticed from iat alone',
          'Let the provider send Access-Control-Expose-Headers: Date.',
        ),
  ];
}

export const CORS_CHECKS: readonly Check[] = [
  { name: 'cross-origin calls', run: createKnownProviderCheck(checkCalls) },
  { name: 'Date header', run: createKnownProviderCheck(checkDate) },
];
