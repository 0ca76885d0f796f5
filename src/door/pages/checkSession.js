/**
 * The check-session frame of OpenID Connect Session Management 1.0 section 3.2. A portal posts
 * "<client id> <session_state>"; the answer is "unchanged", "changed", or "error" for a message
 * that cannot be read. A missing cookie means that the browser keeps cookies from this frame:
 * nothing can be said about the session.
 */
(() => {
  const COOKIE = /(?:^|;\s*)door_browser_state=([^;]*)/;
  const MESSAGE = /^(\S+) ([\w-]+\.([\w-]+))$/;

  const hash = async (text) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(digest)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  };

  const answer = async (data, origin) => {
    const message = typeof data === 'string' && MESSAGE.exec(data);
    const cookie = COOKIE.exec(document.cookie);
    if (!message || !cookie) return 'error';
    const [, clientId, sessionState, salt] = message;
    const expected = await hash([clientId, origin, cookie[1], salt].join(' '));
    return `${expected}.${salt}` === sessionState ? 'unchanged' : 'changed';
  };

  addEventListener('message', async ({ data, origin, source }) => {
    if (!source) return;
    const status = await answer(data, origin).catch(() => 'error');
    source.postMessage(status, origin);
  });
})();
