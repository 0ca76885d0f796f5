/**
 * The file that keeps them: the first of every page, since it is read, and pressed, before the
 * others have come.
 */
export const PRE_HYDRATION_EVENTS_CHUNK = 'early-presses';

const HEARD = 'meydan:heard';
/**
 * Milliseconds for which a press is shown as waiting. A page that has not woken up by then may
 * never do.
 */
const SEEN_MS = 20_000;

/**
 * Tells whether the browser handles the button alone: it opens a popover, or sends a form to its
 * address, as a link does.
 */
const worksAlone = (button: HTMLButtonElement): boolean =>
  button.hasAttribute('popovertarget') ||
  (button.type === 'submit' && button.form !== null && button.form.hasAttribute('action'));

/**
 * Keeps presses of buttons while nothing of the page hears them: each button once, dimmed as long
 * as it waits, in the order in which they were pressed first. A form is sent by its button too when
 * somebody types Enter (HTML, implicit submission), so no browser sends what was typed to an
 * address that does not know it. Ends with `replayPreHydrationEvents`.
 */
export function recordPreHydrationEvents(): void {
  const pressed = new Map<HTMLButtonElement, Animation>();

  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (!button || worksAlone(button)) return;
    event.preventDefault();
    pressed.get(button)?.cancel();
    pressed.set(button, button.animate({ opacity: [0.6, 0.6] }, SEEN_MS));
  };
  const replay = () => {
    document.removeEventListener('click', keep, true);
    for (const [button, look] of pressed) {
      look.cancel();
      button.click();
    }
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(HEARD, replay, { once: true });
}

/** To be called when presses are heard from now on: those that were kept are done. */
export function replayPreHydrationEvents(): void {
  document.dispatchEvent(new Event(HEARD));
}
