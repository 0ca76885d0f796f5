import type { Cover as Photograph } from '../../../shared/contract/files';
import { joinClasses } from '../../ui/joinClasses';
import { Picture } from '../../ui/Picture';
import styles from './Cover.module.css';

/**
 * Small marks that repeat: star tiles, waves, nested squares, arches, petals, ripples. Coordinates
 * in a 40 × 40 tile.
 */
const MOTIFS = [
  'M20 4l4.7 11.3L36 20l-11.3 4.7L20 36l-4.7-11.3L4 20l11.3-4.7zM0 -8 8 0 0 8-8 0zM40 -8l8 8-8 8-8-8zM0 32l8 8-8 8-8-8zM40 32l8 8-8 8-8-8z',
  'M-10 10c10 0 10 8 20 8s10-8 20-8 10 8 20 8v6c-10 0-10-8-20-8s-10 8-20 8-10-8-20-8zM-10 30c10 0 10 8 20 8s10-8 20-8 10 8 20 8v6c-10 0-10-8-20-8s-10 8-20 8-10-8-20-8z',
  'M20 1l19 19-19 19L1 20zM20 7 7 20l13 13 13-13zM20 13l7 7-7 7-7-7z',
  'M0 40V22a10 10 0 0 1 20 0v18h-4V22a6 6 0 0 0-12 0v18zM20 40V22a10 10 0 0 1 20 0v18h-4V22a6 6 0 0 0-12 0v18z',
  'M20 20v-8a8 8 0 1 1 8 8zM20 20v8a8 8 0 1 1-8-8zM20 20h8a8 8 0 1 1-8 8zM20 20h-8a8 8 0 1 1 8-8z',
  'M20 2a18 18 0 0 1 18 18h-5a13 13 0 0 0-26 0H2A18 18 0 0 1 20 2zM20 12a8 8 0 0 1 8 8h-5a3 3 0 0 0-6 0h-5a8 8 0 0 1 8-8zM-2 40a18 18 0 0 1 4-12v12zM42 40V28a18 18 0 0 0-4 12z',
] as const;

const HUES = 6;

/** Returns a small number that is always the same for the same text. */
function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) % 9_973;
  return value;
}

interface PatternProps {
  /**
   * Name of what the picture belongs to: section and slug. The same name always gives the same
   * picture.
   */
  readonly name: string;
  readonly tall?: boolean;
}

interface Props extends PatternProps {
  /** Picture that was chosen for the content. */
  readonly picture?: Photograph | null;
  /** In the first view: it is loaded at once, and before others. */
  readonly isFirst?: boolean;
}

/** Widths of the picture as it is shown: across the page, or on a card of the grid. */
const SIZES = { tall: 'min(100vw, 76rem)', card: '(width < 40rem) 100vw, 26rem' } as const;

/** The picture of a content, cut to the strip that it is shown in; without one, a pattern. */
export function Cover({ picture, name, tall = false, isFirst = tall }: Props) {
  if (!picture) return <Pattern name={name} tall={tall} />;
  const { file, alt, width, height } = picture;
  return (
    <Picture
      id={file}
      alt={alt}
      width={width}
      height={height}
      sizes={SIZES[tall ? 'tall' : 'card']}
      isFirst={isFirst}
      className={joinClasses(styles['cover'], styles['picture'], tall && styles['tall'])}
    />
  );
}

/** A decorative pattern in place of a photograph. */
function Pattern({ name, tall = false }: PatternProps) {
  const seed = hash(name);
  const motif = MOTIFS[seed % MOTIFS.length];
  const tile = 26 + (seed % 4) * 8;
  const id = `cover-${name.replace(/[^a-z0-9]/g, '-')}`;
  return (
    <svg
      className={joinClasses(
        styles['cover'],
        styles[`hue${Math.floor(seed / 7) % HUES}`],
        tall && styles['tall'],
      )}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
    >
      <pattern
        id={id}
        width="40"
        height="40"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${tile / 26}) rotate(${(seed % 2) * 45})`}
      >
        <path d={motif} fillRule="evenodd" className={styles['motif']} />
      </pattern>
      <rect width="100%" height="100%" className={styles['ground']} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <circle cx={`${18 + (seed % 65)}%`} cy="118%" r="42%" className={styles['sun']} />
    </svg>
  );
}
