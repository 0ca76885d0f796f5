import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Ports } from '../../browser/ports';
import {
  createObjectParser,
  createEnumParser,
  parseStored,
  parseText,
  type Parser,
} from '../../browser/storedParsers';
import { updateFlow, readFlow } from './flowStorage';

type MarkerPorts = Pick<Ports, 'sessionStorage' | 'clock'>;

/** Marker that is stored while a renewal runs, as JSON text (SPEC 3.1.9). */
interface RenewalMarker {
  readonly state: 'running';
  readonly dateOfLaunchedProcessUtc: string;
}

/** SPEC 4.2.1 */
export function markRunning(ports: MarkerPorts, configId: string): void {
  const marker: RenewalMarker = {
    state: 'running',
    dateOfLaunchedProcessUtc: new Date(ports.clock()).toISOString(),
  };
  updateFlow(ports, configId, { storageSilentRenewRunning: JSON.stringify(marker) });
}

export function clearMarker(ports: MarkerPorts, configId: string): void {
  updateFlow(ports, configId, { storageSilentRenewRunning: undefined });
}

type Marked = Pick<SignInConfiguration, 'configId' | 'silentRenewTimeoutInSeconds'>;

/**
 * Tells whether the marker of a renewal that this page has not started, which was loaded in the
 * middle of it, may still be meant. An older one, or one that cannot be read, is stuck and reset
 * (SPEC 4.2.2).
 */
export function isMarkedRunning(ports: MarkerPorts, config: Marked): boolean {
  const { storageSilentRenewRunning: stored } = readFlow(ports, config.configId);
  if (stored === undefined) return false;
  const ageMs = ports.clock() - launchedAt(stored);
  if (ageMs >= 0 && ageMs <= config.silentRenewTimeoutInSeconds * 1_000) return true;
  clearMarker(ports, config.configId);
  return false;
}

const renewalMarker: Parser<RenewalMarker> = createObjectParser({
  state: createEnumParser('running'),
  dateOfLaunchedProcessUtc: parseText,
});

/**
 * Returns when the renewal was launched, in milliseconds since 1970; NaN when the marker cannot be
 * read.
 */
const launchedAt = (stored: string): number =>
  new Date(parseStored(renewalMarker, stored)?.dateOfLaunchedProcessUtc ?? '').getTime();
