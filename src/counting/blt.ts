import { parseQuotedTexts, removeComment } from './bltTexts';
import { MAX_RANKED_OPTIONS, UNRANKED, type RankedProfile } from './profiles';

/**
 * The BLT format, in which programs for ranked elections exchange ballots (Hill, Wichmann & Woodall
 * 1987; OpenSTV, OpaVote, Droop, OpenTally, the counts of Scottish councils). By lines:
 *
 *     4 2                candidates, seats
 *     -2 -3              candidates who withdrew: left out if none did; several lines are fine
 *     3 1 4=2 3 0        how many such ballots, best first, = between equals, 0 at the end
 *     0                  end of the ballots
 *     "Adam" "Greens"    names in the order of their numbers, and parties where they are given
 *     "Title"
 *
 * Names and titles may do without quotation marks, or have typographic or single ones; within
 * straight ones a mark stands doubled or, where nothing ends there, alone. Of three or more texts
 * on a line the last one is the party. Empty lines are skipped, and so are what follows a # outside
 * quotation marks (in a text without marks after a space) and a - for a rank left empty.
 */
export interface RankedElection {
  readonly title: string;
  readonly names: readonly string[];
  /** For each candidate; empty where none is given. */
  readonly parties: readonly string[];
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
  | 'nobodyStands'
  | 'weightInvalid'
  | 'optionInvalid'
  | 'optionUnknown'
  | 'optionRepeated'
  | 'endMissing'
  | 'ballotsUnended'
  | 'quoteMissing'
  | 'nameMissing'
  | 'lineUnexpected';

/** A fault of a line, counted from 1, and the text in question. */
interface BltFault {
  readonly line: number;
  readonly fault: BltFaultCode;
  readonly text: string;
}

export type BltResult =
  | {
      readonly election: RankedElection;
      readonly faults: readonly [];
      /** Lines that were left out. */
      readonly warnings: readonly BltFault[];
    }
  | {
      readonly election: null;
      readonly faults: readonly BltFault[];
      readonly warnings: readonly [];
    };

export interface ElectionParseOptions {
  /**
   * Whether the ballots are wanted: if not, what is wrong with a ballot is a warning, and all
   * ballots of a BLT file are left out, as their ranks take up more room than the file.
   */
  readonly needsBallots: boolean;
}

/** Reading stops at this many faults: there may be more. */
export const MAX_BLT_FAULTS = 100;
const MAX_FAULT_TEXT_LETTERS = 40;
const MAX_WEIGHT = 0xffffffff;

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Reader {
  readonly lines: readonly Line[];
  next: number;
  readonly faults: BltFault[];
  readonly warnings: BltFault[];
}

/**
 * Reads an election from a BLT file. Every ballot stands on a line of its own, as all programs
 * write it.
 * @returns the election with what was left out of it, or up to `MAX_BLT_FAULTS` faults, of every
 * faulty line the first. A file without a title is fine, and so are lines after it: they are left
 * out.
 *
 * O(length of the file); the profile takes a byte for each line and candidate, so who takes files
 * from others limits them.
 */
export function parseBlt(
  file: string,
  { needsBallots }: ElectionParseOptions = { needsBallots: true },
): BltResult {
  const reader: Reader = { lines: linesOf(file), next: 0, faults: [], warnings: [] };
  const head = readHead(reader);
  if (!head) return { election: null, faults: reader.faults, warnings: [] };
  const withdrawn = readWithdrawn(reader, head.options);
  const profile = readBallots(reader, head.options, needsBallots);
  const candidates = readCandidates(reader, head.options);
  const [title, ...rest] = reader.lines.slice(reader.next);
  const texts = title ? textsOf(reader, title) : [];
  for (const line of rest) note(reader.warnings, faultAt(reader, 'lineUnexpected', line));
  const { faults, warnings } = reader;
  if (faults.length > 0) return { election: null, faults, warnings: [] };
  const election = { title: texts.join(' '), ...candidates, seats: head.seats, withdrawn, profile };
  return { election, faults: [], warnings };
}

const linesOf = (file: string): Line[] =>
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ number: index + 1, text: removeComment(text).trim() }))
    .filter(({ text }) => text !== '');

const faultAt = (
  { lines }: Reader,
  fault: BltFaultCode,
  line?: Line,
  text = line?.text ?? '',
): BltFault => ({
  line: (line ?? lines.at(-1))?.number ?? 1,
  fault,
  text: text.slice(0, MAX_FAULT_TEXT_LETTERS),
});

function note(list: BltFault[], fault: BltFault): void {
  if (list.length < MAX_BLT_FAULTS) list.push(fault);
}

const report = (reader: Reader, fault: BltFaultCode, line?: Line, text?: string): void =>
  note(reader.faults, faultAt(reader, fault, line, text));

function readHead(reader: Reader): { readonly options: number; readonly seats: number } | null {
  const line = reader.lines[reader.next++];
  const [, options, seats] = (/^(\d+)\s+(\d+)$/.exec(line?.text ?? '') ?? []).map(Number);
  if (!options || seats === undefined) report(reader, 'headInvalid', line);
  else if (options > MAX_RANKED_OPTIONS) report(reader, 'tooManyOptions', line);
  else {
    if (seats === 0) report(reader, 'seatsInvalid', line);
    return { options, seats };
  }
  return null;
}

function readWithdrawn(reader: Reader, options: number): readonly number[] {
  const numberOf = (token: string) => -Number(token) - 1;
  const isCandidate = (token: string) =>
    /^-\d+$/.test(token) && numberOf(token) >= 0 && numberOf(token) < options;
  const withdrawn = new Set<number>();
  let line = reader.lines[reader.next];
  for (; line?.text.startsWith('-'); line = reader.lines[++reader.next]) {
    const tokens = line.text.split(/\s+/);
    const wrong = tokens.find((token) => !isCandidate(token));
    if (wrong !== undefined) report(reader, 'withdrawnInvalid', line, wrong);
    for (const token of tokens) withdrawn.add(numberOf(token));
    if (wrong === undefined && withdrawn.size === options) report(reader, 'nobodyStands', line);
  }
  return [...withdrawn];
}

function readBallots(reader: Reader, options: number, needsBallots: boolean): RankedProfile {
  const { lines } = reader;
  const found = needsBallots ? reader.faults : reader.warnings;
  const start = reader.next;
  const isPast = ({ text }: Line, index: number) =>
    index >= start && (text === '0' || text.startsWith('"'));
  const end = lines.findIndex(isPast);
  const ballots = lines.slice(start, end < 0 ? undefined : end);
  const most = needsBallots ? ballots.length : 1;
  const ranks = new Uint8Array(most * options);
  const weights = new Uint32Array(most);
  let rows = 0;
  for (const line of ballots) {
    const [weight = '', ...tokens] = line.text.split(/\s+/);
    const row = ranks.subarray(rows * options, (rows + 1) * options).fill(UNRANKED);
    const wrong = ballotFault(weight, tokens, row);
    if (wrong) note(found, faultAt(reader, wrong.fault, line, wrong.text));
    else if (needsBallots) weights[rows++] = Number(weight);
  }
  reader.next = start + ballots.length;
  if (lines[reader.next]?.text === '0') reader.next++;
  else report(reader, 'ballotsUnended', lines[reader.next]);
  return { options, ranks: ranks.slice(0, rows * options), weights: weights.slice(0, rows) };
}

type BallotFault = Pick<BltFault, 'fault' | 'text'>;

/** Writes the ranks of one ballot, or says what is wrong with it. */
function ballotFault(weight: string, tokens: string[], ranks: Uint8Array): BallotFault | null {
  if (!/^\d+$/.test(weight) || Number(weight) < 1 || Number(weight) > MAX_WEIGHT)
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

function readCandidates(reader: Reader, options: number) {
  const lines = reader.lines.slice(reader.next, reader.next + options);
  if (lines.length < options) report(reader, 'nameMissing');
  reader.next += lines.length;
  const candidates = lines.map((line) => {
    const texts = textsOf(reader, line);
    if (texts.length > 0 && texts[0] === '') report(reader, 'nameMissing', line);
    return { name: texts.slice(0, Math.max(1, texts.length - 1)).join(' '), party: texts.slice(1) };
  });
  return {
    names: candidates.map(({ name }) => name),
    parties: candidates.map(({ party }) => party.at(-1) ?? ''),
  };
}

/**
 * Reads the texts of a line, which tabs divide where no mark begins it. None where marks do not
 * match.
 */
function textsOf(reader: Reader, line: Line): readonly string[] {
  const isMarked = line.text.startsWith('"');
  const texts = isMarked
    ? parseQuotedTexts(line.text)
    : line.text.split(/\s*\t\s*/).map(removeOtherMarks);
  const isWhole = isMarked ? texts.length > 0 : line.text.split('"').length % 2 === 1;
  if (!isWhole) report(reader, 'quoteMissing', line);
  return texts;
}

/** Marks that word processors put in the place of straight ones. */
const OTHER_MARKS = /^(?:“(.*)”|„(.*)[“”]|«(.*)»|‘(.*)’|'(.*)')$/u;

function removeOtherMarks(text: string): string {
  const [, ...within] = OTHER_MARKS.exec(text) ?? [];
  return (within.find((inner) => inner !== undefined) ?? text).trim();
}

/**
 * Writes a BLT file. The format cannot hold quotation marks and line breaks: they become ' and a
 * space.
 */
export function writeBlt(
  election: Omit<RankedElection, 'parties'> & { parties?: readonly string[] },
) {
  const { title, names, parties = [], seats, withdrawn, profile } = election;
  const candidate = (name: string, option: number) =>
    [name, parties[option] ?? '']
      .filter((text, at) => at === 0 || text !== '')
      .map(quote)
      .join(' ');
  const lines = [
    `${profile.options} ${seats}`,
    ...(withdrawn.length > 0 ? [withdrawn.map((option) => `-${option + 1}`).join(' ')] : []),
    ...Array.from(profile.weights, (weight, row) => ballotLine(profile, weight, row)),
    '0',
    ...names.map(candidate),
    quote(title),
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

/**
 * Returns the election among those who stand: withdrawn candidates are taken from the list and from
 * all ballots, and the rest move up.
 */
export function dropWithdrawnOptions({ withdrawn, ...election }: RankedElection): RankedElection {
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
    parties: kept.map((option) => election.parties[option]!),
    withdrawn: [],
    profile: { options: kept.length, ranks: keptRanks, weights },
  };
}
