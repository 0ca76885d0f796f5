import type { FileInfo, NewFile } from '../../../shared/contract/files';
import type { DemoPerson } from '../../../shared/demoPeople';
import type { TestHost } from '../../testing/testHost';

let requests = 0;
export const anyKey = (): string => `a-key-of-its-own-${(requests += 1)}`;

type Person = DemoPerson | number;

export const announce = async (host: TestHost, person: Person, file: NewFile, key = anyKey()) =>
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

export const stateOf = async (host: TestHost, person: Person, id: string): Promise<FileInfo> =>
  (
    await host.app.inject({ url: `/v1/files/${id}`, headers: await host.headersOf(person) })
  ).json<FileInfo>();

/** Returns the state of the file once the host has checked it. */
export async function checked(host: TestHost, person: Person, id: string): Promise<FileInfo> {
  await host.settled();
  return stateOf(host, person, id);
}

/** Sends a whole file in one part. */
export async function sendFile(
  host: TestHost,
  person: Person,
  name: string,
  bytes: Buffer,
): Promise<FileInfo> {
  const { id } = (await announce(host, person, { name, bytes: bytes.length })).json<FileInfo>();
  await sendPart(host, person, { id, at: 0, bytes });
  return checked(host, person, id);
}
