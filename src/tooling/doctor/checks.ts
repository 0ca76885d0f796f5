import { SUPPORTED_FEATURE_CHECKS } from './checks/supportedFeatures';
import { CLOCK_CHECKS } from './checks/clock';
import { CONFIGURATION_CHECKS } from './checks/configuration';
import { CORS_CHECKS } from './checks/cors';
import { DISCOVERY_CHECKS } from './checks/discovery';
import { FRAME_CHECKS } from './checks/frames';
import { HOST_CHECKS } from './checks/host';
import { KEY_CHECKS } from './checks/keys';
import { PORTAL_CHECKS } from './checks/portal';
import { REDIRECT_CHECKS } from './checks/redirects';
import type { Check } from './finding';

/** Checks in this order: the portal first, then what its providers say and do. */
export const CHECKS: readonly Check[] = [
  ...CONFIGURATION_CHECKS,
  ...PORTAL_CHECKS,
  ...DISCOVERY_CHECKS,
  ...HOST_CHECKS,
  ...KEY_CHECKS,
  ...SUPPORTED_FEATURE_CHECKS,
  ...CORS_CHECKS,
  ...CLOCK_CHECKS,
  ...FRAME_CHECKS,
  ...REDIRECT_CHECKS,
];
