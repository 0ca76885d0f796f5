import type { Entry } from './useAllOfKind';

export interface BodyNode {
  readonly body: Entry;
  readonly children: readonly BodyNode[];
}

/** Bodies below their parents, in the given order. A body whose parent is not in the list stands at the top. */
export function bodyTree(bodies: readonly Entry[]): readonly BodyNode[] {
  const slugs = new Set(bodies.map(({ slug }) => slug));
  const parentOf = ({ details }: Entry) => {
    const parent = details.body?.parent ?? null;
    return parent !== null && slugs.has(parent) ? parent : null;
  };
  const below = (parent: string | null): readonly BodyNode[] =>
    bodies
      .filter((body) => parentOf(body) === parent)
      .map((body) => ({ body, children: below(body.slug) }));
  return below(null);
}
