import type { ColumnType, Generated } from 'kysely';
import type {
  AttendanceStatus,
  DecisionMethod,
  DecisionResult,
  MeetingReply,
  MeetingState,
} from '../../shared/meetings/meetingRules';
import type { Localized } from '../../shared/contract/text';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

/** Meetings of committees, and what came of them. */
export interface MeetingTables {
  meetings: {
    id: Generated<string>;
    content_id: string;
    starts_at: TimeColumn;
    ends_at: NullableTimeColumn;
    time_zone: string;
    title: JsonColumn<Localized>;
    place: JsonColumn<Localized>;
    online_url: string | null;
    is_public: boolean;
    state: Generated<MeetingState>;
    reason: ColumnType<Localized | null, string | null | undefined, string | null>;
    minutes: ColumnType<Localized, string | undefined, string>;
    minutes_state: Generated<'draft' | 'published'>;
    minutes_published_at: NullableTimeColumn;
    version: Generated<number>;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    change_key: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
    updated_at: TimeColumn;
  };
  agenda_items: {
    id: string;
    meeting_id: string;
    parent_id: string | null;
    position: number;
    title: JsonColumn<Localized>;
    minutes: number;
    note: JsonColumn<Localized>;
  };
  meeting_attendance: { meeting_id: string; person_id: string | null; state: AttendanceStatus };
  meeting_replies: {
    meeting_id: string;
    person_id: string;
    reply: MeetingReply;
    replied_at: TimeColumn;
  };
  meeting_decisions: {
    id: string;
    meeting_id: string;
    agenda_item_id: string | null;
    number: number;
    text: JsonColumn<Localized>;
    method: DecisionMethod;
    votes_for: number | null;
    votes_against: number | null;
    votes_abstained: number | null;
    result: DecisionResult;
    entry_id: Generated<string | null>;
  };
}
