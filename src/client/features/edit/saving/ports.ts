import type { ApiExtra, ApiState } from '../../../api/extra';
import { TIMING } from '../../../../shared/constants';
import { selectEnvironment } from '../../../state/configSlice';

type Thunk<T> = (dispatch: unknown, getState: () => ApiState, extra: ApiExtra) => T;
type Stop = () => void;

interface Watched {
  readonly id: string;
  /** True if all may hear that the content has changed: streams have no reader's identity. */
  readonly isPublic: boolean;
}

/**
 * Creates a thunk that calls back when a content may have changed: when the stream tells of a newer
 * version, and when a person comes back to the page. However many changes come, it calls only once
 * in a while.
 */
export const watchSource =
  ({ id, isPublic }: Watched, onNews: () => void): Thunk<Stop> =>
  (_dispatch, getState, { ports }) => {
    let seen = 0;
    let waiting: Stop | null = null;
    const tell = () => {
      waiting = null;
      onNews();
    };
    const hear = () => (waiting ??= ports.after(TIMING.sourceNewsMs, tell));
    const onEvent = (data: string) => {
      const { version } = JSON.parse(data) as { readonly version: number };
      // The stream begins with the version that the page has read.
      if (seen > 0 && version > seen) hear();
      seen = Math.max(seen, version);
    };
    const topic = `${selectEnvironment(getState()).apiUrl}/stream?topic=content:${id}`;
    const stops = [
      ports.onWake(hear),
      ...(isPublic ? [ports.openStream(topic, ({ data }) => onEvent(data), ['changed'])] : []),
    ];
    return () => {
      waiting?.();
      stops.forEach((stop) => stop());
    };
  };
