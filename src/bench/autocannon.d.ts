declare module 'autocannon' {
  interface Sent {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface LoadOptions {
    readonly url: string;
    readonly connections: number;
    /** Ends after so many requests, */
    readonly amount?: number;
    /** or so many seconds. */
    readonly duration?: number;
    readonly timeout?: number;
    readonly requests: readonly {
      /** Makes the next request of a connection; `context` belongs to the connection. */
      readonly setupRequest: (request: Sent, context: Record<string, unknown>) => Sent;
      readonly onResponse: (status: number, body: string, context: Record<string, unknown>) => void;
    }[];
  }
  interface LoadResult {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  /** Milliseconds, seconds and counts as autocannon's README says. */
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
