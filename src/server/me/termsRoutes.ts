import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { TermsAcceptance, TermsStatus } from '../../shared/contract/profile';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { selectCurrentTermsVersion } from '../identity/terms';
import { requireViewer } from '../identity/viewer';

/** @throws Problem notFound in an installation without terms. */
async function termsStatus(db: Database, personId: string, now: Date): Promise<TermsStatus> {
  const row = await db
    .selectFrom('people')
    .select(['terms_version as accepted', 'terms_accepted_at as acceptedAt'])
    .select(selectCurrentTermsVersion(now).as('current'))
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!row || row.current === null) throw new Problem('notFound');
  const { current, accepted, acceptedAt } = row;
  return { current, accepted, acceptedAt: acceptedAt?.toISOString() ?? null };
}

/**
 * Accepts the terms in one statement with the question which terms are in force. Accepting them
 * once more keeps the first moment. @throws Problem termsChanged
 */
async function acceptTerms(
  db: Database,
  personId: string,
  version: number,
  now: Date,
): Promise<void> {
  const isFirst = sql<boolean>`terms_version is distinct from ${version}`;
  const row = await db
    .updateTable('people')
    .set({
      terms_version: version,
      terms_accepted_at: sql<Date>`case when ${isFirst} then ${now}::timestamptz else terms_accepted_at end`,
    })
    .where('id', '=', personId)
    .where(selectCurrentTermsVersion(now), '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('termsChanged');
}

const schemaOf = (summary: string) => ({
  tags: ['me'],
  summary,
  response: { 200: TermsStatus, '4xx': ProblemSchema },
});

/**
 * `/v1/me/terms`: which terms are in force, which of them the person has accepted, and accepting
 * them.
 */
export function termsRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.get(
    '/me/terms',
    { schema: schemaOf('Read which terms are in force and which the person has accepted.') },
    (request) => termsStatus(db, requireViewer(request).id, new Date(clock())),
  );

  app.post<{ Body: TermsAcceptance }>(
    '/me/terms',
    {
      config: { beforeTerms: true },
      schema: { ...schemaOf('Accept the terms in force.'), body: TermsAcceptance },
    },
    async (request) => {
      const { id } = requireViewer(request);
      const now = new Date(clock());
      await acceptTerms(db, id, request.body.version, now);
      return termsStatus(db, id, now);
    },
  );
}
