import type { Updateable } from 'kysely';
import type {
  DetailedSection,
  WrittenDetailsBySection,
} from '../../../shared/contract/writtenDetails';
import type { DetailFault } from '../../../shared/details/detailFaults';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import type { DetailRow, StoredDetails } from './storedDetails';

/** A change on its way into a row that is locked. */
export interface DetailWrite<S extends DetailedSection> {
  readonly trx: Database;
  readonly reading: ReadContext;
  readonly row: DetailRow<S>;
  readonly stored: StoredDetails[S];
  readonly kind: string;
  /** Details as they will be kept. */
  readonly details: WrittenDetailsBySection[S];
}

type Columns = Updateable<Tables['contents']>;
/** The columns that a change sets; `details` are packed by whoever asks. */
type Kept<S extends DetailedSection> = Omit<Columns, 'details'> & {
  readonly details: StoredDetails[S];
};

/** Rules for writing the details of one section. */
export interface DetailRules<S extends DetailedSection> {
  readonly section: S;
  /** Texts as they are kept: nothing in them is a command to whoever shows them. */
  readonly read: (details: WrittenDetailsBySection[S]) => WrittenDetailsBySection[S];
  /**
   * Finds what cannot be like that, whatever state the content is in; names of contents are looked
   * at besides.
   */
  readonly judge: (writing: DetailWrite<S>) => Promise<DetailFault[]>;
  readonly keep: (
    details: WrittenDetailsBySection[S],
    writing: DetailWrite<S>,
  ) => Kept<S> | Promise<Kept<S>>;
}
