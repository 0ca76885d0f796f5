import type { Action } from '@reduxjs/toolkit';
import type { UiCall } from '../format/lines';

type Fields = Readonly<Record<string, unknown>>;

/** The first action of a call. */
export interface PendingAction extends Action {
  readonly meta: {
    readonly requestId: string;
    readonly arg: Fields & {
      readonly endpointName: string;
      readonly originalArgs: unknown;
      readonly subscribe?: boolean;
    };
  };
}

/** Options with which a query is asked for, where they are not the usual ones. */
const OPTIONS = ['forceRefetch', 'direction', 'initialPageParam', 'refetchCachedPages'];

export function toUiCall(pending: PendingAction, clean: (value: unknown) => unknown): UiCall {
  const { arg } = pending.meta;
  const { endpointName: endpoint, originalArgs } = arg;
  const base = { api: pending.type.split('/')[0]!, endpoint, ...toCallArg(originalArgs, clean) };
  if (!pending.type.includes('Query')) return { ...base, kind: 'mutation' };
  const put = putInPlace(arg);
  if (put) return { ...base, kind: 'upsert', data: clean(put().data) };
  const given = OPTIONS.filter((name) => arg[name] !== undefined && arg[name] !== false);
  const options = Object.fromEntries(given.map((name) => [name, arg[name]]));
  return { ...base, kind: 'query', ...(given.length > 0 && { options }) };
}

/** Answers are kept by what was asked for: nothing is something else than null. */
export const toCallArg = (arg: unknown, clean: (value: unknown) => unknown): Pick<UiCall, 'arg'> =>
  arg === undefined ? {} : { arg: clean(arg) };

/** RTK Query hands on what stands in for an answer under a symbol of its own. */
function putInPlace(arg: object): (() => { readonly data: unknown }) | undefined {
  const values = Object.getOwnPropertySymbols(arg).map(
    (name) => (arg as Readonly<Record<symbol, unknown>>)[name],
  );
  return values.find((value) => typeof value === 'function') as
    (() => { readonly data: unknown }) | undefined;
}
