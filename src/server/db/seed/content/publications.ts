import type { SeedPublication } from '../types';
import { FIGURES } from './publications.figures';
import { REPORTS } from './publications.reports';
import { RULES } from './publications.rules';

export const PUBLICATIONS: readonly SeedPublication[] = [...REPORTS, ...RULES, ...FIGURES];
