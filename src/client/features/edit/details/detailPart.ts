import type { ComponentType } from 'react';
import type {
  DetailedSection,
  WrittenDetailsBySection,
  WrittenDetails,
} from '../../../../shared/contract/writtenDetails';
import type { Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';

export interface FieldsProps<S extends DetailedSection> {
  /** Details as they were when the form began. */
  readonly written: WrittenDetails<S>;
}

/** Parts of one section's form. */
export interface DetailPart<S extends DetailedSection> {
  readonly Fields: ComponentType<FieldsProps<S>>;
  /** The form as it is sent. */
  readonly read: (fields: Fields, written: WrittenDetails<S>) => WrittenDetailsBySection[S];
  /** Names of its texts in several languages, with the letters that each may have. */
  readonly texts: Readonly<Record<string, number>>;
  /** Names of its days. */
  readonly days: readonly string[];
  /** Check for other faults that can be seen. */
  readonly check?: (fields: Fields, written: WrittenDetails<S>) => Faults;
}
