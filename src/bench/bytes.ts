import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Size of the same content in each form, in bytes. */
export interface Bytes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export const ZERO_BYTES: Bytes = { raw: 0, gzip: 0, brotli: 0 };

export const sumBytes = (parts: readonly Bytes[]): Bytes =>
  parts.reduce(
    (total, { raw, gzip, brotli }) => ({
      raw: total.raw + raw,
      gzip: total.gzip + gzip,
      brotli: total.brotli + brotli,
    }),
    ZERO_BYTES,
  );

export const subtractBytes = (whole: Bytes, part: Bytes): Bytes => ({
  raw: whole.raw - part.raw,
  gzip: whole.gzip - part.gzip,
  brotli: whole.brotli - part.brotli,
});

/** Compressed as the build does it: gzip 9, brotli 11. */
export const measureBytes = (content: Buffer): Bytes => ({
  raw: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length,
});

/**
 * Measures the body that the host sends for each Accept-Encoding, its headers not counted. @throws
 * Error for any status but 200
 */
export async function measureBytesSent(app: FastifyInstance, url: string): Promise<Bytes> {
  const lengthFor = async (encoding: string) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    return answer.rawPayload.length;
  };
  return {
    raw: await lengthFor('identity'),
    gzip: await lengthFor('gzip'),
    brotli: await lengthFor('br'),
  };
}
