/**
 * Creates the state of a link that leads out of the assistant: the page that it opens offers the
 * way back to this step.
 */
export const createWayBack = (step: string) => ({ setupStep: step });

/** Reads the step of the assistant that a page was opened from; null for other pages. */
export function readWayBack(state: unknown): string | null {
  const { setupStep } = (state ?? {}) as Partial<ReturnType<typeof createWayBack>>;
  return typeof setupStep === 'string' ? setupStep : null;
}
