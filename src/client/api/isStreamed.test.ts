import { isStreamed, type ContentVisibility } from './isStreamed';

const ROWS: readonly (ContentVisibility & { readonly is: boolean })[] = [
  { status: 'published', visibility: 'public', is: true },
  { status: 'published', visibility: 'members_but_visible', is: true },
  { status: 'published', visibility: 'signed_in', is: false },
  { status: 'published', visibility: 'members', is: false },
  { status: 'draft', visibility: 'public', is: false },
  { status: 'scheduled', visibility: 'public', is: false },
];

test.each(ROWS)('a stream tells of a content that is $status for $visibility: $is', (row) => {
  expect(isStreamed(row)).toBe(row.is);
});
