import { TIMING } from '../../shared/constants';
import type { Ports, WindowMessage } from './ports';

const FRAME_PREFIX = 'meydan-';

/** Hear what one window posts, and nobody else. */
function listenTo(source: () => Window | null, onMessage: (message: WindowMessage) => void) {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source !== null && event.source === source()) {
      onMessage({ origin: event.origin, data: event.data });
    }
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

export const openFrame: Ports['openFrame'] = (name, onMessage, onLoad) => {
  const frame = document.createElement('iframe');
  Object.assign(frame, { id: FRAME_PREFIX + name, title: name, hidden: true, tabIndex: -1 });
  frame.setAttribute('aria-hidden', 'true');
  const stopListening = listenTo(() => frame.contentWindow, onMessage);
  let isLoaded = false;

  return {
    navigate: (url) => {
      isLoaded = false;
      frame.onload = () => {
        isLoaded = true;
        onLoad?.();
      };
      // A frame that is not in the page yet loads its address when it is put there; a new history
      // entry is never made.
      if (frame.isConnected) frame.contentWindow?.location.replace(url);
      else {
        frame.src = url;
        document.body.append(frame);
      }
    },
    isLoaded: () => isLoaded,
    post: (message, targetOrigin) => frame.contentWindow?.postMessage(message, targetOrigin),
    close: () => {
      stopListening();
      frame.remove();
    },
  };
};

export const openPopup: Ports['openPopup'] = (sizePx, onMessage) => {
  const left = Math.round(window.screenLeft + (window.outerWidth - sizePx) / 2);
  const top = Math.round(window.screenTop + (window.outerHeight - sizePx) / 2);
  const features = `popup,width=${sizePx},height=${sizePx},left=${left},top=${top}`;
  const popup = window.open('about:blank', '_blank', features);
  if (!popup) return null;
  const stopListening = listenTo(() => popup, onMessage);

  return {
    navigate: (url) => popup.location.replace(url),
    isClosed: () => popup.closed,
    close: () => {
      stopListening();
      popup.close();
    },
  };
};

export const saveFile: Ports['saveFile'] = (name, content) => {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(href), TIMING.fileReadMs);
};

export const submitForm: Ports['submitForm'] = (action, fields) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  // A field called `submit` would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
};
