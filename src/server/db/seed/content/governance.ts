import type { SeedGovernance } from '../types';
import { GOVERNANCE_BODIES } from './governance.bodies';
import { GOVERNANCE_COMMITMENTS } from './governance.commitments';
import { GOVERNANCE_DECISIONS } from './governance.decisions';

export const GOVERNANCE: readonly SeedGovernance[] = [
  ...GOVERNANCE_BODIES,
  ...GOVERNANCE_DECISIONS,
  ...GOVERNANCE_COMMITMENTS,
];
