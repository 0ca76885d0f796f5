import type { Database } from '../db/openDatabase';
import type { Calendar } from './moments';
import type { Demonstration } from './readDemonstration';

/** Context that every part of the seed works with. */
export interface Seeding {
  readonly db: Database;
  readonly demo: Demonstration;
  readonly calendar: Calendar;
  readonly now: Date;
}
