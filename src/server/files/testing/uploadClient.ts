import type { FileInfo, NewFile } from '../../../shared/contract/files';
import type { DemoPerson } from '../../../demo/people';
import type { TestHost } from '../../testing/testHost';

let requests = 0;
export const createRequestKey = (): string => `a-key-of-its-own-${(requests += 1)}`;

type Person = DemoPerson | number;

export const announceFile = async (
  host: TestHost,
  person: Person,
  file: NewFile,
  key = createRequestKey(),
) =>
  host.app.inject({
    method: 'POST',
    url: '/v1/files',
    headers: { ...(await host.headersOf(person)), 'idempotency-key': key },
    payload: file,
  });

export const sendPart = async (
  host: TestHost,
  person: Person,
  { id, at, bytes }: { readonly id: string; readonly at: number; readonly bytes: Buffer },
) =>
  host.app.inject({
    method: 'PATCH',
    url: `/v1/files/${id}`,
    headers: {
      ...(await host.headersOf(person)),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(at),
    },
    payload: bytes,
  });

export const readFileState = async (
  host: TestHost,
  person: Person,
  id: string,
): Promise<FileInfo> =>
  (
    await host.app.inject({ url: `/v1/files/${id}`, headers: await host.headersOf(person) })
  ).json<FileInfo>();

/** Returns the state of the file once the host has checked it. */
export async function waitUntilChecked(
  host: TestHost,
  person: Person,
  id: string,
): Promise<FileInfo> {
  await host.settled();
  return readFileState(host, person, id);
}

/** Sends a whole file in one part. */
export async function sendFile(
  host: TestHost,
  person: Person,
  name: string,
  bytes: Buffer,
): Promise<FileInfo> {
  const { id } = (await announceFile(host, person, { name, bytes: bytes.length })).json<FileInfo>();
  await sendPart(host, person, { id, at: 0, bytes });
  return waitUntilChecked(host, person, id);
}
