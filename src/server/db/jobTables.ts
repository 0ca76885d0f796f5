import type { Generated } from 'kysely';
import type { JobCounts } from '../../shared/contract/jobs';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

/** Tables of what is done again and again, and how it went the last time. */
export interface JobTables {
  jobs: {
    name: string;
    next_at: TimeColumn;
    leased_until: NullableTimeColumn;
    leased_by: string | null;
    started_at: NullableTimeColumn;
    finished_at: NullableTimeColumn;
    done_at: NullableTimeColumn;
    failures: Generated<number>;
    fault: string | null;
    done: JsonColumn<JobCounts>;
  };
}
