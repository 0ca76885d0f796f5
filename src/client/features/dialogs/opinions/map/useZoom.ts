import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MAP_FRAME, panView, WHOLE_VIEW, zoomView, type MapPoint, type MapView } from './mapView';

export const ZOOM_STEP = 1.5;
const PAN_STEP = 40;
/** A pointer that moves less than this presses, it does not drag. */
const DRAG_FROM = 4;
const WHEEL_SPEED = 0.01;

type Change = (zoom: MapView) => MapView;

/**
 * Changes that each key makes while the focus is within the map. The picture is the same in every
 * language, and the arrows are too.
 */
const KEYS: Readonly<Record<string, Change | undefined>> = {
  '+': (zoom) => zoomView(zoom, ZOOM_STEP),
  '=': (zoom) => zoomView(zoom, ZOOM_STEP),
  '-': (zoom) => zoomView(zoom, 1 / ZOOM_STEP),
  '0': () => WHOLE_VIEW,
  ArrowLeft: (zoom) => panView(zoom, { x: PAN_STEP, y: 0 }),
  ArrowRight: (zoom) => panView(zoom, { x: -PAN_STEP, y: 0 }),
  ArrowUp: (zoom) => panView(zoom, { x: 0, y: PAN_STEP }),
  ArrowDown: (zoom) => panView(zoom, { x: 0, y: -PAN_STEP }),
};

/** Calculates the position of a pointer in the picture. */
function spotOf(picture: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return {
    x: ((clientX - left) / (width || 1)) * MAP_FRAME.width,
    y: ((clientY - top) / (height || 1)) * MAP_FRAME.height,
  };
}

const apart = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: MapPoint, b: MapPoint): MapPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** Pointers that are down, by their id: one drags, two pinch. */
function follow(pointers: Map<number, MapPoint>, id: number, to: MapPoint): Change {
  const from = pointers.get(id)!;
  const [other] = [...pointers].filter(([key]) => key !== id).map(([, spot]) => spot);
  pointers.set(id, to);
  if (!other) return (zoom) => panView(zoom, { x: to.x - from.x, y: to.y - from.y });
  const factor = apart(to, other) / (apart(from, other) || 1);
  return (zoom) => zoomView(zoom, factor, middleOf(to, other));
}

/**
 * Tracks how near the reader looks at the map, by buttons, keys, dragging, two fingers, and the
 * wheel with Ctrl.
 */
export function useZoom() {
  const picture = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, MapPoint>());
  const [zoom, setZoom] = useState(WHOLE_VIEW);
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const element = picture.current!;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_SPEED);
      setZoom((now) => zoomView(now, factor, spotOf(element, event)));
    };
    // The wheel of React cannot be kept from enlarging the whole page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const end = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    if (pointers.current.size === 0) setDragging(false);
  };
  const move = (event: PointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = spotOf(picture.current!, event);
    const isPress = !isDragging && pointers.current.size === 1 && apart(from, to) < DRAG_FROM;
    if (isPress) return;
    setDragging(true);
    setZoom(follow(pointers.current, event.pointerId, to));
  };
  const pressKey = (event: KeyboardEvent) => {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    // With nothing to move the arrows scroll the page.
    if (!change || (zoom === WHOLE_VIEW && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setZoom(change);
  };
  return {
    picture,
    zoom,
    isDragging,
    change: setZoom as (change: Change) => void,
    pressKey,
    pointer: {
      onPointerDown: (event: PointerEvent) =>
        void pointers.current.set(event.pointerId, spotOf(picture.current!, event)),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
