import type { FileInfo, NewFile } from '../../shared/contract/files';
import type { MemoryPorts } from '../browser/memoryPorts';
import { aProblem } from './factories';

/**
 * Accident of the network with the next part: the answer is lost, or only so many bytes arrive and
 * the rest is cut off.
 */
type NetworkFault = 'lostAnswer' | { readonly cutAfter: number };

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });
const refuse = (status: number, code: string) => answer(status, aProblem(status, code).body);
const cutOff = () => Promise.reject(new TypeError('no network'));

/** Returns the size of a body in bytes, whichever realm its buffer is of. */
const sizeOf = async (request: Request) => (await request.arrayBuffer()).byteLength;

const TYPES = new Map(
  Object.entries({
    pdf: 'application/pdf',
    csv: 'text/csv',
    txt: 'text/plain',
    odt: 'application/vnd.oasis.opendocument.text',
    vtt: 'text/vtt',
    mp4: 'video/mp4',
    webm: 'video/webm',
  }),
);

/** Returns what the host finds in a file whose name does not lie. */
function factsOf(name: string): Partial<FileInfo> {
  const mediaType = TYPES.get(name.split('.').at(-1)!.toLowerCase());
  return mediaType ? { mediaType } : { mediaType: 'image/png', width: 1600, height: 900 };
}

/**
 * Creates a host that takes files, in front of what the test answers otherwise: it counts the bytes
 * it has, and a file is ready as soon as it is asked about once more after the last one, unless a
 * test says how it ends.
 */
export function createFakeFileHost(ports: MemoryPorts) {
  const next = ports.fetch;
  const files = new Map<string, FileInfo>();
  const accidents: NetworkFault[] = [];
  const parts: { readonly offset: number; readonly bytes: number }[] = [];
  let isFull = false;
  const ends = new Map<string, Partial<FileInfo>>();

  const announce = ({ name, bytes }: NewFile) => {
    const id = `00000000-0000-4000-8000-${String(files.size + 100).padStart(12, '0')}`;
    const info: FileInfo = {
      id,
      name,
      bytes,
      received: 0,
      state: 'uploading',
      refusal: null,
      mediaType: null,
      width: null,
      height: null,
      faults: null,
    };
    files.set(id, info);
    return answer(201, info);
  };
  const ask = (info: FileInfo) => {
    if (info.state !== 'checking') return answer(200, info);
    const found = factsOf(info.name);
    const ended: FileInfo = { ...info, state: 'ready', ...found, ...ends.get(info.name) };
    files.set(info.id, ended);
    return answer(200, ended);
  };
  const take = async (info: FileInfo, request: Request) => {
    const offset = Number(request.headers.get('upload-offset'));
    if (offset !== info.received) return refuse(409, 'wrongOffset');
    const accident = accidents.shift();
    const sent = await sizeOf(request);
    const bytes = typeof accident === 'object' ? Math.min(accident.cutAfter, sent) : sent;
    parts.push({ offset, bytes });
    const received = offset + bytes;
    const state = received < info.bytes ? 'uploading' : 'checking';
    const now: FileInfo = { ...info, received, state };
    files.set(info.id, now);
    return accident ? cutOff() : answer(200, now);
  };

  const fetchFiles: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/v1/files')) return next(request);
    if (ports.isOffline) return cutOff();
    if (pathname === '/v1/files')
      return isFull
        ? refuse(409, 'tooManyUnfinished')
        : announce((await request.json()) as NewFile);
    const info = files.get(pathname.split('/')[3] ?? '');
    if (!info) return refuse(404, 'notFound');
    return request.method === 'PATCH' ? take(info, request) : ask(info);
  };
  const { awaited } = ports.browser;
  Object.assign(ports, {
    fetch: (...call: Parameters<typeof fetch>) => awaited(fetchFiles(...call)),
  });
  waitForReads(awaited);

  return {
    /** The parts that have arrived, whole or not, oldest first. */
    parts,
    accidents,
    /**
     * Sets the end of the check of files with this name; `{ state: 'checking' }` leaves it open.
     */
    endsWith: (name: string, end: Partial<FileInfo>) => void ends.set(name, end),
    /** From now on no more files of this person are taken. */
    fill: () => void (isFull = true),
    forget: () => files.clear(),
    count: () => files.size,
  };
}

const { readAsArrayBuffer: read } = FileReader.prototype;

/**
 * Waits for reads: the tests' clock stands still while a file is read, however slow the machine is.
 */
function waitForReads(awaited: MemoryPorts['browser']['awaited']): void {
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
    blob,
  ) {
    void awaited(new Promise((done) => this.addEventListener('loadend', done)));
    read.call(this, blob);
  });
}

const STEPS = 8;
const TURNS = 12;

/**
 * Lets time pass in steps, with room in each for what follows from an answer or from a part that
 * was read.
 */
export async function advanceInSteps(ports: MemoryPorts, ms: number): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await ports.advance(ms / STEPS);
    for (let turn = 0; turn < TURNS; turn += 1) await ports.advance(0);
  }
}
