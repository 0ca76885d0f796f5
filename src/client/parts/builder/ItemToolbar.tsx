import styles from './builder.module.css';
import { questionMessages } from './messages';
import { ToolButton } from '../../ui/forms/ToolButton';

/** Acts on an item of a list in the editor. */
export interface ItemActions {
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onDuplicate?: () => void;
}

interface Props extends ItemActions {
  /** The id of what names the item. */
  readonly about: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * The buttons of an item in a list that is written: up, down, once more where that makes sense,
 * away.
 */
export function ItemToolbar({ about, isFirst, isLast, onMove, onDuplicate, onRemove }: Props) {
  return (
    <div className={styles['tools']}>
      <ToolButton
        label={questionMessages.up}
        about={about}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <ToolButton
        label={questionMessages.down}
        about={about}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
      {onDuplicate && (
        <ToolButton label={questionMessages.duplicate} about={about} onPress={onDuplicate} />
      )}
      <ToolButton label={questionMessages.remove} about={about} onPress={onRemove} />
    </div>
  );
}
