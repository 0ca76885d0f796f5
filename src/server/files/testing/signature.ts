import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * Tells whether a request carries the signature of `secret` (AWS Signature Version 4), computed
 * from its description alone.
 */
export function isSigned({ method, url = '', headers }: IncomingMessage, secret: string): boolean {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!parts) return false;
  const [, , scope = '', day = '', region = '', signedHeaders = '', signature] = parts;
  const { pathname, searchParams } = new URL(url, 'http://host');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headerLines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [
    method,
    pathname,
    query,
    headerLines.join(''),
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}
