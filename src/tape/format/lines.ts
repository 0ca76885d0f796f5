/**
 * The version that this portal writes; it reads no other (`upgrade.ts` turns older ones into it).
 */
export const TAPE_FORMAT = 2;
/** Digits of the hash of a checkpoint; the chain goes on with all of it. */
export const HASH_DIGITS = 8;
/** Version of the canonical form that hashes are made of. */
export const CANON_VERSION = 2;

/**
 * `inputs`: what came from outside. `checked`: with a checkpoint after every action, so that a
 * replay can be compared. `full`: with the effects of the sagas, to read.
 */
export type TapeLevel = 'inputs' | 'checked' | 'full';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/** The first line: the world in which the page began. */
export interface TapeHeader {
  readonly tape: number;
  readonly app: string;
  readonly appVersion: string;
  readonly recorder: string;
  readonly level: TapeLevel;
  /**
   * Wall time at the start, milliseconds since 1970; every `t` counts from here on the clock that
   * is never set back.
   */
  readonly t0: number;
  readonly lang: string;
  readonly url: string;
  readonly visible: boolean;
  readonly online: boolean;
  /** 32 hex digits: what a replay draws its random numbers from. */
  readonly seed: string;
  readonly storage: {
    readonly session: Readonly<Record<string, string>>;
    readonly local: Readonly<Record<string, string>>;
    readonly cookies: Readonly<Record<string, string>>;
  };
  readonly redaction: { readonly policy: string; readonly secrets: number; readonly pii: number };
  readonly canon: number;
}

/**
 * Parts that are kept of a signed token: enough to mint one that passes, or fails, the same checks.
 */
export interface TokenLine {
  /** `jwt#1`: the name that stands for the token everywhere else. */
  readonly j: string;
  readonly hdr: Fields;
  readonly claims: Fields;
  readonly sig: 'ok' | 'bad' | 'unknown-kid' | 'alg-not-allowed';
  /** `key#1` of a key set, where the signature was good. */
  readonly key?: string;
  /** The access token that came with it; its hash is made anew, or is wrong again. */
  readonly at?: string;
  readonly atHash?: 'ok' | 'bad';
}

interface Input<K extends string> {
  /** Counts from 1. */
  readonly i: number;
  /** Milliseconds since the start. */
  readonly t: number;
  readonly k: K;
}

/** An endpoint, as the page calls it. */
export interface UiCall {
  readonly api: string;
  readonly endpoint: string;
  /** `upsert`: the page puts `data` in place of an answer. */
  readonly kind: 'query' | 'mutation' | 'upsert';
  readonly arg?: Json;
  readonly data?: Json;
  /**
   * The page holds the answer under this number, and RTK Query keeps it and asks for it again,
   * until it is released.
   */
  readonly held?: number;
  /** Options as RTK Query names them. */
  readonly options?: Fields;
}

/**
 * Request of the page to the store: an action, an endpoint, an answer no longer needed, or a secret
 * for the vault.
 */
interface UiInput extends Input<'ui'> {
  readonly action?: Fields;
  readonly call?: UiCall;
  readonly release?: number;
  readonly deposit?: Fields;
}

/**
 * `load`: the page was loaded anew, in the same tab. `pop`: back or on. `navigated`: what became of
 * a navigation of the sagas.
 */
interface NavInput extends Input<'nav'> {
  readonly cause: 'load' | 'pop' | 'navigated';
  readonly url: string;
  readonly result?: Fields;
}

/**
 * The answer to one request. `n` counts the requests of the endpoint; `err` stands where no answer
 * came.
 */
export interface NetInput extends Input<'net'> {
  readonly n: number;
  /** Method and template: what requests are matched by. */
  readonly ep: string;
  readonly method: string;
  readonly urlT: string;
  readonly req: { readonly hash: string; readonly fields: Fields };
  /** Duration of the request until its answer, in milliseconds. */
  readonly ms: number;
  readonly st?: number;
  readonly hdr?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** `open`: it had not been answered when the recording stopped. */
  readonly err?: 'offline' | 'timeout' | 'aborted' | 'open';
}

interface SseInput extends Input<'sse'> {
  /** Number of the stream among those that were opened, counted from 0. */
  readonly n: number;
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

interface FrameInput extends Input<'frame'> {
  /** Number of the frame among those that were opened, counted from 0. */
  readonly n: number;
  readonly role: string;
  readonly ev: 'message' | 'loaded' | 'loading';
  readonly origin?: string;
  readonly data?: Json;
}

export interface PopupInput extends Input<'popup'> {
  readonly n: number;
  readonly ev: 'opened' | 'blocked' | 'message' | 'closed' | 'open';
  readonly origin?: string;
  readonly data?: Json;
}

interface ChanInput extends Input<'chan'> {
  readonly n: number;
  readonly name: string;
  readonly msg: Json;
}

interface StorInput extends Input<'stor'> {
  readonly key: string | null;
  readonly new: string | null;
  /** Seen before the browser told of it. */
  readonly silent?: true;
}

export interface LockInput extends Input<'lock'> {
  readonly n: number;
  readonly name: string;
  readonly ev: 'granted' | 'refused';
}

interface VisInput extends Input<'vis'> {
  readonly v: boolean;
}

interface ConnInput extends Input<'conn'> {
  readonly v: boolean;
  /** The page heard of it at once. */
  readonly told?: true;
}

/** The page woke up, or its wall clock jumped by `wallGapMs` against the other one. */
interface WakeInput extends Input<'wake'> {
  readonly reason?: string;
  readonly wallGapMs?: number;
}

/** A note of the tester; it becomes the name of a step in a test. */
export interface MarkInput extends Input<'mark'> {
  readonly text: string;
}

export type InputLine =
  | UiInput
  | NavInput
  | NetInput
  | SseInput
  | FrameInput
  | PopupInput
  | ChanInput
  | StorInput
  | LockInput
  | VisInput
  | ConnInput
  | WakeInput
  | MarkInput;

/** An input as somebody writes it by hand: its number and time are given by where it is put in. */
export type BareInput = InputLine extends infer L
  ? L extends InputLine
    ? Omit<L, 'i' | 't'>
    : never
  : never;

/**
 * Effect of an action: `h` continues the hash of the checkpoint before by action and state, both in
 * canonical form.
 */
export interface CheckpointLine {
  readonly c: number;
  readonly t: number;
  readonly a: string;
  /** The action itself, in canonical form, so that a difference can be named. */
  readonly v: Fields;
  readonly h: string;
}

/** The whole state; in the file it is what has changed since the last one. */
export interface StateLine {
  /** The number of the checkpoint that it follows. */
  readonly s: number;
  readonly t: number;
  readonly state: Fields;
}

export interface EffectLine {
  readonly e: 'trig' | 'res' | 'rej' | 'can';
  readonly t: number;
  /** `root>watchRenewals>call(renew)#2` */
  readonly p: string;
  readonly k: string;
  readonly f?: string;
}

/** The last line: a tape without it was cut off. */
export interface EndLine {
  readonly end: true;
  readonly t: number;
  readonly inputs: number;
  readonly checkpoints: number;
}

export type TapeLine = TokenLine | InputLine | CheckpointLine | StateLine | EffectLine;

export interface Tape {
  readonly header: TapeHeader;
  /** In the order in which things happened. */
  readonly lines: readonly TapeLine[];
  /** When the recording stopped, milliseconds since its start. */
  readonly endMs: number;
}

export const isInput = (line: TapeLine): line is InputLine => 'i' in line;
export const isCheckpoint = (line: TapeLine): line is CheckpointLine => 'c' in line;
export const isState = (line: TapeLine): line is StateLine => 's' in line;
export const isEffect = (line: TapeLine): line is EffectLine => 'e' in line;
export const isToken = (line: TapeLine): line is TokenLine => 'j' in line;
