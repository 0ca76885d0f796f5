import type { Fields } from '../../../../ui/forms/Form';

/** The rows of a list of the form, in their order. */
export type Rows = readonly { readonly id: string }[];

/** Reads the order of a list as the form keeps it in the field `name`. */
export const parseRows = (fields: Fields, name: string): Rows =>
  JSON.parse(fields[name] || '[]') as Rows;
