/** Runs one step of a test whose steps build on each other; a failure names it. */
export async function step(title: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `At the step “${title}”: ${error.message}`;
    throw error;
  }
}
