import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import type { MeetingState } from '../../../shared/meetings/meetingRules';
import { can, type Action, type Viewer } from '../../../shared/permissions/can';
import type { MeetingResource } from '../../../shared/permissions/resources';
import { createReadContext } from '../../content/contentRoutes';
import type { ReadContext } from '../../content/section';
import { contentResource, isVisibleTo } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';

type Placed = Parameters<typeof contentResource>[0];

export interface CommitteeRow extends Placed {
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

export interface MeetingRow {
  readonly id: string;
  readonly content_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly time_zone: string;
  readonly title: Localized;
  readonly place: Localized;
  readonly online_url: string | null;
  readonly is_public: boolean;
  readonly state: MeetingState;
  readonly reason: Localized | null;
  readonly minutes: Localized;
  readonly minutes_state: 'draft' | 'published';
  readonly minutes_published_at: Date | null;
  readonly version: number;
  readonly change_key: Buffer | null;
  readonly updated_at: Date;
}

const COMMITTEE_COLUMNS = [
  'contents.id',
  'contents.slug',
  'contents.title',
  'contents.original_locale',
  'contents.status',
  'contents.visibility',
  'contents.author_person_id',
  'contents.area',
  'contents.author_content_id',
  'contents.published_at',
  'contents.hidden_at',
  'contents.withdrawn_at',
] as const;

/** A committee and who asks about its meetings. */
export interface AtCommittee {
  readonly reading: ReadContext;
  readonly committee: CommitteeRow;
}
export interface AtMeeting extends AtCommittee {
  readonly meeting: MeetingRow;
}

/** @throws Problem notFound where there is no such committee, or it is not for these eyes */
export async function atCommittee(reading: ReadContext, slug: string): Promise<AtCommittee> {
  const committee = await reading.db
    .selectFrom('contents')
    .select(COMMITTEE_COLUMNS)
    .select(sql<'committees'>`section`.as('section'))
    .where('section', '=', 'committees')
    .where('slug', '=', slug)
    .where(isVisibleTo(reading.viewer, reading.now))
    .executeTakeFirst();
  if (!committee) throw new Problem('notFound');
  return { reading, committee };
}

/** @throws Problem notFound */
export async function atMeeting(
  reading: ReadContext,
  slug: string,
  id: string,
): Promise<AtMeeting> {
  const at = await atCommittee(reading, slug);
  const meeting = await selectMeetings(reading.db, at.committee.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!meeting) throw new Problem('notFound');
  return { ...at, meeting };
}

export const selectMeetings = (db: Database, committeeId: string) =>
  db.selectFrom('meetings').selectAll().where('content_id', '=', committeeId);

/** When it is over, as far as that was planned. */
export const OVER_AT: RawBuilder<Date> = sql<Date>`coalesce(meetings.ends_at, meetings.starts_at)`;

type OfMeeting = Extract<Action, 'meeting.read' | 'meeting.write'>;

const resourceOf = (committee: CommitteeRow, isPublic: boolean): MeetingResource => ({
  ...contentResource(committee),
  isPublic,
});

/** Tells whether who asks may read, or write, meetings of this kind. */
export const mayAt = (
  { reading: { viewer, now }, committee }: AtCommittee,
  action: OfMeeting,
  isPublic: boolean,
): boolean => can(viewer, action, resourceOf(committee, isPublic), now.getTime());

/** A person who may write meetings of a committee. */
export interface WritingAt extends AtCommittee {
  readonly viewer: Viewer;
}

interface OfCommittee {
  Params: { readonly slug: string };
}

/** @throws Problem signInRequired, notFound */
export async function writingAt(
  context: HostContext,
  request: FastifyRequest<OfCommittee>,
): Promise<WritingAt> {
  const viewer = requireViewer(request);
  return {
    ...(await atCommittee(createReadContext(context, request), request.params.slug)),
    viewer,
  };
}

/** @throws Problem forbidden for who may not write it */
export function requireWriting(at: AtCommittee, isPublic: boolean): void {
  if (!mayAt(at, 'meeting.write', isPublic)) throw new Problem('forbidden');
}
