import { join } from 'node:path';
import { FILE_LIMITS } from '../../shared/contract/files';
import { createDiskStorage } from './diskStorage';
import { createS3Storage, type S3Setting } from './s3Storage';
import { readScannerSetting, type ScannerSetting } from './scannerSetting';
import type { Storage } from './storage';

export interface UploadSetting {
  /** Limit in bytes of one file that people send. */
  readonly limitBytes: number;
  /** Null: nothing is looked through for viruses. */
  readonly scanner: ScannerSetting | null;
  /**
   * Folder where parts wait while they arrive and files while they are checked; belongs to this
   * host alone.
   */
  readonly workFolder: string;
}

export interface FilesSetting extends UploadSetting {
  readonly storage: Storage;
}

type Environment = Readonly<Record<string, string | undefined>>;

const BYTES_PER_MB = 1_000_000;
const MOST_MB = 5_000;
const USUAL_REGION = 'us-east-1';

function readLimit(env: Environment, faults: string[]): number {
  const text = env.MEYDAN_FILE_LIMIT_MB;
  if (!text) return FILE_LIMITS.bytes;
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MOST_MB) return limit * BYTES_PER_MB;
  faults.push(`MEYDAN_FILE_LIMIT_MB must be a whole number from 1 to ${MOST_MB}, not “${text}”.`);
  return FILE_LIMITS.bytes;
}

const isBucket = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1;

function readBucket(env: Environment, address: string, faults: string[]): S3Setting | null {
  const { MEYDAN_FILES_KEY: key, MEYDAN_FILES_SECRET: secret } = env;
  if (!isBucket(address))
    faults.push(
      `MEYDAN_FILES must be the address of a bucket such as https://s3.example/bucket, not “${address}”.`,
    );
  if (!key || !secret) faults.push('MEYDAN_FILES needs MEYDAN_FILES_KEY and MEYDAN_FILES_SECRET.');
  if (!isBucket(address) || !key || !secret) return null;
  return { url: new URL(address), key, secret, region: env.MEYDAN_FILES_REGION || USUAL_REGION };
}

/**
 * Reads the setting of files: they are below the data folder, or in the bucket at `MEYDAN_FILES`,
 * reached with `MEYDAN_FILES_KEY`, `MEYDAN_FILES_SECRET` and `MEYDAN_FILES_REGION`.
 * `MEYDAN_FILE_LIMIT_MB` limits one of them, `MEYDAN_VIRUS_SCANNER` looks them through. Wrong
 * values become faults, a sentence each.
 */
export function readFilesSetting(
  env: Environment,
  dataFolder: string,
  faults: string[],
): FilesSetting {
  const address = env.MEYDAN_FILES?.trim();
  const bucket = address ? readBucket(env, address, faults) : null;
  return {
    storage: bucket ? createS3Storage(bucket) : createDiskStorage(join(dataFolder, 'files')),
    limitBytes: readLimit(env, faults),
    scanner: readScannerSetting(env, faults),
    workFolder: join(dataFolder, 'arriving'),
  };
}
