/** Faults of a file of captions (WebVTT), each with the line where it is. */
export const CAPTION_FAULTS = [
  'header',
  'timing',
  'order',
  'backwards',
  'empty',
  'markup',
  'style',
  'noCues',
  'tooLarge',
] as const;
export type CaptionFaultName = (typeof CAPTION_FAULTS)[number];

export interface CaptionFault {
  /** Counted from 1. */
  readonly line: number;
  readonly fault: CaptionFaultName;
}

/** Captions of some hours are a fraction of it. */
export const MAX_CAPTION_BYTES = 1_000_000;
/**
 * Number of faults that are told at once: a person who has mended these sends the file again, and
 * is told of the others.
 */
const MAX_FAULTS = 20;

const HEADER = /^\ufeff?WEBVTT(?:[ \t].*)?$/;
const TIME = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+\S.*)?$`);
const STAMP = new RegExp(String.raw`^${TIME}$`);
const TAG = /<([^>]*)(>|$)/g;
/** Classes and voices included: `<c.loud>`, `<v Omar>`, `</i>`. */
const ALLOWED_TAG =
  /^(?:\/?(?:c|i|b|u|ruby|rt)(?:\.[^\s.<>]+)*|\/?(?:v|lang)(?:\.[^\s.<>]+)*(?:\s.*)?)$/;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Splits lines into the blocks between empty lines. */
function blocksIn(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

const SECONDS_PER_UNIT = 60;
const MS_PER_SECOND = 1_000;
/** `01:02:03.450` in milliseconds; hours can be left out. */
const msOf = (time: string): number =>
  Math.round(
    time.split(':').reduce((sum, part) => sum * SECONDS_PER_UNIT + Number(part), 0) * MS_PER_SECOND,
  );

const isAllowed = ([, tag = '', end]: RegExpExecArray | RegExpMatchArray): boolean =>
  end === '>' && (ALLOWED_TAG.test(tag) || STAMP.test(tag));

const hasBadMarkup = ({ text }: Line): boolean =>
  text.includes('-->') || [...text.matchAll(TAG)].some((found) => !isAllowed(found));

interface Cue {
  readonly faults: readonly CaptionFault[];
  /** Null where its times cannot be read. */
  readonly startsAt: number | null;
}

/** Reads a cue: a name where it has one, its times, its words. */
function readCue(block: readonly Line[]): Cue {
  const at = block.findIndex(({ text }) => text.includes('-->'));
  const place = block[Math.max(at, 0)]!;
  const [, from, to] = (at >= 0 && at <= 1 && TIMING.exec(place.text.trim())) || [];
  if (!from || !to) return { startsAt: null, faults: [{ line: place.number, fault: 'timing' }] };
  const words = block.slice(at + 1);
  const faults: CaptionFault[] = [
    ...(msOf(to) <= msOf(from) ? [{ line: place.number, fault: 'order' as const }] : []),
    ...(words.length === 0 ? [{ line: place.number, fault: 'empty' as const }] : []),
    ...words.filter(hasBadMarkup).map(({ number }) => ({ line: number, fault: 'markup' as const })),
  ];
  return { startsAt: msOf(from), faults };
}

const startsWith = (block: readonly Line[], word: RegExp): boolean => word.test(block[0]!.text);
const NOTE = /^NOTE(?:\s|$)/;
const STYLE = /^(?:STYLE|REGION)\s*$/;

/**
 * Lists what is wrong with captions as WebVTT (W3C), line by line; none: they are taken. Style
 * sheets are not: how captions look is for those to say who read them.
 */
export function findCaptionFaults(text: string): readonly CaptionFault[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((content, index): Line => ({ number: index + 1, text: content }));
  if (!HEADER.test(lines[0]?.text ?? '')) return [{ line: 1, fault: 'header' }];
  const faults: CaptionFault[] = [];
  const [head, ...others] = blocksIn(lines);
  // The header ends with the first empty line.
  const tooEarly = head!.find((line) => line.text.includes('-->'));
  if (tooEarly) faults.push({ line: tooEarly.number, fault: 'timing' });
  let [cues, last] = [0, 0];
  for (const block of others) {
    if (startsWith(block, NOTE)) continue;
    if (startsWith(block, STYLE)) {
      faults.push({ line: block[0]!.number, fault: 'style' });
      continue;
    }
    cues += 1;
    const cue = readCue(block);
    faults.push(...cue.faults);
    if (cue.startsAt === null) continue;
    if (cue.startsAt < last) faults.push({ line: block[0]!.number, fault: 'backwards' });
    last = cue.startsAt;
  }
  if (cues === 0 && faults.length === 0) faults.push({ line: lines.length, fault: 'noCues' });
  return faults.slice(0, MAX_FAULTS);
}
