import type { TimeColumn } from './columns';

/** Statements that the same people answered in the same way. */
export interface AlikeTables {
  statement_alikes: {
    content_id: string;
    statement_id: string;
    other_id: string;
    found_at: TimeColumn;
    stands: boolean;
  };
  alike_looks: { content_id: string; votes: number };
}
