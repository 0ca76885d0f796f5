import type { Stop } from '../browser/ports';
import type { ApiExtra, ApiState } from './extra';
import { opinionsApi, toOpinionsTag } from './opinionsApi';
import { portalApi } from './portalApi';

/** A map that is drawn with every vote is asked for once in this time. */
export const MIN_PAUSE_MS = 1_000;
/** In large dialogs not everybody asks in the same moment: each waits up to this time more. */
export const MAX_JITTER_MS = 1_000;
const LARGE = 200;

export type CacheState = ApiState & Parameters<typeof portalApi.util.selectInvalidatedBy>[0];

interface Surroundings {
  readonly ports: Pick<
    ApiExtra['ports'],
    'after' | 'isVisible' | 'monotonic' | 'onWake' | 'random'
  >;
  readonly getState: () => CacheState;
  readonly dispatch: (action: ReturnType<typeof portalApi.util.invalidateTags>) => unknown;
  /** The slug of the dialog; undefined as long as its page is not there. */
  readonly slugOf: () => string | undefined;
}

export interface OpinionsWatch {
  /** A map of this version has been drawn. */
  readonly drawn: (version: number) => void;
  readonly close: Stop;
}

/** Lists the opinions in a dialog that a page holds, in all languages. */
const heldIn = (state: CacheState, slug: string) =>
  portalApi.util
    .selectInvalidatedBy(state, [toOpinionsTag(slug)])
    .map(({ originalArgs }) => opinionsApi.endpoints.getOpinions.select(originalArgs)(state).data)
    .filter((opinions) => opinions !== undefined);

/**
 * Asks for the opinions of a dialog again when a newer map has been drawn: at most once a second,
 * later by lot where many take part, and not while nobody sees the page; what was missed is asked
 * for when it is seen again.
 */
export function watchOpinions({ ports, getState, dispatch, slugOf }: Surroundings): OpinionsWatch {
  let newest = 0;
  let askedAt = -MIN_PAUSE_MS;
  let stopWaiting: Stop | null = null;

  const behind = () => {
    const slug = slugOf();
    return slug ? heldIn(getState(), slug).filter(({ version }) => version < newest) : [];
  };
  const jitter = () => {
    const isLarge = behind().some(({ participants }) => participants > LARGE);
    return isLarge ? (ports.random(1)[0]! / 0xff) * MAX_JITTER_MS : 0;
  };
  const ask = () => {
    stopWaiting = null;
    if (behind().length === 0 || !ports.isVisible()) return;
    askedAt = ports.monotonic();
    dispatch(portalApi.util.invalidateTags([toOpinionsTag(slugOf()!)]));
  };
  const plan = () => {
    if (stopWaiting || behind().length === 0 || !ports.isVisible()) return;
    const pause = Math.max(0, askedAt + MIN_PAUSE_MS - ports.monotonic());
    stopWaiting = ports.after(pause + jitter(), ask);
  };
  const stopWaking = ports.onWake(plan);

  return {
    drawn: (version) => {
      newest = Math.max(newest, version);
      plan();
    },
    close: () => {
      stopWaking();
      stopWaiting?.();
    },
  };
}
