interface Help {
  /**
   * Rows of what may follow the command, and what it then does; the first row is the command
   * itself.
   */
  readonly rows: readonly (readonly [given: string, does: string])[];
  readonly examples: readonly string[];
}

const SHELF = 'src/tape/shelf';

/** Every command, in the order in which they are listed. */
export const HELP: Readonly<Record<string, Help>> = {
  record: {
    rows: [
      ['[SCENE…]', 'record the scenes of the shelf anew, all of them or those that are named'],
      ['--browser [SCENE…]', '… those in a browser, on the portal as it has been built'],
    ],
    examples: ['popup sign-out', '--browser sign-in-and-vote'],
  },
  replay: {
    rows: [
      ['FILE', 'play a tape to the sagas of this portal'],
      ['[--until 00:31:04]', '… up to a moment'],
      ['[--expect signedIn]', '… and compare the status of the session at the end'],
      [
        '[--step [12]]',
        '… one checkpoint after another: Enter goes on, q ends; with a number up to that checkpoint',
      ],
    ],
    examples: [
      `${SHELF}/idle-hour.tape.jsonl --until 00:10:00`,
      `${SHELF}/popup.tape.jsonl --expect signedIn`,
    ],
  },
  diff: {
    rows: [['A B', 'where two tapes part, with what comes before and after']],
    examples: [`${SHELF}/incorrect-nonce.tape.jsonl ${SHELF}/token-expired.tape.jsonl`],
  },
  trace: {
    rows: [
      ['FILE', 'what the sagas do, and what they wait for'],
      ['[--at 00:05:00]', '… at a moment'],
      ['[--saga checkToken]', '… below one saga'],
    ],
    examples: [`${SHELF}/offline.tape.jsonl --at 00:05:10 --saga watchProviderRenewals`],
  },
  inputs: {
    rows: [['FILE', 'what came from outside, one line each']],
    examples: [`${SHELF}/two-tabs.tape.jsonl`],
  },
  lint: {
    rows: [['FILE…', 'secrets and personal data that should not be there']],
    examples: [`${SHELF}/*.tape.jsonl`],
  },
  upgrade: {
    rows: [['FILE', 'write a tape of an older format anew']],
    examples: ['seen-last-year.tape.jsonl'],
  },
  cut: {
    rows: [
      ['FILE [--to 00:05:00]', 'the tape up to a moment'],
      ['[--from 00:01:00]', '… and nothing to compare with before another one; inputs stay'],
      ['[--out NAME]', '… into a file'],
    ],
    examples: [`${SHELF}/refresh.tape.jsonl --to 00:05:00 --out short.tape.jsonl`],
  },
  shrink: {
    rows: [
      [
        'FILE --keep RESULT',
        'the fewest inputs that still show validation=…, status=…, ended=… or action=…',
      ],
      ['[--out NAME]', '… into a file'],
    ],
    examples: [
      `${SHELF}/incorrect-nonce.tape.jsonl --keep validation=IncorrectNonce --out small.tape.jsonl`,
    ],
  },
  'to-test': {
    rows: [
      ['FILE', 'a jest file with one assertion for each mark'],
      ['[--expect signedIn]', '… or with one about how the session should have ended'],
      ['[--out NAME]', '… into a file'],
    ],
    examples: [
      `${SHELF}/sign-out.tape.jsonl --out src/tape/signOut.test.ts`,
      'seen.tape.jsonl --expect signedIn --out src/tape/seen.test.ts',
    ],
  },
  'from-devtools': {
    rows: [
      ['EXPORT.json', 'an export of Redux DevTools as a tape, to read and to compare'],
      ['[--out NAME]', '… into a file'],
    ],
    examples: ['state.json --out seen.tape.jsonl'],
  },
  'to-devtools': {
    rows: [
      ['FILE', 'a tape as a file that Redux DevTools import'],
      ['[--out NAME]', '… into a file'],
    ],
    examples: [`${SHELF}/sign-in.tape.jsonl --out sign-in.json`],
  },
};

const CODES =
  'The command ends with 0 when all is well, 1 when something differs or was found, 2 when it could not be done.';
const CALL = 'npm run tape --';
const GIVEN_WIDTH = 36;

const rowsOf = (name: string, { rows }: Help) =>
  rows.map(([given, does], index) => {
    const called = index === 0 ? `${name} ${given}` : `${' '.repeat(name.length)} ${given}`;
    return `  ${called.padEnd(GIVEN_WIDTH)} ${does}`;
  });

/** Lists all commands, one line each with what may follow it. */
export function formatHelp(): string {
  return [
    `${CALL} COMMAND …`,
    '',
    ...Object.entries(HELP).flatMap(([name, help]) => rowsOf(name, help)),
    '',
    `One of them, with examples: ${CALL} help COMMAND`,
    '',
    CODES,
  ].join('\n');
}

/** Describes one command with its examples. */
export function formatCommandHelp(name: string): string {
  const help = HELP[name]!;
  return [
    ...rowsOf(name, help),
    '',
    'For example',
    ...help.examples.map((example) => `  ${CALL} ${name} ${example}`),
    '',
    CODES,
  ].join('\n');
}
