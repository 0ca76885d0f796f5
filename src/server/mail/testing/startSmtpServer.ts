import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMessage, type ParsedMessage } from '../readMessage';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  /** Source of the mail as it came over the wire. */
  readonly source: string;
  readonly message: ParsedMessage;
}

export interface TestSmtpServer {
  readonly url: URL;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Number of times that a receiver was named, accepted or not. */
  readonly tries: () => number;
  close(): Promise<void>;
}

export interface TestSmtpServerOptions {
  /**
   * The reply code to the n-th receiver that is named; 0 accepts. Afterwards everything is
   * accepted.
   */
  readonly replies?: readonly number[];
  /** A free port when it is left out. */
  readonly port?: number;
  readonly server?: SMTPServerOptions;
}

// A sender may keep its connection open for the next mail.
const CLOSE_WITHIN_MS = 100;

const BROKEN_OFF = 451;

async function readSource(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const refusal = (responseCode: number, address: string) =>
  Object.assign(new Error(`not now, ${address}`), { responseCode });

/** Starts a real mail server on this machine that keeps what it receives. */
export async function startSmtpServer(
  options: TestSmtpServerOptions = {},
): Promise<TestSmtpServer> {
  const replies = [...(options.replies ?? [])];
  const received: ReceivedMail[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: CLOSE_WITHIN_MS,
    ...options.server,
    onRcptTo({ address }, _session, callback) {
      tries += 1;
      const code = replies.shift() ?? 0;
      if (code === 0) callback();
      else callback(refusal(code, address));
    },
    async onData(stream, { envelope, secure }, callback) {
      const source = await readSource(stream).catch(() => null);
      if (source === null) return callback(refusal(BROKEN_OFF, 'you are gone'));
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        isEncrypted: secure,
        source,
        message: readMessage(source),
      });
      callback();
    },
  });
  // A connection that breaks is the sender's to report.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) =>
    server.listen(options.port ?? 0, '127.0.0.1', () => resolve()),
  );
  const { port } = server.server.address() as AddressInfo;
  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    port,
    received,
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
