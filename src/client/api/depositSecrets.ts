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
