import type { TimeColumn } from './columns';

/** Tables of what people follow. */
export interface FollowTables {
  follows: { content_id: string; person_id: string; is_following: boolean; at: TimeColumn };
}
