import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  readonly nfd?: number;
}
interface EmscriptenModule {
  readonly NODEFS?: { stream_ops: { fsync?: (stream: Stream) => number } };
}

/**
 * The embedded engine's file system never reaches the disk on fsync, so an acknowledged commit
 * would not survive a power cut. This hands fsync of an open file to Node's. Directory entries stay
 * unsynced; data that matters belongs on a PostgreSQL server.
 */
export class DurableNodeFS extends NodeFS {
  override async init(
    ...[engine, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = emscriptenOpts.preRun;
    const steps = [preRun ?? []].flat();
    const useRealFsync = (module: EmscriptenModule) => {
      if (!module.NODEFS) return;
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...steps, useRealFsync as (typeof steps)[number]],
      },
    };
  }
}

/**
 * The engine fills them whenever it is opened: the 160 MB that it would take by itself are a third
 * of a second more at each start. Lists and searches over 100,000 contents take the same with
 * either, since the system keeps the files; with 32 MB ballots of a busy poll take longer the more
 * there are.
 */
const BUFFERS = '64MB';

/**
 * The engine's own parameters without `-F` (which switches fsync off); fdatasync does nothing in
 * it, hence the method.
 */
export const START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `shared_buffers=${BUFFERS}`,
];
