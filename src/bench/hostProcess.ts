import type { AddressInfo } from 'node:net';
import { VISITOR_ANSWERS_MS } from '../server/content/visitorAnswers';
import { openBenchHost } from './benchHost';
import { answerParent } from './child';

const { app } = await openBenchHost(null, { visitorAnswersMs: VISITOR_ANSWERS_MS });
await app.listen({ port: 0, host: '127.0.0.1' });
answerParent((app.server.address() as AddressInfo).port);
