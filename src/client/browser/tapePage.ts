import type { Stop } from './ports';

/** Functions that testers use from the console. */
export interface ConsoleTape {
  /** `start('full')` records all that the sagas do as well. */
  readonly start: (level?: 'full') => void;
  readonly mark: (text: string) => void;
  readonly stop: () => Promise<void>;
}

declare global {
  interface Window {
    __tape?: ConsoleTape;
  }
}

export function exposeInConsole({ start, mark, stop }: ConsoleTape): void {
  window.__tape = { start, mark, stop };
}

/** Ctrl+Alt+R. AltGr, which some systems tell as both, is for typing. */
export function watchShortcut(pressed: () => void): Stop {
  const listener = (event: KeyboardEvent) => {
    const isOurs = event.ctrlKey && event.altKey && event.code === 'KeyR';
    if (!isOurs || event.getModifierState('AltGraph')) return;
    event.preventDefault();
    pressed();
  };
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}

/**
 * Run something as a task of its own; no browser slows it down, as it does with timers of a page
 * that nobody sees.
 */
export function runAsTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

/** Creates an element behind all that the page itself shows. */
export function createPageCorner(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
