import bidiFactory from 'bidi-js';
import { Blob, Buffer, Direction, Face, Font, Variation, shape } from 'harfbuzzjs';
import { readFontFiles } from './fontFiles';

const UNITS_PER_EM = 1000;

const bidi = bidiFactory();

interface FontPart {
  readonly face: Face;
  readonly letters: ReadonlySet<number>;
}

/** The first part that has a letter draws it. */
export type Typeface = readonly FontPart[];

function openPart(file: Uint8Array<ArrayBuffer>): FontPart {
  const face = new Face(new Blob(file.buffer));
  return { face, letters: new Set(face.collectUnicodes()) };
}

/** Loads the portal's typeface, for `shapeLine`. */
export const loadTypeface = async (): Promise<Typeface> => (await readFontFiles()).map(openPart);

interface Run {
  readonly part: FontPart;
  /** Odd: from right to left (UAX #9). */
  readonly level: number;
  readonly text: string;
}

const has = (part: FontPart, letter: string) => part.letters.has(letter.codePointAt(0)!);

/**
 * Letters side by side that one part of the typeface draws in one direction; what no part has is
 * left out.
 */
function runsOf(typeface: Typeface, line: string, side: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, side);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    // Spaces and marks stay with the word before them.
    const stays = last?.level === level && has(last.part, letter);
    const part = stays ? last.part : typeface.find((one) => has(one, letter));
    if (!part) continue;
    if (last?.part === part && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + letter };
    else runs.push({ part, level, text: letter });
  }
  return runs;
}

/**
 * Orders runs as they stand from left to right: from the highest level down, what has it is turned
 * round (UAX #9, L2).
 */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level > 0; level -= 1) ordered = turnRound(ordered, level);
  return ordered;
}

function turnRound(runs: readonly Run[], level: number): Run[] {
  const turned: Run[] = [];
  let end = 0;
  for (const run of runs) {
    if (run.level >= level) turned.splice(end, 0, run);
    else {
      turned.push(run);
      end = turned.length;
    }
  }
  return turned;
}

function shapeRun({ part, level, text }: Run, weight: number) {
  const font = new Font(part.face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    path: font.glyphToPath(codepoint),
    ...positions[index]!,
  }));
}

export interface ShapedLine {
  /** SVG elements; the line begins at 0 and stands on the height 0. */
  readonly outlines: string;
  /** Pixels. */
  readonly width: number;
}

interface Setting {
  /** Pixels. */
  readonly size: number;
  /** 160 to 700. */
  readonly weight: number;
  readonly side: 'ltr' | 'rtl';
}

/**
 * Shapes a line of text as outlines: Arabic letters joined (HarfBuzz), directions mixed by the
 * Unicode bidirectional algorithm (UAX #9). No typeface of the machine is needed.
 */
export function shapeLine(
  typeface: Typeface,
  line: string,
  { size, weight, side }: Setting,
): ShapedLine {
  const scale = size / UNITS_PER_EM;
  let width = 0;
  const outlines = inVisualOrder(runsOf(typeface, line, side))
    .flatMap((run) => shapeRun(run, weight))
    .map(({ path, xOffset, yOffset, xAdvance }) => {
      const [x, y] = [width + xOffset * scale, -yOffset * scale];
      width += xAdvance * scale;
      return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`;
    });
  return { outlines: outlines.join(''), width };
}
