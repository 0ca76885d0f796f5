import type { FastifyRequest, FastifyServerOptions } from 'fastify';

export interface LogOptions {
  readonly level: 'silent' | 'warn' | 'info';
  /** Tests read it; usually the standard output. */
  readonly stream?: { readonly write: (line: string) => void };
}

const MASK = '•••';
/**
 * Tokens, codes, hashes and keys: nothing that people write is that long without a blank. Paths of
 * files have slashes and dots.
 */
const SECRET = /[\w-]{32,}(?:\.[\w-]+)*/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ADDRESS = /[^\s@"'<>()=:]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;

/** Masks mail addresses and whatever looks like a secret in a message that may quote user input. */
export const maskSensitiveText = (text: string): string =>
  text.replace(ADDRESS, MASK).replace(SECRET, (found) => (UUID.test(found) ? found : MASK));

/** Properties that name the place of a failure in the database. */
const FACTS = ['code', 'table', 'column', 'constraint', 'syscall', 'statusCode'] as const;

interface LoggedFailure {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: unknown;
}

type LoggedError = Partial<Error> & Partial<Record<(typeof FACTS)[number], unknown>>;

/**
 * Returns a failure as it is logged: what and where. Databases put the statement, its values and
 * the row beside it, mail servers the address: none of that is for a log.
 */
function failureFacts(error: LoggedError): LoggedFailure {
  const { name = 'Error', message = '', stack = '', cause } = error;
  const facts = FACTS.flatMap((fact) => (error[fact] === undefined ? [] : [[fact, error[fact]]]));
  return {
    type: name,
    message: maskSensitiveText(message),
    // The first lines are the message again.
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(Object.fromEntries(facts) as object),
    ...(cause instanceof Error && { cause: failureFacts(cause) }),
  };
}

/**
 * Returns the route of a request and not its address: calendar feeds, previews and links of mails
 * have a secret in theirs.
 */
const requestFacts = ({ method, routeOptions, ip }: FastifyRequest) => ({
  method,
  route: routeOptions?.url ?? null,
  ip,
});

/**
 * Creates the settings of the host's logger: no address that was asked for, no header, no value of
 * a statement.
 */
export function createLoggerOptions({
  level,
  stream,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    ...(stream && { stream }),
    serializers: { err: failureFacts, error: failureFacts, req: requestFacts },
  };
}
