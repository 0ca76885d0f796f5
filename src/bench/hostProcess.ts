import type { AddressInfo } from 'node:net';
import { RESPONSE_CACHE_MS } from '../server/content/responseCache';
import { openBenchHost } from './benchHost';
import { reportToParent } from './child';

const { app } = await openBenchHost(null, { visitorAnswersMs: RESPONSE_CACHE_MS });
await app.listen({ port: 0, host: '127.0.0.1' });
reportToParent((app.server.address() as AddressInfo).port);
