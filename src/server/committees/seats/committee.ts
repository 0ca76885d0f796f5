import type { FastifyRequest } from 'fastify';
import type { Above } from '../../../shared/contract/committees';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { can, type Viewer } from '../../../shared/permissions/can';
import { createReadContext } from '../../content/contentRoutes';
import type { ReadContext } from '../../content/section';
import { isVisibleTo, scopedResource } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { lockCommittee } from '../lockCommittee';

/** Facts that seats need to know of a committee's `details`. */
export interface StoredCommittee {
  readonly mandate: Localized;
  readonly composition: readonly {
    readonly key: string;
    readonly category: Localized;
    readonly seats: number;
  }[];
  readonly dissolution: object | null;
  /** Committees that were written before it could be said have none. */
  readonly parent?: Above | null;
}

export interface CommitteeRow {
  readonly id: string;
  readonly slug: string;
  readonly area: string | null;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly details: StoredCommittee;
}

const COLUMNS = [
  'contents.id',
  'contents.slug',
  'contents.area',
  'contents.title',
  'contents.original_locale',
  'contents.details',
] as const;

export const selectCommittees = (db: Database) =>
  db
    .selectFrom('contents')
    .select(COLUMNS)
    .where('contents.section', '=', 'committees')
    .where('contents.deleted_at', 'is', null)
    .$castTo<CommitteeRow>();

/** Tells where a committee stands, as scopes of roles know it. */
export const committeeResource = ({ id, area }: Pick<CommitteeRow, 'id' | 'area'>) => ({
  ...scopedResource({ id, area, section: 'committees', author_content_id: null }),
  groupId: id,
});

export const isDissolved = ({ details }: CommitteeRow): boolean => details.dissolution !== null;

/** A committee, and a person who gives its seats. */
export interface SeatContext {
  readonly reading: ReadContext;
  readonly viewer: Viewer;
  readonly committee: CommitteeRow;
}

export interface OfCommittee {
  Params: { readonly slug: string };
}

/** @throws Problem signInRequired, notFound, forbidden */
export async function requireSeatContext(
  context: HostContext,
  request: FastifyRequest<OfCommittee>,
  locale?: Locale,
): Promise<SeatContext> {
  const viewer = requireViewer(request);
  const reading = createReadContext(context, request, locale);
  const committee = await selectCommittees(reading.db)
    .where('slug', '=', request.params.slug)
    .where(isVisibleTo(viewer, reading.now))
    .executeTakeFirst();
  if (!committee) throw new Problem('notFound');
  if (!can(viewer, 'seats.change', committeeResource(committee), reading.now.getTime()))
    throw new Problem('forbidden');
  return { reading, viewer, committee };
}

/**
 * Locks the committee and reads it as it is once nobody else changes it; see `lockCommittee`.
 * @throws Problem notFound
 */
export async function lockSeats(trx: Database, id: string): Promise<CommitteeRow> {
  await lockCommittee(trx, id);
  return selectCommittees(trx).where('contents.id', '=', id).executeTakeFirstOrThrow();
}
