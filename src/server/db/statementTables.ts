import type { ColumnType, Generated } from 'kysely';
import type { CommentState, ReportReason } from '../../shared/contract/comments';
import type { Locale } from '../../shared/locales';
import type { OpinionMap } from '../../opinions/opinionMap';
import type { Stability } from '../../opinions/stability';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';
import type { HeldFor } from './commentTables';

/** Tables of what people say in dialogs of statements, and how others answer. */
export interface StatementTables {
  statement_dialogs: {
    content_id: string;
    statements: Generated<number>;
    participants: Generated<number>;
    shown: Generated<number>;
    votes: Generated<number>;
    revision: Generated<number>;
    order_key: Generated<string>;
  };
  statements: {
    id: Generated<string>;
    content_id: string;
    number: number;
    author_id: string | null;
    lang: Locale;
    state: Generated<CommentState>;
    held_for: ColumnType<HeldFor | null, HeldFor | null | undefined, HeldFor | null>;
    hidden_for: ColumnType<
      ReportReason | null,
      ReportReason | null | undefined,
      ReportReason | null
    >;
    is_seed: Generated<boolean>;
    is_meta: Generated<boolean>;
    agrees: Generated<number>;
    disagrees: Generated<number>;
    seen: Generated<number>;
    agreed: ColumnType<number, never, never>;
    disagreed: ColumnType<number, never, never>;
    created_at: TimeColumn;
    deleted_at: NullableTimeColumn;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
    moderation_revision: Generated<number>;
  };
  statement_texts: {
    statement_id: string;
    content_id: string;
    lang: Locale;
    body: string;
    letters: string;
  };
  statement_participants: {
    content_id: string;
    number: number;
    person_id: string | null;
    joined_at: TimeColumn;
  };
  statement_votes: {
    content_id: string;
    number: number;
    participant: number;
    statement: number;
    vote: -1 | 0 | 1;
    at: TimeColumn;
    is_own: Generated<boolean>;
  };
  opinion_maps: {
    content_id: string;
    version: number;
    votes: number;
    revision: number;
    at: TimeColumn;
    map: JsonColumn<OpinionMap>;
    priorities: number[];
    places: Buffer;
    memory: JsonColumn<Record<string, unknown>>;
    stability: JsonColumn<Stability> | null;
    stability_version: number | null;
  };
  opinion_leases: {
    content_id: string;
    host: string;
    leased_until: TimeColumn;
  };
}
