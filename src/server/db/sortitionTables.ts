import type { ColumnType, Generated } from 'kysely';
import type {
  SortitionAnswer,
  StoredSource,
  StoredStratum,
} from '../../shared/contract/sortitions';
import type { Localized } from '../../shared/contract/text';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Draws by lot for committees, and who put themselves forward. */
export interface SortitionTables {
  draws: {
    id: Generated<string>;
    content_id: string;
    title: JsonColumn<Localized>;
    strata: ColumnType<readonly StoredStratum[], string, never>;
    sources: ColumnType<readonly StoredSource[], string, never>;
    for_verified: boolean;
    opens_at: TimeColumn;
    closes_at: TimeColumn;
    answer_days: number;
    frozen_at: NullableTimeColumn;
    list_digest: ColumnType<string | null, string | null | undefined, string | null>;
    seed: NullableJson<readonly (readonly number[])[]>;
    seed_by: ColumnType<string | null, string | null | undefined, string | null>;
    confirmed_by: ColumnType<string | null, string | null | undefined, string | null>;
    drawn_at: NullableTimeColumn;
    cancelled_at: NullableTimeColumn;
    cancel_reason: NullableJson<Localized>;
    created_by: string | null;
    created_at: TimeColumn;
    creation_key: ColumnType<Buffer | null, Buffer | undefined, never>;
  };
  draw_volunteers: {
    id: Generated<string>;
    draw_id: string;
    person_id: string | null;
    stratum: string;
    is_public: boolean;
    salt: string;
    commitment: string;
    volunteered_at: TimeColumn;
    ticket: ColumnType<number | null, number | null | undefined, number>;
    place: ColumnType<number | null, number | null | undefined, number>;
    state: ColumnType<SortitionAnswer, SortitionAnswer | undefined, SortitionAnswer>;
    answer_until: NullableTimeColumn;
  };
  /** The logins that an entry of a draw among verified residents stands for. */
  draw_logins: { draw_id: string; login_key: Buffer; volunteer_id: string };
}
