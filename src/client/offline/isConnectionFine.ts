import type { Connection } from '../browser/ports';

/**
 * Tells whether the host is reached and the page is no copy: there is nothing to say and nothing to
 * mend.
 */
export const isConnectionFine = ({ status, savedAt }: Connection): boolean =>
  status === 'reached' && savedAt === null;
