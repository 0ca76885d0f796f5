import { ALGORITHMS } from '../../../oidc/validation/algorithms';
import { isObject } from '../../../oidc/options';
import { isGood, parseJsonBody, formatOutcome, type Json } from '../sendRequest';
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

/** RFC 7518 §6.2.2, §6.3.2, §6.4: what only the owner of a key may know. */
const PRIVATE_FIELDS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];
/** RFC 7518 §3.3, §3.5. */
const SMALLEST_RSA_BITS = 2048;

/** Reads the objects in a key set; null when there is no list of keys. */
function keysIn({ keySet }: KnownProvider): readonly Json[] | null {
  const keys = keySet && isGood(keySet) ? parseJsonBody(keySet)?.['keys'] : null;
  return Array.isArray(keys) ? keys.filter(isObject) : null;
}

const isForSigning = ({ use, key_ops }: Json): boolean =>
  (use ?? 'sig') === 'sig' && (!Array.isArray(key_ops) || key_ops.includes('verify'));

const rsaBits = ({ n }: Json): number =>
  typeof n === 'string' ? Buffer.from(n, 'base64url').length * 8 : 0;

function fits(key: Json, alg: string): boolean {
  const row = ALGORITHMS[alg];
  return (
    row !== undefined &&
    isForSigning(key) &&
    key['kty'] === row.kty &&
    (key['alg'] ?? alg) === alg &&
    (row.crv === undefined || key['crv'] === row.crv) &&
    (row.kty !== 'RSA' || rsaBits(key) >= SMALLEST_RSA_BITS)
  );
}

const REMEDY_KEYS = 'Let the provider publish the public key that it signs ID tokens with.';

function checkAlgorithms({ endpoints }: KnownProvider, keys: readonly Json[]): Finding[] {
  const announced = endpoints.idTokenAlgorithms;
  const known = announced.filter((alg) => ALGORITHMS[alg] && ALGORITHMS[alg].kty !== 'oct');
  if (announced.length === 0)
    return [
      reportWarning(
        'the provider does not say how it signs ID tokens',
        'Let it announce id_token_signing_alg_values_supported.',
      ),
    ];
  if (known.length === 0)
    return [
      reportFailure(
        `ID tokens are signed by ${announced.join(', ')}, which the portal does not accept`,
        `Let the provider sign by one of ${Object.keys(ALGORITHMS).join(', ')}.`,
      ),
    ];
  const usable = known.filter((alg) => keys.some((key) => fits(key, alg)));
  if (usable.length === 0)
    return [reportFailure(`there is no usable key for ${known.join(', ')}`, REMEDY_KEYS)];
  const lacking = known.filter((alg) => !usable.includes(alg));
  if (lacking.length === 0) return [reportOk(`there is a key for ${usable.join(', ')}`)];
  return [
    reportWarning(
      `there is a key for ${usable.join(', ')}, none for the announced ${lacking.join(', ')}`,
      'Let the provider announce only what it signs by.',
    ),
  ];
}

/** SPEC 5.1.10: the key is chosen by its kid. */
function checkNames(keys: readonly Json[]): Finding {
  const names = keys.map(({ kid }) => kid);
  const nameless = names.filter((kid) => typeof kid !== 'string' || kid === '');
  const doubled = names.filter((kid, index) => names.indexOf(kid) !== index);
  if (nameless.length > 0 && keys.length > 1)
    return reportFailure(
      `${nameless.length} of ${keys.length} signing keys have no kid, so none can be chosen`,
      'Let the provider give every key a kid.',
    );
  if (nameless.length > 0)
    return reportWarning(
      'the only signing key has no kid',
      'Give it one before the first rotation.',
    );
  if (doubled.length > 0)
    return reportFailure(
      `several signing keys are called ${String(doubled[0])}`,
      'Let the provider give every key a kid of its own.',
    );
  return reportOk(
    `${keys.length} signing ${keys.length === 1 ? 'key has its' : 'keys have their own'} kid`,
  );
}

const isPrivate = (key: Json): boolean => PRIVATE_FIELDS.some((field) => field in key);

function checkKeys(provider: KnownProvider): Findings {
  const keys = keysIn(provider);
  if (!keys) {
    const outcome = provider.keySet ? formatOutcome(provider.keySet) : 'is no address';
    return [
      reportFailure(
        `${provider.endpoints.jwksUri || 'jwks_uri'} ${outcome} and holds no list of keys`,
        REMEDY_KEYS,
      ),
    ];
  }
  const leaked = keys.some(isPrivate)
    ? [
        reportFailure(
          'the key set publishes private or secret keys: anybody can sign ID tokens',
          'Replace these keys at once and publish only their public halves.',
        ),
      ]
    : [];
  const signing = keys.filter(isForSigning);
  if (signing.length === 0)
    return [...leaked, reportFailure('no key is for signatures', REMEDY_KEYS)];
  return [...leaked, ...checkAlgorithms(provider, signing), checkNames(signing)];
}

export const KEY_CHECKS: readonly Check[] = [
  { name: 'keys', run: createKnownProviderCheck(checkKeys) },
];
