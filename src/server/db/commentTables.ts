import type { ColumnType, Generated } from 'kysely';
import type { CommentState, ReportReason } from '../../shared/contract/comments';
import type {
  ModeratedKind,
  ModerationDecision,
  QueueCause,
} from '../../shared/contract/moderation';
import type { Locale } from '../../shared/locales';
import type { NullableTimeColumn, TimeColumn } from './columns';

/** Reason why something is held before anybody has seen it. */
export type HeldFor = Exclude<QueueCause, 'reports' | 'appeal'>;

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of what people write under a content, and what moderation decides about it. */
export interface CommentTables {
  comments: {
    id: Generated<string>;
    content_id: string;
    parent_id: string | null;
    root_id: string;
    depth: number;
    author_id: string | null;
    body: string;
    lang: Locale;
    alignment: number;
    votes_up: Generated<number>;
    votes_down: Generated<number>;
    created_at: TimeColumn;
    edited_at: NullableTimeColumn;
    deleted_at: NullableTimeColumn;
    state: Generated<CommentState>;
    held_for: Optional<HeldFor>;
    hidden_for: Optional<ReportReason>;
    replies: Generated<number>;
    revision: Generated<number>;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    moderation_revision: Generated<number>;
    /** The database makes it from the votes. */
    best: ColumnType<number, never, never>;
  };
  comment_votes: { comment_id: string; person_id: string; value: number };
  comment_versions: {
    comment_id: string;
    revision: number;
    body: string;
    lang: Locale;
    at: TimeColumn;
  };
  comment_mentions: { comment_id: string; person_id: string };
  reports: {
    kind: ModeratedKind;
    target_id: string;
    content_id: string;
    reporter_id: string;
    reason: ReportReason;
    note: Generated<string>;
    at: TimeColumn;
    decision_id: Optional<string>;
  };
  moderations: {
    id: Generated<string>;
    number: Generated<number>;
    decision_id: string;
    kind: ModeratedKind;
    target_id: string;
    content_id: string;
    decision: ModerationDecision;
    before: Exclude<CommentState, 'deleted'>;
    before_for: Optional<HeldFor | ReportReason>;
    reason: Optional<ReportReason>;
    feedback: Generated<string>;
    by_id: string | null;
    automatic: boolean;
    at: TimeColumn;
    undone_at: NullableTimeColumn;
    appeal: Optional<string>;
    appealed_at: NullableTimeColumn;
  };
}
