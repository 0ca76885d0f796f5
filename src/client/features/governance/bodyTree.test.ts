import { bodyTree, type BodyNode } from './bodyTree';
import type { Entry } from './useAllOfKind';

const body = (slug: string, parent: string | null) =>
  ({ slug, details: { body: { parent } } }) as Entry;

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
  expect(shape(bodyTree(bodies))).toEqual([
    ['council', ['mayor'], ['budget', ['audit']]],
    ['ethics'],
  ]);
});

test('a body whose parent was filtered away is still shown', () => {
  expect(shape(bodyTree([body('budget', 'council')]))).toEqual([['budget']]);
});

test('bodies that belong to each other in a circle are shown once each', () => {
  const bodies = [body('hen', 'egg'), body('egg', 'hen'), body('self', 'self'), body('top', null)];
  expect(shape(bodyTree(bodies))).toEqual([['top'], ['hen', ['egg']], ['self']]);
});
