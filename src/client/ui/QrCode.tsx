import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface Props {
  readonly text: string;
  /** Description for a reader who does not see the code. */
  readonly label: string;
}

/** A text that cameras read: one square for each dark module, drawn as one path. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div className={styles['qr']}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} fill="currentColor" />
      </svg>
    </div>
  );
}
