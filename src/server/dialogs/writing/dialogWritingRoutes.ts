import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import {
  Closing,
  NewUpdate,
  SettingsChange,
  UpdateChange,
  WrittenDialog,
} from '../../../shared/contract/dialogWriting';
import { LocaleSchema } from '../../../shared/contract/text';
import { createReadContext } from '../../content/contentRoutes';
import { findEditable } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { closeDialog } from './closing';
import { presentDialog } from './presentDialog';
import { changeSettings } from './settingsChange';
import { addUpdate, changeUpdate } from './updateChange';

/** Language of the titles of what follows. */
const LocaleQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);

interface OfDialog {
  Params: Static<typeof SlugParams>;
  Querystring: Static<typeof LocaleQuery>;
}
interface Sent<Body> extends OfDialog {
  Headers: IdempotencyHeaders;
  Body: Body;
}

/**
 * Finds the person who asks and the dialog that they may change. @throws Problem signInRequired,
 * notFound, forbidden
 */
async function writing(context: HostContext, request: FastifyRequest<OfDialog>) {
  requireViewer(request);
  const reading = createReadContext(context, request, request.query.locale);
  const row = await findEditable(reading, 'dialogs', request.params.slug);
  return { reading, row };
}

const causeOf = ({ clock }: HostContext, request: FastifyRequest<Sent<unknown>>): Cause => ({
  personId: requireViewer(request).id,
  key: request.headers['idempotency-key'],
  at: new Date(clock()),
});

const schemaOf = (summary: string, more: object = {}) => ({
  tags: ['dialogs'],
  summary,
  params: SlugParams,
  querystring: LocaleQuery,
  response: { 200: WrittenDialog, '4xx': ProblemSchema },
  ...more,
});
const writes = (summary: string, body: object) => ({
  // Values are checked as they were typed: a number that is none is refused, and does not become 0.
  validatorCompiler: TypeBoxValidatorCompiler,
  schema: schemaOf(summary, { headers: IdempotencyHeaders, body }),
});

function settingsRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfDialog>(
    '/dialogs/:slug/settings',
    { schema: schemaOf('Read how a dialog is held, in every language, to change it.') },
    async (request, reply) => {
      const { reading, row } = await writing(context, request);
      return reply.header('cache-control', 'no-store').send(await presentDialog(reading, row.id));
    },
  );

  app.put<Sent<SettingsChange>>(
    '/dialogs/:slug/settings',
    writes('Write how a dialog is held, from the revision that was read.', SettingsChange),
    async (request) => {
      const { reading, row } = await writing(context, request);
      await changeSettings(reading, row, request.body, causeOf(context, request));
      return presentDialog(reading, row.id);
    },
  );
}

function updateRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<Sent<NewUpdate>>(
    '/dialogs/:slug/updates',
    writes('Tell readers of a dialog something new, at once.', NewUpdate),
    async (request) => {
      const { reading, row } = await writing(context, request);
      await addUpdate(context.db, row, request.body, causeOf(context, request));
      return presentDialog(reading, row.id);
    },
  );

  app.put<Sent<UpdateChange>>(
    '/dialogs/:slug/updates',
    writes('Correct an update, which keeps its date, or take it back.', UpdateChange),
    async (request) => {
      const { reading, row } = await writing(context, request);
      await changeUpdate(context.db, row, request.body, causeOf(context, request));
      return presentDialog(reading, row.id);
    },
  );
}

function closingRoute(app: FastifyInstance, context: HostContext): void {
  app.post<Sent<Closing>>(
    '/dialogs/:slug/closing',
    writes('Close a dialog with its conclusions, or write those of one that has ended.', Closing),
    async (request) => {
      const { reading, row } = await writing(context, request);
      await closeDialog(context.db, row, request.body, causeOf(context, request));
      return presentDialog(reading, row.id);
    },
  );
}

/** Settings of a dialog, what is new in it, and its conclusions, for those who may change it. */
export function dialogWritingRoutes(app: FastifyInstance, context: HostContext): void {
  for (const routes of [settingsRoutes, updateRoutes, closingRoute]) routes(app, context);
}
