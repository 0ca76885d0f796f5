import { importJWK, jwtVerify, type CryptoKey, type JWK } from 'jose';
import { openAccessTokens } from '../server/identity/accessTokens';
import type { BenchHost } from './benchHost';
import { addFigure } from './figures';
import { median } from './measure';
import { formatOneDecimal, printTable, formatRatio, formatInteger } from './print';

const ROUNDS = 5;
/** Number of tokens that a host remembers at most. */
const TOKENS = 4_000;
const PERSON = '00000000-0000-4000-8000-000000000001';

type Verify = (token: string) => Promise<unknown>;

/** Processor time of the whole process for one token after the other, in microseconds for each. */
async function measureCpuEach(tokens: readonly string[], verify: Verify): Promise<number> {
  const before = process.cpuUsage();
  for (const token of tokens)
    if (!(await verify(token))) throw new Error('A good token was refused.');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / tokens.length;
}

async function createBareVerify({ database }: BenchHost): Promise<Verify> {
  const row = database.db.selectFrom('signing_keys').select('private_jwk');
  const { d: _private, ...jwk } = (await row.executeTakeFirstOrThrow()).private_jwk as JWK;
  const key = (await importJWK(jwk, 'ES256')) as CryptoKey;
  return (token) => jwtVerify(token, key);
}

/**
 * Verifications of access tokens per second of one core: of tokens never seen, of remembered ones,
 * by jose alone.
 */
export async function printVerifications(host: BenchHost): Promise<void> {
  const { db } = host.database;
  const issuer = await openAccessTokens(db, Date.now);
  const issue = () => issuer.issue(PERSON, 'roles', PERSON);
  const bare = await createBareVerify(host);
  const cpu = { fresh: [] as number[], remembered: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = await Promise.all(Array.from({ length: TOKENS }, issue));
    // A host that has seen none of them.
    const { verify } = await openAccessTokens(db, Date.now);
    cpu.bare.push(await measureCpuEach(tokens, bare));
    cpu.fresh.push(await measureCpuEach(tokens, verify));
    cpu.remembered.push(await measureCpuEach(tokens, verify));
  }
  const reference = median(cpu.bare);
  const row = (name: string, each: number) => [
    name,
    formatInteger(1e6 / each),
    formatRatio(reference, each),
    formatOneDecimal(each),
  ];
  addFigure({
    name: 'an access token, never seen before',
    value: median(cpu.fresh),
    unit: 'µs',
    reference: { name: 'bare verify', value: reference },
    goals: [{ of: 'ratio', atMost: 1.5 }],
  });
  printTable(
    `Access tokens verified (ES256), ${ROUNDS} rounds of ${formatInteger(TOKENS)}, medians`,
    [
      ['tokens', 'per core and second', '÷ bare', 'CPU µs each'],
      row('never seen before', median(cpu.fresh)),
      row('remembered', median(cpu.remembered)),
      row('  bare jose jwtVerify', reference),
    ],
  );
}
