import type { AppStore } from '../../client/store/createStore';
import { depositSecrets } from '../../client/api/depositSecrets';
import { portalApi } from '../../client/api/portalApi';
import type { NavigationResult } from '../../client/browser/navigationResult';
import type { WakeReason } from '../../client/browser/ports';
import type { InputLine, UiCall } from '../format/lines';
import { findEndpoint } from './endpoints';
import type { Playback } from './playback';
import type { ReplayDevice } from './replayDevice';
import type { Requests } from './requests';
import type { VirtualTime } from './virtualTime';

/** The page and its outside, as inputs reach them. */
export interface ReplayContext {
  readonly device: ReplayDevice;
  readonly store: AppStore;
  readonly time: VirtualTime;
  readonly playback: Playback;
  readonly requests: Requests;
  readonly held: Held;
  readonly mark: (text: string) => void;
  readonly load: (url: string) => void;
}

type Kind = InputLine['k'];
type LineOf<K extends Kind> = Extract<InputLine, { k: K }>;
/** False where the page was not waiting for this. */
type Deliver<K extends Kind> = (line: LineOf<K>, stage: ReplayContext) => Promise<boolean>;

/** Subscriptions that the page holds, by their numbers on the tape. */
type Held = Map<number, { readonly unsubscribe: () => void }>;

async function startCall(call: UiCall, { store, playback, held }: ReplayContext): Promise<boolean> {
  const { api, endpoint: name, kind, held: number, options } = call;
  const endpoint = findEndpoint(api, name);
  if (!endpoint) return false;
  const arg = await playback.value(call.arg);
  if (kind === 'upsert') {
    const data = await playback.value(call.data);
    store.dispatch(portalApi.util.upsertQueryData(name as never, arg as never, data as never));
    return true;
  }
  const subscribe = number !== undefined;
  const how = kind === 'query' ? { ...options, subscribe } : { track: false };
  const asked: unknown = store.dispatch(endpoint.initiate(arg, how) as never);
  if (subscribe) held.set(number, asked as { unsubscribe: () => void });
  return true;
}

const found = <T>(given: T | undefined, use: (given: T) => void): boolean => {
  if (given === undefined) return false;
  use(given);
  return true;
};

const DELIVER: { readonly [K in Kind]: Deliver<K> } = {
  ui: async ({ action, call, release, deposit: secret }, stage) => {
    const { store, playback } = stage;
    if (call) return startCall(call, stage);
    if (release !== undefined) return found(stage.held.get(release), (one) => one.unsubscribe());
    const given = await playback.value(action ?? secret);
    if (action) store.dispatch(given as never);
    else store.dispatch(depositSecrets(given as Readonly<Record<string, unknown>>) as never);
    return true;
  },
  nav: async ({ cause, url, result = {} }, { device, load, playback }) => {
    const address = await playback.text(url);
    if (cause === 'load') load(address);
    if (cause === 'pop')
      device.moved({ index: Number(result['index']), url: address, state: null });
    if (cause !== 'navigated') return true;
    return found(device.navigations.shift(), (answer) =>
      answer(result as never as NavigationResult),
    );
  },
  net: async (line, { device, playback, requests }) => {
    const body = line.body === undefined ? undefined : await playback.value(line.body);
    return requests.answer(line, body, device.streams);
  },
  sse: async ({ n, event, id, data }, { device, playback }) => {
    const given = await playback.text(data);
    return found(device.streams[n], (tell) => tell({ type: event, id, data: given }));
  },
  frame: async ({ n, ev, origin = '', data }, { device, playback }) => {
    const given = await playback.value(data);
    return found(device.frames[n], (frame) => {
      if (ev === 'message') frame.say({ origin, data: given });
      else frame.isLoaded = ev === 'loaded';
    });
  },
  popup: async ({ n, ev, origin = '', data }, { device, playback }) => {
    const given = await playback.value(data);
    return found(device.popups[n], (popup) => {
      if (ev === 'message') popup.say({ origin, data: given });
      if (ev === 'closed' || ev === 'open') popup.isClosed = ev === 'closed';
    });
  },
  chan: async ({ n, msg }, { device, playback }) => {
    const given = await playback.value(msg);
    return found(device.channels[n], (tell) => tell(given));
  },
  stor: async ({ key: name, new: next, silent }, { device, playback }) => {
    const key = name === null ? null : await playback.text(name);
    const value = next === null ? null : await playback.text(next);
    const { localStorage } = device.ports;
    if (key !== null && value !== null) localStorage.write(key, value);
    if (key !== null && value === null) localStorage.remove(key);
    if (!silent) device.storageTold(key, value);
    return true;
  },
  lock: async ({ n, ev }, { device }) => found(device.locks[n], (answer) => answer[ev]()),
  vis: async ({ v }, { device }) => {
    device.ports.isHidden = !v;
    return true;
  },
  conn: async ({ v, told }, { device }) => {
    device.ports.isOffline = !v;
    if (told) device.ports.connection.lost();
    return true;
  },
  wake: async ({ reason, wallGapMs }, { device, time }) => {
    if (wallGapMs !== undefined) time.jump(wallGapMs);
    if (reason !== undefined) device.ports.wake(reason as WakeReason);
    return true;
  },
  mark: async ({ text }, { mark }) => {
    mark(text);
    return true;
  },
};

/** Let an input happen; false where nothing in the page was there to take it. */
export function deliver(line: InputLine, stage: ReplayContext): Promise<boolean> {
  return (DELIVER[line.k] as Deliver<Kind>)(line, stage);
}
