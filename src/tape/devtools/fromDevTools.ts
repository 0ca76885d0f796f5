import { combineReducers, type Action } from '@reduxjs/toolkit';
import { configSlice } from '../../client/state/configSlice';
import * as session from '../../client/state/sessionSlice';
import { validationSlice } from '../../client/state/validationSlice';
import {
  CANON_VERSION,
  TAPE_FORMAT,
  type Tape,
  type TapeHeader,
  type TapeLine,
} from '../format/lines';
import { createCheckpoints } from '../record/checkpoints';
import { createRedactor, type Redactor } from '../redact/redactor';
import { readDevToolsExport } from './devToolsExport';

/**
 * Actions that only a person can ask for; the rest follows, or came from a server and is not in an
 * export.
 */
const BY_PERSON: readonly string[] = [
  session.signInRequested,
  session.passwordSignInRequested,
  session.passwordFormLeft,
  session.signInWindowGivenUp,
  session.doorLinkRequested,
  session.signOutRequested,
].map(({ type }) => type);

const reducer = combineReducers({
  session: session.sessionSlice.reducer,
  config: configSlice.reducer,
  validation: validationSlice.reducer,
});
type State = ReturnType<typeof reducer>;

/**
 * Converts an export of Redux DevTools to a tape: the person's presses, every action with the state
 * after it, and the times where the file has them. It can be read, compared and looked at; it
 * cannot be played to its end, since no answer of a server is in it.
 * @throws TapeFault when the file is no such export
 */
export function fromDevTools(text: string): Tape {
  const { actions, start } = readDevToolsExport(text);
  const t0 = actions.find(({ at }) => at !== null)?.at ?? 0;
  const redactor = createRedactor();
  const lines: TapeLine[] = [];
  const checkpoints = createCheckpoints(redactor, CANON_VERSION, (line) => lines.push(line));
  let state = stateFrom(start);
  let t = 0;
  let inputs = 0;
  for (const { action, at } of actions) {
    t = Math.max(t, (at ?? t0 + t) - t0);
    checkpoints.settle();
    if (BY_PERSON.includes(action.type)) {
      inputs += 1;
      const clean = redactor.value(action, 'outside') as Readonly<Record<string, unknown>>;
      lines.push({ i: inputs, t, k: 'ui', action: clean });
    }
    state = reducer(state, action as Action);
    const after = state;
    checkpoints.dispatched(action, t, () => after);
  }
  checkpoints.settle();
  return { header: headerOf(t0, redactor), lines, endMs: t };
}

/** Returns the slices that the portal has; the rest of the state belongs to RTK Query. */
function stateFrom(start: Readonly<Record<string, unknown>> | null): State {
  const initial = reducer(undefined, { type: '@@INIT' });
  const given = Object.keys(initial).filter((name) => start?.[name] !== undefined);
  return { ...initial, ...Object.fromEntries(given.map((name) => [name, start![name]])) };
}

const headerOf = (t0: number, { aliases }: Redactor): TapeHeader => ({
  tape: TAPE_FORMAT,
  app: 'meydan',
  appVersion: '',
  recorder: 'from-devtools',
  level: 'checked',
  t0,
  lang: 'en',
  url: '',
  visible: true,
  online: true,
  seed: '0'.repeat(32),
  storage: { session: {}, local: {}, cookies: {} },
  redaction: { policy: 'v1', ...aliases.counts() },
  canon: CANON_VERSION,
});
