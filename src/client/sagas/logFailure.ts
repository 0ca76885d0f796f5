import { ERRORS, type ErrorCode } from '../../shared/errors';
import type { Ports } from '../browser/ports';

/** One line of the catalogue in the log. `detail` is a code or a status, never a value from a token or an address. */
export function logFailure(
  ports: Ports,
  configId: string,
  code: ErrorCode,
  detail: string | number = '',
): void {
  ports.log('error', `[ERROR] ${configId} - ${ERRORS[code].log}${detail && ` (${detail})`}`);
}
