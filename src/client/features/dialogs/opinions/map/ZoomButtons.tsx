import { useIntl, type MessageDescriptor } from 'react-intl';
import { mapMessages } from './messages';
import styles from './OpinionMap.module.css';
import { ZOOM_STEP } from './useZoom';
import { MAX_SCALE, WHOLE_VIEW, zoomView, type MapView } from './mapView';

interface Way {
  readonly label: MessageDescriptor;
  readonly path: string;
  readonly change: (zoom: MapView) => MapView;
  readonly isOver: (zoom: MapView) => boolean;
}

const WAYS: readonly Way[] = [
  {
    label: mapMessages.zoomIn,
    path: 'M12 5v14M5 12h14',
    change: (zoom) => zoomView(zoom, ZOOM_STEP),
    isOver: ({ scale }) => scale >= MAX_SCALE,
  },
  {
    label: mapMessages.zoomOut,
    path: 'M5 12h14',
    change: (zoom) => zoomView(zoom, 1 / ZOOM_STEP),
    isOver: ({ scale }) => scale <= 1,
  },
  {
    label: mapMessages.reset,
    path: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    change: () => WHOLE_VIEW,
    isOver: ({ scale }) => scale <= 1,
  },
];

interface Props {
  readonly zoom: MapView;
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
