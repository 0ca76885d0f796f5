import type { Generated } from 'kysely';
import type { StoredDataFile } from '../../shared/contract/openData';
import type { Json, NullableTime, Time } from './columns';

/** When the public data were written to files, and which they are. */
export interface OpenDataTables {
  open_data_runs: {
    id: Generated<string>;
    started_at: Time;
    leased_until: Time;
    finished_at: NullableTime;
    failed: Generated<boolean>;
    files: Json<StoredDataFile[]>;
  };
}
