import type { ApiExtra } from './extra';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates a thunk that keeps the secret fields of a form in the vault. Its answer, the ticket, may
 * travel in an action.
 */
export const depositSecrets =
  (fields: Fields) =>
  (_dispatch: unknown, _getState: unknown, { vault }: ApiExtra): string =>
    vault.deposit(fields);

/** Creates a thunk that takes a secret answer out of the vault, for the component that shows it. */
export const redeemSecrets =
  <Answer>(ticket: string) =>
  (_dispatch: unknown, _getState: unknown, { vault }: ApiExtra): Answer | null =>
    vault.redeem(ticket) as Answer | null;
