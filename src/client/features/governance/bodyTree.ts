import type { Entry } from './useAllOfKind';

export interface BodyNode {
  readonly body: Entry;
  readonly children: readonly BodyNode[];
}

/**
 * Bodies below their parents, in the given order. A body whose parent is not in the list stands at
 * the top; of bodies that belong to each other in a circle the first one does.
 */
export function bodyTree(bodies: readonly Entry[]): readonly BodyNode[] {
  const slugs = new Set(bodies.map(({ slug }) => slug));
  const placed = new Set<string>();
  const parentOf = ({ details }: Entry) => {
    const parent = details.body?.parent ?? null;
    return parent !== null && slugs.has(parent) ? parent : null;
  };
  const node = (body: Entry): BodyNode => {
    placed.add(body.slug);
    const below = bodies.filter((one) => parentOf(one) === body.slug && !placed.has(one.slug));
    return { body, children: below.map(node) };
  };
  const top = bodies.filter((body) => parentOf(body) === null).map(node);
  const circles = bodies.flatMap((body) => (placed.has(body.slug) ? [] : [node(body)]));
  return [...top, ...circles];
}
