import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import { can } from '../../../shared/permissions/can';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import {
  type DialogRequest,
  findRequestedDialog,
  DialogParams,
  type InDialog,
  createRouteSchema,
} from '../statements/statementRequests';
import { createTaskQueue } from './oneAtATime';
import { type FileOrder, PUBLISHED_FILES, type PublishedName } from './publishedFile';
import { readPublication } from './publication';
import { runInWorker } from './slowWork';
import { readConversation, type StoredConversation } from './storedConversation';

const SUMMARIES: Readonly<Record<PublishedName, string>> = {
  'summary.csv': 'How many people took part in a dialog of statements, and about what.',
  'comments.csv': 'The statements of a dialog; whoever wrote them is not named.',
  'votes.csv': 'Every answer to statements of others, without its time; people go by numbers.',
  'participants-votes.csv': 'People by number, with their group and their last answers.',
  'opinions.json': 'All tables and the map as one document.',
};
const [CSV, JSON_TYPE] = ['text/csv; charset=utf-8', 'application/json; charset=utf-8'];

/**
 * Writes the file by a thread; it has no name any more when it is sent, so nothing stays behind,
 * however slow the reader is.
 */
async function writtenFile(
  conversation: StoredConversation,
  order: Omit<FileOrder, 'path'>,
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-'));
  try {
    const path = join(folder, order.name);
    await runInWorker({ kind: 'file', conversation, order: { ...order, path } });
    return (await open(path)).createReadStream();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @throws Problem notFound without a map, and for whoever does not see results or what is not for
 *   everybody
 */
function requireOpen({ dialog, reader, viewer, now }: InDialog): void {
  const isOpen = can(viewer, 'openData.download', dialog.resource, now.getTime());
  if (!isOpen || !reader.seesResults) throw new Problem('notFound');
}

/**
 * Registers `GET /v1/dialogs/{slug}/opinions/…`: a dialog in the layout of the Computational
 * Democracy Project, as its latest map has it. Voter numbers are of one map: the same in all its
 * files, and others once more people take part. Nothing in them leads to the author of a statement
 * (decision 0052).
 */
export function opinionDownloadRoutes(app: FastifyInstance, context: HostContext): void {
  const inTurn = createTaskQueue();
  for (const name of PUBLISHED_FILES)
    app.get<DialogRequest & { Querystring: Static<typeof DetailQuery> }>(
      `/dialogs/:slug/opinions/${name}`,
      createRouteSchema(SUMMARIES[name], {
        params: DialogParams,
        querystring: DetailQuery,
        response: { '4xx': ProblemSchema },
      }),
      async (request, reply) => {
        const found = await findRequestedDialog(context, request);
        requireOpen(found);
        const { id, slug } = found.dialog;
        const file = await inTurn(async () => {
          const conversation = await readConversation(context.db, id);
          if (!conversation) throw new Problem('notFound');
          const publication = await readPublication(context, id, found.reader.locale);
          return writtenFile(conversation, { ...publication, name });
        });
        return reply
          .header('content-type', name.endsWith('.csv') ? CSV : JSON_TYPE)
          .header('content-disposition', `attachment; filename="${slug}-${name}"`)
          .header('cache-control', 'no-cache')
          .send(file);
      },
    );
}
