import type { SeedLegal } from '../types';
import { LEGAL_ACCESSIBILITY } from './legal.accessibility';
import { LEGAL_IMPRINT } from './legal.imprint';
import { LEGAL_NOTICES } from './legal.notices';
import { LEGAL_PRIVACY } from './legal.privacy';
import { LEGAL_TERMS } from './legal.terms';

export const LEGAL: readonly SeedLegal[] = [
  ...LEGAL_PRIVACY,
  ...LEGAL_ACCESSIBILITY,
  ...LEGAL_NOTICES,
  ...LEGAL_TERMS,
  ...LEGAL_IMPRINT,
];
