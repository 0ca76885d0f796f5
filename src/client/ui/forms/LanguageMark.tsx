import { FormattedMessage } from 'react-intl';
import styles from './LanguageTabs.module.css';
import { languageMarks } from './messages';

interface Props {
  /** Number of texts that exist. */
  readonly count: number;
  readonly total: number;
  /** Number of texts that no longer fit their original. */
  readonly outdated: number;
  readonly isWrong: boolean;
}

function markOf({ count, total, outdated, isWrong }: Props) {
  if (isWrong) return 'wrong';
  if (outdated > 0) return 'outdated';
  if (count === 0) return 'empty';
  return count === total ? 'complete' : 'partly';
}

/** The progress of the texts in one language. */
export function LanguageMark(props: Props) {
  const mark = markOf(props);
  const { count, total, outdated } = props;
  return (
    <small className={styles['mark']} data-mark={mark}>
      <FormattedMessage {...languageMarks[mark]} values={{ count, total, outdated }} />
    </small>
  );
}
