import type { Ports, WakeReason } from './ports';

interface Occasion {
  readonly reason: WakeReason;
  readonly target: () => EventTarget;
  readonly event: string;
  readonly applies: (event: Event) => boolean;
}

const always = () => true;

/**
 * Occasions after which a page may have missed time. `resume` is the Page Lifecycle API's; other
 * browsers never fire it.
 */
const OCCASIONS: readonly Occasion[] = [
  {
    reason: 'visible',
    target: () => document,
    event: 'visibilitychange',
    applies: () => document.visibilityState === 'visible',
  },
  { reason: 'focus', target: () => window, event: 'focus', applies: always },
  { reason: 'online', target: () => window, event: 'online', applies: always },
  { reason: 'resumed', target: () => document, event: 'resume', applies: always },
  {
    reason: 'restored',
    target: () => window,
    event: 'pageshow',
    applies: (event) => (event as PageTransitionEvent).persisted,
  },
];

export const onWake: Ports['onWake'] = (woke) => {
  const stops = OCCASIONS.map(({ reason, target, event, applies }) => {
    const listen = (happened: Event) => {
      if (applies(happened)) woke(reason);
    };
    target().addEventListener(event, listen);
    return () => target().removeEventListener(event, listen);
  });
  return () => stops.forEach((stop) => stop());
};
