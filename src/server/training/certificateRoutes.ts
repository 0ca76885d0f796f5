import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import {
  Certificate,
  CertificatePage,
  CertificatesQuery,
  NameCheck,
  NameChecked,
  WithdrawalChange,
} from '../../shared/contract/courses';
import { DetailQuery, SlugParams } from '../../shared/contract/content';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { getClientInfo } from '../identity/clientInfo';
import { CERTIFICATE_NAMES, takeAttempts, toCounted } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { requireViewer } from '../identity/viewer';
import { findCertificate, isHolderNamed, presentCertificate } from './findCertificate';
import { listCertificates } from './listCertificates';
import { reinstateCertificate, withdrawCertificate } from './withdrawing';

const LocaleQuery = Type.Pick(DetailQuery, ['locale'], { additionalProperties: false });
const NumberParams = Type.Object({ number: Type.String({ minLength: 10, maxLength: 20 }) });
interface OfNumber {
  Params: Static<typeof NumberParams>;
  Querystring: Static<typeof LocaleQuery>;
}
interface OfCourse {
  Params: Static<typeof SlugParams>;
  Querystring: CertificatesQuery;
}
type Change = OfNumber & { Body: WithdrawalChange };

const schemaOf = (summary: string, answer: TSchema, body?: TSchema) => ({
  schema: {
    tags: ['training'],
    params: NumberParams,
    querystring: LocaleQuery,
    summary,
    ...(body && { body }),
    response: { 200: answer, '4xx': ProblemSchema },
  },
});

/**
 * Registers what everybody may ask: for which course a certificate was issued, whether it is valid,
 * and whether a name is the one on it.
 */
function publicRoutes(app: FastifyInstance, context: HostContext): void {
  const readingIn = (request: FastifyRequest<OfNumber>) =>
    createReadContext(context, request, request.query.locale);

  app.get<OfNumber>(
    '/certificates/:number',
    schemaOf(
      'Read for which course a certificate was issued, when, and if it is valid.',
      Certificate,
    ),
    async (request) => {
      const reading = readingIn(request);
      return presentCertificate(await findCertificate(reading, request.params.number), reading);
    },
  );

  app.post<OfNumber & { Body: NameCheck }>(
    '/certificates/:number/name-checks',
    schemaOf(
      'Compare a name with the one that a certificate was issued for.',
      NameChecked,
      NameCheck,
    ),
    async (request, reply) => {
      const reading = readingIn(request);
      const { address } = getClientInfo(request);
      const counted = toCounted(CERTIFICATE_NAMES, reading.viewer, address);
      requireWithinLimit(reply, await takeAttempts(context.db, [counted], reading.now));
      const row = await findCertificate(reading, request.params.number);
      return { isSame: isHolderNamed(row, request.body.name) };
    },
  );
}

/** Registers the routes for people who may change the course. */
function keeperRoutes(app: FastifyInstance, context: HostContext): void {
  const changing = (act: typeof withdrawCertificate) => async (request: FastifyRequest<Change>) => {
    const viewer = requireViewer(request);
    const reading = createReadContext(context, request, request.query.locale);
    const { number } = request.params;
    await act({ reading, viewer, number }, request.body);
    return presentCertificate(await findCertificate(reading, number), reading);
  };
  const url = '/certificates/:number/withdrawal';
  app.put<Change>(
    url,
    schemaOf('Withdraw a certificate. Again changes nothing.', Certificate, WithdrawalChange),
    changing(withdrawCertificate),
  );
  app.delete<Change>(
    url,
    schemaOf('Make a withdrawn certificate valid again.', Certificate, WithdrawalChange),
    changing(reinstateCertificate),
  );

  app.get<OfCourse>(
    '/training/:slug/certificates',
    {
      schema: {
        tags: ['training'],
        params: SlugParams,
        querystring: CertificatesQuery,
        summary: 'List the certificates of a course, the newest first, 50 a page.',
        response: { 200: CertificatePage, '4xx': ProblemSchema },
      },
    },
    (request) => {
      requireViewer(request);
      return listCertificates(
        createReadContext(context, request),
        request.params.slug,
        request.query,
      );
    },
  );
}

/**
 * `/v1/certificates/{number}`: proves a certificate to everybody, without saying whose it is; and
 * what their course's editors do.
 */
export function certificateRoutes(app: FastifyInstance, context: HostContext): void {
  publicRoutes(app, context);
  keeperRoutes(app, context);
}
