import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  LegalAnnouncement,
  LegalDraftChange,
  LegalKindParams,
  LegalSignOff,
  LegalStates,
  LegalVersionParams,
  LegalWriting,
} from '../../shared/contract/legal';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders, type WriteRequest } from '../http/idempotency';
import { ProblemSchema } from '../http/problem';
import { createProofHook } from '../identity/recentSignIn';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import { announceVersion, withdrawVersion } from './announceVersion';
import { beginDraft, beginFromTemplate, changeDraft, deleteDraft, signOffDraft } from './drafts';
import { getTemplateFacts } from './templateFacts';
import { listLegalStates, readWriting } from './legalWriting';

interface OfKind {
  Params: LegalKindParams;
}
interface Sent extends OfKind {
  Headers: IdempotencyHeaders;
}

const schemaOf = (summary: string, schema: object = {}) => ({
  tags: ['legal'],
  summary,
  params: LegalKindParams,
  response: { 200: LegalWriting, '4xx': ProblemSchema },
  ...schema,
});
const writes = (summary: string, schema: object = {}) =>
  schemaOf(summary, { headers: IdempotencyHeaders, ...schema });

/**
 * `/v1/legal/{kind}/…`: the next version of a legal text is written, given its day and, before that
 * day, taken back.
 */
export function legalRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;

  const hooks = createStaffHooks(context, 'legal.change');
  /** Hooks of what everybody is bound by. */
  const binding = { ...hooks, preHandler: createProofHook(context) };
  const causeOf = (request: FastifyRequest<Sent>): WriteRequest => ({
    personId: requireViewer(request).id,
    key: request.headers['idempotency-key'],
    at: new Date(clock()),
  });
  const writing = ({ params: { slug } }: FastifyRequest<OfKind>) =>
    readWriting(db, slug, new Date(clock()));

  app.get(
    '/admin/legal',
    {
      ...hooks,
      schema: {
        tags: ['legal'],
        summary: 'Read how each legal text stands.',
        response: { 200: LegalStates, '4xx': ProblemSchema },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await listLegalStates(db, new Date(clock()))),
  );

  app.get<OfKind>(
    '/legal/:slug/writing',
    { ...hooks, schema: schemaOf('Read a legal text as it is written.') },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await writing(request)),
  );

  app.post<Sent>(
    '/legal/:slug/draft',
    { ...hooks, schema: writes('Begin the next version with the words of the one in force.') },
    async (request) => {
      await beginDraft(db, request.params.slug, causeOf(request));
      return writing(request);
    },
  );

  app.post<Sent>(
    '/legal/:slug/template',
    { ...hooks, schema: writes('Begin the next version with the template of its kind.') },
    async (request) => {
      const { slug } = request.params;
      await beginFromTemplate(db, slug, getTemplateFacts(context), causeOf(request));
      return writing(request);
    },
  );

  app.post<Sent & { Body: LegalSignOff }>(
    '/legal/:slug/sign-off',
    {
      ...binding,
      schema: writes('Say that the draft, which began with a template, was read as it is now.', {
        body: LegalSignOff,
      }),
    },
    async (request) => {
      await signOffDraft(db, request.params.slug, request.body, causeOf(request));
      return writing(request);
    },
  );

  app.put<Sent & { Body: LegalDraftChange }>(
    '/legal/:slug/draft',
    {
      ...hooks,
      schema: writes('Save the draft of the next version.', { body: LegalDraftChange }),
    },
    async (request) => {
      await changeDraft(db, request.params.slug, request.body, causeOf(request));
      return writing(request);
    },
  );

  app.delete<Sent & { Querystring: LegalSignOff }>(
    '/legal/:slug/draft',
    { ...hooks, schema: writes('Throw the draft away.', { querystring: LegalSignOff }) },
    async (request) => {
      await deleteDraft(db, request.params.slug, request.query, causeOf(request));
      return writing(request);
    },
  );

  app.post<Sent & { Body: LegalAnnouncement }>(
    '/legal/:slug/versions',
    {
      ...binding,
      schema: writes('Announce the draft for the day from which it holds.', {
        body: LegalAnnouncement,
      }),
    },
    async (request) => {
      await announceVersion(db, request.params.slug, request.body, causeOf(request));
      return writing(request);
    },
  );

  app.delete<Sent & { Params: LegalVersionParams }>(
    '/legal/:slug/versions/:number',
    {
      ...binding,
      schema: writes('Take a version back before its day: it is the draft again.', {
        params: LegalVersionParams,
      }),
    },
    async (request) => {
      const { slug, number } = request.params;
      await withdrawVersion(db, slug, number, causeOf(request));
      return writing(request);
    },
  );
}
