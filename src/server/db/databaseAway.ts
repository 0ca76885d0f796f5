/**
 * Codes of the network, and of PostgreSQL: shutting down, starting, no connection free, a standby
 * that takes no writes yet, a full or failing disk, a limit of time that the operator has set, two
 * who waited for each other.
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08...|57P0[1-3]|57014|40001|40P01|53[123]00|55P03|58030|25006|25P03)$/;
/** Messages of the driver that have no code. */
const TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/**
 * Tells whether a failure says that the database cannot be worked with at the moment, and not that
 * something is wrong with what was asked.
 */
export function isDatabaseUnavailable({
  code,
  message,
}: {
  code?: unknown;
  message: string;
}): boolean {
  return (
    (typeof code === 'string' && CODES.test(code)) || TEXTS.some((text) => message.startsWith(text))
  );
}

/** Codes of a full disk, of the file system and of PostgreSQL. */
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** Tells whether a failure says that a disk has no room left. */
export const isDiskFull = ({ code }: { code?: unknown }): boolean => FULL.includes(String(code));

const OUT_OF_RANGE = '22003';

/** Tells whether a failure says that a number is larger than any that the database holds. */
export const isOutOfRange = ({ code }: { code?: unknown }): boolean => code === OUT_OF_RANGE;
