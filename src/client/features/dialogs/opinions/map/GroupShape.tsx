import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { VoteCounts } from '../../../../../shared/contract/statements';
import { joinClasses } from '../../../../ui/joinClasses';
import { useNumberFormats } from '../figures';
import { useGroupLetter } from '../groupLetters';
import { getGroupColourClass } from '../GroupName';
import { getVoteShares } from '../../VoteBar';
import bars from '../../VoteBar.module.css';
import type { GroupLayout } from './mapLayout';
import { roundCoordinate } from './hull';
import type { Box } from './labels';
import { mapMessages } from './messages';
import styles from './OpinionMap.module.css';
import { createShapePath } from './shapes';

interface Props {
  readonly group: GroupLayout;
  readonly people: number;
  /** Answers of the group to the statement that is shown. */
  readonly counts: VoteCounts | undefined;
  readonly isChosen: boolean;
  /** Another group is looked at. */
  readonly isFaint: boolean;
  readonly onChoose: () => void;
  readonly onLook: (isLooking: boolean) => void;
}

const PRESSES = ['Enter', ' '];
/** Not an offset: that goes to the right in every language. */
const EN_SPACE = '\u2002';
const BAR = { inset: 10, height: 9, below: 32 } as const;

/**
 * A group: the ground around it, its points, and its name. A button that says what the group stands
 * for.
 */
export function GroupShape(props: Props) {
  const { group, people, counts, isChosen, isFaint, onChoose, onLook } = props;
  const { formatMessage } = useIntl();
  const letter = useGroupLetter()(group.name);
  const press = (event: KeyboardEvent) => {
    if (!PRESSES.includes(event.key)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={formatMessage(mapMessages.groupOnMap, { letter, people })}
      className={joinClasses(
        styles['group'],
        getGroupColourClass(group.name),
        isChosen && styles['chosen'],
        isFaint && styles['faint'],
      )}
      onClick={onChoose}
      onKeyDown={press}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      <path d={group.hull} className={styles['hull']} />
      {group.discs.map(({ x, y, r }, index) => (
        <path
          key={index}
          d={createShapePath(group.name, r)}
          transform={`translate(${roundCoordinate(x)} ${roundCoordinate(y)})`}
          className={styles['point']}
        />
      ))}
      <Label box={group.label} letter={letter} people={people} counts={counts} />
    </g>
  );
}

interface LabelProps extends Pick<Props, 'people' | 'counts'> {
  readonly box: Box;
  readonly letter: string;
}

function Label({ box, letter, people, counts }: LabelProps) {
  const { count } = useNumberFormats();
  const middle = box.x + box.width / 2;
  return (
    <g className={styles['label']}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="15" />
      <text x={middle} y={box.y + 16} textAnchor="middle" dominantBaseline="central">
        <tspan className={styles['letter']}>{letter}</tspan>
        {EN_SPACE + count(people)}
      </text>
      {counts && <LabelBar box={box} counts={counts} />}
    </g>
  );
}

function LabelBar({ box, counts }: { readonly box: Box; readonly counts: VoteCounts }) {
  const width = box.width - 2 * BAR.inset;
  return getVoteShares(counts).map(({ kind, start, share }) => (
    <rect
      key={kind}
      x={box.x + BAR.inset + start * width}
      y={box.y + BAR.below}
      width={share * width}
      height={BAR.height}
      className={bars[kind]}
    />
  ));
}
