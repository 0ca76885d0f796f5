import { handOver } from './handOver';

handOver('silent-renew', window.parent);
