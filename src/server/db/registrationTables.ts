import type { Generated } from 'kysely';
import type { RegistrationState } from '../../shared/contract/registrations';
import type { NullableTimeColumn, TimeColumn } from './columns';

/** Tables of who comes to what takes place, and where calendar programs read it. */
export interface RegistrationTables {
  registrations: {
    id: Generated<string>;
    content_id: string;
    person_id: string;
    state: RegistrationState;
    guests: number;
    code: string;
    number: number;
    is_public: boolean;
    registered_at: TimeColumn;
    checked_in_at: NullableTimeColumn;
  };
  calendar_feeds: { person_id: string; token_hash: Buffer; created_at: TimeColumn };
}
