import type { Generated } from 'kysely';
import type { JobCounts } from '../../shared/contract/jobs';
import type { Json, NullableTime, Time } from './columns';

/** Tables of what is done again and again, and how it went the last time. */
export interface JobTables {
  jobs: {
    name: string;
    next_at: Time;
    leased_until: NullableTime;
    leased_by: string | null;
    started_at: NullableTime;
    finished_at: NullableTime;
    done_at: NullableTime;
    failures: Generated<number>;
    fault: string | null;
    done: Json<JobCounts>;
  };
}
