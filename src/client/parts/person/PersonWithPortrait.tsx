import { PersonName } from './PersonName';
import { Portrait } from './Portrait';
import styles from './Portrait.module.css';

interface Props {
  /** Null for a person who has deleted their account. */
  readonly id: string | null;
  readonly name: string;
}

/** A person’s initial in a circle, and the name. */
export function PersonWithPortrait({ id, name }: Props) {
  return (
    <span className={styles['named']}>
      <Portrait name={name} picture={null} size="small" />
      <PersonName id={id} name={name} />
    </span>
  );
}
