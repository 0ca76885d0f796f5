import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Cover, FocalPoint } from '../../../../shared/contract/files';
import { Button } from '../../../ui/Button';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { Picture } from '../../../ui/Picture';
import styles from './files.module.css';
import { coverMessages, focusAxisMessages, focusPlaceMessages } from './messages';
import { COVER_FIELDS } from './writtenFiles';

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };
const STEP = 0.01;
/** Arrow keys of the upright axis: its slider lies, and would count up towards the bottom. */
const UPRIGHT_KEYS: Readonly<Partial<Record<string, number>>> = {
  ArrowUp: -STEP,
  ArrowDown: STEP,
};

interface Props {
  readonly picture: Cover;
  /** Called with nothing for the middle. */
  readonly onChange: (focus: FocalPoint | undefined) => void;
}

const toShare = (length: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, length / whole)) * 100) / 100;

/**
 * The whole picture with the point that stays in view where its edges are cropped. The point is
 * pressed or dragged in the picture, or moved by two sliders.
 */
export function FocalPointField({ picture, onChange }: Props) {
  const { focus: point = MIDDLE, ...whole } = picture;
  const change = (part: Partial<FocalPoint>) => {
    const next = { ...point, ...part };
    onChange(next.x === MIDDLE.x && next.y === MIDDLE.y ? undefined : next);
  };
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    change({ x: toShare(clientX - left, width), y: toShare(clientY - top, height) });
  };
  const drag = (event: PointerEvent) => {
    // A finger beside the point scrolls the page.
    const holds = event.pointerType !== 'touch' || event.target instanceof SVGElement;
    if (event.buttons === 1 && holds) moveTo(event);
  };
  const place = { cx: `${point.x * 100}%`, cy: `${point.y * 100}%` };
  return (
    <FieldGroup
      name={COVER_FIELDS.focus}
      label={coverMessages.focus}
      hint={<FormattedMessage {...coverMessages.focusHint} />}
      role="group"
    >
      {() => (
        <>
          <div
            className={styles['frame']}
            role="presentation"
            onClick={moveTo}
            onPointerMove={drag}
          >
            <Picture {...whole} id={picture.file} sizes="42rem" />
            <svg aria-hidden="true" focusable="false">
              <circle {...place} r="12" />
              <circle {...place} r="12" />
              <circle {...place} r="22" />
            </svg>
          </div>
          <AxisSlider axis="x" share={point.x} onMove={(x) => change({ x })} />
          <AxisSlider axis="y" share={point.y} onMove={(y) => change({ y })} />
          {picture.focus && (
            <div>
              <Button look="secondary" onClick={() => onChange(undefined)}>
                <FormattedMessage {...coverMessages.centre} />
              </Button>
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}

interface AxisProps {
  readonly axis: 'x' | 'y';
  readonly share: number;
  readonly onMove: (share: number) => void;
}

/** One coordinate of the point. The slider from left to right is alike in every language. */
function AxisSlider({ axis, share, onMove }: AxisProps) {
  const { formatMessage } = useIntl();
  const text =
    share === MIDDLE[axis]
      ? formatMessage(coverMessages.middle)
      : formatMessage(focusPlaceMessages[axis], { share });
  const press = (event: KeyboardEvent) => {
    const by = axis === 'y' ? UPRIGHT_KEYS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(toShare(share + by, 1));
  };
  return (
    <label className={styles['axis']}>
      <FormattedMessage {...focusAxisMessages[axis]} />
      <input
        type="range"
        dir={axis === 'x' ? 'ltr' : undefined}
        max="1"
        step={STEP}
        value={share}
        aria-valuetext={text}
        onChange={({ target }) => onMove(toShare(target.valueAsNumber, 1))}
        onKeyDown={press}
      />
      <span aria-hidden="true">{text}</span>
    </label>
  );
}
