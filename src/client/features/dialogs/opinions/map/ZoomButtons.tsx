import { useIntl, type MessageDescriptor } from 'react-intl';
import { mapMessages } from './messages';
import styles from './OpinionMap.module.css';
import { STEP } from './useZoom';
import { MOST_SCALE, WHOLE, zoomed, type View } from './view';

interface Way {
  readonly label: MessageDescriptor;
  readonly path: string;
  readonly change: (zoom: View) => View;
  readonly isOver: (zoom: View) => boolean;
}

const WAYS: readonly Way[] = [
  {
    label: mapMessages.zoomIn,
    path: 'M12 5v14M5 12h14',
    change: (zoom) => zoomed(zoom, STEP),
    isOver: ({ scale }) => scale >= MOST_SCALE,
  },
  {
    label: mapMessages.zoomOut,
    path: 'M5 12h14',
    change: (zoom) => zoomed(zoom, 1 / STEP),
    isOver: ({ scale }) => scale <= 1,
  },
  {
    label: mapMessages.reset,
    path: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    change: () => WHOLE,
    isOver: ({ scale }) => scale <= 1,
  },
];

interface Props {
  readonly zoom: View;
  readonly onChange: (change: Way['change']) => void;
}

/**
 * Nearer, farther, everything. One that has nothing to do stays where it is, and keeps the focus.
 */
export function ZoomButtons({ zoom, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-label={formatMessage(mapMessages.zoom)} className={styles['zoom']}>
      {WAYS.map(({ label, path, change, isOver }) => (
        <button
          key={label.id}
          type="button"
          aria-label={formatMessage(label)}
          title={formatMessage(label)}
          aria-disabled={isOver(zoom) || undefined}
          onClick={() => onChange(change)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}
