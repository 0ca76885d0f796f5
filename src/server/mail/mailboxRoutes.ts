import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { isFromThisMachine, isLoopbackAddress } from '../http/fromThisMachine';
import { Problem } from '../http/problem';
import { createListPage, createMailPage, type ListedMail } from './mailboxPages';
import type { MailTransport } from './mailSetting';
import { readMessage } from './readMessage';

export interface MailboxOptions {
  readonly transport: MailTransport;
  readonly isProduction: boolean;
}

const MOST_MAILS = 100;
const EXTENSION = '.eml';
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** No dots and slashes: an id never leaves the folder. */
const MailId = Type.Object({ id: Type.String({ pattern: '^[0-9A-Za-z-]{1,60}$' }) });

interface MailRequest {
  readonly Params: Static<typeof MailId>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readMail(folder: string, id: string): Promise<ListedMail> {
  try {
    const source = await readFile(join(folder, id + EXTENSION), 'utf8');
    return { id, message: readMessage(source) };
  } catch (error) {
    throw isMissing(error) ? new Problem('notFound') : error;
  }
}

async function newestMails(folder: string): Promise<ListedMail[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = files
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length));
  const newest = ids.sort().reverse().slice(0, MOST_MAILS);
  return Promise.all(newest.map((id) => readMail(folder, id)));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .send(page);
}

/** Sends the frame, which may stand in a page of this host, and is an origin of its own. */
function sendFrame(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', FRAME_POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .send(page);
}

/**
 * Tells whether a request may read the mails, which hold links that open accounts: only this
 * machine sees them. A host that others can reach, or that a proxy stands in front of, cannot tell
 * who is there.
 */
function isMailboxShown(request: FastifyRequest): boolean {
  const isReachable = request.server
    .addresses()
    .some((place) => typeof place === 'string' || !isLoopbackAddress(place.address));
  return !isReachable && isFromThisMachine(request);
}

/** Tells whether this host has a mailbox, and shows it to who asks. */
export const canOpenMailbox = (request: FastifyRequest): boolean =>
  request.server.hasRoute({ method: 'GET', url: '/mailbox' }) && isMailboxShown(request);

function addRoutes(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isMailboxShown(request)) return done(new Problem('notFound'));
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    done();
  });
  const schema = { hide: true, params: MailId };
  app.get('/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, createListPage(await newestMails(folder))),
  );
  app.get<MailRequest>('/mailbox/:id', { schema }, async ({ params }, reply) =>
    sendPage(reply, createMailPage(await readMail(folder, params.id))),
  );
  app.get<MailRequest>('/mailbox/:id/html', { schema }, async ({ params }, reply) => {
    const { message } = await readMail(folder, params.id);
    return sendFrame(reply, message.html);
  });
}

/**
 * Registers the development mailbox: shows what was written to the mail folder. Never in
 * production, and only to this machine.
 */
export async function mailboxRoutes(
  app: FastifyInstance,
  { transport, isProduction }: MailboxOptions,
): Promise<void> {
  if (isProduction || transport.kind !== 'folder') return;
  const { folder } = transport;
  await app.register(async (mailbox) => addRoutes(mailbox, folder));
}
