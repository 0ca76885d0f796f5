import type { Frame, Popup, Ports, WindowMessage } from '../../client/browser/ports';
import type { TapeWriter } from './tapeWriter';

type Windows = Pick<Ports, 'openFrame' | 'openPopup'>;

export interface RecordedWindows extends Windows {
  /** Note what has changed about them since the last turn. */
  readonly sample: () => void;
}

/**
 * Frames and windows: what they say, and whether they are loaded or closed, as it was when the turn
 * began.
 */
export function recordWindows(device: Ports, writer: TapeWriter): RecordedWindows {
  const { redactor, note, count, turns } = writer;
  const samples = new Set<() => void>();
  const heard = ({ origin, data }: WindowMessage) => ({
    origin,
    data: redactor.value(data, 'outside'),
  });
  const sent = (url: string) => void redactor.text(url, 'inside');

  const openFrame: Ports['openFrame'] = (name, onMessage, onLoad) => {
    const n = count('frame');
    const role = /check-session/.test(name) ? 'session' : 'renew';
    const frame = device.openFrame(
      name,
      (message) =>
        turns.arrive(() => {
          note({ k: 'frame', n, role, ev: 'message', ...heard(message) });
          onMessage(message);
        }),
      () =>
        turns.arrive(() => {
          sample();
          onLoad?.();
        }),
    );
    let isLoaded = true;
    const sample = () => {
      if (frame.isLoaded() === isLoaded) return;
      isLoaded = !isLoaded;
      note({ k: 'frame', n, role, ev: isLoaded ? 'loaded' : 'loading' });
    };
    sample();
    samples.add(sample);
    const recorded: Frame = {
      navigate: (url) => {
        sent(url);
        frame.navigate(url);
      },
      isLoaded: () => isLoaded,
      post: frame.post,
      close: () => {
        samples.delete(sample);
        frame.close();
      },
    };
    return recorded;
  };

  const openPopup: Ports['openPopup'] = (sizePx, onMessage) => {
    const n = count('popup');
    const popup = device.openPopup(sizePx, (message) =>
      turns.arrive(() => {
        note({ k: 'popup', n, ev: 'message', ...heard(message) });
        onMessage(message);
      }),
    );
    note({ k: 'popup', n, ev: popup ? 'opened' : 'blocked' });
    if (!popup) return null;
    let isClosed = false;
    const sample = () => {
      if (popup.isClosed() === isClosed) return;
      isClosed = !isClosed;
      note({ k: 'popup', n, ev: isClosed ? 'closed' : 'open' });
    };
    samples.add(sample);
    const recorded: Popup = {
      navigate: (url) => {
        sent(url);
        popup.navigate(url);
      },
      isClosed: () => isClosed,
      close: () => {
        samples.delete(sample);
        popup.close();
      },
    };
    return recorded;
  };

  return { openFrame, openPopup, sample: () => samples.forEach((sample) => sample()) };
}
