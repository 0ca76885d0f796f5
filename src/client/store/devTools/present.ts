/** One entry of the log of Redux DevTools. */
export interface LoggedAction {
  readonly type: 'PERFORM_ACTION';
  readonly action: { readonly type: string };
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly stack?: string | undefined;
}

/** State that `@redux-devtools/instrument` keeps about a store, as far as it is read here. */
export interface LiftedState {
  readonly actionsById: Readonly<Record<number, LoggedAction>>;
  readonly nextActionId: number;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly currentStateIndex: number;
  readonly computedStates: readonly { readonly state: unknown; readonly error?: string }[];
  readonly isLocked: boolean;
  readonly isPaused: boolean;
}

/**
 * Facts about a log: the state that the session is really in, and whether the log still is that
 * session's own.
 */
export interface LogStatus {
  readonly real: unknown;
  /** Imported, reset, swept, reordered: the log tells of something that has not happened. */
  readonly isForeign: boolean;
  readonly lifted: LiftedState;
  readonly newest: LoggedAction | undefined;
}

const lastState = ({ computedStates }: LiftedState) => computedStates.at(-1)?.state;
// The log is changed in place as actions come in: its newest entry is kept by itself.
const newestOf = ({ actionsById, nextActionId }: LiftedState) => actionsById[nextActionId - 1];

export const createLogStatus = (lifted: LiftedState): LogStatus => ({
  real: lastState(lifted),
  isForeign: false,
  lifted,
  newest: newestOf(lifted),
});

/** Returns the log after one change. */
export function trackLog(before: LogStatus, lifted: LiftedState): LogStatus {
  const isForeign = isContinued(before, lifted)
    ? before.isForeign || isRewritten(before.lifted, lifted)
    : !areAlike(lastState(lifted), before.real);
  const isWhole = !isForeign && lifted.skippedActionIds.length === 0;
  const real = isWhole ? lastState(lifted) : before.real;
  return { real, isForeign, lifted, newest: newestOf(lifted) };
}

/**
 * Tells whether the shown state is the session's present one, so that the next action can be added
 * to it.
 */
export const isPresent = ({ isForeign, lifted }: LogStatus): boolean =>
  !isForeign &&
  !lifted.isLocked &&
  lifted.skippedActionIds.length === 0 &&
  lifted.currentStateIndex === lifted.stagedActionIds.length - 1;

/** Only actions were added, skipped, or looked at; nothing took the place of the log. */
function isContinued({ lifted: before, newest }: LogStatus, lifted: LiftedState): boolean {
  if (!lifted.isPaused) return lifted.actionsById[before.nextActionId - 1] === newest;
  // While nothing is recorded, each action replaces the newest entry, or the only one.
  const isSameLog =
    lifted.stagedActionIds === before.stagedActionIds || lifted.stagedActionIds.length === 1;
  return before.isPaused && isSameLog;
}

/** Skipped actions have been forgotten, or the order has been changed. */
function isRewritten(before: LiftedState, { stagedActionIds: staged }: LiftedState): boolean {
  return (
    before.skippedActionIds.some((id) => !staged.includes(id)) ||
    staged.some((id, index) => index > 0 && id < staged[index - 1]!)
  );
}

/** Computed anew, a state is another object with the same content. */
const areAlike = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
