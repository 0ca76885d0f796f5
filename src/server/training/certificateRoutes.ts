import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Certificate, NameCheck, NameChecked } from '../../shared/contract/courses';
import { DetailQuery } from '../../shared/contract/content';
import { readCode } from '../../shared/registrationCode';
import { readingOf } from '../content/contentRoutes';
import { textFor } from '../content/localize';
import type { Reading } from '../content/section';
import { visibleTo } from '../content/visibility';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { askerOf } from '../identity/asker';
import { CERTIFICATE_NAMES_PER_ADDRESS, takeAttempt } from '../identity/attempts';
import { refuseEarly } from '../identity/refuseEarly';
import { hashOfName } from '../content/holderName';

const LocaleQuery = Type.Pick(DetailQuery, ['locale']);
const NumberParams = Type.Object({ number: Type.String({ minLength: 10, maxLength: 20 }) });
interface OfNumber {
  Params: Static<typeof NumberParams>;
  Querystring: Static<typeof LocaleQuery>;
}

/** A certificate of a course that the person who asks may read, or their own. @throws Problem notFound */
async function findCertificate({ db, viewer, now }: Reading, typed: string) {
  const row = await db
    .selectFrom('certificates')
    .innerJoin('enrollments', 'enrollments.id', 'certificates.enrollment_id')
    .innerJoin('contents', 'contents.id', 'enrollments.course_id')
    .innerJoin('people', 'people.id', 'enrollments.person_id')
    .select(['number', 'salt', 'name_hash', 'issued_at', 'people.name', 'person_id'])
    .select(['slug', 'contents.title', 'original_locale'])
    .where('number', '=', readCode(typed))
    .where((eb) =>
      eb.or([visibleTo(viewer, now), ...(viewer ? [eb('person_id', '=', viewer.id)] : [])]),
    )
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}
type Row = Awaited<ReturnType<typeof findCertificate>>;

const isHolderNamed = ({ salt, name_hash }: Row, name: string): boolean =>
  timingSafeEqual(hashOfName(Buffer.from(salt), name), Buffer.from(name_hash));

function present(row: Row, { viewer, locale }: Reading): Certificate {
  const isHolder = viewer?.id === row.person_id;
  return {
    number: row.number,
    course: { slug: row.slug, title: textFor(row.title, locale, row.original_locale) },
    issuedAt: row.issued_at.toISOString(),
    holder: isHolder ? { name: isHolderNamed(row, row.name) ? row.name : null } : null,
  };
}

/** `/v1/certificates/{number}`: proves a certificate to everybody, without saying whose it is. */
export function certificateRoutes(app: FastifyInstance, context: HostContext): void {
  const shared = { tags: ['training'], params: NumberParams, querystring: LocaleQuery };
  const readingIn = (request: FastifyRequest<OfNumber>) =>
    readingOf(context, request, request.query.locale);

  app.get<OfNumber>(
    '/certificates/:number',
    {
      schema: {
        ...shared,
        summary: 'Read for which course a certificate was issued, and when.',
        response: { 200: Certificate, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const reading = readingIn(request);
      return present(await findCertificate(reading, request.params.number), reading);
    },
  );

  app.post<OfNumber & { Body: NameCheck }>(
    '/certificates/:number/name-checks',
    {
      schema: {
        ...shared,
        summary: 'Compare a name with the one that a certificate was issued for.',
        body: NameCheck,
        response: { 200: NameChecked, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const reading = readingIn(request);
      const { address } = askerOf(request);
      refuseEarly(
        reply,
        await takeAttempt(context.db, CERTIFICATE_NAMES_PER_ADDRESS, address, reading.now),
      );
      const row = await findCertificate(reading, request.params.number);
      return { isSame: isHolderNamed(row, request.body.name) };
    },
  );
}
