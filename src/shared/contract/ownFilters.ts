/**
 * Filters that some sections alone have: what they mean is in `server/<section>`, and a section
 * without such a filter refuses it.
 */
export const OWN_FILTERS = [
  'author',
  'body',
  'year',
  'language',
  'state',
  'category',
  'order',
  'method',
  'helpOn',
  'joining',
  'month',
] as const;
export type OwnFilterName = (typeof OWN_FILTERS)[number];
