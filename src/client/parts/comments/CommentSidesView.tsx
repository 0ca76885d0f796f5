import { FormattedMessage } from 'react-intl';
import { COMMENT_SIDES } from './commentsApi';
import { CommentList } from './CommentList';
import { sideMessages } from './messages';
import styles from './CommentSidesView.module.css';

type Side = (typeof COMMENT_SIDES)[number];

const LOOKS = { 1: 'for', 0: 'neither', '-1': 'against' } as const satisfies Record<Side, string>;

/**
 * Comments in favour and against side by side, on a phone one below the other; the others follow.
 * Each side has pages of its own.
 */
export function CommentSidesView() {
  return (
    <div className={styles['sides']}>
      {COMMENT_SIDES.map((side) => (
        <section key={side} className={styles[LOOKS[side]]} aria-labelledby={`side-${side}`}>
          <h3 id={`side-${side}`} className={styles['title']}>
            <FormattedMessage {...sideMessages[side]} />
          </h3>
          <CommentList side={side} headingLevel={4} />
        </section>
      ))}
    </div>
  );
}
