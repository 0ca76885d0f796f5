// The reference of `api`: node:http with the bytes in its hands. Parameters: the address that it
// copies, Accept-Encoding.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportToParent } from './child';
import { openLoad } from './load';

const [url, encoding] = process.argv.slice(2);
const { headers, body } = await openLoad(url!, encoding!, 1).get();
const copied = {
  'content-type': headers['content-type'],
  'content-encoding': headers['content-encoding'] ?? 'identity',
  'content-length': body.length,
};
const server = createServer((_request, response) => response.writeHead(200, copied).end(body));
server.listen(0, '127.0.0.1', () => reportToParent((server.address() as AddressInfo).port));
