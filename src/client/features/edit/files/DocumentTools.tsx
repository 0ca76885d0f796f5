import { ToolButton } from '../../../ui/forms/ToolButton';
import styles from './files.module.css';
import { documentsMessages } from './messages';

interface Props {
  /** The id of what names the document. */
  readonly about: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (isRemoved: boolean) => void;
}

const { up, down, remove } = documentsMessages;

/** The buttons of a document: up, down, away. */
export function DocumentTools({ about, isFirst, isLast, onMove, onRemove }: Props) {
  return (
    <div className={styles['tools']}>
      <ToolButton label={up} about={about} isDisabled={isFirst} onPress={() => onMove(-1)} />
      <ToolButton label={down} about={about} isDisabled={isLast} onPress={() => onMove(1)} />
      <ToolButton label={remove} about={about} onPress={() => onRemove(true)} />
    </div>
  );
}
