import type { GovernanceEntry } from './useEntriesOfKind';

export interface BodyNode {
  readonly body: GovernanceEntry;
  readonly children: readonly BodyNode[];
}

/**
 * Bodies below their parents, in the given order. A body whose parent is not in the list stands at
 * the top; of bodies that belong to each other in a circle the first one does.
 */
export function createBodyTree(bodies: readonly GovernanceEntry[]): readonly BodyNode[] {
  const slugs = new Set(bodies.map(({ slug }) => slug));
  const placed = new Set<string>();
  const parentOf = ({ details }: GovernanceEntry) => {
    const parent = details.body?.parent ?? null;
    return parent !== null && slugs.has(parent) ? parent : null;
  };
  const node = (body: GovernanceEntry): BodyNode => {
    placed.add(body.slug);
    const below = bodies.filter((one) => parentOf(one) === body.slug && !placed.has(one.slug));
    return { body, children: below.map(node) };
  };
  const top = bodies.filter((body) => parentOf(body) === null).map(node);
  const circles = bodies.flatMap((body) => (placed.has(body.slug) ? [] : [node(body)]));
  return [...top, ...circles];
}
