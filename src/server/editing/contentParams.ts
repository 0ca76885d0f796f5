import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import { SECTIONS, type Section } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import type { IdempotencyHeaders } from '../http/idempotency';
import { requireViewer } from '../identity/viewer';
import { findEditable } from './sourceQueries';
import type { Cause } from './writing';

export const SectionSchema = Type.Enum([...SECTIONS] as Section[]);
export const SectionParams = Type.Object({ section: SectionSchema });
/** Parameters of an address that name a content. */
export const ContentParams = Type.Intersect([SectionParams, SlugParams]);
export type PlaceParams = Static<typeof ContentParams>;

/** Returns who writes, under which key, and when. @throws Problem signInRequired */
export const toWriteRequest = (
  { clock }: HostContext,
  request: FastifyRequest<{ Headers: IdempotencyHeaders }>,
): Cause => ({
  personId: requireViewer(request).id,
  key: request.headers['idempotency-key'],
  at: new Date(clock()),
});

/**
 * Finds the person who asks and what they are about to change. @throws Problem signInRequired,
 * notFound, forbidden
 */
export async function requireEditable(
  context: HostContext,
  request: FastifyRequest<{ Params: PlaceParams }>,
) {
  requireViewer(request);
  const { section, slug } = request.params;
  const reading = createReadContext(context, request);
  return { reading, row: await findEditable(reading, section, slug) };
}
