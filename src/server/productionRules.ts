import type { Settings } from './settings';

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

const isOnThisMachine = (issuer: string): boolean =>
  URL.canParse(issuer) && LOOPBACK.test(new URL(issuer).hostname);

/**
 * Lists what an installation in production must not have: the demonstration, whose people are
 * invented, and its door, where anybody signs in as any of them without a password.
 */
export function listProductionFaults({
  config,
  seed,
  doors,
}: Pick<Settings, 'config' | 'seed' | 'doors'>): string[] {
  if (!config.production) return [];
  const demonstration = `MEYDAN_SEED must be none where MEYDAN_CONFIG says "production": true, not “${seed}”: the demonstration’s people are invented.`;
  return [
    ...(seed === 'none' ? [] : [demonstration]),
    ...doors
      .filter(({ issuer }) => isOnThisMachine(issuer))
      .map(
        ({ issuer }) =>
          `The door at ${issuer} signs people in without passwords: where MEYDAN_CONFIG says "production": true, MEYDAN_DOORS names other providers and MEYDAN_DOOR_SECRET is not set.`,
      ),
  ];
}
