import type { CallbackMessage } from '../../shared/callbackMessage';
import { toPopupChannelName } from '../../shared/popupChannel';
import { postAddressToPortal } from './postAddressToPortal';

const answer: CallbackMessage = { v: 1, kind: 'popup', url: window.location.href };
const state = new URLSearchParams(window.location.search).get('state');

postAddressToPortal('popup', window.opener as Window | null);
// The opener may be cut off; the channel reaches the portal all the same.
if (state) new BroadcastChannel(toPopupChannelName(state)).postMessage(answer);
// After the messages: a portal that sees the window closed first would take it for given up.
setTimeout(() => window.close());
