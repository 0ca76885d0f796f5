import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { parseOptions } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from '../server/identity/passwords';
import { median, repeat, measureMs } from './measure';
import { formatOneDecimal, printTable, formatRatio, formatSpread, formatInteger } from './print';

const TIMES = 20;
const PASSWORD = 'a quiet harbour';
const KIB_PER_MIB = 1_024;
const BLOCK_BYTES = 128;
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 } as const;
const SCRYPT_BYTES = BLOCK_BYTES * SCRYPT.N * SCRYPT.r;

const hashByScrypt = promisify<string, Buffer, number, object, Buffer>(scrypt);
const bareHash = () =>
  hashByScrypt(PASSWORD, randomBytes(16), 32, { ...SCRYPT, maxmem: 2 * SCRYPT_BYTES });

/**
 * Prints the cost of a guess at a password for a person who has the hashes: argon2id as the host
 * uses it, beside scrypt at the size often advised.
 */
export async function printHashCost(): Promise<void> {
  const stored = await hashPassword(PASSWORD);
  const ms = {
    hash: await repeat(TIMES, () => measureMs(() => hashPassword(PASSWORD))),
    verify: await repeat(TIMES, () => measureMs(() => verifyPassword(stored, PASSWORD))),
    bare: await repeat(TIMES, () => measureMs(bareHash)),
  };
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  const reference = median(ms.bare);
  const row = (name: string, times: readonly number[], mib: number) => [
    name,
    formatSpread(times, formatOneDecimal),
    formatRatio(median(times), reference),
    formatInteger(mib),
  ];
  const mib = memoryCost! / KIB_PER_MIB;
  printTable(`Password hashes, one at a time, ${TIMES} each`, [
    ['hash', 'ms (min–max)', '÷ scrypt', 'MiB'],
    row(`argon2id, ${timeCost} passes, ${parallelism} lane`, ms.hash, mib),
    row('argon2id, verified', ms.verify, mib),
    row('  bare node:crypto scrypt, N = 2^17', ms.bare, SCRYPT_BYTES / KIB_PER_MIB ** 2),
  ]);
}
