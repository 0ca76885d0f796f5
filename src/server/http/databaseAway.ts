/** Of the network, and of PostgreSQL: shutting down, starting, no connection free, a standby that takes no writes yet, a full disk. */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08...|57P0[1-3]|53[123]00|25006)$/;
/** What the driver says without a code. */
const TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Whether a failure says that the database cannot be worked with at the moment, and not that something is wrong with what was asked. */
export function isDatabaseAway({ code, message }: { code?: unknown; message: string }): boolean {
  return (
    (typeof code === 'string' && CODES.test(code)) || TEXTS.some((text) => message.startsWith(text))
  );
}
