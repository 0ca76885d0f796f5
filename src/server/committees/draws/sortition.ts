import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { SortitionState } from '../../../shared/contract/sortitions';
import { can, type Viewer } from '../../../shared/permissions/can';
import { createReadContext } from '../../content/contentRoutes';
import type { ReadContext } from '../../content/section';
import { contentResource, isVisibleTo } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';

export type SortitionRow = Selectable<Tables['draws']>;

/** Finds a committee that the person who asks may read. @throws Problem notFound */
async function findCommittee({ db, viewer, now }: ReadContext, slug: string) {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'title', 'original_locale', 'status', 'visibility', 'published_at'])
    .select(['area', 'hidden_at', 'withdrawn_at', 'author_person_id', 'author_content_id'])
    .where('section', '=', 'committees')
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return { ...row, section: 'committees' as const };
}

/** A committee as the person who asks may see it. */
export interface CommitteeContext {
  readonly reading: ReadContext;
  readonly committee: Awaited<ReturnType<typeof findCommittee>>;
}

interface OfCommittee {
  Params: { readonly slug: string };
  Querystring?: { readonly locale?: ReadContext['locale'] };
}

/** @throws Problem notFound */
export async function requireCommittee(
  context: HostContext,
  request: FastifyRequest,
): Promise<CommitteeContext> {
  const { params, query } = request as FastifyRequest<OfCommittee>;
  const locale = (query as OfCommittee['Querystring'])?.locale;
  const reading = createReadContext(context, request, locale);
  return { reading, committee: await findCommittee(reading, params.slug) };
}

/**
 * Tells whether somebody may edit draws: whoever gives the seats of the committee lets lots give
 * some of them.
 */
export const mayEdit = ({ reading: { viewer, now }, committee }: CommitteeContext): boolean =>
  can(
    viewer,
    'seats.change',
    { ...contentResource(committee), groupId: committee.id },
    now.getTime(),
  );
export const mayVolunteer = ({ reading: { viewer, now }, committee }: CommitteeContext): boolean =>
  can(viewer, 'content.register', contentResource(committee), now.getTime());

/** Person who changes something about a draw. */
export interface SortitionWriteContext extends CommitteeContext {
  readonly viewer: Viewer;
}

/** @throws Problem signInRequired, notFound, forbidden */
export async function requireWriteContext(
  context: HostContext,
  request: FastifyRequest,
  isAllowed: (at: CommitteeContext) => boolean,
): Promise<SortitionWriteContext> {
  const viewer = requireViewer(request);
  const at = await requireCommittee(context, request);
  if (!isAllowed(at)) throw new Problem('forbidden');
  return { ...at, viewer };
}

/** Tells the state of a draw at `now`: its dates decide until somebody has. */
export function getSortitionState(row: SortitionRow, now: Date): SortitionState {
  if (row.cancelled_at) return 'cancelled';
  if (row.drawn_at) return 'drawn';
  if (row.frozen_at || row.closes_at <= now) return 'closed';
  return row.opens_at <= now ? 'open' : 'planned';
}

/** @throws Problem notFound */
export async function findSortition(
  db: Database,
  contentId: string,
  id: string,
): Promise<SortitionRow> {
  const row = await db
    .selectFrom('draws')
    .selectAll()
    .where('id', '=', id)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}

/**
 * Locks a draw, so that changes come one after the other. @throws Problem notFound when it has gone
 * since
 */
export async function lockSortition(trx: Database, id: string): Promise<SortitionRow> {
  const row = await trx
    .selectFrom('draws')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}
