import { createBodyTree, type BodyNode } from './bodyTree';
import type { GovernanceEntry } from './useEntriesOfKind';

const body = (slug: string, parent: string | null) =>
  ({ slug, details: { body: { parent } } }) as GovernanceEntry;

const shape = (nodes: readonly BodyNode[]): unknown[] =>
  nodes.map(({ body: { slug }, children }) => [slug, ...shape(children)]);

test('bodies stand below their parents in the order of the list', () => {
  const bodies = [
    body('council', null),
    body('mayor', 'council'),
    body('ethics', null),
    body('budget', 'council'),
    body('audit', 'budget'),
  ];
  expect(shape(createBodyTree(bodies))).toEqual([
    ['council', ['mayor'], ['budget', ['audit']]],
    ['ethics'],
  ]);
});

test('a body whose parent was filtered away is still shown', () => {
  expect(shape(createBodyTree([body('budget', 'council')]))).toEqual([['budget']]);
});

test('bodies that belong to each other in a circle are shown once each', () => {
  const bodies = [body('hen', 'egg'), body('egg', 'hen'), body('self', 'self'), body('top', null)];
  expect(shape(createBodyTree(bodies))).toEqual([['top'], ['hen', ['egg']], ['self']]);
});
