import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a form or a question whose code comes with the first press; `waiting` stands in its place
 * until then.
 */
export function lazyForm<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
) {
  const Late = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Suspense fallback={waiting}>
      <Late {...props} />
    </Suspense>
  );
}
