declare module 'autocannon' {
  interface Sent {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  /** Counts, seconds and milliseconds as the package's README says. */
  const autocannon: (options: {
    readonly url: string;
    readonly connections: number;
    /** Number of requests; each connection sends its next one when the last was answered. */
    readonly amount: number;
    /** Seconds until a request counts as unanswered. */
    readonly timeout: number;
    readonly requests: readonly {
      /** Makes the next request of a connection; `context` belongs to the connection. */
      readonly setupRequest: (request: Sent, context: Record<string, unknown>) => Sent;
      readonly onResponse: (status: number, body: string, context: Record<string, unknown>) => void;
    }[];
  }) => Promise<{ readonly errors: number; readonly timeouts: number }>;
  export = autocannon;
}
