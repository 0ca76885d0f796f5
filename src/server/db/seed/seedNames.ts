/**
 * Names of what a new database is filled with: the demonstration, nothing, or the demonstration and
 * generated rows for measuring.
 */
export const SEEDS = ['demo', 'none', 'scale'] as const;
export type SeedName = (typeof SEEDS)[number];
