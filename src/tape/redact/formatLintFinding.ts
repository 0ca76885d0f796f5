import type { Finding } from './lintTape';

/** Enough to find it again, and not the secret itself. */
export const formatLintFinding = ({ line, what, starts }: Finding): string =>
  `${line} ${what} (${starts}…)`;
