import { lazy, useState, type ComponentType } from 'react';
import { LazyBoundary } from './LazyBoundary';

/**
 * Creates a part of the page whose code is a file of its own. Where `ready` was waited for it is
 * drawn at once, on the host as in the browser, so that the first HTML holds it; otherwise it comes
 * later.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  const Late = lazy(async () => ({ default: await loadOnce() }));

  /**
   * The part keeps the element that it began with: another one in its place would forget what is
   * unfolded in it.
   */
  function Part(props: P) {
    const [Loaded] = useState(() => loaded);
    if (Loaded) return <Loaded {...props} />;
    return (
      <LazyBoundary>
        <Late {...props} />
      </LazyBoundary>
    );
  }
  return { Part, ready: async (): Promise<void> => void (await loadOnce()) };
}
