import { parseCallbackMessage } from '../../shared/callbackMessage';
import { postAddressToPortal } from './postAddressToPortal';

interface Posted {
  readonly message: unknown;
  readonly targetOrigin: string;
}

/** Creates a window that notes what is posted to it. */
function listener(): { portal: Window; posted: Posted[] } {
  const posted: Posted[] = [];
  const postMessage = (message: unknown, targetOrigin: string) =>
    void posted.push({ message, targetOrigin });
  return { portal: { postMessage } as unknown as Window, posted };
}

beforeEach(() => window.history.replaceState(null, '', '/silent-renew.html?code=c&state=s'));

test('[SPEC 2.8] the page of the hidden frame gives its address to its own origin alone', () => {
  const { portal, posted } = listener();
  postAddressToPortal('silent-renew', portal);
  expect(posted).toEqual([
    {
      message: { v: 1, kind: 'silent-renew', url: window.location.href },
      targetOrigin: window.location.origin,
    },
  ]);
  expect(parseCallbackMessage(posted[0]?.message, 'silent-renew', 's')).toBe(window.location.href);
});

test('[SPEC 2.8] a page that is not in a frame tells nobody', () => {
  const heard = jest.spyOn(window, 'postMessage');
  postAddressToPortal('silent-renew', window);
  postAddressToPortal('silent-renew', null);
  expect(heard).not.toHaveBeenCalled();
});
