import { postAddressToPortal } from './postAddressToPortal';

postAddressToPortal('silent-renew', window.parent);
