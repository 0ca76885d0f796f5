import { MOST_RANKED_OPTIONS, UNRANKED, type RankedProfile } from './profiles';

/**
 * The BLT format, in which programs for ranked elections exchange ballots (Hill, Wichmann & Woodall 1987; OpenSTV, OpaVote,
 * Droop, OpenTally). By lines:
 *
 *     4 2             candidates, seats
 *     -2 -3           candidates who withdrew (the line is left out if none did)
 *     3 1 4=2 3 0     how many such ballots, then candidates best first; = between equals; 0 at the end
 *     0               end of the ballots
 *     "Adam"          names in the order of their numbers
 *     "Title"
 *
 * Empty lines and what follows a # outside quotation marks are skipped, and so is a - for a rank left empty.
 */
export interface RankedElection {
  readonly title: string;
  readonly names: readonly string[];
  readonly seats: number;
  /** Candidates who are on the ballots but do not stand, numbered from 0. */
  readonly withdrawn: readonly number[];
  readonly profile: RankedProfile;
}

export type BltFaultCode =
  | 'headInvalid'
  | 'tooManyOptions'
  | 'seatsInvalid'
  | 'withdrawnInvalid'
  | 'weightInvalid'
  | 'optionInvalid'
  | 'optionUnknown'
  | 'optionRepeated'
  | 'endMissing'
  | 'ballotsUnended'
  | 'quoteMissing'
  | 'nameMissing'
  | 'lineUnexpected';

/** What is wrong with a line, counted from 1, and the text in question. */
export interface BltFault {
  readonly line: number;
  readonly fault: BltFaultCode;
  readonly text: string;
}

export type BltReading =
  | { readonly election: RankedElection; readonly faults: readonly [] }
  | { readonly election: null; readonly faults: readonly BltFault[] };

/** Reading stops at this many faults: there may be more. */
export const MOST_BLT_FAULTS = 100;
const MOST_FAULT_TEXT = 40;
const MOST_WEIGHT = 0xffffffff;

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Reader {
  readonly lines: readonly Line[];
  next: number;
  readonly faults: BltFault[];
}

/**
 * Reads an election from a BLT file. Every ballot stands on a line of its own, as all programs write it.
 * @returns the election, or up to `MOST_BLT_FAULTS` faults, of every faulty line the first. A file without a title is fine.
 *
 * O(length of the file); the profile takes a byte for each line and candidate, so who takes files from others limits them.
 */
export function readBlt(file: string): BltReading {
  const reader: Reader = { lines: linesOf(file), next: 0, faults: [] };
  const head = readHead(reader);
  if (!head) return { election: null, faults: reader.faults };
  const withdrawn = readWithdrawn(reader, head.options);
  const profile = readBallots(reader, head.options);
  const names = readNames(reader, head.options);
  const [title, ...rest] = reader.lines.slice(reader.next);
  const election = { title: title ? unquoted(reader, title) : '', names, withdrawn, profile };
  for (const line of rest) report(reader, 'lineUnexpected', line);
  const { faults } = reader;
  if (faults.length > 0) return { election: null, faults };
  return { election: { ...election, seats: head.seats }, faults: [] };
}

const linesOf = (file: string): Line[] =>
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ number: index + 1, text: withoutComment(text).trim() }))
    .filter(({ text }) => text !== '');

function withoutComment(text: string): string {
  if (!text.includes('#')) return text;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '#' && !isQuoted) return text.slice(0, at);
  }
  return text;
}

function report(
  { faults, lines }: Reader,
  fault: BltFaultCode,
  line?: Line,
  text = line?.text,
): void {
  if (faults.length === MOST_BLT_FAULTS) return;
  const { number } = line ?? lines.at(-1) ?? { number: 1 };
  faults.push({ line: number, fault, text: (text ?? '').slice(0, MOST_FAULT_TEXT) });
}

function readHead(reader: Reader): { readonly options: number; readonly seats: number } | null {
  const line = reader.lines[reader.next++];
  const [, options, seats] = (/^(\d+)\s+(\d+)$/.exec(line?.text ?? '') ?? []).map(Number);
  if (!options || seats === undefined) report(reader, 'headInvalid', line);
  else if (options > MOST_RANKED_OPTIONS) report(reader, 'tooManyOptions', line);
  else {
    if (seats === 0) report(reader, 'seatsInvalid', line);
    return { options, seats };
  }
  return null;
}

function readWithdrawn(reader: Reader, options: number): readonly number[] {
  const line = reader.lines[reader.next];
  if (!line?.text.startsWith('-')) return [];
  reader.next++;
  const tokens = line.text.split(/\s+/);
  const numberOf = (token: string) => -Number(token) - 1;
  const isCandidate = (token: string) =>
    /^-\d+$/.test(token) && numberOf(token) >= 0 && numberOf(token) < options;
  const wrong = tokens.find((token) => !isCandidate(token));
  if (wrong !== undefined) report(reader, 'withdrawnInvalid', line, wrong);
  return [...new Set(tokens.map(numberOf))];
}

function readBallots(reader: Reader, options: number): RankedProfile {
  const { lines } = reader;
  const start = reader.next;
  const isPast = ({ text }: Line, index: number) =>
    index >= start && (text === '0' || text.startsWith('"'));
  const end = lines.findIndex(isPast);
  const ballots = lines.slice(start, end < 0 ? undefined : end);
  const ranks = new Uint8Array(ballots.length * options).fill(UNRANKED);
  const weights = new Uint32Array(ballots.length);
  for (const [row, line] of ballots.entries()) {
    const [weight = '', ...tokens] = line.text.split(/\s+/);
    weights[row] = Number(weight);
    const wrong = ballotFault(weight, tokens, ranks.subarray(row * options, (row + 1) * options));
    if (wrong) report(reader, wrong.fault, line, wrong.text);
  }
  reader.next = start + ballots.length;
  if (lines[reader.next]?.text === '0') reader.next++;
  else report(reader, 'ballotsUnended', lines[reader.next]);
  return { options, ranks, weights };
}

type BallotFault = Pick<BltFault, 'fault' | 'text'>;

/** Writes the ranks of one ballot, or says what is wrong with it. */
function ballotFault(weight: string, tokens: string[], ranks: Uint8Array): BallotFault | null {
  if (!/^\d+$/.test(weight) || Number(weight) < 1 || Number(weight) > MOST_WEIGHT)
    return { fault: 'weightInvalid', text: weight };
  const end = tokens.pop();
  if (end !== '0') return { fault: 'endMissing', text: end ?? weight };
  for (const [rank, token] of tokens.filter((some) => some !== '-').entries())
    for (const text of token.split('=')) {
      const fault = optionFault(text, ranks);
      if (fault) return { fault, text: token };
      ranks[Number(text) - 1] = rank;
    }
  return null;
}

function optionFault(text: string, ranks: Uint8Array): BltFaultCode | null {
  if (!/^\d+$/.test(text)) return 'optionInvalid';
  const rank = ranks[Number(text) - 1];
  if (rank === undefined) return 'optionUnknown';
  return rank === UNRANKED ? null : 'optionRepeated';
}

function readNames(reader: Reader, options: number): readonly string[] {
  const lines = reader.lines.slice(reader.next, reader.next + options);
  if (lines.length < options) report(reader, 'nameMissing');
  reader.next += lines.length;
  return lines.map((line) => unquoted(reader, line));
}

function unquoted(reader: Reader, line: Line): string {
  const [, text] = /^"(.*)"$/.exec(line.text) ?? [];
  if (text === undefined) report(reader, 'quoteMissing', line);
  return text ?? '';
}

/** Writes a BLT file. The format cannot hold quotation marks and line breaks: they become ' and a space. */
export function writeBlt({ title, names, seats, withdrawn, profile }: RankedElection): string {
  const lines = [
    `${profile.options} ${seats}`,
    ...(withdrawn.length > 0 ? [withdrawn.map((option) => `-${option + 1}`).join(' ')] : []),
    ...Array.from(profile.weights, (weight, row) => ballotLine(profile, weight, row)),
    '0',
    ...[...names, title].map(quote),
  ];
  return lines.filter((line) => line !== '').join('\n') + '\n';
}

const quote = (text: string) => `"${text.replaceAll('"', "'").replace(/[\r\n]+/g, ' ')}"`;

function ballotLine({ options, ranks }: RankedProfile, weight: number, row: number): string {
  if (weight === 0) return '';
  const byRank: string[] = [];
  for (let option = 0; option < options; option++) {
    const rank = ranks[row * options + option]!;
    if (rank === UNRANKED) continue;
    byRank[rank] = byRank[rank] ? `${byRank[rank]}=${option + 1}` : `${option + 1}`;
  }
  return [weight, ...Object.values(byRank), 0].join(' ');
}

/** The election among those who stand: who withdrew is taken from the list and from all ballots, and the rest move up. */
export function withoutWithdrawn({ withdrawn, ...election }: RankedElection): RankedElection {
  const { options, ranks, weights } = election.profile;
  const kept = election.names
    .map((_, option) => option)
    .filter((each) => !withdrawn.includes(each));
  const keptRanks = new Uint8Array(weights.length * kept.length);
  for (let row = 0; row < weights.length; row++)
    for (const [index, option] of kept.entries())
      keptRanks[row * kept.length + index] = ranks[row * options + option]!;
  return {
    ...election,
    names: kept.map((option) => election.names[option]!),
    withdrawn: [],
    profile: { options: kept.length, ranks: keptRanks, weights },
  };
}
