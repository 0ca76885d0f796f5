import type { Option } from '../../../../shared/ballots/paper';
import { UserText } from '../../../ui/UserText';
import styles from './marks.module.css';

interface Props {
  readonly option: Option;
  /** Id for elements that are named and described by these words (`getOptionAria`). */
  readonly id?: string;
}

/** Label and description of an option. */
export function OptionText({ option: { label, description }, id }: Props) {
  return (
    <>
      <span id={id} className={styles['label']}>
        <UserText text={label} note />
      </span>
      {description && (
        <span id={id && `${id}-about`} className={styles['description']}>
          <UserText text={description} />
        </span>
      )}
    </>
  );
}

/** Names and describes an element by the words of an option that stand elsewhere with this id. */
export const getOptionAria = (id: string, { description }: Option) => ({
  'aria-labelledby': id,
  ...(description && { 'aria-describedby': `${id}-about` }),
});
