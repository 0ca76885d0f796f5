import type { Generated } from 'kysely';
import type { StoredDataFile } from '../../shared/contract/openData';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

/** When the public data were written to files, and which they are. */
export interface OpenDataTables {
  open_data_runs: {
    id: Generated<string>;
    started_at: TimeColumn;
    leased_until: TimeColumn;
    finished_at: NullableTimeColumn;
    failed: Generated<boolean>;
    files: JsonColumn<StoredDataFile[]>;
  };
}
