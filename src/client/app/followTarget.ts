/**
 * Milliseconds for which contents above a target may still come or grow after the target is there.
 */
const FOLLOWED_MS = 5_000;

function unfold(target: Element): void {
  for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
}

/**
 * Returns the element to show: for one right inside of `details`, that element with its summary.
 */
const placeOf = (target: Element): Element =>
  target.parentElement?.matches('details') ? target.parentElement : target;

function focus(place: Element): void {
  const control = (place.querySelector(':scope > summary') ?? place) as HTMLElement;
  if (control.tabIndex < 0) control.tabIndex = -1;
  control.focus({ preventScroll: true });
}

/**
 * Shows the element with this id from its beginning and gives it the focus, as soon as it is there,
 * and keeps it in view while what is above it comes and grows. An id that never comes changes
 * nothing.
 * @returns ends it
 */
export function followTarget(page: Document, view: Window, id: string): () => void {
  let shown: Element | null = null;
  let since = 0;

  const show = () => {
    if (shown && view.performance.now() - since > FOLLOWED_MS) return stop();
    const target = page.getElementById(id);
    if (!target) return;
    const place = placeOf(target);
    if (target !== shown) {
      if (!shown) since = view.performance.now();
      shown = target;
      unfold(target);
      focus(place);
    }
    place.scrollIntoView();
  };
  const changes = new MutationObserver(show);
  // Tests draw pages without a layout.
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show);
  const stop = () => {
    changes.disconnect();
    sizes?.disconnect();
  };

  changes.observe(page.body, { childList: true, subtree: true });
  sizes?.observe(page.body);
  show();
  return stop;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Tells whether the browser puts a page that it loads again where it was, or the person has begun
 * to use it before its scripts ran.
 */
function isLeftAlone(page: Document, view: Window, id: string): boolean {
  const [load] = view.performance.getEntriesByType?.('navigation') ?? [];
  const isAgain = load !== undefined && (load as PerformanceNavigationTiming).type !== 'navigate';
  const { activeElement, body } = page;
  const isFocused = activeElement !== null && activeElement !== body && activeElement.id !== id;
  const isScrolled = view.scrollY > 0 && page.getElementById(id) === null;
  return isAgain || isFocused || isScrolled;
}

/**
 * Follows the target of an address, see `followTarget`.
 * @param isFirst the page is the one that the browser has loaded
 * @returns ends it
 */
export function followHash(page: Document, hash: string, isFirst: boolean): () => void {
  const { defaultView: view } = page;
  const id = decodeHash(hash);
  if (!view || id === '' || (isFirst && isLeftAlone(page, view, id))) return () => {};
  return followTarget(page, view, id);
}
