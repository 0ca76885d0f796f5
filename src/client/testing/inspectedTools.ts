import { compose, type StoreEnhancer } from '@reduxjs/toolkit';
import { createDeveloperTools, type DeveloperTools } from '../store/devTools/developerTools';
import {
  instrument,
  type InstrumentedStore,
  type InstrumentOptions,
  type LiftedAction,
} from './instrument';

export interface InspectedTools {
  readonly developerTools: DeveloperTools;
  /** Messages that the guard has written to the log. */
  readonly told: string[];
}

/** Developer tools with the stand-in for what the extension puts around the store. */
export function createInspectedTools(options?: InstrumentOptions): InspectedTools {
  const told: string[] = [];
  const tools = createDeveloperTools({ log: (_level, text) => void told.push(text) });
  const enhancer: StoreEnhancer = compose(tools.enhancer, instrument(options));
  return { developerTools: { ...tools, enhancer }, told };
}

type AnyStore = object;

/** Returns the log of a store that is inspected. */
export const getActionLog = (store: AnyStore) => (store as InstrumentedStore).liftedStore;

/** Types of the logged actions, oldest first, without the entry that begins every log. */
export function listLoggedTypes(store: AnyStore): string[] {
  const { actionsById, stagedActionIds } = getActionLog(store).getState();
  return stagedActionIds.slice(1).map((id) => actionsById[id]!.action.type);
}

/** Dispatches what a person does in the panel of the developer tools. */
export const dispatchToLog = (store: AnyStore, action: LiftedAction) =>
  void getActionLog(store).dispatch(action);

export const jumpTo = (store: AnyStore, index: number) =>
  dispatchToLog(store, { type: 'JUMP_TO_STATE', index });

export const jumpToNewest = (store: AnyStore) =>
  jumpTo(store, getActionLog(store).getState().stagedActionIds.length - 1);

/** Returns the position in the log after the first action of that type. */
export const findLogIndex = (store: AnyStore, type: string) =>
  listLoggedTypes(store).indexOf(type) + 1;
