import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Setting } from '../s3Storage';
import { isSigned } from './signature';

/** The one account that the server knows. */
const ACCOUNT = { key: 'S3RVER', secret: 'S3RVER' };
const BUCKET = 'meydan';

interface Call {
  readonly req: IncomingMessage;
  status: number;
}
interface WithMiddleware {
  readonly middleware: ((call: Call, next: () => Promise<void>) => Promise<void>)[];
}

export interface TestBucket {
  readonly setting: S3Setting;
  close(): Promise<void>;
}

/** Opens a server on a free port that speaks S3 and checks signatures, with one empty bucket. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'meydan-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  // The server itself looks at signatures of the second version only.
  const { middleware } = server as unknown as WithMiddleware;
  middleware.unshift(async (context, next) => {
    if (isSigned(context.req, ACCOUNT.secret)) return next();
    context.status = 403;
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    setting: {
      ...ACCOUNT,
      url: new URL(`http://127.0.0.1:${port}/${BUCKET}`),
      region: 'us-east-1',
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
