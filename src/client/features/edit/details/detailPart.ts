import type { ComponentType } from 'react';
import type {
  DetailedSection,
  Written,
  WrittenDetails,
} from '../../../../shared/contract/writtenDetails';
import type { Fields } from '../../../ui/lazy/forms/fields';
import type { Faults } from '../../../ui/lazy/forms/formContext';

export interface FieldsProps<S extends DetailedSection> {
  /** As it was when the form began. */
  readonly written: WrittenDetails<S>;
}

/** What the form of one section has. */
export interface DetailPart<S extends DetailedSection> {
  readonly Fields: ComponentType<FieldsProps<S>>;
  /** The form as it is sent. */
  readonly read: (fields: Fields, written: WrittenDetails<S>) => Written[S];
  /** Its texts in several languages, with the letters that each may have. */
  readonly texts: Readonly<Record<string, number>>;
  /** Its days. */
  readonly days: readonly string[];
  /** What else can be seen to be wrong. */
  readonly check?: (fields: Fields, written: WrittenDetails<S>) => Faults;
}
