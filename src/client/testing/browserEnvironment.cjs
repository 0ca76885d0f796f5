const { default: JSDOMEnvironment } = require('jest-environment-jsdom');
const { releaseTests } = require('../../tooling/jest/releaseTests.cjs');
const { createLightStyles } = require('./lightStyles.cjs');
const { askJsdom } = require('./lightTree.cjs');

// Node's own classes: jsdom has no WebCrypto, no fetch and other realms' typed arrays, which jose
// refuses.
const FROM_NODE = [
  'crypto',
  'CryptoKey',
  'SubtleCrypto',
  'TextEncoder',
  'TextDecoder',
  'Uint8Array',
  'ArrayBuffer',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];
// MessageChannel stays out: React's scheduler would open a port and jest would never exit.

/** jsdom for screens, with the parts of the platform that jsdom lacks. */
class BrowserEnvironment extends JSDOMEnvironment {
  handleTestEvent(event, state) {
    releaseTests(event, state);
  }

  async setup() {
    await super.setup();
    const { global: dom } = this;
    for (const name of FROM_NODE) {
      Object.defineProperty(dom, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }

    const nodeSignal = (signal) => {
      if (!signal || signal instanceof AbortSignal) return signal ?? undefined;
      const controller = new AbortController();
      if (signal.aborted) controller.abort(signal.reason);
      else signal.addEventListener('abort', () => controller.abort(signal.reason));
      return controller.signal;
    };
    const nodeInit = (init = {}) => {
      const isForm = init.body instanceof dom.URLSearchParams;
      const headers = new Headers(init.headers);
      if (isForm && !headers.has('content-type')) {
        headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
      }
      return {
        ...init,
        headers,
        body: isForm ? String(init.body) : init.body,
        signal: nodeSignal(init.signal),
      };
    };
    const absolute = (input) =>
      typeof input === 'string' || input instanceof dom.URL
        ? new URL(String(input), dom.location.href).href
        : input;

    dom.Request = class extends Request {
      constructor(input, init) {
        super(absolute(input), nodeInit(init));
      }
    };
    dom.fetch = (input, init) => fetch(absolute(input), init && nodeInit(init));
    dom.getComputedStyle = createLightStyles(dom);
    dom.askJsdom = askJsdom;
    dom.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
  }
}

module.exports = BrowserEnvironment;
