/**
 * Reason for which a test is left out where it cannot run; the summary of all tests counts by it.
 */
export type SkipReason =
  | 'needs PostgreSQL'
  | 'of the embedded engine alone'
  | 'needs nginx'
  | 'needs nginx and PostgreSQL'
  | 'needs systemd-analyze';

type Define = (title: string, body: () => unknown) => void;

const defineWhere =
  (define: Define & { readonly skip: Define }) =>
  (isThere: boolean, reason: SkipReason): Define =>
  (title, body) =>
    isThere ? define(title, body) : define.skip(`${title} (${reason})`, body);

/** Defines a test where what it needs is there; elsewhere its title says why it is skipped. */
export const testWhere = defineWhere(test as Define & { readonly skip: Define });

/**
 * Defines a group of tests where what they need is there; elsewhere its title says why it is
 * skipped.
 */
export const describeWhere = defineWhere(describe as Define & { readonly skip: Define });
