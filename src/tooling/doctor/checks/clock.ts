import { TIMING } from '../../../shared/constants';
import type { ProbeResponse } from '../sendRequest';
import type { Deployment, Provider } from '../deployment';
import {
  reportFailure,
  createProviderCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
} from '../finding';

const NOTICED_MS = 5_000;
/** Beyond it an ID token's iat is refused (SPEC 9.9). */
const REFUSED_MS = TIMING.maxIatOffsetS * 1_000;
/** Date counts whole seconds: the moment lies half of one after it, on average. */
const HALF_SECOND_MS = 500;

/**
 * Computes by how much the clock of the answering server is ahead of this machine's, in
 * milliseconds; null without a Date header.
 */
function aheadMs({ headers, atMs }: ProbeResponse): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  // An answer from a cache is as old as its Age says (RFC 9111 §5.1).
  const ageMs = (Number(headers.get('age')) || 0) * 1_000;
  return Number.isNaN(at) ? null : at + ageMs + HALF_SECOND_MS - atMs;
}

function compare(pair: string, differenceMs: number): Finding {
  const size = Math.abs(differenceMs);
  const found = `${pair}: ${(size / 1_000).toFixed(1)} s apart`;
  const remedy = 'Set both clocks by a time server (NTP).';
  if (size > REFUSED_MS)
    return reportFailure(`${found}, ID tokens are refused beyond 120 s`, remedy);
  return size > NOTICED_MS ? reportWarning(found, remedy) : reportOk(found);
}

function checkClock({ discovery, keySet }: Provider, { portal }: Deployment): Findings {
  const asked = discovery ?? keySet;
  const provider = asked ? aheadMs(asked) : null;
  const host = portal.isRunning ? aheadMs(portal.configFile) : null;
  if (provider === null) return [];
  const here = compare('provider and this machine', provider);
  return host === null ? [here] : [here, compare('provider and portal', provider - host)];
}

export const CLOCK_CHECKS: readonly Check[] = [
  { name: 'clock', run: createProviderCheck(checkClock) },
];
