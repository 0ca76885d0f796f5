import type { CommitteeDetails } from '../../../shared/contract/committees';
import { arrangeSeats } from './seatArrangement';
import styles from './Hemicycle.module.css';

type Props = Pick<CommitteeDetails, 'composition'>;

/** Number of colours; with more groups they come again. */
const COLOURS = 5;

/** Returns the class of a group's colour, by its place in the composition. */
export const getGroupColour = (group: number): string => styles[`group${group % COLOURS}`]!;

/**
 * Seats as a half circle, each group in its colour, vacant seats hollow. The table beside it says
 * the same in words.
 */
export function Hemicycle({ composition }: Props) {
  const seats = composition.flatMap(({ key, seats: count, vacant }, group) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${key} ${at}`,
      colour: getGroupColour(group),
      isVacant: at >= count - vacant,
    })),
  );
  if (seats.length < 2) return null;
  const { positions, seatRadius } = arrangeSeats(seats.length);
  const edge = seatRadius * 1.2;
  return (
    <svg
      className={styles['hemicycle']}
      viewBox={`${-1 - edge} ${-1 - edge} ${2 + 2 * edge} ${1 + 2 * edge}`}
      aria-hidden="true"
      focusable="false"
    >
      {seats.map(({ id, colour, isVacant }, at) => (
        <circle
          key={id}
          cx={positions[at]!.x}
          cy={-positions[at]!.y}
          r={seatRadius}
          strokeWidth={seatRadius / 4}
          className={colour}
          data-vacant={isVacant || undefined}
        />
      ))}
    </svg>
  );
}
