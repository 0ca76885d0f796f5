import { ERRORS, getLogLevel, type ErrorCode, type LogLevel } from '../../shared/errors';
import type { Ports } from '../browser/ports';

/**
 * Subject of a line: a sign-in configuration with the level it wants to be told, or a part of the
 * portal by name.
 */
export type LogSource =
  string | { readonly configId: string; readonly logLevel: LogLevel | 'none' };

const RANK: Readonly<Record<LogLevel | 'none', number>> = { debug: 1, warn: 2, error: 3, none: 4 };

/**
 * Write one line of the catalogue into the log, if the configuration wants lines of its level.
 * `detail` is a code, a count or a status, never a value from a token or an address; the status 0
 * of a call without an answer says nothing and is left out.
 */
export function logFailure(
  { log }: Pick<Ports, 'log'>,
  source: LogSource,
  code: ErrorCode,
  detail: string | number = '',
): void {
  const { configId, logLevel } =
    typeof source === 'string' ? { configId: source, logLevel: 'warn' as const } : source;
  const level = getLogLevel(code);
  if (RANK[level] < RANK[logLevel]) return;
  const told = detail ? ` (${detail})` : '';
  log(level, `[${level.toUpperCase()}] ${configId} - ${ERRORS[code].log}${told}`);
}
