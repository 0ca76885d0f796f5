const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Tells whether an address leads to the machine that asks, and so to another one for everybody. */
export const isLoopback = ({ hostname }: URL): boolean =>
  NAMES.includes(hostname) || hostname.endsWith('.localhost');
