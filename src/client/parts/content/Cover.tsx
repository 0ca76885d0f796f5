import type { Cover as Photograph } from '../../../shared/contract/files';
import { joinClasses } from '../../ui/joinClasses';
import { Picture } from '../../ui/Picture';
import styles from './Cover.module.css';
import { findPictogram, type CoverSubject } from './pictograms';

const HUES = 6;

/** Returns a small number that is always the same for the same text. */
function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) % 9_973;
  return value;
}

interface Props {
  readonly subject: CoverSubject;
  /** Picture that was chosen for the content. */
  readonly picture?: Photograph | null;
  /** In the first view: it is loaded at once, and before others. */
  readonly isFirst?: boolean;
}

/** Widths of the picture on a card of the grid. */
const CARD_SIZES = '(width < 40rem) 100vw, 26rem';

/**
 * The picture of a card, cut to the strip that it is shown in. Without one the pictogram of the
 * content's topic stands on the colour of that topic.
 */
export function Cover({ picture, subject, isFirst = false }: Props) {
  if (!picture) return <Pictogram {...subject} />;
  const { file, alt, width, height, focus } = picture;
  return (
    <Picture
      id={file}
      alt={alt}
      width={width}
      height={height}
      focus={focus}
      sizes={CARD_SIZES}
      isFirst={isFirst}
      className={joinClasses(styles['cover'], styles['picture'])}
    />
  );
}

function Pictogram({ section, topics }: CoverSubject) {
  const hue = hash(topics[0] ?? section) % HUES;
  return (
    <div className={joinClasses(styles['cover'], styles['drawn'], styles[`hue${hue}`])}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={findPictogram({ section, topics })} />
      </svg>
    </div>
  );
}
