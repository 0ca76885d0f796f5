import { nextTask } from '../browser/nextTask';
import { openPopup } from '../browser/windows';
import { toPopupChannelName } from '../../shared/popupChannel';

const opener = { postMessage: jest.fn() };
const posted = jest.fn();
const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  window.history.replaceState(null, '', '/popup.html?code=c&state=s');
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
  Object.assign(window, {
    BroadcastChannel: class {
      postMessage = posted;
      constructor(name: string) {
        opened.push(name);
      }
    },
  });
});

const url = 'http://localhost/popup.html?code=c&state=s';
const answer = { v: 1, kind: 'popup', url };

/** Load the page as the provider's redirect does. */
async function load(from: object | null) {
  Object.assign(window, { opener: from });
  await jest.isolateModulesAsync(async () => {
    await import('./popup');
  });
  await nextTask();
}

test('[SPEC 2.10] the page of the window hands its address to the portal by both ways, and closes', async () => {
  await load(opener);
  expect(opener.postMessage.mock.calls).toEqual([[answer, 'http://localhost']]);
  expect(opened).toEqual([toPopupChannelName('s')]);
  expect(posted.mock.calls).toEqual([[answer]]);
  expect(window.close).toHaveBeenCalledTimes(1);
});

test('[SPEC 2.10] cut off from its opener it still answers over the channel', async () => {
  await load(null);
  expect(posted.mock.calls).toEqual([[answer]]);
  expect(window.close).toHaveBeenCalledTimes(1);
});

test('[SPEC 2.10] opened without an answer it tells nobody anything over a channel', async () => {
  window.history.replaceState(null, '', '/popup.html');
  await load(null);
  expect(opened).toEqual([]);
});

test('[SPEC 2.10, 9.18] the window has 500 by 500 pixels and stands in the middle of the browser’s', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  Object.assign(window, { screenLeft: 100, screenTop: 40, outerWidth: 1300, outerHeight: 900 });
  expect(openPopup(500, () => undefined)).toBeNull();
  expect(open).toHaveBeenCalledWith(
    'about:blank',
    '_blank',
    'popup,width=500,height=500,left=500,top=240',
  );
});
