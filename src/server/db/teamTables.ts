import type { Generated, JSONColumnType } from 'kysely';
import type { MemberState } from '../../shared/contract/teams';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { TermEnding } from '../../shared/seatRules';
import type { NullableTimeColumn, TimeColumn } from './columns';

/** Tables of who belongs to teams and committees, and who is about to. */
export interface TeamTables {
  memberships: {
    content_id: string;
    person_id: string;
    role: string;
    title: JSONColumnType<Localized> | null;
    since: string;
    until: string | null;
    state: Generated<MemberState>;
    joined_at: NullableTimeColumn;
    invited_by: Generated<string | null>;
    note: Generated<string>;
    id: Generated<string>;
    /** The how-manieth of this person in a committee; in a team always the first. */
    term: Generated<number>;
    /** The key of a category in the committee's composition. */
    seat: Generated<string | null>;
    ended_as: Generated<TermEnding | null>;
    /** A poll. */
    elected_by: Generated<string | null>;
    /** In the words of the person; empty: nothing to declare; null: not declared yet. */
    interests: Generated<string | null>;
    interests_locale: Generated<Locale | null>;
    interests_at: NullableTimeColumn;
  };
  team_invitations: {
    id: Generated<string>;
    content_id: string;
    email: string | null;
    email_key: string | null;
    invited_by: string | null;
    created_at: TimeColumn;
    expires_at: TimeColumn;
    uses: number;
    used: Generated<number>;
    ended_at: NullableTimeColumn;
    request_key: Generated<Buffer | null>;
  };
}
