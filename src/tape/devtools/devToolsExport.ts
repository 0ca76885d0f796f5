import { TapeFault } from '../format/tapeFault';

/**
 * An action of the log; when it was dispatched, milliseconds since 1970, where the file says so.
 */
interface ExportedAction {
  readonly action: { readonly type: string; readonly payload?: unknown };
  readonly at: number | null;
}

/** Contents that both shapes of an export have. */
export interface DevToolsExport {
  /** Oldest first, those that were skipped included. */
  readonly actions: readonly ExportedAction[];
  /** State from which the log begins; null where it begins with the store. */
  readonly start: Fields | null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Read what "Export" of Redux DevTools wrote: `payload` and `preloadedState` (as it does by
 * itself), the monitor's whole log (`features.export`), or a bare list of actions.
 * @throws TapeFault with one sentence that says what is wrong
 */
export function readDevToolsExport(text: string): DevToolsExport {
  const file = parsed(text, 'This is no export of Redux DevTools: it is not JSON.');
  if (Array.isArray(file)) return { actions: file.map(untimed), start: null };
  if (!isFields(file)) throw foreign();
  if ('payload' in file) return readRaw(file);
  if ('actionsById' in file && 'stagedActionIds' in file) return readLifted(file);
  throw foreign();
}

function readRaw({ payload, preloadedState }: Fields): DevToolsExport {
  const actions = parsed(payload, 'The "payload" of the export is not JSON.');
  if (!Array.isArray(actions)) {
    throw new TapeFault('malformed', 'The "payload" of the export is no list of actions.');
  }
  const start =
    preloadedState === undefined
      ? null
      : parsed(preloadedState, 'The "preloadedState" of the export is not JSON.');
  return { actions: actions.map(untimed), start: isFields(start) ? start : null };
}

function readLifted({ actionsById, stagedActionIds, committedState }: Fields): DevToolsExport {
  if (!isFields(actionsById) || !Array.isArray(stagedActionIds)) throw foreign();
  // The first one is how every log begins.
  const actions = stagedActionIds.slice(1).map((id: unknown, index): ExportedAction => {
    const entry = ['number', 'string'].includes(typeof id) && actionsById[String(id)];
    const { action, timestamp } = isFields(entry) ? entry : {};
    return { ...untimed(action, index), at: Number.isFinite(timestamp) ? Number(timestamp) : null };
  });
  return { actions, start: isFields(committedState) ? committedState : null };
}

function untimed(action: unknown, index: number): ExportedAction {
  // A name that every object has is no action's: reducers look types up in objects.
  if (isFields(action) && typeof action['type'] === 'string' && !(action['type'] in {})) {
    return { action: action as ExportedAction['action'], at: null };
  }
  throw new TapeFault('malformed', `Action ${index + 1} of the export has no type.`);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: unknown, sentence: string): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new TapeFault('foreign', sentence);
  }
}

const foreign = () =>
  new TapeFault(
    'foreign',
    'This is no export of Redux DevTools: it has neither a "payload" nor a log of actions.',
  );
