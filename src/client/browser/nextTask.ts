/**
 * Ends the task at hand, so that a press or a paint comes before what follows: a task of more than
 * 50 ms is felt (W3C Long Tasks). Where browsers cannot yield (Prioritized Task Scheduling) a timer
 * does it, which in a hidden tab may take a second.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((done) => void setTimeout(done));
