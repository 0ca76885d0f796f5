import type { Ports } from './ports';

/** After an answer that was no stream; twice as long each time. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Server-sent events. After a lost connection the browser comes back by itself, but never after an
 * answer that is no stream, as a proxy gives while hosts are away (HTML, server-sent events: “fail
 * the connection”): then it is asked for again here. The host begins with how things are, so
 * nothing is missed.
 */
export const openStream: Ports['openStream'] = (url, onEvent, types = ['message']) => {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    const source = new EventSource(url);
    source.onopen = () => {
      pause = FIRST_PAUSE_MS;
    };
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => (current = open()), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    for (const type of types) {
      source.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) =>
        onEvent({ type, id: lastEventId, data }),
      );
    }
    return source;
  };
  let current = open();
  return () => {
    clearTimeout(timer);
    current.close();
  };
};
