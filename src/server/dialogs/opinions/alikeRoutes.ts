import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import { AlikeAccounts } from '../../../shared/contract/opinions';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import {
  type DialogRequest,
  findRequestedDialog,
  DialogParams,
  type InDialog,
  createRouteSchema,
} from '../statements/statementRequests';
import type { AlikeFindings } from './alikeFindings';
import { createTaskQueue } from './oneAtATime';
import { readShownTexts } from './shownTexts';
import { runInWorker } from './slowWork';
import { readConversation } from './storedConversation';

const NOTHING: AlikeFindings = { total: 0, groups: [], effect: null };

/** Findings in the words of the reader; statements that are not shown any more are left out. */
async function presentAlike(
  { db }: HostContext,
  { dialog, reader }: InDialog,
  { total, groups, effect }: AlikeFindings,
): Promise<AlikeAccounts> {
  const listed = { total, groups: [...groups] };
  if (!effect) return { ...listed, effect };
  const { all, single, leave, come } = effect;
  const texts = await readShownTexts(db, dialog.id, [...leave, ...come], reader.locale);
  const said = (numbers: readonly number[]) => numbers.flatMap((number) => texts.get(number) ?? []);
  return { ...listed, effect: { all, single, leave: said(leave), come: said(come) } };
}

/**
 * Registers `GET /v1/dialogs/{slug}/opinions/alike`: as the latest map has it, computed by a thread
 * each time somebody asks, once at a time. Moderators who have to answer before they see results
 * have to do so here, too.
 */
export function alikeRoutes(app: FastifyInstance, context: HostContext): void {
  const inTurn = createTaskQueue();
  app.get<DialogRequest & { Querystring: Static<typeof DetailQuery> }>(
    '/dialogs/:slug/opinions/alike',
    createRouteSchema(
      'See how many accounts gave the same answers in a dialog that one moderates.',
      {
        params: DialogParams,
        querystring: DetailQuery,
        response: { 200: AlikeAccounts, '4xx': ProblemSchema },
      },
    ),
    async (request): Promise<AlikeAccounts> => {
      const found = await findRequestedDialog(context, request);
      requireViewer(request);
      const { isModerator, seesResults } = found.reader;
      if (!isModerator || !seesResults) throw new Problem('forbidden');
      const findings = await inTurn(async () => {
        const conversation = await readConversation(context.db, found.dialog.id);
        return conversation && runInWorker({ kind: 'alike', conversation });
      });
      return presentAlike(context, found, findings ?? NOTHING);
    },
  );
}
