/**
 * Creates a response whose body is there at once: reading it takes no turn of the process, in a
 * recording as in its replay.
 */
export function createTextResponse(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
) {
  const answer = {
    status,
    headers,
    ok: status >= 200 && status < 300,
    statusText: '',
    clone: () => answer,
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    blob: async () => new Blob([text]),
  };
  return answer as unknown as Response;
}
