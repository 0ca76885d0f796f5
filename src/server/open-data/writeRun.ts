import { createHash } from 'node:crypto';
import { PassThrough, Transform } from 'node:stream';
import { once } from 'node:events';
import { stringify } from 'csv-stringify';
import {
  DATASETS,
  DATASET_NAMES,
  DATA_FORMATS,
  type DataFormat,
  type DataRow,
  type DatasetName,
  type StoredDataFile,
} from '../../shared/contract/openData';
import { CSV_OPTIONS } from '../content/csvOptions';
import type { Database } from '../db/openDatabase';
import type { Storage } from '../files/storage';
import { readDatasetRows } from './datasets';

export const getDataFileKey = (runId: string, dataset: DatasetName, format: DataFormat): string =>
  `open-data/${runId}/${dataset}.${format}`;

/** Rows in, bytes of one format out. */
const WRITERS: Readonly<Record<DataFormat, (columns: readonly string[]) => Transform>> = {
  csv: (columns) => stringify({ ...CSV_OPTIONS, columns: [...columns] }),
  json: () => {
    let begun = false;
    return new Transform({
      writableObjectMode: true,
      transform(row: DataRow, _encoding, done) {
        done(null, `${begun ? ',\n' : '[\n'}${JSON.stringify(row)}`);
        begun = true;
      },
      flush: (done) => done(null, begun ? '\n]\n' : '[]\n'),
    });
  },
  jsonl: () =>
    new Transform({
      writableObjectMode: true,
      transform: (row: DataRow, _encoding, done) => done(null, `${JSON.stringify(row)}\n`),
    }),
};

interface Sink {
  write(row: DataRow): Promise<void>;
  end(rows: number): Promise<StoredDataFile>;
  fail(error: Error): void;
}

/**
 * Opens a file that grows as rows come: counted, hashed and stored without being in memory as a
 * whole.
 */
function openSink(files: Storage, runId: string, dataset: DatasetName, format: DataFormat): Sink {
  const hash = createHash('sha256');
  let bytes = 0;
  const writer = WRITERS[format](Object.keys(DATASETS[dataset].properties));
  const body = new PassThrough();
  writer.on('data', (chunk: Buffer | string) => {
    hash.update(chunk);
    bytes += Buffer.byteLength(chunk);
  });
  writer.on('error', (error) => body.destroy(error));
  // The storage hears of the fault, and so does the caller that waits for it.
  body.on('error', () => undefined);
  writer.pipe(body);
  const stored = files.put(getDataFileKey(runId, dataset, format), body);
  stored.catch((error: Error) => writer.destroy(error));
  return {
    async write(row) {
      if (!writer.write(row)) await Promise.race([once(writer, 'drain'), stored]);
    },
    async end(rows) {
      writer.end();
      await stored;
      return { dataset, format, rows, bytes, sha256: hash.digest('hex') };
    },
    fail: (error) => writer.destroy(error),
  };
}

interface Writing {
  readonly db: Database;
  readonly files: Storage;
  readonly runId: string;
  readonly now: Date;
}

async function writeDataset(
  { db, files, runId, now }: Writing,
  name: DatasetName,
): Promise<StoredDataFile[]> {
  const sinks = DATA_FORMATS.map((format) => openSink(files, runId, name, format));
  let count = 0;
  try {
    for await (const rows of readDatasetRows(db, name, now))
      for (const row of rows) {
        count += 1;
        for (const sink of sinks) await sink.write(row);
      }
  } catch (error) {
    for (const sink of sinks) sink.fail(error as Error);
    throw error;
  }
  return Promise.all(sinks.map((sink) => sink.end(count)));
}

/**
 * Writes every dataset in every format, one after the other. `onDataset` is called before each;
 * what it throws ends the writing.
 * @returns the files that were written
 */
export async function writeRun(
  writing: Writing,
  onDataset: () => Promise<void>,
): Promise<StoredDataFile[]> {
  const written: StoredDataFile[] = [];
  for (const name of DATASET_NAMES) {
    await onDataset();
    written.push(...(await writeDataset(writing, name)));
  }
  return written;
}
