import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '../../shared/locales';
import type { NullableTimeColumn, TimeColumn } from './columns';

/** Columns of a verification: the staff's in `people`, a provider's in `identities`. */
export interface VerificationColumns {
  verified_at: NullableTimeColumn;
  verified_until: NullableTimeColumn;
  /** Key of a district. */
  district: ColumnType<string | null, string | null | undefined, string | null>;
  /** First and last day on which the person can have been born. */
  born_from: ColumnType<string | null, string | null | undefined, string | null>;
  born_to: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface AccountTables {
  email_changes: {
    id: Generated<string>;
    person_id: string;
    former_email: string;
    email: string;
    confirm_hash: Buffer;
    /** Token of the first mail to the former address; `undo_hash`: of the second. */
    stop_hash: Buffer;
    undo_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    session_id: string | null;
    asked_at: TimeColumn;
    confirm_until: TimeColumn;
    confirmed_at: NullableTimeColumn;
    undo_until: TimeColumn;
  };
  account_invitations: {
    id: Generated<string>;
    email: string;
    email_key: string;
    name: string;
    roles: string[];
    locale: Locale;
    invited_by: string | null;
    token_hash: Buffer;
    sent_at: TimeColumn;
    expires_at: TimeColumn;
    accepted_by: ColumnType<string | null, string | null | undefined, string>;
    accepted_at: NullableTimeColumn;
  };
}
