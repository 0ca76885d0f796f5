/** Says why a request had no answer: a code of the system such as ECONNREFUSED, or the time-out. */
export function formatFetchFailure({ name, message, cause }: Error, timeoutMs: number): string {
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const system = cause as { code?: string; message?: string } | undefined;
  return system?.code ?? system?.message ?? message;
}
