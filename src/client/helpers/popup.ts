import { handOver } from './handOver';

handOver('popup', window.opener as Window | null);
